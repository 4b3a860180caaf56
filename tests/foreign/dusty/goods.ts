import { rupees } from './answers.ts';

/** The dusty provider's tables: everything is text, and what is not there is '', null or '0', by who wrote the form. */

export interface Product {
  product_id: string;
  product_name: string;
  /** What the sizes of one kind have in common. */
  group_id: string;
  cat_id: string;
  subcat_id: string;
  brand_id: string | null;
  product_image: string | null;
  unit_value: string;
  unit: string;
  mrp: string;
  /** '', null or '0.00': there is none, and the price is the MRP. */
  sale_price: string | null;
  /** 'In Stock', 'Out of Stock', or how many. */
  stock: string;
  is_deleted: 'Y' | 'N';
}

export const categories = [
  {
    cat_id: '1',
    cat_name: 'Vegetables & Fruits',
    cat_image: 'vegetables fruits.png',
    sort_order: '1',
    is_deleted: 'N',
  },
  { cat_id: '2', cat_name: 'Atta, Rice & Dal', cat_image: 'atta rice dal.png', sort_order: '2', is_deleted: 'N' },
  { cat_id: '3', cat_name: 'Oil & Masala', cat_image: 'oil masala.png', sort_order: '3', is_deleted: 'N' },
  { cat_id: '4', cat_name: 'Sweets & Namkeen', cat_image: '', sort_order: '4', is_deleted: 'N' },
  { cat_id: '5', cat_name: 'Puja Samagri', cat_image: null, sort_order: '5', is_deleted: 'N' },
];

export const subCategories = [
  { subcat_id: '11', subcat_name: 'Fresh Vegetables', cat_id: '1', is_deleted: 'N' },
  { subcat_id: '12', subcat_name: 'Fresh Fruits', cat_id: '1', is_deleted: 'N' },
  { subcat_id: '21', subcat_name: 'Rice', cat_id: '2', is_deleted: 'N' },
  { subcat_id: '22', subcat_name: 'Atta & Flours', cat_id: '2', is_deleted: 'N' },
  { subcat_id: '23', subcat_name: 'Dal', cat_id: '2', is_deleted: 'N' },
  { subcat_id: '31', subcat_name: 'Edible Oil', cat_id: '3', is_deleted: 'N' },
  { subcat_id: '32', subcat_name: 'Masala', cat_id: '3', is_deleted: 'N' },
  { subcat_id: '41', subcat_name: 'Sweets', cat_id: '4', is_deleted: 'N' },
  { subcat_id: '42', subcat_name: 'Namkeen', cat_id: '4', is_deleted: 'N' },
  { subcat_id: '51', subcat_name: 'Dhoop & Camphor', cat_id: '5', is_deleted: 'N' },
];

export const brands = [
  { brand_id: '1', brand_name: 'Annapurna Mills', is_deleted: 'N' },
  { brand_id: '2', brand_name: 'Dukan Special', is_deleted: 'N' },
];

export const pincodes = [
  { id: '1', pincode: '700064', area_name: 'Salt Lake', is_active: '1' },
  { id: '2', pincode: '700091', area_name: 'Sector V', is_active: '1' },
  { id: '3', pincode: '700156', area_name: 'New Town', is_active: '1' },
  { id: '4', pincode: '700059', area_name: 'Baguiati', is_active: '1' },
];

/** By sub-category: names, sizes, the first one's price in paise, and whose they are. */
const SHELVES: Record<string, [names: string, sizes: string[], price: number, brand_id: string | null]> = {
  '11': [
    'Potato Jyoti,Onion,Tomato,Brinjal,Pointed Gourd,Bottle Gourd,Okra,Cauliflower,Cabbage,Palak,Pumpkin,Green Chilli,Ginger,Garlic,Carrot,Raw Papaya',
    ['500 gm'],
    1850,
    '',
  ],
  '12': ['Banana,Guava,Papaya,Apple,Mosambi,Pomegranate,Pineapple,Coconut', ['1 kg'], 4025, ''],
  '21': [
    'Miniket Rice,Gobindobhog Rice,Basmati Rice,Banskathi Rice,Dudheswar Rice,Sona Masoori Rice',
    ['1 kg', '5 kg'],
    5925,
    '1',
  ],
  '22': ['Chakki Atta,Maida,Besan,Sooji,Sattu', ['1 kg', '5 kg'], 4250, '1'],
  '23': ['Masoor Dal,Moong Dal,Chana Dal,Arhar Dal,Urad Dal,Matar Dal', ['500 gm', '1 kg'], 6375, '2'],
  '31': ['Mustard Oil,Sunflower Oil,Rice Bran Oil,Til Oil', ['1 ltr', '5 ltr'], 13500, '2'],
  '32': ['Turmeric Powder,Jeera Powder,Dhania Powder,Kashmiri Mirch,Garam Masala,Panch Phoron', ['100 gm'], 2475, '2'],
  '41': ['Rosogolla,Sandesh,Pantua,Patali Gur,Langcha,Mihidana', ['1 box'], 11000, null],
  '42': ['Chanachur,Nimki,Bhujia,Jhal Muri,Papad', ['1 pkt'], 3550, null],
  '51': ['Dhoop Sticks,Camphor,Cotton Wicks,Sindoor,Ganga Jal,Diya', ['1 pkt'], 1525, null],
};

const NO_SALE = ['0.00', '', null];
const NO_IMAGE = ['', null];
const OUT_OF_STOCK: Record<string, string> = { 'Dudheswar Rice 5 kg': 'Out of Stock', 'Pineapple 1 kg': '0' };

function allProducts(): Product[] {
  let number = 100;
  return subCategories.flatMap(({ subcat_id, cat_id }) => {
    const [names, sizes, first, brand_id] = SHELVES[subcat_id] ?? ['', [], 0, null];
    return names.split(',').flatMap((name, at) => {
      const group_id = String(number + 1);
      return sizes.map((size, nth): Product => {
        number += 1;
        const [unit_value = '', unit = ''] = size.split(' ');
        const product_name = `${name} ${size}`;
        const times = nth === 0 ? 1 : size.startsWith('5') ? 4.8 : 1.9;
        const price = Math.round(((first + at * 475) * times) / 25) * 25;
        const isOnSale = number % 2 === 1;
        const isInWords = number % 3 === 0;
        return {
          product_id: String(number),
          product_name,
          group_id,
          cat_id,
          subcat_id,
          brand_id,
          product_image: number % 7 === 0 ? (NO_IMAGE[number % 2] ?? null) : `${name.toLowerCase()}.png`,
          unit_value,
          unit,
          mrp: rupees(isOnSale ? price + 575 : price),
          sale_price: isOnSale ? rupees(price) : (NO_SALE[number % 3] ?? null),
          stock: OUT_OF_STOCK[product_name] ?? (isInWords ? 'In Stock' : String(5 + (number % 40))),
          is_deleted: 'N',
        };
      });
    });
  });
}

/** Not sold any more, but still in the table. */
const deleted: Product = {
  product_id: '99',
  product_name: 'Khesari Dal 1 kg',
  group_id: '99',
  cat_id: '2',
  subcat_id: '23',
  brand_id: null,
  product_image: '',
  unit_value: '1',
  unit: 'kg',
  mrp: '48.00',
  sale_price: '0.00',
  stock: 'In Stock',
  is_deleted: 'Y',
};

export const products = [...allProducts(), deleted];

/** What it is sold for, in paise. */
export const priceOf = ({ mrp, sale_price }: Product): number => Math.round(Number(Number(sale_price) || mrp) * 100);
