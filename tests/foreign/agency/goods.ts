/** The agency's goods, as its database has them. */

let lastId = 0xc1_0a40;
/** 24 hexadecimal digits, as MongoDB makes them. */
export const objectId = (): string => `66aa3f5e9b1c2d7f${(lastId += 1).toString(16).padStart(8, '0')}`;

export interface Pincode {
  _id: string;
  pincode: string;
  areaName: string;
}
interface Category {
  _id: string;
  categoryName: string;
  groupId: { _id: string; groupName: string };
}
interface SubCategory {
  _id: string;
  subCategoryName: string;
  categoryId: Category;
}
export interface Variant {
  _id: string;
  productId: string;
  variantName: string;
  unitValue: string;
  unit_type: string;
  price: number;
}
export interface Product {
  _id: string;
  productName: string;
  subCategory: SubCategory;
  brand: { _id: string; brandName: string } | null;
  unitValue: string;
  unit_type: string;
  mrp: number;
  /** 0: a sample, free of charge. */
  offer: number;
  stockQuantity: number;
  productImage: string;
}

export const brands = ['Annapurna Mills', 'Sundarini Foods', 'Nilachal Home'].map((brandName) => ({
  _id: objectId(),
  brandName,
}));
const BRANDED: Record<string, number> = { Rice: 0, 'Atta & Flours': 0, 'Oil & Ghee': 1, Masala: 1, Laundry: 2 };

/** Group, category, and of each sub-category its goods: name, pack, price, and the MRP where it is another. */
const SHELVES: [group: string, category: string, subCategories: Record<string, string>][] = [
  [
    'Daily Fresh',
    'Fruits & Vegetables',
    {
      'Leafy Greens':
        'Spinach 250 gm 18, Red Amaranth 250 gm 16, Malabar Spinach 500 gm 24, Coriander 100 gm 14, Mint 100 gm 12, Fenugreek Leaves 250 gm 22',
      'Roots & Tubers':
        'Potato 1 kg 32/36, Onion 1 kg 38, Ginger 200 gm 30, Garlic 200 gm 48, Beetroot 500 gm 27, Sweet Potato 500 gm 34',
      'Seasonal Vegetables':
        'Tomato 500 gm 25/30, Brinjal 500 gm 28, Okra 500 gm 35, Pointed Gourd 500 gm 44, Bottle Gourd 1 pc 40, Cauliflower 1 pc 45, Cabbage 1 pc 33, Pumpkin 1 kg 42, Drumstick 250 gm 0/20, Green Chilli 100 gm 13, French Beans 250 gm 31, Jackfruit 1 kg 64',
      'Fresh Fruits':
        'Banana 6 pc 42, Guava 500 gm 46, Papaya 1 pc 58, Apple 500 gm 110/125, Orange 500 gm 75, Pomegranate 500 gm 98, Sweet Lime 500 gm 62, Pineapple 1 pc 70, Watermelon 1 pc 95, Black Grapes 500 gm 105',
    },
  ],
  [
    'Daily Fresh',
    'Fish & Eggs',
    {
      'River Fish':
        'Rohu 500 gm 180/205, Katla 500 gm 196, Hilsa 500 gm 890, Pabda 250 gm 240, Tangra 250 gm 215, Magur 500 gm 330',
      Eggs: 'Hen Eggs 6 pc 48, Duck Eggs 6 pc 121.50',
    },
  ],
  [
    'Store Cupboard',
    'Rice, Atta & Dal',
    {
      Rice: 'Gobindobhog Rice 1 kg 120/135, Miniket Rice 1 kg 58, Banskathi Rice 1 kg 72, Basmati Rice 1 kg 140/160',
      'Atta & Flours': 'Whole Wheat Atta 1 kg 49, Maida 1 kg 44',
      Dal: 'Masoor Dal 500 gm 62, Moong Dal 500 gm 78, Chana Dal 500 gm 55, Urad Dal 500 gm 81',
    },
  ],
  [
    'Store Cupboard',
    'Oil, Ghee & Masala',
    {
      'Oil & Ghee': 'Mustard Oil 1 ltr 172, Sunflower Oil 1 ltr 148, Cow Ghee 1 kg 1249/1399',
      Masala: 'Turmeric Powder 100 gm 32, Cumin Powder 100 gm 58, Panch Phoron 100 gm 40',
    },
  ],
  ['Daily Fresh', 'Dairy & Bread', { 'Milk & Curd': 'Toned Milk 500 ml 27, Mishti Doi 400 gm 90, Paneer 200 gm 88' }],
  ['Store Cupboard', 'Sweets & Namkeen', { Sweets: 'Rosogolla 10 pc 180, Nolen Gur 500 gm 210, Nimki 250 gm 65' }],
  ['Store Cupboard', 'Tea & Coffee', { Tea: 'Darjeeling Tea 250 gm 320/350, Assam Tea 250 gm 140' }],
  ['Household', 'Home Care', { Laundry: 'Washing Powder 1 kg 110, Detergent Bar 1 pc 20' }],
  ['Household', 'Kitchen Care', { 'Dish Wash': 'Dishwash Bar 1 pc 18, Dishwash Gel 500 ml 99' }],
  ['Household', 'Puja Needs', { Incense: 'Agarbatti 100 gm 55, Camphor 50 gm 70' }],
  ['Household', 'Pet Food', { 'For Cats': 'Cat Biscuits 400 gm 130' }],
];

