/** The chatty provider's goods, as its database has them: numbers as texts, HTML and entities in texts. */

export interface Row {
  product_id: number;
  product_name: string;
  /** What holds the sizes of one kind together. */
  parent_id: number;
  pack_size: string;
  selling_price: string;
  mrp: string;
  stock_qty: string;
  category_id: number;
  sub_category_id: number;
  brand_id: number;
  picture: string;
}

export const categories = [
  { category_id: 10, category_name: 'Fish &amp; Meat', category_image: 'fish.png', display_order: '1', group: 'Fresh' },
  {
    category_id: 11,
    category_name: 'Masala &amp; Spices',
    category_image: 'masala.png',
    display_order: '2',
    group: 'Kitchen',
  },
  {
    category_id: 12,
    category_name: 'Tea &amp; Biscuits',
    category_image: 'tea.png',
    display_order: '3',
    group: 'Kitchen',
  },
  {
    category_id: 13,
    category_name: 'Home &amp; Cleaning',
    category_image: 'home.png',
    display_order: '4',
    group: 'Home',
  },
];

export const subCategories = [
  { sub_category_id: 201, sub_category_name: 'River Fish', category_id: 10 },
  { sub_category_id: 202, sub_category_name: 'Mutton &amp; Chicken', category_id: 10 },
  { sub_category_id: 203, sub_category_name: 'Ground Masala', category_id: 11 },
  { sub_category_id: 204, sub_category_name: 'Whole Spices', category_id: 11 },
  { sub_category_id: 205, sub_category_name: 'Tea', category_id: 12 },
  { sub_category_id: 206, sub_category_name: 'Biscuits &amp; Rusk', category_id: 12 },
  { sub_category_id: 207, sub_category_name: 'Soaps', category_id: 13 },
];

export const brands = [
  { brand_id: 1, brand_name: 'Bazaar&#39;s Own' },
  { brand_id: 2, brand_name: 'Sundarban Select' },
  { brand_id: 3, brand_name: 'Kurseong Hills' },
];

export const pincodes = ['700006', '700020', '700032', '700075', '711101'].map((pin_code, at) => ({
  id: String(at + 1),
  pincode: Number(pin_code),
  area_name: `Zone ${at + 1}`,
  serviceable: 'Y',
}));

const NAMES: Record<number, [names: string, packs: string[], price: number]> = {
  201: ['Rohu,Katla,Hilsa,Pabda,Tangra,Parshe,Koi,Magur', ['500 gm', '1 kg'], 180],
  202: ['Chicken Curry Cut,Chicken Keema,Mutton Curry Cut,Chicken Liver', ['500 gm'], 140],
  203: [
    'Turmeric Powder,Cumin Powder,Coriander Powder,Red Chilli Powder,Garam Masala,Panch Phoron',
    ['50 gm', '100 gm', '200 gm'],
    22,
  ],
  204: ['Bay Leaf,Cinnamon,Cardamom,Clove,Black Pepper,Poppy Seed,Nigella Seed,Fenugreek', ['50 gm', '100 gm'], 30],
  205: ['Darjeeling First Flush,Assam CTC,Dooars Leaf,Masala Chai', ['100 gm', '250 gm', '500 gm'], 95],
  206: ['Butter Rusk,Nankhatai,Marie &amp; Milk Biscuits,Fruit Cake,Prajapati Biscuits', ['1 pkt'], 35],
  207: ['Neem Soap,Dishwash Bar,Washing Soda,Floor Cleaner,Phenyl', ['1 pc'], 28],
};

function allRows(): Row[] {
  let number = 100;
  return subCategories.flatMap(({ sub_category_id, category_id }) => {
    const [names, packs, base] = NAMES[sub_category_id] ?? ['', [], 0];
    return names.split(',').flatMap((name, at) => {
      const parent_id = number + 1;
      return packs.map((pack_size, pack) => {
        number += 1;
        const price = base * (1 + pack * 0.9) + at * 7;
        return {
          product_id: number,
          product_name: `${name} &ndash; ${pack_size}`,
          parent_id,
          pack_size,
          selling_price: price.toFixed(2),
          mrp: (at % 2 === 0 ? price * 1.1 : price).toFixed(2),
          // Hilsa is never to be had.
          stock_qty: name === 'Hilsa' ? '0' : String(20 + number),
          category_id,
          sub_category_id,
          brand_id: category_id === 10 ? 2 : sub_category_id === 205 ? 3 : 1,
          picture: `${number}.png`,
        };
      });
    });
  });
}

export const rows = allRows();
