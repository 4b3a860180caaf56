import { createReadStream, existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createGunzip } from 'node:zlib';
import { parse } from 'csv-parse';

/** Real products, kept beside the project and not in it. */
const REAL = '../shared/data/bigbasket-products.csv.gz';

export interface Row {
  readonly sku: string;
  readonly name: string;
  readonly category: string;
  readonly sub_category: string;
  readonly brand: string;
  readonly price: string;
  readonly mrp: string;
  readonly description: string;
}

const CATEGORIES = [
  'Grains',
  'Vegetables',
  'Fruit',
  'Dairy',
  'Fish',
  'Sweets',
  'Snacks',
  'Drinks',
  'Cleaning',
  'Baby care',
];
const KINDS = ['Everyday', 'Organic', 'Family', 'Festive', 'Light', 'Village'];
const GOODS = [
  'Atta',
  'Basmati rice',
  'Moong dal',
  'Mustard oil',
  'Turmeric powder',
  'Ghee',
  'Chanachur',
  'Tea',
  'Soap',
];
const BRANDS = 40;

/** Synthetic products, the same in every run, with as many words as real ones have. */
function syntheticRows(count: number): Row[] {
  const pick = (list: readonly string[], at: number) => list[at % list.length] ?? '';
  return Array.from({ length: count }, (_, at) => {
    const good = pick(GOODS, at);
    const kind = pick(KINDS, Math.floor(at / GOODS.length));
    const price = 20 + ((at * 37) % 480);
    const words = `${kind} ${good} for every kitchen, packed in Kolkata and checked by hand. `;
    return {
      sku: String(at + 1),
      name: `${kind} ${good} ${at + 1}, ${100 + (at % 9) * 100} g`,
      category: pick(CATEGORIES, at),
      sub_category: `${pick(CATEGORIES, at)} ${pick(KINDS, Math.floor(at / CATEGORIES.length))}`,
      brand: `Brand ${at % BRANDS}`,
      price: String(price),
      mrp: String(price + (at % 3) * 10),
      description: words.repeat(3 + (at % 4)),
    };
  });
}

async function real(count: number): Promise<Row[]> {
  const rows: Row[] = [];
  const records = createReadStream(REAL)
    .pipe(createGunzip())
    .pipe(parse({ columns: true, relax_quotes: true }));
  for await (const record of records as AsyncIterable<Record<string, string>>) {
    const { index = '', product = '', sale_price = '', market_price = '' } = record;
    const { category = '', sub_category = '', brand = '', description = '' } = record;
    rows.push({
      sku: index,
      name: product,
      price: sale_price,
      mrp: market_price,
      category,
      sub_category,
      brand,
      description,
    });
    if (rows.length === count) break;
  }
  return rows;
}

/** Returns that many products: real ones if there are enough, otherwise synthetic ones. */
export async function takeProducts(count: number): Promise<{ rows: Row[]; real: boolean }> {
  const rows = existsSync(REAL) ? await real(count) : [];
  return rows.length === count ? { rows, real: true } : { rows: syntheticRows(count), real: false };
}

const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;

export async function writeCsv(file: string, rows: readonly Row[]): Promise<void> {
  const names = ['sku', 'name', 'category', 'sub_category', 'brand', 'price', 'mrp', 'description'] as const;
  const lines = rows.map((row) => names.map((name) => quoted(row[name])).join(','));
  await writeFile(file, [names.join(','), ...lines].join('\n'));
}

/** The same products, the first of them at another price. */
export const withPricesChanged = (rows: readonly Row[], count: number): Row[] =>
  rows.slice(0, count).map((row) => ({ ...row, price: String(Math.max(1, Math.floor(Number(row.mrp) * 0.5))) }));
