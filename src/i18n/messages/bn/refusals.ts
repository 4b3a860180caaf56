import type { Messages } from '../../current.ts';

export const refusals: Messages = {
  '1 minute': '1 মিনিট',
  'A code is on its way. You can ask for another in {time}.': 'কোড পাঠানো হয়েছে। {time} পরে আবার চাইতে পারবেন।',
  'Many new accounts have been made from this network today. Please try again tomorrow, use another network, or call us.':
    'আজ এই নেটওয়ার্ক থেকে অনেক নতুন অ্যাকাউন্ট খোলা হয়েছে। কাল আবার চেষ্টা করুন, অন্য নেটওয়ার্ক ব্যবহার করুন, বা আমাদের ফোন করুন।',
  'One order can be worth up to {amount}. Please take fewer pieces.':
    'এক অর্ডার সর্বাধিক {amount}-এর হতে পারে। কিছু কমান।',
  'One order can have up to {count} photos, and {number} has {already} already. Please send this report with fewer or none.':
    'এক অর্ডারে সর্বাধিক {count}টি ছবি দেওয়া যায়, {number}-এ আগেই {already}টি আছে। কম ছবি দিয়ে বা ছবি ছাড়াই পাঠান।',
  'One order can hold up to {count} of {name}.': 'এক অর্ডারে {name} সর্বাধিক {count}টি নেওয়া যায়।',
  'One order can hold up to {count} of {name}. Your cart has {already} already.':
    'এক অর্ডারে {name} সর্বাধিক {count}টি নেওয়া যায়। কার্টে আগেই {already}টি আছে।',
  'Only {count} of {name} are left.': '{name} আর মাত্র {count}টি আছে।',
  'Only {count} of {name} are left. Please take fewer.': '{name} আর মাত্র {count}টি আছে। সংখ্যা কমান।',
  'Only {count} of {name} are left. Your cart has {already} already.':
    '{name} আর মাত্র {count}টি আছে। আপনার কার্টে আগেই {already}টি আছে।',
  'Only {count} of {name} is left.': '{name} আর মাত্র {count}টি আছে।',
  'Only {count} of {name} is left. Please take fewer.': '{name} আর মাত্র {count}টি আছে। সংখ্যা কমান।',
  'Only {count} of {name} is left. Your cart has {already} already.':
    '{name} আর মাত্র {count}টি আছে। আপনার কার্টে আগেই {already}টি আছে।',
  'Orders start at {minimum}. Please add items worth {more} more.':
    'কমপক্ষে {minimum}-এর অর্ডার করতে হবে। আরও {more}-এর পণ্য যোগ করুন।',
  'Please check the marked fields.': 'চিহ্নিত ঘরগুলি দেখে নিন।',
  'Please choose a delivery slot from the list.': 'তালিকা থেকে একটি ডেলিভারি স্লট বেছে নিন।',
  'Please choose a pincode from the list.': 'তালিকা থেকে একটি পিনকোড বেছে নিন।',
  'Please enter the payment reference that your UPI app shows.': 'UPI অ্যাপে দেখানো পেমেন্ট রেফারেন্স লিখুন।',
  'Please log in.': 'লগ ইন করুন।',
  'Several orders to this address are under way that are not paid yet. Please wait until one has arrived, or call us.':
    'এই ঠিকানায় কয়েকটি অর্ডার আসছে, যেগুলির টাকা এখনও দেওয়া হয়নি। একটি এসে পৌঁছনো পর্যন্ত অপেক্ষা করুন, বা আমাদের ফোন করুন।',
  'Something else of yours is still being sent. Please try again once it has arrived.':
    'আপনার আর একটি জিনিস এখনও পাঠানো হচ্ছে। সেটি পৌঁছলে আবার চেষ্টা করুন।',
  'Something went wrong on our side. Please try again in a minute.':
    'আমাদের দিকে সমস্যা হয়েছে। এক মিনিট পরে আবার চেষ্টা করুন।',
  'Something went wrong on our side. Please try again in a minute. If you write to us about it, please say {fault}.':
    'আমাদের দিকে সমস্যা হয়েছে। এক মিনিট পরে আবার চেষ্টা করুন। আমাদের জানালে {fault} লিখে দিন।',
  'Something went wrong on our side. Please try again in a moment.': 'আমাদের দিকে সমস্যা হয়েছে। একটু পরে আবার চেষ্টা করুন।',
  'That is not the code, and it was the last try. Please ask for a new code.':
    'কোডটি ঠিক নয়, আর এটিই ছিল শেষ চেষ্টা। নতুন কোড নিন।',
  'That is not the code. Please check it: 1 try is left.': 'কোডটি ঠিক নয়। মিলিয়ে নিন: আর 1 বার চেষ্টা করা যাবে।',
  'That is not the code. Please check it: {count} tries are left.':
    'কোডটি ঠিক নয়। মিলিয়ে নিন: আর {count} বার চেষ্টা করা যাবে।',
  'That was tried too often. Please ask for a new code.': 'অনেকবার চেষ্টা হয়েছে। নতুন কোড নিন।',
  'The amount to pay has changed from {before} to {amount}. Please check your cart and order again.':
    'মোট টাকা {before} থেকে বদলে {amount} হয়েছে। কার্ট দেখে আবার অর্ডার করুন।',
  'The code could not be sent just now. Please try again in a minute.':
    'কোড এখন পাঠানো গেল না। এক মিনিট পরে আবার চেষ্টা করুন।',
  'The shop gave an answer we could not read. Please try again later.':
    'দোকানের উত্তর পড়া গেল না। একটু পরে আবার চেষ্টা করুন।',
  'The shop is very busy just now. Please try again in a few seconds.':
    'দোকানে এখন খুব ভিড়। কয়েক সেকেন্ড পরে আবার চেষ্টা করুন।',
  'The shop is very busy just now. Please try again in a minute.': 'দোকানে এখন খুব ভিড়। এক মিনিট পরে আবার চেষ্টা করুন।',
  'There is no coupon with this code. Please check its spelling.': 'এই কোডের কোনও কুপন নেই। বানান দেখে নিন।',
  'There is no room left for this on our side. Please try again later.':
    'আমাদের দিকে এটি রাখার জায়গা নেই। পরে আবার চেষ্টা করুন।',
  'This address is not among yours.': 'এই ঠিকানা আপনার তালিকায় নেই।',
  'This address is not among yours. Please choose another one.': 'এই ঠিকানা আপনার তালিকায় নেই। অন্য একটি বেছে নিন।',
  'This belongs to another customer.': 'এটি অন্য গ্রাহকের।',
  'This code has been used or has run out. Please ask for a new code.':
    'এই কোড ব্যবহার হয়ে গেছে বা মেয়াদ শেষ। নতুন কোড নিন।',
  'This delivery slot is full. Please choose another one.': 'এই ডেলিভারি স্লট ভর্তি। অন্য একটি বেছে নিন।',
  'This delivery slot is over. Please choose a later one.': 'এই ডেলিভারি স্লট পেরিয়ে গেছে। পরের একটি বেছে নিন।',
  'This did not arrive as a whole. Please send it again.': 'এটি পুরোটা এসে পৌঁছয়নি। আবার পাঠান।',
  'This is no payment reference. It is the UTR or transaction number in your UPI app, 12 digits or longer.':
    'এটি পেমেন্ট রেফারেন্স নয়। UPI অ্যাপে UTR বা ট্রানজ্যাকশন নম্বর দেখুন, 12 বা তার বেশি সংখ্যার।',
  'This line is not in your cart any more.': 'এই পণ্য আর আপনার কার্টে নেই।',
  'This number is not registered yet. Please register it first.': 'এই নম্বর এখনও রেজিস্টার করা নেই। আগে রেজিস্টার করুন।',
  'This number is registered already. Please log in with it.': 'এই নম্বর আগেই রেজিস্টার করা আছে। এটি দিয়ে লগ ইন করুন।',
  'This order is not among yours.': 'এই অর্ডার আপনার নয়।',
  'This order was sent before with other details. Please reload the page and look at your orders.':
    'এই অর্ডার আগে অন্য তথ্য দিয়ে পাঠানো হয়েছে। পেজ রিলোড করে আপনার অর্ডারগুলি দেখুন।',
  'This shop is not open yet.': 'এই দোকান এখনও খোলেনি।',
  'This product is not in the shop.': 'এই পণ্য দোকানে নেই।',
  'This product is not on your wishlist any more.': 'এই পণ্য আর আপনার উইশলিস্টে নেই।',
  'This request is larger than {size}.': 'এটি {size}-এর চেয়ে বড়।',
  'This took too long to arrive. Please check your connection and try again.':
    'এটি পৌঁছতে খুব বেশি সময় লাগল। ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন।',
  'Too many codes have been asked for. Please try again in {time}.':
    'অনেকবার কোড চাওয়া হয়েছে। {time} পরে আবার চেষ্টা করুন।',
  'Too many codes have been tried. Please try again in {time}.': 'অনেকবার কোড দেওয়া হয়েছে। {time} পরে আবার চেষ্টা করুন।',
  'Up to {count} of {name} can be under way to one address that are not paid yet. Please take fewer, or call us.':
    'টাকা দেওয়ার আগে এক ঠিকানায় {name} সর্বাধিক {count}টি আসতে পারে। সংখ্যা কমান, বা আমাদের ফোন করুন।',
  'We could not reach the shop. Please check your connection and try again.':
    'দোকানের সঙ্গে যোগাযোগ করা গেল না। ইন্টারনেট দেখে আবার চেষ্টা করুন।',
  'We don’t deliver to this pincode yet.': 'এই পিনকোডে এখনও ডেলিভারি নেই।',
  'We don’t deliver to {pincode} yet. Please choose another address.':
    '{pincode}-এ এখনও ডেলিভারি নেই। অন্য ঠিকানা বেছে নিন।',
  'You can have up to {count} of {name} under way that are not paid yet, and your orders have {already} already. Please take fewer, or call us.':
    'টাকা দেওয়ার আগে {name} সর্বাধিক {count}টি অর্ডার করা যায়, আপনার অর্ডারগুলিতে আগেই {already}টি আছে। সংখ্যা কমান, বা আমাদের ফোন করুন।',
  'You can save up to {count} addresses. Please remove one first.':
    '{count}টি পর্যন্ত ঠিকানা সেভ করা যায়। আগে একটি সরান।',
  'You gave this payment reference with order {number}. Each payment counts for one order.':
    'এই পেমেন্ট রেফারেন্স {number} অর্ডারে দিয়েছেন। একটি পেমেন্ট একটি অর্ডারেই চলে।',
  'You have {count} orders under way that are not paid yet. Please wait until one has arrived, cancel one, or call us.':
    'আপনার {count}টি অর্ডার আসছে, যেগুলির টাকা এখনও দেওয়া হয়নি। একটি এসে পৌঁছনো পর্যন্ত অপেক্ষা করুন, একটি বাতিল করুন, বা আমাদের ফোন করুন।',
  'You have used {code} already. Please try another coupon.': 'আপনি আগেই {code} ব্যবহার করেছেন। অন্য কুপন দিন।',
  'You have used {code} {count} times, as often as it can be. Please try another coupon.':
    'আপনি {code} {count} বার ব্যবহার করেছেন, আর করা যাবে না। অন্য কুপন দিন।',
  'Your address is saved, but we could not read it. Please reload this page.':
    'আপনার ঠিকানা সেভ হয়েছে, কিন্তু আমরা তা পড়তে পারিনি। পেজটি রিলোড করুন।',
  'Your cart is empty. Please add something first.': 'আপনার কার্ট খালি। আগে কিছু যোগ করুন।',
  'Your order is no longer as this page showed it, so nothing was ordered. Please look at it and order again.':
    'আপনার অর্ডার আর এই পেজে যেমন ছিল তেমন নেই, তাই কিছুই অর্ডার করা হয়নি। দেখে নিয়ে আবার অর্ডার করুন।',
  'Your order is placed, but we could not read it. You find it among your orders.':
    'আপনার অর্ডার হয়ে গেছে, কিন্তু আমরা তা পড়তে পারিনি। ‘অর্ডার’-এ গিয়ে দেখুন।',
  '{code} can be used from {date}.': '{code} চলবে {date} থেকে।',
  '{code} ended on {date}. Please try another coupon.': '{code}-এর মেয়াদ {date} শেষ হয়েছে। অন্য কুপন দিন।',
  '{code} has been used up. Please try another coupon.': '{code} শেষ হয়ে গেছে। অন্য কুপন দিন।',
  '{code} is for a first order only. Please try another coupon.': '{code} শুধু প্রথম অর্ডারের জন্য। অন্য কুপন দিন।',
  '{code} needs items worth {minimum}. Add {more} more to use it.':
    '{code}-এর জন্য {minimum}-এর পণ্য লাগবে। আরও {more} যোগ করুন।',
  '{code} takes nothing off these items. Please try another coupon.':
    '{code} দিয়ে এই পণ্যগুলিতে কিছু কমে না। অন্য কুপন দিন।',
  '{count} minutes': '{count} মিনিট',
  '{count} seconds': '{count} সেকেন্ড',
  '{names} can’t go to {pincode}, because our cold van does not drive there. Please remove them from your cart, or choose another address.':
    '{names} {pincode}-এ যাবে না, কারণ আমাদের কোল্ড ভ্যান সেখানে যায় না। এগুলি কার্ট থেকে সরান, বা অন্য ঠিকানা বেছে নিন।',
  '{name} can’t go to {pincode}, because our cold van does not drive there. Please remove it from your cart, or choose another address.':
    '{name} {pincode}-এ যাবে না, কারণ আমাদের কোল্ড ভ্যান সেখানে যায় না। কার্ট থেকে সরান, বা অন্য ঠিকানা বেছে নিন।',
  '{name} has just sold out. Please remove it from your cart.': '{name} এইমাত্র শেষ হয়ে গেছে। কার্ট থেকে সরিয়ে দিন।',
  '{number} came with units missing': '{number}: কিছু পণ্য আসেনি',
  '{number} is delivered, so it can’t be cancelled here any more. Please call us.':
    '{number} ডেলিভারি হয়ে গেছে, তাই এখান থেকে আর বাতিল করা যাবে না। আমাদের ফোন করুন।',
  '{number} is out for delivery, so it can’t be cancelled here any more. Please call us.':
    '{number} ডেলিভারিতে বেরিয়েছে, তাই এখান থেকে আর বাতিল করা যাবে না। আমাদের ফোন করুন।',
  '{number} is packed, so it can’t be cancelled here any more. Please call us.':
    '{number} প্যাক হয়ে গেছে, তাই এখান থেকে আর বাতিল করা যাবে না। আমাদের ফোন করুন।',
  '{number} was cancelled': '{number} বাতিল হয়েছে',
  '{number} was paid with more than it came to': '{number}-এ যা দেওয়ার ছিল তার চেয়ে বেশি দেওয়া হয়েছিল',
};
