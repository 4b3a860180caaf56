import { toLatinDigits } from '../../../contract/latin-digits.ts';
import { parseMoney } from '../../../contract/money-text.ts';

/** A number, below none in brackets or with a sign, and behind it what is counted. */
const COUNT =
  /^(?<below>\()?(?<number>[+-]?(?:[\d.,\s]*\d[.,]?|\.\d+))\)?(?:\s*\+)?\s*(?<unit>\p{L}[\p{L}\p{M}.\s]*|\/-)?$/u;
/** "3 dozen" are not three, 500 g no 500 of anything, and "1e9" is damaged. */
const NO_COUNT = /^(?:e|dozen|doz|dz|grams?|gms?|g|ml|mg)\.?$/i;

const MAX_LENGTH = 60;
const LARGEST = 9_999_999;

/**
 * How many there are by what a file says: whole ones, since of 60.75 kg there are 60 to sell; less than none is none.
 * Undefined when it is no number.
 * @example readCount('1,250 pcs') // 1250
 * @example readCount('60.75')     // 60
 */
export function readCount(written: string, isDecimalComma = false): number | undefined {
  if (written.length > MAX_LENGTH) return undefined;
  const bare = toLatinDigits(written.normalize('NFKC')).replace(/^\s*'/, '').trim();
  const { number, unit = '', below } = COUNT.exec(bare)?.groups ?? {};
  if (number === undefined || NO_COUNT.test(unit.trim())) return undefined;
  const plain = parseMoney(number, isDecimalComma);
  if (plain === undefined) return undefined;
  const count = below === undefined ? Math.max(0, Math.floor(Number(plain))) : 0;
  return count <= LARGEST ? count : undefined;
}
