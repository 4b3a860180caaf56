import type { Messages } from '../../current.ts';

export const fields: Messages = {
  'A GSTIN has 15 signs, such as 27AAPFU0939F1ZV.': 'GSTIN में 15 अक्षर-अंक होते हैं, जैसे 27AAPFU0939F1ZV।',
  'A GSTIN has 2 digits for the state, the PAN, a digit or letter, Z and a check digit. Please check it.':
    'GSTIN में राज्य के 2 अंक, PAN, एक अंक या अक्षर, Z और एक जाँच अंक होता है। कृपया देख लें।',
  'A PAN has 5 letters, 4 digits and a letter, such as ABCPE1234F. Please check it against your card.':
    'PAN में 5 अक्षर, 4 अंक और 1 अक्षर होता है, जैसे ABCPE1234F। कृपया अपने कार्ड से मिला लें।',
  'A mobile number has 10 digits.': 'मोबाइल नंबर में 10 अंक होते हैं।',
  'An Aadhaar number has 12 digits, such as 2341 2341 2346.': 'आधार नंबर में 12 अंक होते हैं, जैसे 2341 2341 2346।',
  'An Aadhaar number never starts with 0 or 1. Please check it against your card.':
    'आधार नंबर 0 या 1 से शुरू नहीं होता। कृपया अपने कार्ड से मिला लें।',
  'Indian mobile numbers start with 6, 7, 8 or 9.': 'भारतीय मोबाइल नंबर 6, 7, 8 या 9 से शुरू होते हैं।',
  'One of the digits is not right. Please check them against your card.':
    'कोई एक अंक सही नहीं है। कृपया अपने कार्ड से मिला लें।',
  'One of the signs is not right. Please check them against your certificate.':
    'कोई एक अक्षर या अंक सही नहीं है। कृपया अपने प्रमाणपत्र से मिला लें।',
  'One order can hold up to {count} of {name}. Your order has {already} already.':
    'एक ऑर्डर में {name} {count} तक ले सकते हैं। आपके ऑर्डर में पहले से {already} हैं।',
  'Please choose a pincode.': 'कृपया पिनकोड चुनें।',
  'Please choose how you want to pay.': 'कृपया चुनें कि आप कैसे पेमेंट करेंगे।',
  'Please enter a coupon code.': 'कृपया कूपन कोड लिखें।',
  'Please enter a name for this address, such as Home.': 'कृपया इस पते का नाम लिखें, जैसे घर।',
  'Please enter the GSTIN alone.': 'कृपया सिर्फ़ GSTIN लिखें।',
  'Please enter the GSTIN.': 'कृपया GSTIN लिखें।',
  'Please enter the code.': 'कृपया कोड लिखें।',
  'Please enter the flat, house and street.': 'कृपया फ़्लैट, मकान और सड़क लिखें।',
  'Please enter the name of the person receiving.': 'कृपया सामान लेने वाले का नाम लिखें।',
  'Please enter your Aadhaar number alone.': 'कृपया सिर्फ़ अपना आधार नंबर लिखें।',
  'Please enter your Aadhaar number.': 'कृपया अपना आधार नंबर लिखें।',
  'Please enter your PAN alone.': 'कृपया सिर्फ़ अपना PAN लिखें।',
  'Please enter your PAN.': 'कृपया अपना PAN लिखें।',
  'Please enter your mobile number.': 'कृपया अपना मोबाइल नंबर लिखें।',
  'Please enter your name.': 'कृपया अपना नाम लिखें।',
  'Please use at most 160 characters.': 'कृपया 160 से ज़्यादा अक्षर न लिखें।',
  'Please use at most 254 characters.': 'कृपया 254 से ज़्यादा अक्षर न लिखें।',
  'Please use at most 300 characters.': 'कृपया 300 से ज़्यादा अक्षर न लिखें।',
  'Please use at most 40 characters.': 'कृपया 40 से ज़्यादा अक्षर न लिखें।',
  'Please use at most 80 characters.': 'कृपया 80 से ज़्यादा अक्षर न लिखें।',
  'So much has been reported of {number} already that we ask you to call us.':
    '{number} की बहुत सारी शिकायतें आ चुकी हैं। कृपया हमें फ़ोन करें।',
  'The code has 6 digits.': 'कोड में 6 अंक होते हैं।',
  'There are {count} of {name} left to report.': '{name} के {count} ही बताने बाकी हैं।',
  'There is no such photo.': 'ऐसी कोई फ़ोटो नहीं है।',
  'There is {count} of {name} left to report.': '{name} का {count} ही बताना बाकी है।',
  'These goods were sent before with other details. Please reload the page and look at your order.':
    'यह सामान पहले दूसरी जानकारी के साथ भेजा गया था। कृपया पेज रीलोड करके अपना ऑर्डर देखें।',
  'This e-mail address looks incomplete. Example: name@example.com': 'यह ईमेल अधूरा लगता है। उदाहरण: name@example.com',
  'This photo can’t be used: {reason}.': 'यह फ़ोटो इस्तेमाल नहीं हो सकती: {reason}।',
  'This photo is larger than 1 MB. Please choose a smaller one.': 'यह फ़ोटो 1 MB से बड़ी है। कृपया छोटी चुनें।',
  'We no longer deliver to {pincode}.': '{pincode} पर अब डिलीवरी नहीं है।',
  'With these goods your order comes to {amount}, not {before}. Please look at the prices and add them again.':
    'इस सामान के साथ आपका ऑर्डर {before} नहीं, {amount} का है। कृपया कीमतें देखकर फिर जोड़ें।',
  'You have reported all of {name} already.': 'आप {name} के बारे में पहले ही पूरा बता चुके हैं।',
  '{names} can’t go to {pincode}, because our cold van does not drive there. Please remove them from what you add.':
    '{names} {pincode} पर नहीं जा सकते, क्योंकि हमारी ठंडी वैन वहाँ नहीं जाती। कृपया इन्हें हटा दें।',
  '{name} can’t go to {pincode}, because our cold van does not drive there. Please remove it from what you add.':
    '{name} {pincode} पर नहीं जा सकता, क्योंकि हमारी ठंडी वैन वहाँ नहीं जाती। कृपया इसे हटा दें।',
  '{name} has just sold out. Please remove it from what you add.':
    '{name} अभी-अभी ख़त्म हो गया। कृपया इसे जोड़े जा रहे सामान से हटा दें।',
  '{number} has no such line.': '{number} में ऐसा कोई आइटम नहीं है।',
  '{number} is cancelled, so nothing can be added to it any more. Please place another order.':
    '{number} कैंसल हो चुका है, अब इसमें कुछ नहीं जुड़ सकता। कृपया नया ऑर्डर करें।',
  '{number} is delivered, so nothing can be added to it any more. Please place another order.':
    '{number} डिलीवर हो चुका है, अब इसमें कुछ नहीं जुड़ सकता। कृपया नया ऑर्डर करें।',
  '{number} is not delivered yet.': '{number} अभी डिलीवर नहीं हुआ है।',
  '{number} is out for delivery, so nothing can be added to it any more. Please place another order.':
    '{number} डिलीवरी के लिए निकल चुका है, अब इसमें कुछ नहीं जुड़ सकता। कृपया नया ऑर्डर करें।',
  '{number} is packed, so nothing can be added to it any more. Please place another order.':
    '{number} पैक हो चुका है, अब इसमें कुछ नहीं जुड़ सकता। कृपया नया ऑर्डर करें।',
  '{number} refund: {name}': '{number} रिफ़ंड: {name}',
  '{number} was delivered more than {count} days ago. Please call us.':
    '{number} को डिलीवर हुए {count} दिन से ज़्यादा हो गए। कृपया हमें फ़ोन करें।',
  '{number} was placed': '{number} ऑर्डर हुआ',
};
