import type { Messages } from '../../current.ts';

export const search: Messages = {
  '(searched before; Delete removes it)': '(पहले खोजा गया; Delete से हटेगा)',
  'Browse categories': 'कैटेगरी देखें',
  Category: 'कैटेगरी',
  'Log in to keep {name} on your wishlist.': '{name} को विशलिस्ट में रखने के लिए लॉग इन करें।',
  'Looking for “{q}”…': '“{q}” खोजा जा रहा है…',
  'Move {name} to cart': '{name} कार्ट में डालें',
  'No microphone was found. Please type your search.': 'माइक्रोफ़ोन नहीं मिला। कृपया लिखकर खोजें।',
  'No results': 'कोई नतीजा नहीं',
  'No results for “{q}” with these filters': 'इन फ़िल्टर के साथ “{q}” के लिए कुछ नहीं मिला',
  'Nothing for all words; these have “{words}”': 'सभी शब्दों का कुछ नहीं मिला; इनमें “{words}” है',
  'Nothing for all words; these {count} results have “{words}”':
    'सभी शब्दों का कुछ नहीं मिला; इन {count} नतीजों में “{words}” है',
  'Nothing for all words; this result has “{words}”': 'सभी शब्दों का कुछ नहीं मिला; इस नतीजे में “{words}” है',
  'Nothing on your wishlist yet': 'आपकी विशलिस्ट अभी खाली है',
  'Nothing was heard. Please try again, or type your search.': 'कुछ सुनाई नहीं दिया। कृपया फिर बोलें या लिखकर खोजें।',
  'Popular searches': 'लोकप्रिय खोजें',
  'Recent searches': 'हाल की खोजें',
  Remove: 'हटाएँ',
  'Remove {name}': '{name} हटाएँ',
  'Results for “{q}”': '“{q}” के नतीजे',
  Search: 'खोजें',
  Suggestions: 'सुझाव',
  'Tap the heart on a product to find it here again.': 'प्रोडक्ट पर दिल दबाएँ, वह यहाँ मिलेगा।',
  'The microphone is not allowed here. Please allow it in the browser, or type your search.':
    'यहाँ माइक्रोफ़ोन की अनुमति नहीं है। कृपया ब्राउज़र में अनुमति दें या लिखकर खोजें।',
  'Type a product, a kind or a brand.': 'प्रोडक्ट, किस्म या ब्रांड लिखें।',
  'Voice search could not be reached. Please try again, or type your search.':
    'वॉइस सर्च से संपर्क नहीं हुआ। कृपया फिर कोशिश करें या लिखकर खोजें।',
  'Voice search does not work just now. Please type your search.': 'वॉइस सर्च अभी काम नहीं कर रहा। कृपया लिखकर खोजें।',
  'Voice search is switched off in this browser. Please type your search.':
    'इस ब्राउज़र में वॉइस सर्च बंद है। कृपया लिखकर खोजें।',
  'What you search for will stand here.': 'आप जो खोजेंगे, यहाँ दिखेगा।',
  'Your wishlist': 'आपकी विशलिस्ट',
  'in {category}': '{category} में',
  'recent searches': 'हाल की खोजें',
  '{count} result for “{q}”': '“{q}” के लिए {count} नतीजा',
  '{count} results for “{q}”': '“{q}” के लिए {count} नतीजे',
  '{name} is in your cart': '{name} आपके कार्ट में है',
  '{name} is on your wishlist': '{name} आपकी विशलिस्ट में है',
  'Something you wished for is not sold any more, and is not on your wishlist.':
    'आपकी पसंद की कोई चीज़ अब नहीं बिकती, इसलिए विशलिस्ट में नहीं है।',
  'What you wished for could not be put on your wishlist yet. We try again on the next page.':
    'आपकी पसंद की चीज़ें अभी विशलिस्ट में नहीं रखी जा सकीं। अगले पेज पर फिर कोशिश होगी।',
  '{results}, {packSize} first': '{results}, {packSize} पहले',
};