export const groups = [...new Set(SHELVES.map(([group]) => group))].map((groupName) => ({
  _id: objectId(),
  groupName,
}));
export const categories: Category[] = [];
export const subCategories: SubCategory[] = [];
export const products: Product[] = [];
export const variants: Variant[] = [];

function addVariants({ _id, productName, unit_type }: Product, price: number): void {
  for (const times of [1, 5, 10])
    variants.push({
      _id: objectId(),
      productId: _id,
      variantName: `${productName} ${times} ${unit_type}`,
      unitValue: String(times),
      unit_type,
      price: times === 1 ? price : Math.round(price * times * 0.96),
    });
}

/** @example 'Potato 1 kg 32/36' */
function addProduct(written: string, subCategory: SubCategory): void {
  const [, productName = '', unitValue = '', unit_type = '', price, mrp] =
    /^(.+) (\d+) (\w+) ([\d.]+)(?:\/(\d+))?$/.exec(written) ?? [];
  const brand = brands[BRANDED[subCategory.subCategoryName] ?? -1] ?? null;
  const product = {
    _id: objectId(),
    productName,
    subCategory,
    brand,
    unitValue,
    unit_type,
    mrp: Number(mrp ?? price),
    offer: Number(price),
    // Pineapple is never to be had.
    stockQuantity: productName === 'Pineapple' ? 0 : 60,
    productImage: `products/${products.length + 1}.png`,
  };
  products.push(product);
  if (['Rice', 'Atta & Flours'].includes(subCategory.subCategoryName)) addVariants(product, product.offer);
}

for (const [group, categoryName, within] of SHELVES) {
  const groupId = groups.find(({ groupName }) => groupName === group) ?? { _id: objectId(), groupName: group };
  const category = { _id: objectId(), categoryName, groupId };
  categories.push(category);
  for (const [subCategoryName, goods] of Object.entries(within)) {
    const subCategory = { _id: objectId(), subCategoryName, categoryId: category };
    subCategories.push(subCategory);
    for (const written of goods.split(', ')) addProduct(written, subCategory);
  }
}

export const priceOf = ({ offer }: Product): number => offer;

const AREAS: Record<string, string> = {
  700001: 'B B D Bagh',
  700006: 'Maniktala',
  700009: 'Amherst Street',
  700013: 'Dharmatala',
  700019: 'Ballygunge',
  700020: 'Bhowanipore',
  700029: 'Rashbehari',
  700032: 'Jadavpur',
  700042: 'Kasba',
  700064: 'Bidhannagar',
  700091: 'Salt Lake',
  700156: 'New Town',
};
export const pincodes: Pincode[] = Object.entries(AREAS).map(([pincode, areaName]) => ({
  _id: objectId(),
  pincode,
  areaName,
}));
/** In the list like all others, but no van goes there. */
export const isServed = ({ pincode }: Pincode): boolean => pincode !== '700064';
