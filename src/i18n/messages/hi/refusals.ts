import type { Messages } from '../../current.ts';

export const refusals: Messages = {
  '1 minute': '1 मिनट',
  'A code is on its way. You can ask for another in {time}.': 'कोड भेजा जा चुका है। दूसरा कोड {time} बाद मँगा सकते हैं।',
  'Many new accounts have been made from this network today. Please try again tomorrow, use another network, or call us.':
    'आज इस नेटवर्क से बहुत सारे नए अकाउंट बने हैं। कृपया कल फिर कोशिश करें, दूसरा नेटवर्क इस्तेमाल करें या हमें फ़ोन करें।',
  'One order can be worth up to {amount}. Please take fewer pieces.':
    'एक ऑर्डर {amount} तक का हो सकता है। कृपया कम सामान लें।',
  'One order can have up to {count} photos, and {number} has {already} already. Please send this report with fewer or none.':
    'एक ऑर्डर में {count} तक फ़ोटो भेज सकते हैं, {number} में पहले से {already} हैं। कृपया कम फ़ोटो के साथ या बिना फ़ोटो के भेजें।',
  'One order can hold up to {count} of {name}.': 'एक ऑर्डर में {name} {count} तक ले सकते हैं।',
  'One order can hold up to {count} of {name}. Your cart has {already} already.':
    'एक ऑर्डर में {name} {count} तक ले सकते हैं। आपके कार्ट में पहले से {already} हैं।',
  'Only {count} of {name} are left.': '{name} सिर्फ़ {count} बचे हैं।',
  'Only {count} of {name} are left. Please take fewer.': '{name} सिर्फ़ {count} बचे हैं। कृपया कम लें।',
  'Only {count} of {name} are left. Your cart has {already} already.':
    '{name} सिर्फ़ {count} बचे हैं। आपके कार्ट में पहले से {already} हैं।',
  'Only {count} of {name} is left.': '{name} सिर्फ़ {count} बचा है।',
  'Only {count} of {name} is left. Please take fewer.': '{name} सिर्फ़ {count} बचा है। कृपया कम लें।',
  'Only {count} of {name} is left. Your cart has {already} already.':
    '{name} सिर्फ़ {count} बचा है। आपके कार्ट में पहले से {already} है।',
  'Orders start at {minimum}. Please add items worth {more} more.':
    'ऑर्डर कम से कम {minimum} का होना चाहिए। कृपया {more} का सामान और जोड़ें।',
  'Please check the marked fields.': 'कृपया निशान लगे खाने देख लें।',
  'Please choose a delivery slot from the list.': 'कृपया सूची में से डिलीवरी स्लॉट चुनें।',
  'Please choose a pincode from the list.': 'कृपया सूची में से पिनकोड चुनें।',
  'Please enter the payment reference that your UPI app shows.': 'कृपया UPI ऐप में दिख रहा पेमेंट रेफ़रेंस लिखें।',
  'Please log in.': 'कृपया लॉग इन करें।',
  'Several orders to this address are under way that are not paid yet. Please wait until one has arrived, or call us.':
    'इस पते पर कई ऑर्डर आ रहे हैं जिनका पैसा अभी नहीं दिया गया है। कृपया किसी एक के पहुँचने तक रुकें या हमें फ़ोन करें।',
  'Something else of yours is still being sent. Please try again once it has arrived.':
    'आपकी एक और चीज़ अभी भेजी जा रही है। उसके पहुँचने पर फिर कोशिश करें।',
  'Something went wrong on our side. Please try again in a minute.':
    'हमारी तरफ़ से कुछ गड़बड़ हुई। कृपया एक मिनट बाद कोशिश करें।',
  'Something went wrong on our side. Please try again in a minute. If you write to us about it, please say {fault}.':
    'हमारी तरफ़ से कुछ गड़बड़ हुई। कृपया एक मिनट बाद कोशिश करें। इस बारे में हमें लिखें तो यह कोड बताएँ: {fault}।',
  'Something went wrong on our side. Please try again in a moment.':
    'हमारी तरफ़ से कुछ गड़बड़ हुई। कृपया थोड़ी देर में फिर कोशिश करें।',
  'That is not the code, and it was the last try. Please ask for a new code.':
    'कोड सही नहीं है और यह आख़िरी कोशिश थी। कृपया नया कोड मँगाएँ।',
  'That is not the code. Please check it: 1 try is left.': 'कोड सही नहीं है। कृपया जाँच लें: 1 कोशिश बाकी है।',
  'That is not the code. Please check it: {count} tries are left.': 'कोड सही नहीं है। कृपया जाँच लें: {count} कोशिशें बाकी हैं।',
  'That was tried too often. Please ask for a new code.': 'बहुत बार कोशिश हो चुकी है। कृपया नया कोड मँगाएँ।',
  'The amount to pay has changed from {before} to {amount}. Please check your cart and order again.':
    'कुल रकम {before} से बदलकर {amount} हो गई है। कृपया कार्ट देखकर फिर ऑर्डर करें।',
  'The code could not be sent just now. Please try again in a minute.':
    'अभी कोड नहीं भेजा जा सका। कृपया एक मिनट बाद कोशिश करें।',
  'The shop gave an answer we could not read. Please try again later.':
    'दुकान से आया जवाब हम पढ़ नहीं पाए। कृपया थोड़ी देर बाद कोशिश करें।',
  'The shop is very busy just now. Please try again in a few seconds.':
    'अभी दुकान में बहुत भीड़ है। कृपया कुछ सेकंड बाद कोशिश करें।',
  'The shop is very busy just now. Please try again in a minute.': 'अभी दुकान में बहुत भीड़ है। कृपया एक मिनट बाद कोशिश करें।',
  'There is no coupon with this code. Please check its spelling.': 'इस कोड का कोई कूपन नहीं है। कृपया कोड जाँच लें।',
  'There is no room left for this on our side. Please try again later.':
    'हमारी ओर इसके लिए जगह नहीं बची है। कृपया बाद में कोशिश करें।',
  'This address is not among yours.': 'यह पता आपके पतों में नहीं है।',
  'This address is not among yours. Please choose another one.': 'यह पता आपके पतों में नहीं है। कृपया दूसरा चुनें।',
  'This belongs to another customer.': 'यह किसी और ग्राहक का है।',
  'This code has been used or has run out. Please ask for a new code.':
    'यह कोड इस्तेमाल हो चुका है या इसका समय ख़त्म हो गया। कृपया नया कोड मँगाएँ।',
  'This delivery slot is full. Please choose another one.': 'यह डिलीवरी स्लॉट भर चुका है। कृपया दूसरा चुनें।',
  'This delivery slot is over. Please choose a later one.': 'इस डिलीवरी स्लॉट का समय निकल गया। कृपया बाद का चुनें।',
  'This did not arrive as a whole. Please send it again.': 'यह पूरा नहीं पहुँचा। कृपया फिर भेजें।',
  'This is no payment reference. It is the UTR or transaction number in your UPI app, 12 digits or longer.':
    'यह पेमेंट रेफ़रेंस नहीं है। यह UPI ऐप का UTR या ट्रांज़ैक्शन नंबर होता है, 12 या ज़्यादा अंकों का।',
  'This line is not in your cart any more.': 'यह आइटम अब आपके कार्ट में नहीं है।',
  'This number is not registered yet. Please register it first.': 'यह नंबर अभी रजिस्टर नहीं है। कृपया पहले रजिस्टर करें।',
  'This number is registered already. Please log in with it.': 'यह नंबर पहले से रजिस्टर है। कृपया इसी से लॉग इन करें।',
  'This order is not among yours.': 'यह ऑर्डर आपका नहीं है।',
  'This order was sent before with other details. Please reload the page and look at your orders.':
    'यह ऑर्डर पहले दूसरी जानकारी के साथ भेजा गया था। कृपया पेज रीलोड करके अपने ऑर्डर देखें।',
  'This shop is not open yet.': 'यह दुकान अभी खुली नहीं है।',
  'This product is not in the shop.': 'यह प्रोडक्ट दुकान में नहीं है।',
  'This product is not on your wishlist any more.': 'यह प्रोडक्ट अब आपकी विशलिस्ट में नहीं है।',
  'This request is larger than {size}.': 'यह {size} से बड़ा है।',
  'This took too long to arrive. Please check your connection and try again.':
    'इसे पहुँचने में बहुत समय लगा। कृपया अपना कनेक्शन देखकर फिर कोशिश करें।',
  'Too many codes have been asked for. Please try again in {time}.':
    'बहुत सारे कोड मँगाए जा चुके हैं। कृपया {time} बाद कोशिश करें।',
  'Too many codes have been tried. Please try again in {time}.': 'बहुत सारे कोड आज़माए जा चुके हैं। कृपया {time} बाद कोशिश करें।',
  'Up to {count} of {name} can be under way to one address that are not paid yet. Please take fewer, or call us.':
    'पैसा देने से पहले एक पते पर {name} ज़्यादा से ज़्यादा {count} आ सकते हैं। कृपया कम लें या हमें फ़ोन करें।',
  'We could not reach the shop. Please check your connection and try again.':
    'दुकान से संपर्क नहीं हो पाया। कृपया अपना इंटरनेट देखें और फिर कोशिश करें।',
  'We don’t deliver to this pincode yet.': 'इस पिनकोड पर अभी डिलीवरी नहीं है।',
  'We don’t deliver to {pincode} yet. Please choose another address.':
    '{pincode} पर अभी डिलीवरी नहीं है। कृपया दूसरा पता चुनें।',
  'You can have up to {count} of {name} under way that are not paid yet, and your orders have {already} already. Please take fewer, or call us.':
    'पैसा देने से पहले {name} ज़्यादा से ज़्यादा {count} मँगा सकते हैं, और आपके ऑर्डर में पहले से {already} हैं। कृपया कम लें या हमें फ़ोन करें।',
  'You can save up to {count} addresses. Please remove one first.':
    'आप {count} तक पते सेव कर सकते हैं। कृपया पहले कोई एक हटाएँ।',
  'You gave this payment reference with order {number}. Each payment counts for one order.':
    'यह पेमेंट रेफ़रेंस आपने ऑर्डर {number} में दिया था। हर पेमेंट एक ही ऑर्डर के लिए होता है।',
  'You have {count} orders under way that are not paid yet. Please wait until one has arrived, cancel one, or call us.':
    'आपके {count} ऑर्डर आ रहे हैं जिनका पैसा अभी नहीं दिया गया है। कृपया किसी एक के पहुँचने तक रुकें, किसी एक को कैंसल करें या हमें फ़ोन करें।',
  'You have used {code} already. Please try another coupon.': 'आप {code} इस्तेमाल कर चुके हैं। कृपया दूसरा कूपन आज़माएँ।',
  'You have used {code} {count} times, as often as it can be. Please try another coupon.':
    'आप {code} {count} बार इस्तेमाल कर चुके हैं, इससे ज़्यादा नहीं हो सकता। कृपया दूसरा कूपन आज़माएँ।',
  'Your address is saved, but we could not read it. Please reload this page.':
    'आपका पता सेव हो गया है, पर हम उसे पढ़ नहीं पाए। कृपया यह पेज रीलोड करें।',
  'Your cart is empty. Please add something first.': 'आपका कार्ट खाली है। कृपया पहले कुछ जोड़ें।',
  'Your order is no longer as this page showed it, so nothing was ordered. Please look at it and order again.':
    'आपका ऑर्डर अब वैसा नहीं है जैसा इस पेज पर था, इसलिए कुछ भी ऑर्डर नहीं हुआ। देखकर फिर ऑर्डर करें।',
  'Your order is placed, but we could not read it. You find it among your orders.':
    'आपका ऑर्डर हो गया है, पर हम उसे पढ़ नहीं पाए। वह आपके ऑर्डर में दिखेगा।',
  '{code} can be used from {date}.': '{code} {date} से इस्तेमाल कर सकते हैं।',
  '{code} ended on {date}. Please try another coupon.': '{code} {date} को ख़त्म हो गया। कृपया दूसरा कूपन आज़माएँ।',
  '{code} has been used up. Please try another coupon.': '{code} ख़त्म हो चुका है। कृपया दूसरा कूपन आज़माएँ।',
  '{code} is for a first order only. Please try another coupon.': '{code} सिर्फ़ पहले ऑर्डर के लिए है। कृपया दूसरा कूपन आज़माएँ।',
  '{code} needs items worth {minimum}. Add {more} more to use it.':
    '{code} {minimum} के सामान पर लगता है। {more} का सामान और जोड़ें।',
  '{code} takes nothing off these items. Please try another coupon.':
    '{code} से इन चीज़ों पर कुछ कम नहीं होता। कृपया दूसरा कूपन आज़माएँ।',
  '{count} minutes': '{count} मिनट',
  '{count} seconds': '{count} सेकंड',
  '{names} can’t go to {pincode}, because our cold van does not drive there. Please remove them from your cart, or choose another address.':
    '{names} {pincode} पर नहीं जा सकते, क्योंकि हमारी ठंडी वैन वहाँ नहीं जाती। कृपया इन्हें कार्ट से हटाएँ या दूसरा पता चुनें।',
  '{name} can’t go to {pincode}, because our cold van does not drive there. Please remove it from your cart, or choose another address.':
    '{name} {pincode} पर नहीं जा सकता, क्योंकि हमारी ठंडी वैन वहाँ नहीं जाती। कृपया इसे कार्ट से हटाएँ या दूसरा पता चुनें।',
  '{name} has just sold out. Please remove it from your cart.': '{name} अभी-अभी ख़त्म हो गया। कृपया इसे कार्ट से हटा दें।',
  '{number} came with units missing': '{number} में कुछ सामान कम आया',
  '{number} is delivered, so it can’t be cancelled here any more. Please call us.':
    '{number} डिलीवर हो चुका है, अब यहाँ कैंसल नहीं हो सकता। कृपया हमें फ़ोन करें।',
  '{number} is out for delivery, so it can’t be cancelled here any more. Please call us.':
    '{number} डिलीवरी के लिए निकल चुका है, अब यहाँ कैंसल नहीं हो सकता। कृपया हमें फ़ोन करें।',
  '{number} is packed, so it can’t be cancelled here any more. Please call us.':
    '{number} पैक हो चुका है, अब यहाँ कैंसल नहीं हो सकता। कृपया हमें फ़ोन करें।',
  '{number} was cancelled': '{number} कैंसल हुआ',
  '{number} was paid with more than it came to': '{number} में देय रकम से ज़्यादा दिया गया',
};
