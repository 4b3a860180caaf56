import { toLatinDigits } from './latin-digits.ts';
import { measureOf, NAME_WORDS, SIZE_WORDS, type Unit } from './measures.ts';
import { readNumber } from './numbers.ts';

/** What a pack holds, in the unit its price is compared by. */
export interface PackContent {
  readonly amount: number;
  readonly unit: Unit;
}

/** A pack size as it was understood. */
interface PackSize {
  readonly content: PackContent;
  /** How many smaller ones it consists of: 6 of "6 x 200 ml". */
  readonly count: number;
  /** What tells packs of one size apart, such as `bottle`; '' where nothing is said. */
  readonly packaging: string;
}

const NUMBER = String.raw`(?:(?:\d+\s+)?\d+\s*\/\s*\d+|(?:\d+\s*)?[½¼¾]|\d+(?:[.,]\d+)*|\.\d+)`;
const START = String.raw`(?<![\p{L}\p{M}\p{N}])(?<!\d[.,/])`;
/** Behind a unit; "150gx2" goes on with a letter. */
const END = String.raw`(?=x\s*\d|[^\p{L}\p{M}\p{N}]|$)`;
/** "250+50 gm", but not "2+ 400 g", which says for which age. */
const SUM = String.raw`${NUMBER}(?:(?:\+|\s\+\s)${NUMBER}){0,3}`;
/** Begins "(250+50) gm". */
const OPENS_SUM = String.raw`\((?=[\d.]{1,6}\s?\+[\d.+\s]{1,20}\))`;
const CLOSES_SUM = String.raw`\s?(?<=\+[\d.\s]{1,20})\)`;
/** Ends "3 x (3 x 125 g)". */
const CLOSED = String.raw`(?<=[×x*]\s{0,2}\([^()]{0,40})\)`;
/** Nothing but what closes the size follows. */
const LAST = String.raw`(?=\s*(?:$|[)\],;|–-]))`;
const GAP = String.raw`[\s,(–-]*`;
const PACKS_OF = String.raw`(?:packs?|pkts?|packets?|sets?|combo|box|case|bundle)\s+of\s+`;
const COUNTED = String.raw`(?:packs?|pkts?|pcs?|pieces?|sachets?|bottles?|cans?|pouch(?:es)?|tins?|units?|nos?|n|u)`;
const PACKAGING = [
  String.raw`(?:(?:refill|pet|glass|plastic|tetra|standy|stand-?up|spout|pump|zip|family|value|saver|jumbo|economy)\s+)*`,
  String.raw`(?:pouch|packet|pack|pak|pkt|bottle|btl|jar|tin|can|box|carton|bag|tub|cup|tube|bucket|sachet|refill|tray)`,
].join('');

/** With digits of any script. */
const anyDigits = (source: string, flags: string): RegExp =>
  new RegExp(source.replaceAll(String.raw`\d`, String.raw`\p{Nd}`), flags);

