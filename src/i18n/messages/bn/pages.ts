import type { Messages } from '../../current.ts';

export const pages: Messages = {
  '10am to 8pm': 'সকাল 10টা থেকে রাত 8টা',
  'A shopping list': 'কেনাকাটার লিস্ট',
  'Best sellers': 'সবচেয়ে বেশি বিক্রি',
  'By continuing you agree to the {terms} and the {privacy}.': 'এগোলে আপনি {terms} ও {privacy} মেনে নিচ্ছেন।',
  'By continuing you agree to the {terms}.': 'এগোলে আপনি {terms} মেনে নিচ্ছেন।',
  'Chosen with this week’s kitchen in mind.': 'এই সপ্তাহের রান্নার কথা ভেবে বাছা।',
  'Customer care is reachable from 10am to 8pm for queries, feedback or issues':
    'প্রশ্ন, মতামত বা সমস্যার জন্য কাস্টমার কেয়ার সকাল 10টা থেকে রাত 8টা',
  'delivery {amount}': 'ডেলিভারি {amount}',
  'Everything we sell, by category: fruit and vegetables, atta, rice and dal, fish, dairy, sweets and more.':
    'আমাদের সব পণ্য, ক্যাটাগরি ধরে: ফল ও সবজি, আটা, চাল ও ডাল, মাছ, দুধ, মিষ্টি ও আরও অনেক কিছু।',
  'Featured products': 'বাছাই করা পণ্য',
  'Fresh vegetables, fish, rice, dal, sweets and everything else for the home, delivered in Kolkata.':
    'টাটকা সবজি, মাছ, চাল, ডাল, মিষ্টি আর বাড়ির সব কিছু, কলকাতায় ডেলিভারি।',
  'Go to the home page': 'হোম পেজে যান',
  'Goes well with': 'এর সঙ্গে ভালো চলে',
  'Last changed': 'শেষ বদল',
  'New products': 'নতুন পণ্য',
  'No connection': 'ইন্টারনেট নেই',
  'No connection to the shop': 'দোকানের সঙ্গে যোগাযোগ নেই',
  'Normal delivery starts from 11 am': 'সাধারণ ডেলিভারি সকাল 11টা থেকে',
  'On this device': 'এই ডিভাইসে',
  'Out for delivery': 'ডেলিভারিতে বেরিয়েছে',
  'Out for delivery, expected by {time}': 'ডেলিভারিতে বেরিয়েছে, {time}-এর মধ্যে পৌঁছবে',
  'Page not found': 'পেজ পাওয়া গেল না',
  'queries, feedback or issues': 'প্রশ্ন, মতামত বা সমস্যা',
  'Search everything we sell.': 'আমাদের সব পণ্যে সার্চ করুন।',
  'Send {shop} to a neighbour.': 'প্রতিবেশীকে {shop}-এর কথা জানান।',
  'Share {shop}': '{shop} শেয়ার করুন',
  'Skip to the content': 'মূল অংশে যান',
  'Thank you': 'ধন্যবাদ',
  'The page you asked for is not here, or no longer. The rest of the market is open.':
    'যে পেজ চাইছেন তা এখানে নেই, বা আর নেই। বাকি হাট খোলা আছে।',
  'This page has not been opened on this device yet, so it can’t be shown now. Your cart and what you have seen before are still here.':
    'এই পেজ আগে এই ডিভাইসে খোলা হয়নি, তাই এখন দেখানো যাচ্ছে না। আপনার কার্ট ও আগে দেখা পেজ এখানেই আছে।',
  'This stall has moved': 'এই দোকান সরে গেছে',
  'Your Cart': 'আপনার কার্ট',
  'Your Online Marketplace for Quality Groceries': 'ভালো মানের মুদিখানার অনলাইন বাজার',
  'Your orders and wishlist, help, and how the shop looks.': 'আপনার অর্ডার ও উইশলিস্ট, সাহায্য, আর দোকানের চেহারা।',
  '{customerCare}.': '{customerCare}।',
  '{name} for {price}.': '{name}, দাম {price}।',
  '{name}, page {page} of {pages}': '{name}, পেজ {page}/{pages}',
  '{what} at {shop}. Delivered in Kolkata.': '{shop}-এ {what}। কলকাতায় ডেলিভারি।',
};
