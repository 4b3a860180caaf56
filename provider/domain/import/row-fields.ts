import { categoryPath } from './category-path.ts';
import { type ColumnMapping, isPriceList, indexesOf } from './columns/column-mapping.ts';
import { type Field, FIELDS, isNegative, isPlural } from './columns/column-names.ts';
import { readCount } from './count-text.ts';
import { parseMoney } from '../../../contract/money-text.ts';
import { plainName, plainText } from './plain-text.ts';
import { isInStock, isNo, isNotPublished, isOutOfStock, isPublishedWord } from './status-words.ts';

/** What a record says of each field, as text; what is not there, the file has no column for. */
export type RowFields = Partial<Record<Field, string>>;

/** Units of a product that are for sale where a file does not say how many. */
export const USUAL_STOCK = 50;

/** Shopify's word for a product that comes in one size. */
const NO_SIZE = /^default(?: title)?$/i;

const PAISE = 100;

/** Characters that are read of what is short where it means anything; what tells prices and paths goes over each several times. */
const MAX_CHARACTERS = 4000;
const LONG_FIELDS: ReadonlySet<Field> = new Set(['description', 'pictures', 'variantPicture']);

/** A price in rupees, written plainly; what is no price stays as it is, to be refused. */
function toRupees(written: string, { hasDecimalComma, prices }: ColumnMapping): string {
  const amount = parseMoney(written, hasDecimalComma);
  if (amount === undefined) return written.trim();
  return prices.unit === 'paise' ? (Number(amount) / PAISE).toFixed(2) : amount;
}

/** Words that stand for a number, or for none said, in a column of stocks. */
const NOT_STATED = /^(?:-+|n\/?a|null|none|not tracked|untracked)$/i;
const NONE_LEFT = /^(?:nil|zero)$/i;

/** How many there are, as a plain number; what is none stays as it is, to be refused. @example toStock('1,250 pcs', false) // '1250' */
function toStock(written: string, hasDecimalComma: boolean): string {
  const bare = written.trim();
  if (NOT_STATED.test(bare)) return '';
  if (NONE_LEFT.test(bare) || (isOutOfStock(bare) && !/\d/.test(bare))) return '0';
  return readCount(bare, hasDecimalComma)?.toString() ?? bare;
}

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

function withStock(row: RowFields, { hasDecimalComma }: ColumnMapping): RowFields {
  const stock = row.stock === undefined ? undefined : toStock(row.stock, hasDecimalComma);
  const availability = row.availability ?? '';
  if (isOutOfStock(availability)) return { ...row, stock: '0' };
  if (!stock && isInStock(availability)) return { ...row, stock: String(USUAL_STOCK) };
  return stock === undefined ? row : { ...row, stock };
}

/** A row without a category is found under its sub-category, or its type. */
function withSomeCategory(row: RowFields): RowFields {
  if (row.category) return row;
  if (row.subCategory) return { ...row, category: row.subCategory, subCategory: '' };
  return row.type ? { ...row, category: row.type, type: '' } : row;
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
  const fieldIndexes = FIELDS.map((field) => [field, indexesOf(mapping, field)] as const).filter(
    ([, at]) => at.length > 0,
  );
  const isList = mapping.columns.some(({ field, name }) => field === 'category' && isPlural(name));
  const negative = new Set(
    indexesOf(mapping, 'published').filter((index) => isNegative(mapping.columns[index]?.name ?? '')),
  );
  /** Inverts columns that say the opposite, such as "Archived", which may hold only a date. */
  const publishedOf = (record: readonly string[]): string =>
    indexesOf(mapping, 'published')
      .map((index) => [index, (record[index] ?? '').trim()] as const)
      .map(([index, word]) => (negative.has(index) ? (word === '' || isNo(word) ? '' : 'disabled') : word))
      .join('\n')
      .slice(0, MAX_CHARACTERS);
  return (record) => {
    const row: RowFields = {};
    for (const [field, at] of fieldIndexes)
      row[field] = at
        .map((index) => record[index] ?? '')
        .join('\n')
        .slice(0, LONG_FIELDS.has(field) ? undefined : MAX_CHARACTERS);
    if (row.published !== undefined) row.published = publishedOf(record);
    for (const field of ['name', 'nameBn', 'nameHi', 'brand', 'subCategory', 'type'] as const) {
      const written = row[field];
      if (written !== undefined) row[field] = plainName(written);
    }
    for (const field of ['description', 'origin', 'maker', 'importer', 'consumerCare', 'seller'] as const) {
      const written = row[field];
      if (written !== undefined) row[field] = plainText(written);
    }
    for (const field of ['details', 'highlights'] as const) {
      const written = row[field];
      // Each item of a list, and each line, is an entry.
      if (written !== undefined) row[field] = plainText(written.replace(/<\/(?:li|p|tr)>|<br ?\/?>/gi, '\n'));
    }
    if (row.packSize !== undefined && NO_SIZE.test(row.packSize.trim())) row.packSize = '';
    const sold = withStock(withPrices(row, mapping), mapping);
    return withSomeCategory(withCategories(sold, isList, mapping.hasCategoryRoot));
  };
}

/** Whether the file keeps a row from being sold. */
export const isUnpublished = ({ published = '' }: RowFields): boolean => published.split('\n').some(isNotPublished);

/** Why a row is not sold, or that it can't be told; undefined for what is. */
export function whyUnsold(row: RowFields): string | undefined {
  if (isUnpublished(row)) return 'its file says that it is not for sale';
  const odd = (row.published ?? '').split('\n').find((word) => word.trim() !== '' && !isPublishedWord(word));
  return odd === undefined ? undefined : `“${odd.trim().slice(0, 40)}” does not say whether it is for sale`;
}
