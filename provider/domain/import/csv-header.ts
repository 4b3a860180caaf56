import { ImportError } from './import-error.ts';

/** Accepted column names, by field. */
const NAMES = {
  sku: ['index', 'id', 'sku'],
  name: ['product', 'name'],
  category: ['category'],
  subCategory: ['sub_category'],
  brand: ['brand'],
  price: ['sale_price', 'price'],
  mrp: ['market_price', 'mrp'],
  type: ['type'],
  rating: ['rating'],
  description: ['description'],
  packSize: ['pack_size'],
  stock: ['stock'],
  keywords: ['keywords'],
  group: ['group'],
} as const;

export type Field = keyof typeof NAMES;

/** Index of each known field in a record. */
export type Header = ReadonlyMap<Field, number>;

const NEEDED = ['name', 'price'] as const;

const LISTABLE = ['price', 'mrp', 'stock'] as const;

/** Without names a file changes prices, MRPs or stocks of products that are there, by their number. */
export const isPriceList = (header: Header): boolean =>
  !header.has('name') && header.has('sku') && LISTABLE.some((field) => header.has(field));

export function readHeader(file: string, columns: readonly string[]): Header {
  const tidy = columns.map((name) =>
    name
      .trim()
      .toLowerCase()
      .replace(/[\s-]+/g, '_'),
  );
  const header = new Map<Field, number>();
  for (const [field, names] of Object.entries(NAMES) as [Field, readonly string[]][]) {
    const place = names.map((name) => tidy.indexOf(name)).find((index) => index >= 0);
    if (place !== undefined) header.set(field, place);
  }
  const missing = isPriceList(header) ? [] : NEEDED.filter((field) => !header.has(field));
  if (missing.length > 0) {
    const named = missing.map((field) => NAMES[field].join(' or ')).join(', and ');
    throw new ImportError(`The first line of ${file} is no usable header: it needs a column named ${named}.`);
  }
  return header;
}

export const toRow = (header: Header, fields: readonly string[]): Partial<Record<Field, string>> =>
  Object.fromEntries([...header].map(([field, place]) => [field, fields[place] ?? '']));
