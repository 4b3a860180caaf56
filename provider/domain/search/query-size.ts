import { type PackContent, parsePackSize } from '../catalogue/pack-size.ts';

/** What was typed without the size it names, and that size. */
export interface SizedQuery {
  readonly text: string;
  /** As it was understood, such as `5 kg`; null when none was typed. */
  readonly packSize: string | null;
  readonly content: PackContent | null;
}

const NUMBER = String.raw`(?:\d+(?:[.,]\d+)?(?:\s*/\s*\d+)?|half|½|¼|¾)`;
const UNIT = String.raw`(?:kgs?|kilos?|kilograms?|gms?|grams?|g|litres?|liters?|ltrs?|lt|l|ml|dozens?|pcs?|pieces?|units?|nos?)`;
const MEASURE = new RegExp(String.raw`(?<![\p{L}\p{N}])${NUMBER}\s*${UNIT}(?![\p{L}\p{N}])`, 'iu');
const PACK_OF = /(?<![\p{L}\p{N}])(?:packs?|packets?|pkts?|box|set|tray)\s+of\s+(\d{1,3})(?![\p{L}\p{N}])/iu;
/** How many packs, or a pack of some kind: says nothing of the goods. */
const CONTAINER =
  /(?<![\p{L}\p{N}])(?:\d{1,3}\s*)?(?:packets?|pkts?|packs?|pouch(?:es)?|bunch(?:es)?|bottles?|jars?|tins?|boxe?s?)(?![\p{L}\p{N}])/giu;

/** @example isContainer('bottle') // true */
export const isContainer = (word: string): boolean =>
  /^(?:packet|pkt|pack|pouch|bunch|bottle|jar|tin|box|roll|can|bag)(?:e?s)?$/.test(word);

const SYMBOLS = { kg: ['kg', 'g'], L: ['L', 'ml'] } as const;

/** @example formatContent({ amount: 0.5, unit: 'kg' }) // '500 g' */
function formatContent({ amount, unit }: PackContent): string {
  if (unit === 'piece') return amount === 1 ? '1 piece' : `${amount} pieces`;
  const [large, small] = SYMBOLS[unit];
  return amount < 1 ? `${Math.round(amount * 1000)} ${small}` : `${amount} ${large}`;
}

/**
 * Takes the size out of a query. A container alone, such as `bottle`, is left: it may be what is looked for.
 * @example readSize('atta 5kg') // { text: 'atta', packSize: '5 kg', content: { amount: 5, unit: 'kg' } }
 */
export function readSize(typed: string): SizedQuery {
  const [packOf, pieces] = PACK_OF.exec(typed) ?? [];
  const [measure] = packOf === undefined ? (MEASURE.exec(typed) ?? []) : [];
  const said = packOf ?? measure;
  const content =
    packOf === undefined ? parsePackSize(measure?.replace(/half/i, '0.5')) : parsePackSize(`${pieces} pieces`);
  const rest = (said === undefined ? typed : typed.replace(said, ' ')).trim();
  const bare = rest
    .replace(CONTAINER, ' ')
    .replace(/(?<![\p{L}\p{N}])(?:of|x)(?![\p{L}\p{N}])/giu, ' ')
    .trim();
  const counted = /\d/.test(rest.match(CONTAINER)?.join('') ?? '') || said !== undefined;
  const text = counted && bare !== '' ? bare : rest;
  return content && text !== ''
    ? { text, packSize: formatContent(content), content }
    : { text: text || typed, packSize: null, content: null };
}
