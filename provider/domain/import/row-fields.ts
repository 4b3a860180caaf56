import { categoryPath } from './category-path.ts';
import { type ColumnMapping, isPriceList, placesOf } from './columns/column-mapping.ts';
import { type Field, FIELDS, isPlural } from './columns/column-names.ts';
import { parseMoney } from './money-text.ts';
import { plainName, plainText } from './plain-text.ts';
import { isInStock, isNotPublished, isOutOfStock } from './status-words.ts';
import { USUAL_STOCK } from './usual-stock.ts';

/** What a record says of each field, as text; what is not there, the file has no column for. */
export type RowFields = Partial<Record<Field, string>>;

/** Shopify's word for a product that comes in one size. */
const NO_SIZE = /^default(?: title)?$/i;

const PAISE = 100;

/** A price in rupees, written plainly; what is no price stays as it is, to be refused. */
function toRupees(written: string, { hasDecimalComma, prices }: ColumnMapping): string {
  const amount = parseMoney(written, hasDecimalComma);
  if (amount === undefined) return written.trim();
  return prices.unit === 'paise' ? (Number(amount) / PAISE).toFixed(2) : amount;
}

/** Less than none is none. @example toStock('-3') // '0' */
const toStock = (written: string): string => {
  const bare = written.trim().replace(/^(-?\d+)\.0+$/, '$1');
  return /^-\d+$/.test(bare) ? '0' : bare;
};

function withPrices(row: RowFields, mapping: ColumnMapping): RowFields {
  const price = toRupees(row.price ?? '', mapping);
  const mrp = toRupees(row.mrp ?? '', mapping);
  // An empty selling price means the regular one, but in a price list, where it means no change. An MRP of nothing is none.
  return {
    ...row,
    price: price === '' && !isPriceList(mapping) ? mrp : price,
    ...(row.mrp !== undefined && { mrp: Number(mrp) === 0 ? '' : mrp }),
  };
}

function withStock(row: RowFields): RowFields {
  const stock = row.stock === undefined ? undefined : toStock(row.stock);
  const said = row.availability ?? '';
  if (isOutOfStock(said)) return { ...row, stock: '0' };
  if (!stock && isInStock(said)) return { ...row, stock: String(USUAL_STOCK) };
  return stock === undefined ? row : { ...row, stock };
}

/** Fills sub-category and type from a path, where they have no column of their own. */
function withCategories(row: RowFields, isList: boolean, hasRoot: boolean): RowFields {
  if (row.category === undefined) return row;
  const path = categoryPath(plainName(row.category), isList);
  const [category = '', subCategory = '', type = ''] = hasRoot && path.length > 1 ? path.slice(1) : path;
  return {
    ...row,
    category,
    ...(subCategory !== '' && !row.subCategory && { subCategory }),
    ...(type !== '' && !row.type && { type }),
  };
}

/** A function that reads the fields of each record of a file. */
export function rowReader(mapping: ColumnMapping): (record: readonly string[]) => RowFields {
  const places = FIELDS.map((field) => [field, placesOf(mapping, field)] as const).filter(([, at]) => at.length > 0);
  const isList = mapping.columns.some(({ field, name }) => field === 'category' && isPlural(name));
  return (record) => {
    const row: RowFields = {};
    for (const [field, at] of places) row[field] = at.map((place) => record[place] ?? '').join('\n');
    for (const field of ['name', 'nameBn', 'nameHi', 'brand', 'subCategory', 'type'] as const) {
      const written = row[field];
      if (written !== undefined) row[field] = plainName(written);
    }
    if (row.description !== undefined) row.description = plainText(row.description);
    if (row.packSize !== undefined && NO_SIZE.test(row.packSize.trim())) row.packSize = '';
    return withCategories(withStock(withPrices(row, mapping)), isList, mapping.hasCategoryRoot);
  };
}

/** Whether the file keeps a row from being sold. */
export const isUnpublished = ({ published = '' }: RowFields): boolean => published.split('\n').some(isNotPublished);
