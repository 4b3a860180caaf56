import type { Messages } from '../../current.ts';

export const pages: Messages = {
  '10am to 8pm': 'सुबह 10 से रात 8 बजे',
  'A shopping list': 'ख़रीदारी की सूची',
  'Best sellers': 'सबसे ज़्यादा बिकने वाले',
  'By continuing you agree to the {terms} and the {privacy}.': 'आगे बढ़कर आप {terms} और {privacy} से सहमत होते हैं।',
  'By continuing you agree to the {terms}.': 'आगे बढ़कर आप {terms} से सहमत होते हैं।',
  'Chosen with this week’s kitchen in mind.': 'इस हफ़्ते की रसोई के लिए चुने हुए।',
  'Customer care is reachable from 10am to 8pm for queries, feedback or issues':
    'कस्टमर केयर सुबह 10 से रात 8 बजे तक: सवाल, सुझाव या समस्या के लिए',
  'Everything we sell, by category: fruit and vegetables, atta, rice and dal, fish, dairy, sweets and more.':
    'हमारा सारा सामान, कैटेगरी के हिसाब से: फल-सब्ज़ी, आटा, चावल-दाल, मछली, डेयरी, मिठाई और बहुत कुछ।',
  'Featured products': 'ख़ास प्रोडक्ट',
  'Fresh vegetables, fish, rice, dal, sweets and everything else for the home, delivered in Kolkata.':
    'ताज़ी सब्ज़ियाँ, मछली, चावल, दाल, मिठाई और घर का सारा सामान, कोलकाता में डिलीवरी।',
  'Go to the home page': 'होम पेज पर जाएँ',
  'Goes well with': 'इसके साथ लें',
  'Last changed': 'आख़िरी बदलाव',
  'New products': 'नए प्रोडक्ट',
  'No connection': 'इंटरनेट नहीं है',
  'No connection to the shop': 'दुकान से संपर्क नहीं',
  'Normal delivery starts from 11 am': 'सामान्य डिलीवरी सुबह 11 बजे से',
  'On this device': 'इस डिवाइस पर',
  'Out for delivery': 'डिलीवरी के लिए निकला',
  'Out for delivery, expected by {time}': 'डिलीवरी के लिए निकला, {time} तक पहुँचेगा',
  'Page not found': 'पेज नहीं मिला',
  'Search everything we sell.': 'हमारे सारे सामान में खोजें।',
  'Send {shop} to a neighbour.': '{shop} अपने पड़ोसी को भेजें।',
  'Share {shop}': '{shop} शेयर करें',
  'Skip to the content': 'सीधे कंटेंट पर जाएँ',
  'Thank you': 'धन्यवाद',
  'The page you asked for is not here, or no longer. The rest of the market is open.':
    'आपका माँगा पेज यहाँ नहीं है, या अब नहीं रहा। बाकी बाज़ार खुला है।',
  'This page has not been opened on this device yet, so it can’t be shown now. Your cart and what you have seen before are still here.':
    'यह पेज इस डिवाइस पर पहले नहीं खुला, इसलिए अभी नहीं दिख सकता। आपका कार्ट और पहले देखे गए पेज यहीं हैं।',
  'This stall has moved': 'यह स्टॉल कहीं और चला गया',
  'Your Cart': 'आपका कार्ट',
  'Your Online Marketplace for Quality Groceries': 'अच्छी क्वालिटी के किराने की आपकी ऑनलाइन दुकान',
  'Your orders and wishlist, help, and how the shop looks.': 'आपके ऑर्डर और विशलिस्ट, मदद, और दुकान का रूप।',
  'delivery {amount}': 'डिलीवरी {amount}',
  'queries, feedback or issues': 'सवाल, सुझाव या समस्या',
  '{customerCare}.': '{customerCare}।',
  '{name} for {price}.': '{name} {price} में।',
  '{name}, page {page} of {pages}': '{name}, पेज {page} / {pages}',
  '{what} at {shop}. Delivered in Kolkata.': '{shop} पर {what}। कोलकाता में डिलीवरी।',
};
