import { createHash, randomUUID } from 'node:crypto';
import { daysAgo } from './spring.ts';

/** A UUID, the same one for the same seed. */
export function newId(seed?: string): string {
  if (!seed) return randomUUID();
  const hash = createHash('sha1').update(seed).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-5${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

export interface Variant {
  id: string;
  packSize: string;
  /** In paise, as all amounts. */
  mrp: number;
  offer: number | null;
  stock: number;
}
type Brand = (typeof brands)[number];
export type Category = (typeof categories)[number];
type SubCategory = (typeof subCategories)[number];
export interface Item {
  id: string;
  name: string;
  brand: Brand;
  category: Category;
  subCategory: SubCategory;
  code: string;
  created: Date;
  images: string[];
  isVegetarian: boolean;
  isNew: boolean;
  isBest: boolean;
  isFeatured: boolean;
  variants: [Variant, ...Variant[]];
}

export const brands = ['Kirana Gold', 'Gokul Farms', 'Malgudi', 'Nandi Valley', 'Sahyadri', 'Annapurna'].map(
  (brandName) => ({ brandId: newId(`brand${brandName}`), brandName }),
);

const TREE: Record<string, string[]> = {
  'Fruits & Vegetables': ['Fresh Fruits', 'Fresh Vegetables'],
  'Dairy & Eggs': ['Milk & Curd', 'Paneer & Butter'],
  'Atta, Rice & Dal': ['Atta & Flours', 'Rice', 'Dals & Pulses'],
  'Masala & Oils': ['Spices', 'Edible Oils'],
  'Snacks & Beverages': ['Biscuits & Namkeen', 'Tea & Coffee'],
  'Home & Personal Care': ['Cleaning', 'Bath & Body'],
};

export const categories = Object.keys(TREE).map((categoryName, at) => ({
  categoryId: newId(`cat${categoryName}`),
  categoryName,
  categoryCode: categoryName.toUpperCase().replace(/[^A-Z]+/g, '_'),
  imageUri: `/media/categories/${at + 1}.png`,
  displayOrder: at + 1,
  status: 'ACTIVE',
}));

export const subCategories = categories.flatMap(({ categoryId, categoryName }, at) =>
  (TREE[categoryName] ?? []).map((subCategoryName, within) => ({
    subCategoryId: newId(`sub${subCategoryName}`),
    subCategoryName,
    categoryId,
    imageUri: `/media/subcategories/${at + 1}${within + 1}.png`,
    displayOrder: within + 1,
    status: 'ACTIVE',
  })),
);

export const groupings = ['Fresh Every Day', 'Kitchen Staples', 'Home Needs'].map((groupingName, at) => ({
  groupingId: newId(`grp${'ABC'.charAt(at)}`),
  groupingName,
  members: categories.slice(at * 2, at * 2 + 2),
}));

/** Sub-category, name, number of the brand, and of each size `size:mrp:offer:stock`, with `-` where there is no offer. */
const LINES = `Fresh Fruits|Banana Robusta|1|500 g:32.00:28.50:60,1 kg:62.00:54.75:40
Fresh Fruits|Apple Shimla|3|4 pcs:160.00:139.00:30
Fresh Fruits|Mango Alphonso|4|1 kg:420.00:389.50:12,3 kg:1200.00:1099.00:4
Fresh Fruits|Pomegranate|3|2 pcs:110.00:-:25
Fresh Vegetables|Onion|1|1 kg:48.00:39.25:100,2 kg:94.00:76.00:50,5 kg:230.00:185.50:20
Fresh Vegetables|Potato|1|1 kg:40.00:34.50:100,2 kg:78.00:66.00:50
Fresh Vegetables|Tomato Hybrid|1|500 g:30.00:24.75:80
Fresh Vegetables|Coriander Leaves|1|100 g:15.00:-:3
Fresh Vegetables|Lady's Finger (Bhindi)|3|500 g:45.00:41.00:0
Milk & Curd|Toned Milk|1|500 ml:28.00:-:100,1 l:54.00:-:80
Milk & Curd|Full Cream Milk|1|500 ml:34.00:33.00:90
Milk & Curd|Curd Cup|1|200 g:25.00:22.50:50,400 g:48.00:44.00:45
Paneer & Butter|Malai Paneer|1|200 g:95.00:88.25:30,500 g:228.00:209.00:10
Paneer & Butter|Table Butter Salted|1|100 g:60.00:59.25:60,500 g:285.00:279.00:20
Paneer & Butter|Farm Eggs|1|6 pcs:54.00:49.50:40,12 pcs:105.00:95.00:25
Atta & Flours|Whole Wheat Atta|5|1 kg:62.00:56.00:50,5 kg:290.00:259.00:35,10 kg:560.00:499.50:15
Atta & Flours|Besan|5|500 g:75.00:68.00:40,1 kg:145.00:129.00:30
Atta & Flours|Maida|5|1 kg:52.00:-:40
Rice|Basmati Rice Select|0|1 kg:165.00:149.00:40,5 kg:799.00:715.75:20
Rice|Sona Masoori Rice|0|5 kg:375.00:342.00:22,25 kg:1775.00:1599.00:6
Rice|Idli Rice|0|1 kg:64.00:58.50:30
Dals & Pulses|Toor Dal|0|500 g:92.00:84.50:40,1 kg:180.00:164.00:40
Dals & Pulses|Moong Dal|0|500 g:78.00:72.25:40,1 kg:152.00:139.00:40
Dals & Pulses|Kabuli Chana|0|500 g:88.00:-:35
Dals & Pulses|Rajma Chitra|0|500 g:96.00:87.00:35
Spices|Turmeric Powder|4|100 g:38.00:34.25:70,200 g:72.00:65.00:50
Spices|Red Chilli Powder|4|100 g:52.00:47.00:70,500 g:245.00:219.00:20
Spices|Garam Masala|4|50 g:48.00:-:60
Spices|Cumin Seeds (Jeera)|4|100 g:62.00:55.50:55
Edible Oils|Sunflower Oil|2|1 l:155.00:138.00:60,5 l:760.00:679.00:15
Edible Oils|Groundnut Oil|2|1 l:210.00:195.50:40
Edible Oils|Cow Ghee|2|500 ml:340.00:315.00:25,1 l:660.00:609.00:15
Biscuits & Namkeen|Glucose Biscuits|2|250 g:30.00:27.00:90
Biscuits & Namkeen|Aloo Bhujia|2|200 g:55.00:48.75:60,400 g:105.00:92.00:40
Biscuits & Namkeen|Roasted Peanuts|2|200 g:50.00:-:45
Biscuits & Namkeen|Banana Chips <Kerala Style>|2|150 g:65.00:59.00:30
Tea & Coffee|Assam Tea|3|250 g:140.00:126.00:45,500 g:270.00:239.00:30
Tea & Coffee|Filter Coffee|3|200 g:130.00:118.50:40
Tea & Coffee|Green Tea Bags|3|25 bags:160.00:-:25
Cleaning|Dishwash Bar|5|200 g:22.00:20.00:80
Cleaning|Floor Cleaner|5|500 ml:105.00:94.00:40,1 l:195.00:172.25:30
Cleaning|Detergent Powder|5|1 kg:128.00:115.00:40
Bath & Body|Sandal Soap|4|100 g:42.00:38.00:90,4 x 100 g:160.00:139.50:40
Bath & Body|Coconut Hair Oil|4|200 ml:110.00:99.00:35
Bath & Body|Neem Toothpaste|4|100 g:58.00:-:50
Fresh Fruits|Guava|1|500 g:46.00:42.00:40
Fresh Fruits|Papaya|1|1 pc:58.00:52.50:40
Fresh Fruits|Orange Nagpur|3|1 kg:120.00:108.00:40
Fresh Fruits|Sweet Lime|3|1 kg:95.00:-:40
Fresh Fruits|Pineapple|1|1 pc:70.00:63.00:25
Fresh Fruits|Watermelon|1|1 pc:95.00:84.00:25
Fresh Fruits|Black Grapes|4|500 g:105.00:92.00:30
Fresh Fruits|Sapota (Chikoo)|1|500 g:60.00:-:30
Fresh Fruits|Custard Apple|4|500 g:110.00:98.50:20
Fresh Fruits|Jackfruit|1|1 kg:64.00:59.00:9
Fresh Vegetables|Carrot|3|500 g:38.00:33.50:60
Fresh Vegetables|Beetroot|3|500 g:32.00:-:60
Fresh Vegetables|Cabbage|1|1 pc:35.00:30.00:60
Fresh Vegetables|Cauliflower|1|1 pc:45.00:39.00:60
Fresh Vegetables|Brinjal|1|500 g:30.00:27.25:60
Fresh Vegetables|French Beans|3|250 g:34.00:31.00:60
Fresh Vegetables|Green Peas|3|500 g:62.00:-:60
Fresh Vegetables|Capsicum|3|500 g:52.00:46.00:60
Fresh Vegetables|Cucumber|1|500 g:28.00:24.00:60
Fresh Vegetables|Bottle Gourd|1|1 pc:40.00:36.00:60
Fresh Vegetables|Drumstick|1|250 g:36.00:-:60
Fresh Vegetables|Ginger|4|200 g:32.00:29.00:60
Fresh Vegetables|Garlic|4|200 g:48.00:44.50:60
Fresh Vegetables|Green Chilli|4|100 g:13.00:-:60
Fresh Vegetables|Palak|1|250 g:22.00:19.50:60`.split('\n');

const paise = (rupees: string) => Math.round(Number(rupees) * 100);

function itemOf(line: string, at: number): Item {
  const [under = '', name = '', brand = '', packs = ''] = line.split('|');
  const subCategory = subCategories.find(({ subCategoryName }) => subCategoryName === under);
  const category = categories.find(({ categoryId }) => categoryId === subCategory?.categoryId);
  const itsBrand = brands[Number(brand)];
  const [first, ...others] = packs.split(',').map((pack) => {
    const [packSize = '', mrp = '', offer = '', stock] = pack.split(':');
    const price = offer === '-' ? null : paise(offer);
    return { id: newId(`var${name}${packSize}`), packSize, mrp: paise(mrp), offer: price, stock: Number(stock) };
  });
  if (!subCategory || !category || !itsBrand || !first) throw new Error(`What is ${line}?`);
  return {
    id: newId(`item${name}`),
    name,
    brand: itsBrand,
    category,
    subCategory,
    code: `KRN${1001 + at}`,
    created: daysAgo(90 - at),
    images: name === 'Maida' ? [] : [1, 2].map((number) => `/media/items/${at + 1}-${number}.png`),
    isVegetarian: !name.includes('Eggs'),
    isNew: at % 5 === 0,
    isBest: at % 4 === 1,
    isFeatured: at % 6 === 2,
    variants: [first, ...others],
  };
}
export const items = LINES.map(itemOf);

export const priceOf = ({ offer, mrp }: Variant): number => offer ?? mrp;

/** Somebody else takes the last of them, as often as one is added. */
export const isGone = ({ name }: Item): boolean => name === 'Jackfruit';

const AREAS: Record<string, string> = {
  560001: 'MG Road',
  560034: 'Koramangala',
  560038: 'Indiranagar',
  560066: 'Whitefield',
  560102: 'HSR Layout',
};
export const postalCodes = Object.entries(AREAS).map(([postalCode, areaName]) => ({
  postalCodeId: newId(`pin${postalCode}`),
  postalCode,
  areaName,
  cityName: 'Bengaluru',
  serviceable: true,
}));
