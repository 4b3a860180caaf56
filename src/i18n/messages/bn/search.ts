import type { Messages } from '../../current.ts';

export const search: Messages = {
  '(searched before; Delete removes it)': '(আগে সার্চ করেছেন; Delete টিপলে মুছে যাবে)',
  'Browse categories': 'ক্যাটাগরি দেখুন',
  Category: 'ক্যাটাগরি',
  'in {category}': '{category} বিভাগে',
  'Log in to keep {name} on your wishlist.': '{name} উইশলিস্টে রাখতে লগ ইন করুন।',
  'Looking for “{q}”…': '“{q}” খোঁজা হচ্ছে…',
  'Move {name} to cart': '{name} কার্টে নিন',
  'No microphone was found. Please type your search.': 'কোনও মাইক্রোফোন পাওয়া গেল না। লিখে সার্চ করুন।',
  'No results': 'কিছু পাওয়া গেল না',
  'No results for “{q}” with these filters': 'এই ফিল্টারে “{q}” পাওয়া গেল না',
  'Nothing for all words; these have “{words}”': 'সব শব্দ মেলেনি; এগুলিতে আছে “{words}”',
  'Nothing for all words; these {count} results have “{words}”': 'সব শব্দ মেলেনি; এই {count}টিতে আছে “{words}”',
  'Nothing for all words; this result has “{words}”': 'সব শব্দ মেলেনি; এটিতে আছে “{words}”',
  'Nothing on your wishlist yet': 'উইশলিস্টে এখনও কিছু নেই',
  'Nothing was heard. Please try again, or type your search.': 'কিছু শোনা গেল না। আবার বলুন, বা লিখে সার্চ করুন।',
  'Popular searches': 'জনপ্রিয় সার্চ',
  'Recent searches': 'সাম্প্রতিক সার্চ',
  'recent searches': 'সাম্প্রতিক সার্চ',
  Remove: 'সরান',
  'Remove {name}': '{name} সরান',
  'Results for “{q}”': '“{q}”-এর ফলাফল',
  Search: 'সার্চ',
  Suggestions: 'সাজেশন',
  'Tap the heart on a product to find it here again.': 'পণ্যের হার্টে ট্যাপ করুন, এখানে আবার পাবেন।',
  'The microphone is not allowed here. Please allow it in the browser, or type your search.':
    'মাইক্রোফোনের অনুমতি নেই। ব্রাউজারে অনুমতি দিন, বা লিখে সার্চ করুন।',
  'Type a product, a kind or a brand.': 'পণ্য, ধরন বা ব্র্যান্ডের নাম লিখুন।',
  'Voice search could not be reached. Please try again, or type your search.':
    'ভয়েস সার্চের সঙ্গে যোগাযোগ হল না। আবার চেষ্টা করুন, বা লিখে সার্চ করুন।',
  'Voice search does not work just now. Please type your search.': 'ভয়েস সার্চ এখন কাজ করছে না। লিখে সার্চ করুন।',
  'Voice search is switched off in this browser. Please type your search.':
    'এই ব্রাউজারে ভয়েস সার্চ বন্ধ আছে। লিখে সার্চ করুন।',
  'What you search for will stand here.': 'যা সার্চ করবেন, তা এখানে থাকবে।',
  'Your wishlist': 'আপনার উইশলিস্ট',
  '{count} result for “{q}”': '“{q}”-এর {count}টি ফলাফল',
  '{count} results for “{q}”': '“{q}”-এর {count}টি ফলাফল',
  '{name} is in your cart': '{name} আপনার কার্টে আছে',
  '{name} is on your wishlist': '{name} আপনার উইশলিস্টে আছে',
  'Something you wished for is not sold any more, and is not on your wishlist.':
    'আপনার পছন্দের কিছু আর বিক্রি হয় না, তাই উইশলিস্টে নেই।',
  'What you wished for could not be put on your wishlist yet. We try again on the next page.':
    'আপনার পছন্দের জিনিস এখনও উইশলিস্টে রাখা যায়নি। পরের পাতায় আবার চেষ্টা করা হবে।',
  '{results}, {packSize} first': '{results}, আগে {packSize}',
};
