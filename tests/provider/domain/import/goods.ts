import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';

/** One pack of goods as a shop knows it; each layout writes of it what its shop system does. */
export interface Goods {
  readonly sku: string;
  readonly name: string;
  readonly brand: string;
  readonly category: string;
  readonly subCategory: string;
  /** Rupees. */
  readonly price: number;
  readonly mrp: number;
  readonly size: string;
  readonly stock: number;
  readonly description: string;
  readonly pictures: readonly string[];
}

const picture = (name: string): string => `https://cdn.shop.example/p/${name}.jpg`;

const STAPLES = { category: 'Foodgrains, Oil & Masala', subCategory: 'Salt & Sugar' };

/** Enough to meet what real files have: a comma in a category, a quote, accents, several sizes, no saving, nothing in stock. */
export const GOODS: readonly Goods[] = [
  {
    ...STAPLES,
    sku: 'TS-1',
    name: 'Tata Salt',
    brand: 'Tata',
    price: 28,
    mrp: 30,
    size: '1 kg',
    stock: 120,
    description: 'Vacuum evaporated, iodised.',
    pictures: [picture('salt-1'), picture('salt-back')],
  },
  {
    ...STAPLES,
    sku: 'TS-2',
    name: 'Tata Salt',
    brand: 'Tata',
    price: 54.5,
    mrp: 60,
    size: '2 kg',
    stock: 8,
    description: 'Vacuum evaporated, iodised.',
    pictures: [picture('salt-2')],
  },
  {
    ...STAPLES,
    sku: 'MS-1',
    name: 'Sugar “Sulphurless”',
    brand: 'Madhur',
    price: 62.75,
    mrp: 62.75,
    size: '1 kg',
    stock: 0,
    description: 'Fine grain & white.',
    pictures: [picture('sugar')],
  },
  {
    sku: 'CR-5',
    name: 'Café Crème – Jalapeño’s Best',
    brand: 'Fresho',
    category: 'Beverages',
    subCategory: 'Coffee',
    price: 1249,
    mrp: 1500,
    size: '500 g',
    stock: 3,
    description: 'Roasted twice.',
    pictures: [],
  },
  {
    sku: 'EG-6',
    name: 'Eggs, "country" kind',
    brand: 'Fresho',
    category: 'Eggs, Meat & Fish',
    subCategory: 'Eggs',
    price: 66,
    mrp: 72,
    size: '6 pcs',
    stock: 40,
    description: 'Laid this week.',
    pictures: [picture('eggs'), picture('eggs-open'), picture('eggs-farm')],
  },
];

/** The real catalogue beside the project, with stocks and pictures made up. Rows without a name are left out. */
export function bigbasketGoods(file: string): Goods[] {
  const rows: Record<string, string>[] = parse(gunzipSync(readFileSync(file)), { columns: true, bom: true });
  return rows
    .filter(({ product = '' }) => product.trim() !== '')
    .map(({ index = '', product = '', brand = '', category = '', sub_category = '', description = '', ...row }) => ({
      sku: `BB-${index}`,
      name: product,
      brand,
      category,
      subCategory: sub_category,
      price: Number(row['sale_price']),
      mrp: Number(row['market_price']),
      size: '',
      stock: Number(index) % 90,
      description,
      pictures: [picture(index)],
    }));
}
