/** One thing on a list somebody wrote. */
export interface Wanted {
  /** As it was written. */
  readonly text: string;
  /** What to look for. */
  readonly name: string;
  /** How many packs, when the list says so. */
  readonly packs: number | null;
  /** How much in all, in the unit that unit prices are given in. */
  readonly amount: { readonly size: number; readonly unit: 'kg' | 'L' | 'piece' } | null;
}

const UNITS: Readonly<Record<string, readonly ['kg' | 'L' | 'piece', number]>> = {
  kg: ['kg', 1],
  kilo: ['kg', 1],
  g: ['kg', 0.001],
  gm: ['kg', 0.001],
  gram: ['kg', 0.001],
  l: ['L', 1],
  litre: ['L', 1],
  liter: ['L', 1],
  ml: ['L', 0.001],
  dozen: ['piece', 12],
  pcs: ['piece', 1],
  piece: ['piece', 1],
  টি: ['piece', 1],
  ডজন: ['piece', 12],
  पीस: ['piece', 1],
  दर्जन: ['piece', 12],
};

const NUMBER = String.raw`(\d+(?:\.\d+)?|half|½)`;
const UNIT = `(${Object.keys(UNITS).join('|')})s?`;
const AMOUNT = new RegExp(String.raw`(?:^|\s)${NUMBER}\s*${UNIT}(?=\s|$)`, 'i');
const PACKS = /(?:^|\s)(?:x\s*)?(\d{1,2})(?:\s*x)?(?=\s|$)/i;

/**
 * The amount that a text begins with or holds, several packs in one counted together.
 * @example readAmount('4 × 100 g') // { size: 0.4, unit: 'kg' }
 */
export function readAmount(text: string): Wanted['amount'] {
  const [, number = '', unitName = ''] = AMOUNT.exec(text) ?? [];
  const unit = UNITS[unitName.toLowerCase()];
  if (!unit) return null;
  const [, times = '1'] = /^\s*(\d+)\s*[×x*]\s*\d/i.exec(text) ?? [];
  const size = (/^(half|½)$/i.test(number) ? 0.5 : Number(number)) * unit[1] * Number(times);
  // Sums of decimals, such as 3 × 0.1.
  return { size: Math.round(size * 1000) / 1000, unit: unit[0] };
}

/**
 * Reads a list as people write it: a thing per line or between commas, amounts before or after.
 * @example readList('2 kg aloo, milk')[0] // { text: '2 kg aloo', name: 'aloo', packs: null, amount: { size: 2, unit: 'kg' } }
 */
export const readList = (list: string): readonly Wanted[] =>
  list
    .split(/[\n,;]|\band\b/i)
    .map((text) => text.replace(/^[\s*•–-]+|[\s.]+$/g, ''))
    .filter(Boolean)
    .map(readThing);

function readThing(text: string): Wanted {
  const [amountText = ''] = AMOUNT.exec(text) ?? [];
  const amount = readAmount(amountText);
  if (amount) return { text, name: named(text, amountText), packs: null, amount };
  const [packsText, packs] = PACKS.exec(text) ?? [];
  if (packsText === undefined) return { text, name: named(text, ''), packs: null, amount: null };
  return { text, name: named(text, packsText), packs: Number(packs), amount: null };
}

const named = (text: string, amount: string): string =>
  text
    .replace(amount, ' ')
    .replace(/\b(of|packets?|packs?)\b/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim();
