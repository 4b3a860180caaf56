import { sql } from 'drizzle-orm';
import type { TranslatedName } from '../../contract/translations.ts';
import type { Database } from '../db/database.ts';
import { category, grouping, subCategory } from '../db/schema/catalogue.ts';

/** What groups, categories and sub-categories of the demo are called in Bengali and in Hindi. */
const NAMES: Readonly<Record<string, readonly [bn: string, hi: string]>> = {
  Staples: ['চাল-ডাল-মশলা', 'राशन'],
  'Home and care': ['ঘর ও যত্ন', 'घर और देखभाल'],
  'Snacks and drinks': ['স্ন্যাকস ও পানীয়', 'स्नैक्स और पेय'],
  Fresh: ['টাটকা', 'ताज़ा'],

  'Fruit & Vegetables': ['ফল ও সবজি', 'फल और सब्ज़ियाँ'],
  'Everyday vegetables': ['রোজকার সবজি', 'रोज़ की सब्ज़ियाँ'],
  'Gourds and Bengali vegetables': ['লাউ, ঝিঙে ও বাঙালি সবজি', 'लौकी और बंगाली सब्ज़ियाँ'],
  'Roots and bulbs': ['আলু, পেঁয়াজ ও মূল', 'आलू, प्याज़ और कंद'],
  'Shaak and herbs': ['শাক ও পাতা', 'साग और हरा मसाला'],
  'Lemons and limes': ['লেবু', 'नींबू'],
  'Everyday fruit': ['রোজকার ফল', 'रोज़ के फल'],
  'Seasonal fruit and coconut': ['মরশুমি ফল ও নারকেল', 'मौसमी फल और नारियल'],
  'Cut and ready': ['কাটা ও তৈরি', 'कटी और तैयार'],

  'Atta, Rice & Dal': ['আটা, চাল ও ডাল', 'आटा, चावल और दाल'],
  'Atta and flours': ['আটা ও ময়দা', 'आटा और मैदा'],
  'Everyday rice': ['রোজকার চাল', 'रोज़ का चावल'],
  'Aromatic rice': ['সুগন্ধি চাল', 'खुशबूदार चावल'],
  'Muri, chira and khoi': ['মুড়ি, চিঁড়ে ও খই', 'मुरमुरा, पोहा और खील'],
  Dals: ['ডাল', 'दालें'],
  'Chana, rajma and soya': ['ছোলা, রাজমা ও সয়া', 'चना, राजमा और सोया'],
  'Salt, sugar and gur': ['নুন, চিনি ও গুড়', 'नमक, चीनी और गुड़'],

  'Dairy & Eggs': ['দুধ ও ডিম', 'दूध और अंडे'],
  Milk: ['দুধ', 'दूध'],
  'Doi, lassi and ghol': ['দই, লস্যি ও ঘোল', 'दही, लस्सी और छाछ'],
  'Paneer, chhana and cheese': ['পনির, ছানা ও চিজ', 'पनीर, छेना और चीज़'],
  'Butter and cream': ['মাখন ও ক্রিম', 'मक्खन और क्रीम'],
  Eggs: ['ডিম', 'अंडे'],
  'Ice cream': ['আইসক্রিম', 'आइसक्रीम'],

  'Oil & Ghee': ['তেল ও ঘি', 'तेल और घी'],
  'Mustard oil': ['সর্ষের তেল', 'सरसों का तेल'],
  'Sunflower and other oils': ['সূর্যমুখী ও অন্য তেল', 'सूरजमुखी और दूसरे तेल'],
  'Ghee and vanaspati': ['ঘি ও বনস্পতি', 'घी और वनस्पति'],

  'Masala & Kasundi': ['মশলা ও কাসুন্দি', 'मसाले और कासुंदी'],
  'Ground spices': ['গুঁড়ো মশলা', 'पिसे मसाले'],
  'Whole spices': ['গোটা মশলা', 'साबुत मसाले'],
  'Cooking masala': ['রান্নার মশলা', 'खाने के मसाले'],
  'Kasundi and sauces': ['কাসুন্দি ও সস', 'कासुंदी और सॉस'],
  'Pickles and chutney': ['আচার ও চাটনি', 'अचार और चटनी'],

  'Fish & Meat': ['মাছ ও মাংস', 'मछली और मीट'],
  'River and sea fish': ['নদী ও সমুদ্রের মাছ', 'नदी और समुद्र की मछली'],
  'Small fish': ['ছোট মাছ', 'छोटी मछली'],
  'Prawn and crab': ['চিংড়ি ও কাঁকড়া', 'झींगा और केकड़ा'],
  Chicken: ['মুরগি', 'चिकन'],
  Mutton: ['খাসির মাংস', 'मटन'],
  'Frozen and dried': ['হিমায়িত ও শুঁটকি', 'फ्रोज़न और सूखी'],

  'Sweets & Doi': ['মিষ্টি ও দই', 'मिठाई और दही'],
  'Rosogolla and syrup sweets': ['রসগোল্লা ও রসের মিষ্টি', 'रसगुल्ला और रस की मिठाई'],
  Sandesh: ['সন্দেশ', 'संदेश'],
  'Mishti doi and payesh': ['মিষ্টি দই ও পায়েস', 'मिष्टी दोई और खीर'],
  'Naru, laddu and dry sweets': ['নাড়ু, লাড্ডু ও শুকনো মিষ্টি', 'नाड़ू, लड्डू और सूखी मिठाई'],
  'Gur and honey': ['গুড় ও মধু', 'गुड़ और शहद'],

  'Bread & Cakes': ['পাউরুটি ও কেক', 'ब्रेड और केक'],
  'Bread and pau': ['পাউরুটি ও পাও', 'ब्रेड और पाव'],
  'Cakes and rusk': ['কেক ও রাস্ক', 'केक और रस्क'],

  'Tea & Coffee': ['চা ও কফি', 'चाय और कॉफ़ी'],
  'Darjeeling and Assam tea': ['দার্জিলিং ও অসম চা', 'दार्जिलिंग और असम चाय'],
  'Green tea and tea bags': ['গ্রিন টি ও টি ব্যাগ', 'ग्रीन टी और टी बैग'],
  Coffee: ['কফি', 'कॉफ़ी'],
  'Health drinks': ['হেলথ ড্রিঙ্ক', 'हेल्थ ड्रिंक'],

  'Juice & Cold Drinks': ['জুস ও কোল্ড ড্রিঙ্ক', 'जूस और कोल्ड ड्रिंक'],
  Juice: ['ফলের রস', 'जूस'],
  Syrups: ['শরবত', 'शरबत'],
  'Water and fizz': ['জল ও সোডা', 'पानी और सोडा'],

  'Biscuits & Snacks': ['বিস্কুট ও স্ন্যাকস', 'बिस्कुट और नमकीन'],
  Biscuits: ['বিস্কুট', 'बिस्कुट'],
  'Chanachur and bhujia': ['চানাচুর ও ভুজিয়া', 'नमकीन और भुजिया'],
  'Chips and popcorn': ['চিপস ও পপকর্ন', 'चिप्स और पॉपकॉर्न'],
  'Nuts and dry fruit': ['বাদাম ও শুকনো ফল', 'मेवे और सूखे फल'],
  'Chocolate and lozenges': ['চকোলেট ও লজেন্স', 'चॉकलेट और टॉफ़ी'],
  'Fresh snacks': ['টাটকা নোনতা', 'ताज़ा स्नैक्स'],

  'Noodles & Breakfast': ['নুডলস ও জলখাবার', 'नूडल्स और नाश्ता'],
  'Noodles and pasta': ['নুডলস ও পাস্তা', 'नूडल्स और पास्ता'],
  'Cereal and oats': ['সিরিয়াল ও ওটস', 'सीरियल और ओट्स'],
  'Jam, spreads and butters': ['জ্যাম ও স্প্রেড', 'जैम और स्प्रेड'],
  'Ready to cook': ['রেডি টু কুক', 'रेडी टू कुक'],

  'Home & Cleaning': ['ঘর ও সাফাই', 'घर और सफ़ाई'],
  Laundry: ['কাপড় কাচা', 'कपड़े धोना'],
  Dishwash: ['বাসন মাজা', 'बर्तन धोना'],
  'Floor and bathroom': ['মেঝে ও বাথরুম', 'फ़र्श और बाथरूम'],
  'Brooms, mops and bins': ['ঝাঁটা, মপ ও ডাস্টবিন', 'झाड़ू, पोंछा और डस्टबिन'],
  'Mosquitoes and fresheners': ['মশা ও রুম ফ্রেশনার', 'मच्छर और रूम फ्रेशनर'],
  'Paper, foil and small things': ['টিস্যু, ফয়েল ও টুকিটাকি', 'टिश्यू, फ़ॉइल और छोटी चीज़ें'],

  'Bath & Baby': ['স্নান ও শিশু', 'नहाना और शिशु'],
  'Soap and hand wash': ['সাবান ও হ্যান্ড ওয়াশ', 'साबुन और हैंड वॉश'],
  'Hair care': ['চুলের যত্ন', 'बालों की देखभाल'],
  'Skin care': ['ত্বকের যত্ন', 'त्वचा की देखभाल'],
  'Teeth and shaving': ['দাঁত ও শেভিং', 'दाँत और शेविंग'],
  'Baby care': ['শিশুর যত্ন', 'शिशु की देखभाल'],
  'Health and hygiene': ['স্বাস্থ্য ও পরিচ্ছন্নতা', 'सेहत और साफ़-सफ़ाई'],

  'Puja Goods': ['পুজোর সামগ্রী', 'पूजा सामग्री'],
  'Dhup, dhuno and lamps': ['ধূপ, ধুনো ও প্রদীপ', 'धूप, अगरबत्ती और दीये'],
  'Flowers and leaves': ['ফুল ও পাতা', 'फूल और पत्ते'],
  'Dashakarma and prasad': ['দশকর্মা ও প্রসাদ', 'पूजा का सामान और प्रसाद'],
};

/** Undefined for what the demo has no words for. */
export const translatedName = (name: string): TranslatedName | undefined => {
  const [bn, hi] = NAMES[name] ?? [];
  return bn && hi ? { bn: { name: bn }, hi: { name: hi } } : undefined;
};

/** Gives the demo's groups, categories and sub-categories their names in the other languages. */
export async function translateTaxonomy(db: Database): Promise<void> {
  const names = Object.keys(NAMES).map((name) => ({ name, translations: translatedName(name) }));
  for (const table of [grouping, category, subCategory])
    await db.execute(sql`
      update ${table} set translations = row.translations
      from jsonb_to_recordset(${JSON.stringify(names)}::jsonb) as row (name text, translations jsonb)
      where ${table.name} = row.name`);
}