/** Where a size stands in a text. With `words` of units, as in `measures.ts`. */
function sizePattern(words: string, start: string, flags: string): RegExp {
  const quantity = (name: string) => String.raw`(?<${name}>${NUMBER})\s*(?<${name}Unit>${words})${END}\.?`;
  const bonus = [
    String.raw`[\s,(]*(?:\+|with|plus|get)?\s*${quantity('bonus')}\s*(?:extra|free|bonus)(?:\s*(?:extra|free))?`,
    String.raw`(?<plus>(?:\s*\+\s*${NUMBER}\s*(?:${words})${END}\.?){1,3})(?<closed>${CLOSED})?(?:\s*(?:extra|free))?(?:${LAST}|(?=\s*\()|(?=[\s,(-]+${PACKAGING}${END}))`,
    String.raw`[\s,(]*\+?\s*(?<percent>\d{1,3})\s*%\s*(?:extra|free|more)(?:\s*free)?`,
    String.raw`[\s,(]*\+\s*(?<free>\d{1,2})\s*(?:${COUNTED}\s*)?free`,
  ].join('|');
  const outer = String.raw`(?:(?<outer>\d{1,3})\s*[×x*]\s*\(?)?`;
  const times = String.raw`(?:\((?=\d+\s*\+\s*\d+\)))?(?<times>\d{1,3})(?:\s*\+\s*(?<timesFree>\d{1,2})\)?)?\s*(?:${COUNTED}\s*)?(?:[×x*]|of(?=\s))\s*`;
  const measured = [
    String.raw`(?:${PACKS_OF}(?<packs>\d{1,3})[\s,(x×*–-]*(?:of\s+)?)?${outer}(?:${times})?`,
    String.raw`(?:${OPENS_SUM})?(?<each>${SUM})(?:${CLOSES_SUM})?\s*(?<eachUnit>${words})${END}\.?(?:${CLOSED})?`,
    // "1 L (910 g)" says the same twice.
    String.raw`(?:\s*\((?:${quantity('same')}|(?:approx|about)[^)]{0,40})\))?`,
    String.raw`(?:\s*[×x*]\s*(?<timesAfter>\d{1,3})(?:\s*${COUNTED})?${END})?`,
    String.raw`(?:${GAP}${PACKS_OF}(?<packsAfter>\d{1,3})(?!\d)(?:\s*${COUNTED}${END})?\)?)?(?:(?:${bonus})\)?)?`,
  ].join('');
  const counted = String.raw`${PACKS_OF}(?<pieces>\d{1,3})(?:\s*${COUNTED})?${END}|(?<piecesBefore>\d{1,3}) का पैक${END}`;
  // A price for each kilo, not a pack.
  const per = String.raw`(?:per\s|^\s*\/)\s*(?<per>${words})${END}\.?${LAST}`;
  const behind = String.raw`(?:\s*each${END})?(?:[\s,(-]*(?<packaging>${PACKAGING})${END}\)?${LAST})?`;
  return anyDigits(`${start}(?:${measured}|${counted}|${per})${behind}`, flags);
}

const SIZE = sizePattern(SIZE_WORDS, START, 'iu');

/** "up to 5 kg" says for whom, "3 in 1 pack" what for, "20 g protein" what is in it, "25 kg+" from when on. */
const NOT_BEFORE = String.raw`(?<!(?<!\p{L})(?:up\s?to|above|over|below|under|for|till|get|in)\s+)`;
const NOT_BEHIND = [
  String.raw`(?!\s*(?:(?:of|whey|pea)\s+)*(?:proteins?|fib(?:re|er)|sugars?|carbs?|fats?|calcium|capacity|load)(?!\p{L}))`,
  String.raw`(?!\s*\+(?!\s*\d))(?!\s+of\s+\d)(?!\s*(?:extra|free)\s*(?:$|[),]))`,
].join('');
const SIZE_IN_NAME = new RegExp(sizePattern(NAME_WORDS, START + NOT_BEFORE, '').source + NOT_BEHIND, 'giu');

/** "7-12 kg" is whom it is for, "ED-34 N" a model. */
function isPartOfOther(before: string, unit: string): boolean {
  const isRange = /\d(?:-|–|to)$/.test(before) || (/^kg/i.test(unit) && /\d\s*(?:-|–|to)\s*$/.test(before));
  const isModel = measureOf(unit)?.[0] === 'piece' && /(?<!\p{L})(?!X*[SML]-)\p{Lu}{1,3}-$/u.test(before);
  return isRange || isModel;
}

/** Characters of a name. A longer one is refused, and its sizes would take the square of its length. */
const MAX_NAME_LENGTH = 300;

/** The sizes that a name has, as they are written there. @example sizesIn('Tata Salt 1 kg (Pouch)') // ['1 kg (Pouch)'] */
export function sizesIn(name: string): string[] {
  // Most names have no number, and this is asked first.
  if (name.length > MAX_NAME_LENGTH || !/[\p{Nd}½¼¾]|\bper\s/iu.test(name)) return [];
  return [...name.matchAll(SIZE_IN_NAME)]
    .filter(({ index, groups }) => !isPartOfOther(name.slice(0, index), groups?.['eachUnit'] ?? ''))
    .map(([size]) => size);
}

const FRACTIONS: Readonly<Record<string, string>> = { '½': ' 1/2', '¼': ' 1/4', '¾': ' 3/4' };

