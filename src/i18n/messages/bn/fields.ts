import type { Messages } from '../../current.ts';

export const fields: Messages = {
  'A GSTIN has 15 signs, such as 27AAPFU0939F1ZV.': 'GSTIN-এ 15টি অক্ষর থাকে, যেমন 27AAPFU0939F1ZV।',
  'A GSTIN has 2 digits for the state, the PAN, a digit or letter, Z and a check digit. Please check it.':
    'GSTIN-এ থাকে রাজ্যের 2টি সংখ্যা, PAN, একটি সংখ্যা বা অক্ষর, Z ও একটি চেক ডিজিট। মিলিয়ে নিন।',
  'A mobile number has 10 digits.': 'মোবাইল নম্বরে 10টি সংখ্যা থাকে।',
  'A PAN has 5 letters, 4 digits and a letter, such as ABCPE1234F. Please check it against your card.':
    'PAN-এ 5টি অক্ষর, 4টি সংখ্যা ও 1টি অক্ষর থাকে, যেমন ABCPE1234F। কার্ড দেখে মিলিয়ে নিন।',
  'An Aadhaar number has 12 digits, such as 2341 2341 2346.': 'আধার নম্বরে 12টি সংখ্যা থাকে, যেমন 2341 2341 2346।',
  'An Aadhaar number never starts with 0 or 1. Please check it against your card.':
    'আধার নম্বর 0 বা 1 দিয়ে শুরু হয় না। কার্ড দেখে মিলিয়ে নিন।',
  'Indian mobile numbers start with 6, 7, 8 or 9.': 'ভারতের মোবাইল নম্বর 6, 7, 8 বা 9 দিয়ে শুরু হয়।',
  'One of the digits is not right. Please check them against your card.':
    'কোনও একটি সংখ্যা ঠিক নয়। কার্ড দেখে মিলিয়ে নিন।',
  'One of the signs is not right. Please check them against your certificate.':
    'কোনও একটি অক্ষর ঠিক নয়। সার্টিফিকেট দেখে মিলিয়ে নিন।',
  'One order can hold up to {count} of {name}. Your order has {already} already.':
    'এক অর্ডারে {name} সর্বাধিক {count}টি নেওয়া যায়। অর্ডারে আগেই {already}টি আছে।',
  'Please choose a pincode.': 'একটি পিনকোড বেছে নিন।',
  'Please choose how you want to pay.': 'কীভাবে পেমেন্ট করবেন, বেছে নিন।',
  'Please enter a coupon code.': 'কুপন কোড লিখুন।',
  'Please enter a name for this address, such as Home.': 'ঠিকানাটির একটি নাম দিন, যেমন বাড়ি।',
  'Please enter the code.': 'কোডটি লিখুন।',
  'Please enter the flat, house and street.': 'ফ্ল্যাট, বাড়ি ও রাস্তা লিখুন।',
  'Please enter the GSTIN alone.': 'শুধু GSTIN লিখুন।',
  'Please enter the GSTIN.': 'GSTIN লিখুন।',
  'Please enter the name of the person receiving.': 'যিনি নেবেন তাঁর নাম লিখুন।',
  'Please enter your Aadhaar number alone.': 'শুধু আপনার আধার নম্বর লিখুন।',
  'Please enter your Aadhaar number.': 'আপনার আধার নম্বর লিখুন।',
  'Please enter your mobile number.': 'আপনার মোবাইল নম্বর লিখুন।',
  'Please enter your name.': 'আপনার নাম লিখুন।',
  'Please enter your PAN alone.': 'শুধু আপনার PAN লিখুন।',
  'Please enter your PAN.': 'আপনার PAN লিখুন।',
  'Please use at most 160 characters.': 'সর্বাধিক 160টি অক্ষর লিখুন।',
  'Please use at most 254 characters.': 'সর্বাধিক 254টি অক্ষর লিখুন।',
  'Please use at most 300 characters.': 'সর্বাধিক 300টি অক্ষর লিখুন।',
  'Please use at most 40 characters.': 'সর্বাধিক 40টি অক্ষর লিখুন।',
  'Please use at most 80 characters.': 'সর্বাধিক 80টি অক্ষর লিখুন।',
  'So much has been reported of {number} already that we ask you to call us.':
    '{number} নিয়ে অনেকবার জানিয়েছেন, এবার আমাদের ফোন করুন।',
  'The code has 6 digits.': 'কোডে 6টি সংখ্যা থাকে।',
  'There are {count} of {name} left to report.': '{name} আর {count}টি জানানো যাবে।',
  'There is no such photo.': 'এমন কোনও ছবি নেই।',
  'There is {count} of {name} left to report.': '{name} আর {count}টি জানানো যাবে।',
  'These goods were sent before with other details. Please reload the page and look at your order.':
    'এই পণ্য আগে অন্য তথ্য দিয়ে পাঠানো হয়েছে। পেজ রিলোড করে অর্ডার দেখুন।',
  'This e-mail address looks incomplete. Example: name@example.com': 'ইমেলটি অসম্পূর্ণ মনে হচ্ছে। যেমন: name@example.com',
  'This photo can’t be used: {reason}.': 'এই ছবি চলবে না: {reason}।',
  'This photo is larger than 1 MB. Please choose a smaller one.': 'ছবিটি 1 MB-র বেশি। ছোট একটি বেছে নিন।',
  'We no longer deliver to {pincode}.': '{pincode}-এ আর ডেলিভারি নেই।',
  'With these goods your order comes to {amount}, not {before}. Please look at the prices and add them again.':
    'এই পণ্য নিয়ে আপনার অর্ডার {before} নয়, {amount} হচ্ছে। দাম দেখে আবার যোগ করুন।',
  'You have reported all of {name} already.': '{name}-এর সবই আগে জানিয়েছেন।',
  '{names} can’t go to {pincode}, because our cold van does not drive there. Please remove them from what you add.':
    '{names} {pincode}-এ যাবে না, কারণ আমাদের কোল্ড ভ্যান সেখানে যায় না। যা যোগ করছেন তা থেকে সরান।',
  '{name} can’t go to {pincode}, because our cold van does not drive there. Please remove it from what you add.':
    '{name} {pincode}-এ যাবে না, কারণ আমাদের কোল্ড ভ্যান সেখানে যায় না। যা যোগ করছেন তা থেকে সরান।',
  '{name} has just sold out. Please remove it from what you add.':
    '{name} এইমাত্র শেষ হয়ে গেছে। যা যোগ করছেন তা থেকে সরান।',
  '{number} has no such line.': '{number}-এ এমন কোনও পণ্য নেই।',
  '{number} is cancelled, so nothing can be added to it any more. Please place another order.':
    '{number} বাতিল হয়েছে, তাই আর কিছু যোগ করা যাবে না। আরেকটি অর্ডার করুন।',
  '{number} is delivered, so nothing can be added to it any more. Please place another order.':
    '{number} ডেলিভারি হয়ে গেছে, তাই আর কিছু যোগ করা যাবে না। আরেকটি অর্ডার করুন।',
  '{number} is not delivered yet.': '{number} এখনও ডেলিভারি হয়নি।',
  '{number} is out for delivery, so nothing can be added to it any more. Please place another order.':
    '{number} ডেলিভারিতে বেরিয়েছে, তাই আর কিছু যোগ করা যাবে না। আরেকটি অর্ডার করুন।',
  '{number} is packed, so nothing can be added to it any more. Please place another order.':
    '{number} প্যাক হয়ে গেছে, তাই আর কিছু যোগ করা যাবে না। আরেকটি অর্ডার করুন।',
  '{number} refund: {name}': '{number} ফেরত: {name}',
  '{number} was delivered more than {count} days ago. Please call us.':
    '{number} ডেলিভারি হয়েছে {count} দিনের বেশি আগে। আমাদের ফোন করুন।',
  '{number} was placed': '{number} অর্ডার হয়েছে',
};
