import { gstRateOf, hsnOf } from './tax-words.ts';
import type { Claim } from '../../../contract/food.ts';
import { dietOf } from './diet-words.ts';

const MAX_ENTRIES = 20;
const MAX_LENGTH = 80;

/** One line without control characters. */
const toLine = (text: string): string =>
  text
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, MAX_LENGTH)
    .trim();

/** The parts of a cell that lists several, without what says that there are none. */
const entriesOf = (written: string): string[] =>
  written
    .split(/[,;|\n•]+/)
    .map(toLine)
    .filter((entry) => !/^(?:|-|no|none|nil|n\/?a|not applicable)$/i.test(entry))
    .slice(0, MAX_ENTRIES);

/** Null where nothing is left. */
const orNull = <T>(list: T[]): T[] | null => (list.length > 0 ? list : null);

const CLAIMS: readonly (readonly [claim: Claim, isWritten: RegExp])[] = [
  ['vegan', /^(?:100 ?% ?)?vegan$/i],
  ['no-onion-garlic', /^(?:no|without) onion(?:(?:[ ,&/+-]|and|or|no)*)garlic$|^(?:jain|satvik|sattvic)$/i],
  ['gluten-free', /^(?:gluten[ -]?free|free from gluten|no gluten)$/i],
  ['sugar-free', /^(?:sugar[ -]?free|free from sugar|no sugar|zero sugar)$/i],
];

const claimOf = (entry: string): Claim | undefined =>
  CLAIMS.find(([, isWritten]) => isWritten.test(entry.replaceAll(/[_-]+/g, ' ').replaceAll(/ +/g, ' ')))?.[0];

export const isClaimWord = (written: string): boolean =>
  entriesOf(written).some((entry) => claimOf(entry) !== undefined);

/** @example claimsOf('Vegan, Gluten free, Tasty') // ['vegan', 'gluten-free'] */
export const claimsOf = (written: string): Claim[] | null =>
  orNull([...new Set(entriesOf(written).flatMap((entry) => claimOf(entry) ?? []))]);

/** @example allergensOf('Contains: Milk, Soy') // ['Milk', 'Soy'] */
export const allergensOf = (written: string): string[] | null =>
  orNull(entriesOf(written.replace(/^\s*(?:allergens?|contains?)\s*:?\s+/i, '')));

/** @example nutritionOf('Energy: 350 kcal | Protein 10 g') // [{ label: 'Energy', value: '350 kcal' }, …] */
export const nutritionOf = (written: string): { label: string; value: string }[] | null =>
  orNull(entriesOf(written.replaceAll(/(\d),(?=\d{3}\b)/g, '$1')).flatMap((entry) => nutrientOf(entry) ?? []));

/** Words, with or without a colon behind them, and a value that begins with a digit or with a sign before it. */
function nutrientOf(entry: string): { label: string; value: string } | null {
  const [, words = '', colon, signAfterColon, amount = ''] =
    /^(\p{L}[^:=\d]*)(?:([:=])\s*([<≤~])?)?(\d.*)$/u.exec(entry) ?? [];
  if (amount === '') return null;
  // Without a colon, the sign is the last of the words.
  const sign = colon ? (signAfterColon ?? '') : (/(?<=.)[<≤~]$/u.exec(words)?.[0] ?? '');
  return { label: (colon ? words : words.slice(0, words.length - sign.length)).trimEnd(), value: sign + amount };
}

export const isNutritionText = (written: string): boolean => nutritionOf(written) !== null;

/** @example bestBeforeOf(' 6 months\n') // '6 months' */
export const bestBeforeOf = (written: string): string | null => entriesOf(toLine(written)).join(', ') || null;

/** How a row's cells of the label are read. */
export const LABEL_READERS = {
  diet: dietOf,
  claims: claimsOf,
  allergens: allergensOf,
  nutrition: nutritionOf,
  bestBefore: bestBeforeOf,
  hsn: hsnOf,
  gstRate: gstRateOf,
} as const;

type StatedLabel = {
  readonly [Field in keyof typeof LABEL_READERS]?: ReturnType<(typeof LABEL_READERS)[Field]> | undefined;
};

/** What a row says of the label, null where it says nothing. */
export const labelColumns = ({ diet, claims, allergens, nutrition, bestBefore, hsn, gstRate }: StatedLabel) => ({
  diet: diet ?? null,
  claims: claims ?? null,
  allergens: allergens ?? null,
  nutrition: nutrition ?? null,
  bestBefore: bestBefore ?? null,
  hsn: hsn ?? null,
  gstRate: gstRate ?? null,
});