/** What a size says is a number, a fraction or both: "1 1/2"; not a number where it can be read in no way. */
const toNumber = (written: string): number =>
  written
    .replace(/[½¼¾]/, (sign) => FRACTIONS[sign] ?? '')
    .split('/')
    .map((part) => part.trim())
    .join('/')
    .split(/\s+/)
    .reduce((sum, part) => sum + (readNumber(part) ?? NaN), 0);

const sumOf = (written: string): number => written.split('+').reduce((sum, part) => sum + toNumber(part.trim()), 0);

type Parts = Readonly<Record<string, string | undefined>>;

/** How much so many of a unit are; 0 where that is not written, or is of another unit. */
function amountOf(unit: Unit, written: string | undefined, word: string | undefined): number {
  const measure = measureOf(word ?? '');
  return measure?.[0] === unit && written !== undefined ? sumOf(written) * measure[1] : 0;
}

const QUANTITY = new RegExp(String.raw`(?<amount>${NUMBER})\s*(?<word>${SIZE_WORDS})${END}`, 'giu');

/** How much "+ 100 g + 50 g" adds. */
const plusOf = (unit: Unit, written = ''): number =>
  [...written.matchAll(QUANTITY)].reduce(
    (sum, { groups }) => sum + amountOf(unit, groups?.['amount'], groups?.['word']),
    0,
  );

function understood(parts: Parts): { content: PackContent; count: number } {
  const pieces = parts['pieces'] ?? parts['piecesBefore'];
  if (pieces !== undefined) return { content: { amount: Number(pieces), unit: 'piece' }, count: 1 };
  const [unit = 'piece', factor = 1] = measureOf(parts['per'] ?? parts['eachUnit'] ?? '') ?? [];
  if (parts['per'] !== undefined) return { content: { amount: factor, unit }, count: 1 };
  const one = amountOf(unit, parts['each'], parts['eachUnit']);
  const outer = Number(parts['outer'] ?? 1);
  const packs = outer * Number(parts['packs'] ?? 1) * Number(parts['packsAfter'] ?? 1);
  const times = Number(parts['times'] ?? 1) + Number(parts['timesFree'] ?? 0);
  const count = packs * times * Number(parts['timesAfter'] ?? 1) + Number(parts['free'] ?? 0);
  const bonus = amountOf(unit, parts['bonus'], parts['bonusUnit']);
  const plus = plusOf(unit, parts['plus']) * (parts['closed'] === undefined ? 1 : outer);
  const amount = count * one * (1 + Number(parts['percent'] ?? 0) / 100) + bonus + plus;
  return { content: { amount: Number(amount.toFixed(9)), unit }, count };
}

/**
 * Reads a pack size as printed; null when it does not say one. What comes free counts.
 * @example readPackSize('6 x 200 ml (Bottle)') // { content: { amount: 1.2, unit: 'L' }, count: 6, packaging: 'bottle' }
 */
export function readPackSize(packSize: string | null | undefined): PackSize | null {
  const parts = packSize ? SIZE.exec(toLatinDigits(packSize.slice(0, 200)))?.groups : undefined;
  if (!parts) return null;
  const { content, count } = understood(parts);
  if (!Number.isFinite(content.amount) || content.amount <= 0) return null;
  const packaging = (parts['packaging'] ?? '').toLowerCase().replace(/\s+/g, ' ');
  return { content, count, packaging: /^(?:packet|pack|pkt)$/.test(packaging) ? '' : packaging };
}

/**
 * What a pack size as printed holds; null when it does not say.
 * @example parsePackSize('4 × 100 g')         // { amount: 0.4, unit: 'kg' }
 * @example parsePackSize('200 g + 50 g free') // { amount: 0.25, unit: 'kg' }
 */
export const parsePackSize = (packSize: string | null | undefined): PackContent | null =>
  readPackSize(packSize)?.content ?? null;

/** Paise for one kilogram, litre or piece. @example unitPrice(30500, parsePackSize('5 kg')) // 6100 */
export const unitPrice = (pricePaise: number, pack: PackContent | null): number | null => {
  const paise = pack && Math.round(pricePaise / pack.amount);
  return paise !== null && Number.isSafeInteger(paise) && paise <= 2_147_483_647 ? paise : null;
};
