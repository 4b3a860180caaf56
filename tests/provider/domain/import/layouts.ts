// node tests/provider/domain/import/layouts.ts FOLDER [CATALOGUE.csv.gz]: writes each layout into a folder.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Options, stringify } from 'csv-stringify/sync';
import { toUtf16, toWindows1252 } from './encode.ts';
import { bigbasketGoods, type Goods, GOODS } from './goods.ts';
import { shopifyRecords } from './shopify-layout.ts';
import { writeXlsx } from './write-xlsx.ts';

type Records = readonly Readonly<Record<string, string | number>>[];

/** Goods as a foreign shop system exports them, with the names of columns that its exports have. */
interface Layout {
  readonly file: string;
  readonly write: (goods: readonly Goods[]) => Uint8Array;
}

const toCsv = (records: Records, options: Options = {}): string =>
  stringify([...records], { header: true, ...options });

const lower = ({ price, mrp }: Goods): boolean => price < mrp;
const html = (text: string): string => `<p>${text.replaceAll('&', '&amp;')}</p>`;

const dmart = (goods: readonly Goods[]): Records =>
  goods.map((one) => ({
    Name: one.name,
    Brand: one.brand,
    Price: one.mrp,
    DiscountedPrice: one.price,
    Category: one.category,
    SubCategory: one.subCategory,
    Quantity: one.size,
    Description: one.description,
    BreadCrumbs: `Grocery > ${one.category} > ${one.subCategory}`,
  }));

const woocommerce = (goods: readonly Goods[]): Records =>
  goods.map((one, i) => ({
    ID: 100 + i,
    Type: 'simple',
    SKU: one.sku,
    'GTIN, UPC, EAN, or ISBN': 8_901_000_000_000 + i,
    Name: one.name,
    Published: 1,
    'Is featured?': 0,
    'Visibility in catalog': 'visible',
    'Short description': '',
    Description: `${html(one.description)}\\n`,
    'Date sale price starts': '',
    'Date sale price ends': '',
    'Tax status': 'taxable',
    'Tax class': '',
    'In stock?': one.stock > 0 ? 1 : 0,
    Stock: one.stock,
    'Low stock amount': '',
    'Backorders allowed?': 0,
    'Sold individually?': 0,
    'Weight (kg)': i === 0 ? 1 : '',
    'Allow customer reviews?': 1,
    'Purchase note': '',
    'Sale price': lower(one) ? one.price : '',
    'Regular price': one.mrp,
    Categories: `${one.category.replaceAll(',', '\\,')} > ${one.subCategory}, Offers`,
    Tags: '',
    'Shipping class': '',
    Images: one.pictures.join(', '),
    Parent: '',
    Position: 0,
    Brands: one.brand,
  }));

const google = (goods: readonly Goods[]): Records =>
  goods.map((one, i) => ({
    id: one.sku,
    title: one.name,
    description: one.description,
    link: `https://shop.example/product/${i}`,
    image_link: one.pictures[0] ?? '',
    additional_image_link: one.pictures.slice(1).join(','),
    availability: one.stock > 0 ? 'in_stock' : 'out_of_stock',
    price: `${one.mrp.toFixed(2)} INR`,
    sale_price: lower(one) ? `${one.price.toFixed(2)} INR` : '',
    brand: one.brand,
    gtin: 8_901_000_000_000 + i,
    google_product_category: 422,
    product_type: `${one.category} > ${one.subCategory}`,
    condition: 'new',
    unit_pricing_measure: one.size,
  }));

const comma = (rupees: number): string => rupees.toFixed(2).replace('.', ',');

/** A list as a shop keeps it in a spreadsheet. */
const plain = (goods: readonly Goods[], money: (rupees: number) => string | number): Records =>
  goods.map((one) => ({
    'Item Code': one.sku,
    'Item Name': one.name,
    Company: one.brand,
    Category: one.category,
    'Sub Category': one.subCategory,
    'Pack Size': one.size,
    'Selling Price (₹)': money(one.price),
    MRP: money(one.mrp),
    'Closing Stock': one.stock,
    Photo: one.pictures.join(' | '),
  }));

const workbook = (goods: readonly Goods[]): Uint8Array => {
  const records = plain(goods, (rupees) => rupees);
  const rows = [Object.keys(records[0] ?? {}), ...records.map((record) => Object.values(record))];
  return writeXlsx([
    { name: 'Read me', rows: [['Prices of November']] },
    { name: 'Goods', rows: [['Our goods'], [], ...rows] },
  ]);
};

// Excel quotes what holds a line break of any kind.
const semicolons = { delimiter: ';', record_delimiter: 'windows', quoted_match: /\n/ } as const;

export const LAYOUTS = {
  dmart: { file: 'dmart.csv', write: (goods) => Buffer.from(toCsv(dmart(goods))) },
  shopify: { file: 'shopify.csv', write: (goods) => Buffer.from(toCsv(shopifyRecords(goods))) },
  woocommerce: { file: 'woocommerce.csv', write: (goods) => Buffer.from(toCsv(woocommerce(goods), { bom: true })) },
  google: { file: 'google.txt', write: (goods) => Buffer.from(toCsv(google(goods), { delimiter: '\t' })) },
  windows: { file: 'windows.csv', write: (goods) => toWindows1252(toCsv(plain(goods, comma), semicolons)) },
  unicode: { file: 'unicode.txt', write: (goods) => toUtf16(toCsv(plain(goods, String), { delimiter: '\t' })) },
  excel: { file: 'goods.xlsx', write: workbook },
} as const satisfies Record<string, Layout>;

export type LayoutName = keyof typeof LAYOUTS;

/** Writes one layout into a folder and returns its path. */
export function writeLayout(name: LayoutName, folder: string, goods: readonly Goods[] = GOODS): string {
  const path = join(folder, LAYOUTS[name].file);
  writeFileSync(path, LAYOUTS[name].write(goods));
  return path;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [folder = 'layouts', catalogue] = process.argv.slice(2);
  mkdirSync(folder, { recursive: true });
  const goods = catalogue === undefined ? GOODS : bigbasketGoods(catalogue);
  for (const name of Object.keys(LAYOUTS)) console.log(writeLayout(name as LayoutName, folder, goods));
}
