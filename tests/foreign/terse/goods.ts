/** The terse provider's goods: ids that are texts, prices in rupees, and nothing that isn't needed. */

export interface Goods {
  id: string;
  name: string;
  price: number;
  mrp?: number;
  categoryId: string;
  subCategoryId: string;
  brandId?: string;
  size: string;
  inStock: boolean;
}

export const categories = [
  { id: 'C-VEG', name: 'Vegetables & Fruit' },
  { id: 'C-STP', name: 'Rice, Dal & Oil' },
  { id: 'C-DRY', name: 'Dairy & Eggs' },
  { id: 'C-SNK', name: 'Snacks & Sweets' },
];

export const subCategories = [
  { id: 'S-SABJI', name: 'Vegetables', categoryId: 'C-VEG' },
  { id: 'S-PHAL', name: 'Fruit', categoryId: 'C-VEG' },
  { id: 'S-CHAL', name: 'Rice', categoryId: 'C-STP' },
  { id: 'S-DAL', name: 'Dal', categoryId: 'C-STP' },
  { id: 'S-DUDH', name: 'Milk & Curd', categoryId: 'C-DRY' },
  { id: 'S-DIM', name: 'Eggs', categoryId: 'C-DRY' },
  { id: 'S-MUKH', name: 'Namkeen', categoryId: 'C-SNK' },
  { id: 'S-MISHTI', name: 'Sweets', categoryId: 'C-SNK' },
];

export const brands = [
  { id: 'B-1', name: 'Hooghly Farms' },
  { id: 'B-2', name: 'Lalbazar Stores' },
];

export const pincodes = ['700001', '700019', '700029', '700091'].map((pincode, at) => ({
  id: `PIN-${at + 1}`,
  pincode,
}));

const VEGETABLES =
  'Potato,Onion,Tomato,Brinjal,Pointed Gourd,Bottle Gourd,Okra,Cauliflower,Cabbage,Spinach,Pumpkin,Green Chilli,Ginger,Garlic,Beetroot,Carrot,Radish,Drumstick,Ridge Gourd,Bitter Gourd,Coriander,Mint,Lemon,Cucumber,Capsicum,French Beans';
const NAMES: Record<string, string> = {
  'S-SABJI': VEGETABLES,
  'S-PHAL': 'Banana,Guava,Papaya,Apple,Orange,Pomegranate,Sweet Lime,Pineapple,Watermelon',
  'S-CHAL': 'Gobindobhog Rice,Miniket Rice,Basmati Rice,Banskathi Rice,Puffed Rice,Flattened Rice',
  'S-DAL': 'Masoor Dal,Moong Dal,Chana Dal,Toor Dal,Urad Dal,Matar Dal',
  'S-DUDH': 'Toned Milk,Full Cream Milk,Mishti Doi,Tok Doi,Paneer,Butter',
  'S-DIM': 'Hen Eggs,Duck Eggs',
  'S-MUKH': 'Jhal Muri Mix,Chanachur,Nimki,Bhujia,Roasted Peanuts',
  'S-MISHTI': 'Rosogolla,Sandesh,Pantua,Nolen Gur,Langcha',
};

/** One of each, and a second size of rice and dal. */
function allGoods(): Goods[] {
  let number = 0;
  return subCategories.flatMap(({ id: subCategoryId, categoryId }) =>
    (NAMES[subCategoryId] ?? '').split(',').flatMap((name, at) => {
      const inPacks = categoryId === 'C-STP';
      return (inPacks ? ['1 kg', '5 kg'] : [categoryId === 'C-VEG' ? '500 g' : '1 pc']).map((size, pack) => {
        number += 1;
        const price = (18 + ((number * 17) % 140)) * (pack === 0 ? 1 : 5);
        return {
          id: `P-${String(number).padStart(3, '0')}`,
          name: inPacks ? `${name} ${size}` : name,
          price,
          ...(number % 3 === 0 && { mrp: price + 12 }),
          categoryId,
          subCategoryId,
          ...(inPacks && { brandId: at % 2 === 0 ? 'B-1' : 'B-2' }),
          size,
          // Pineapple is never to be had.
          inStock: name !== 'Pineapple',
        };
      });
    }),
  );
}

export const goods = allGoods();

/** The other sizes of the same goods, itself among them. */
export function packsOf(one: Goods): Goods[] {
  const plain = (name: string) => name.replace(/ \d+ kg$/, '');
  return goods.filter((other) => plain(other.name) === plain(one.name));
}

export function describe(one: Goods): string {
  return `${one.name} from the market at Gariahat, packed on the morning of delivery. Keep in a cool, dry place.`;
}
