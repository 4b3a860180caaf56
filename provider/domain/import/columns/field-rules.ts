import type { ColumnContent } from './column-content.ts';
import { type Field, isNegative, normalizeName } from './column-names.ts';

/** Whether a column of that name looks as the field's values do. */
type Rule = (content: ColumnContent, name: string) => boolean;

interface FieldRule {
  /** Preferred among those that are named like the field. */
  readonly fits: Rule;
  /** Fallback when none fits. */
  readonly may: Rule;
}

const isEmpty: Rule = ({ filled }) => filled === 0;
const always: Rule = () => true;
const never: Rule = () => false;

/** Names that mean the stock in one file and the size, or whether there is any, in another. */
const AMBIGUOUS = new Set(
  'attribute1values quantity qty variant weight volume unit units available instock পরিমাণ मात्रा'.split(' '),
);
const isAmbiguous = (name: string): boolean => AMBIGUOUS.has(normalizeName(name));

const isText: Rule = ({ share }) => share.words >= 0.5;

/** 1, 2, 3 … count the rows, and the next file counts them anew. From 0 some shops number their goods. */
export const countsRows: Rule = ({ countsFrom }, name) => countsFrom === 1 || (countsFrom === 0 && name === '');

/** A kind of goods, not of a row: Odoo's "Storable Product" and Magento's "configurable" are none. */
const isKind: Rule = ({ share }) => share.words >= 0.5 && share.systemKind < 0.9;

/** Maximum length of a name, in characters: a longer text describes the goods. */
export const LONGEST_NAME = 80;
const isDescription = (name: string): boolean => /desc/.test(normalizeName(name));

export type RuledField = Exclude<Field, 'price' | 'mrp'>;

/** In the order in which fields choose their columns. Prices have rules of their own. */
export const RULES: Readonly<Record<RuledField, FieldRule>> = {
  handle: { fits: always, may: never },
  pictures: {
    fits: ({ share }) => share.picture >= 0.5 || share.url >= 0.5,
    may: ({ share }) => share.money < 0.5,
  },
  variantPicture: { fits: always, may: never },
  parent: { fits: ({ filled }) => filled > 0, may: never },
  rowKind: { fits: ({ share }) => share.rowKind >= 0.9, may: never },
  rowId: { fits: ({ share }) => share.wholeNumber === 1, may: never },
  sku: {
    fits: (content, name) => content.filled > 0 && content.share.distinct >= 0.5 && !countsRows(content, name),
    may: never,
  },
  nameBn: { fits: isText, may: isEmpty },
  nameHi: { fits: isText, may: isEmpty },
  name: {
    fits: (content, name) => isText(content, name) && !(isDescription(name) && content.meanLength > LONGEST_NAME),
    may: (_, name) => !isDescription(name),
  },
  category: { fits: isKind, may: isEmpty },
  subCategory: { fits: isText, may: isEmpty },
  type: { fits: isKind, may: isEmpty },
  brand: { fits: isText, may: always },
  stock: {
    fits: ({ share }, name) =>
      share.count >= 0.9 && (share.digit < 1 || !name.endsWith('?')) && (!isAmbiguous(name) || share.number >= 0.9),
    may: ({ share }, name) => !isAmbiguous(name) && share.stockWord < 0.5,
  },
  packSize: {
    fits: ({ filled, share }, name) =>
      // Sizes that are all in pieces may be stock counts.
      filled > 0 && (isAmbiguous(name) ? share.size >= 0.3 && share.pieces < 1 : share.money < 0.9),
    may: ({ filled }, name) => filled === 0 && !isAmbiguous(name),
  },
  availability: { fits: ({ share }) => share.stockWord >= 0.9, may: never },
  diet: { fits: ({ share }) => share.dietWord >= 0.8, may: never },
  claims: { fits: ({ share }) => share.claimWord >= 0.5, may: never },
  allergens: { fits: isText, may: never },
  nutrition: { fits: ({ share }) => share.nutritionText >= 0.5, may: never },
  bestBefore: { fits: isText, may: never },
  details: { fits: ({ share }) => share.detailText >= 0.5, may: never },
  highlights: { fits: ({ filled }) => filled > 0, may: never },
  origin: { fits: isText, may: never },
  maker: { fits: isText, may: never },
  importer: { fits: isText, may: never },
  fssai: { fits: ({ share }) => share.fssaiNumber >= 0.5, may: never },
  consumerCare: { fits: ({ filled }) => filled > 0, may: never },
  seller: { fits: isText, may: never },
  chilled: { fits: ({ share }) => share.chilledWord >= 0.8, may: never },
  featured: { fits: ({ share }) => share.yesOrNo >= 0.8, may: never },
  sold: { fits: ({ share }) => share.count >= 0.9, may: never },
  added: { fits: ({ share }) => share.date >= 0.8, may: never },
  mainSize: { fits: ({ share }) => share.yesOrNo >= 0.8, may: never },
  drawing: { fits: ({ share }) => share.drawing >= 0.5, may: never },
  hsn: { fits: ({ filled }) => filled > 0, may: never },
  gstRate: { fits: ({ filled }) => filled > 0, may: never },
  rating: { fits: ({ share }) => share.rating >= 0.9, may: always },
  description: { fits: ({ filled }) => filled > 0, may: always },
  keywords: { fits: ({ filled }) => filled > 0, may: always },
  group: { fits: ({ filled }) => filled > 0, may: never },
  published: {
    fits: ({ filled, share }, name) => (isNegative(name) ? filled > 0 : share.publishedWord >= 0.8),
    may: never,
  },
};
