import type { ColumnContent } from './column-content.ts';
import { type Field, normalizeName } from './column-names.ts';

/** Whether a column of that name looks as the field's values do. */
type Rule = (content: ColumnContent, name: string) => boolean;

interface FieldRule {
  /** Preferred among those that are named like the field. */
  readonly fits: Rule;
  /** Taken when none fits. */
  readonly may: Rule;
}

const isEmpty: Rule = ({ filled }) => filled === 0;
const always: Rule = () => true;
const never: Rule = () => false;

/** Names that mean the stock in one file and the size in another. */
const AMBIGUOUS = new Set(['attribute1values', 'quantity', 'qty', 'variant', 'weight', 'volume', 'unit', 'units']);
const isAmbiguous = (name: string): boolean => AMBIGUOUS.has(normalizeName(name));

const isText: Rule = ({ share }) => share.words >= 0.5;

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
  sku: { fits: ({ filled, share }) => filled > 0 && share.distinct >= 0.5, may: never },
  rowId: { fits: ({ share }) => share.wholeNumber === 1, may: never },
  nameBn: { fits: isText, may: isEmpty },
  nameHi: { fits: isText, may: isEmpty },
  name: { fits: isText, may: always },
  category: { fits: isText, may: isEmpty },
  subCategory: { fits: isText, may: isEmpty },
  type: { fits: isText, may: isEmpty },
  brand: { fits: isText, may: always },
  stock: {
    fits: ({ share }) => share.wholeNumber >= 0.9,
    may: ({ share }, name) => !isAmbiguous(name) && share.stockWord < 0.5,
  },
  packSize: {
    fits: ({ filled, share }, name) => filled > 0 && (isAmbiguous(name) ? share.size >= 0.3 : share.money < 0.9),
    may: ({ filled }, name) => filled === 0 && !isAmbiguous(name),
  },
  availability: { fits: ({ share }) => share.stockWord >= 0.9, may: never },
  diet: { fits: ({ share }) => share.dietWord >= 0.8, may: never },
  claims: { fits: ({ share }) => share.claimWord >= 0.5, may: never },
  allergens: { fits: isText, may: never },
  nutrition: { fits: ({ share }) => share.nutritionText >= 0.5, may: never },
  bestBefore: { fits: isText, may: never },
  hsn: { fits: ({ filled }) => filled > 0, may: never },
  gstRate: { fits: ({ filled }) => filled > 0, may: never },
  rating: { fits: ({ share }) => share.rating >= 0.9, may: always },
  description: { fits: ({ filled }) => filled > 0, may: always },
  keywords: { fits: ({ filled }) => filled > 0, may: always },
  group: { fits: ({ filled }) => filled > 0, may: never },
  published: { fits: ({ share }) => share.publishedWord >= 0.95, may: never },
};
