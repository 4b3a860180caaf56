import { toLatinDigits } from '../../../../contract/latin-digits.ts';
import { parsePackSize } from '../../../../contract/pack-size.ts';
import { parseMoney } from '../../../../contract/money-text.ts';
import { readCount } from '../count-text.ts';
import { PICTURE_FILE } from '../picture-list.ts';
import { isDietWord } from '../diet-words.ts';
import { isClaimWord, isNutritionText } from '../label-words.ts';
import { isDateText } from '../date-text.ts';
import { isDetailText, isFssaiText } from '../detail-words.ts';
import { isDrawingText } from '../drawing-list.ts';
import { isChilledWord, isPublishedWord, isStockWord, isYesOrNo } from '../status-words.ts';

/** What the values of a column look like; shares are of those that are not empty, from 0 to 1. */
export interface ColumnContent {
  /** How many values are not empty. */
  readonly filled: number;
  readonly examples: readonly string[];
  readonly meanLength: number;
  /** The first number of those that are 1, 2, 3 … in order, or from 0: they count the rows. Null where they are something else. */
  readonly countsFrom: 0 | 1 | null;
  readonly share: Readonly<Record<Kind, number>>;
}

type Kind = keyof typeof KINDS | 'distinct';

const KINDS = {
  money: (value: string) => parseMoney(value) !== undefined,
  /** Written as only money is: with a currency or with paise. */
  plainlyMoney: (value: string) => /₹|^rs\b|\binr\b/i.test(value) || /^[\d.,]*\d[.,]\d\d$/.test(value),
  /** How many there are of something. */
  count: (value: string) => readCount(value) !== undefined,
  /** Yes or no, as numbers. */
  digit: (value: string) => /^[01](?:\.0+)?$/.test(value),
  /** A number and nothing beside it. */
  number: (value: string) => /^\(?[+-]?[\p{Nd}.,\s]*\p{Nd}\)?$/u.test(value),
  pieces: (value: string) => /^\d+\s*(?:pcs?|pieces?|nos?|units?)\.?$/i.test(value),
  wholeNumber: (value: string) => /^-?\d{1,7}(?:\.0+)?$/.test(value),
  rating: (value: string) => /^[0-5](?:\.\d+)?$/.test(value),
  size: (value: string) => value.length <= 60 && parsePackSize(value) !== null,
  picture: (value: string) => PICTURE_FILE.test(value),
  url: (value: string) => /^(?:https?:)?\/\//i.test(value),
  path: (value: string) => /[^<>|][>|»]\s*\S/.test(value) && !/<\/|\/>/.test(value),
  words: (value: string) => /\p{L}\p{M}*\p{L}/u.test(value) && !/^\s*(?:https?:|<)/i.test(value),
  /** What WooCommerce's column "Type" says of a row. */
  rowKind: (value: string) => /^(?:simple|variable|variation|grouped|external)\b/i.test(value),
  /** What other systems say of how a product is kept. */
  systemKind: (value: string) =>
    /^(?:simple|variable|variation|grouped|external|configurable|bundle|virtual|downloadable|storable(?: product)?|consumable|services?|goods|inventory|non-inventory|regular|physical|product)$/i.test(
      value,
    ),
  dietWord: isDietWord,
  claimWord: isClaimWord,
  nutritionText: isNutritionText,
  stockWord: isStockWord,
  publishedWord: isPublishedWord,
  yesOrNo: isYesOrNo,
  chilledWord: isChilledWord,
  date: isDateText,
  detailText: isDetailText,
  fssaiNumber: isFssaiText,
  drawing: isDrawingText,
} as const;

/** A single number is not a sequence. */
function countsFrom(filled: readonly string[]): 0 | 1 | null {
  const first = Number.parseFloat(toLatinDigits(filled[0] ?? ''));
  if (filled.length < 2 || (first !== 0 && first !== 1)) return null;
  const counts = (value: string, i: number) =>
    /^\d+(?:\.0+)?[.)]?$/.test(value) && Number.parseFloat(value) === first + i;
  return filled.map(toLatinDigits).every(counts) ? first : null;
}

const MAX_EXAMPLE_LENGTH = 60;

/** One line without control characters: it is shown on a terminal. */
const toExample = (value: string): string => {
  const line = value.replace(/[\p{C}\s]+/gu, ' ').trim();
  return line.length > MAX_EXAMPLE_LENGTH ? `${line.slice(0, MAX_EXAMPLE_LENGTH - 1)}…` : line;
};

/** Each share is counted when a rule first asks for it: the names of most columns tell what they are. */
function sharesOf(count: (is: (value: string) => boolean) => number, distinct: number): ColumnContent['share'] {
  const counted = new Map<string, number>();
  const share = { distinct };
  for (const [kind, is] of Object.entries(KINDS))
    Object.defineProperty(share, kind, {
      enumerable: true,
      get: () => counted.get(kind) ?? counted.set(kind, count(is)).get(kind),
    });
  return share as ColumnContent['share'];
}

/** Looks at the values of one column. */
export function contentOf(values: readonly string[]): ColumnContent {
  const filled = values.map((value) => value.trim()).filter((value) => value !== '');
  /** How often each value stands there: what repeats is looked at once. */
  const counts = new Map<string, number>();
  for (const value of filled) counts.set(value, (counts.get(value) ?? 0) + 1);
  const distinct = [...counts.keys()];
  const of = (count: number) => (filled.length === 0 ? 0 : count / filled.length);
  const count = (is: (value: string) => boolean) =>
    distinct.reduce((sum, value) => (is(value) ? sum + (counts.get(value) ?? 0) : sum), 0);
  return {
    filled: filled.length,
    examples: distinct.slice(0, 3).map(toExample),
    meanLength: of(filled.reduce((sum, { length }) => sum + length, 0)),
    countsFrom: countsFrom(filled),
    share: sharesOf((is) => of(count(is)), of(distinct.length)),
  };
}
