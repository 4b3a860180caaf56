import type { WireAddress } from '../../repositories/address.ts';

/** Words that are written in short and in full. */
const IN_FULL: Readonly<Record<string, string>> = {
  apt: 'apartment',
  av: 'avenue',
  ave: 'avenue',
  bldg: 'building',
  blk: 'block',
  flr: 'floor',
  ln: 'lane',
  rd: 'road',
  sec: 'sector',
  st: 'street',
};

/** Words that don't tell one door from another. */
const IDLE = new Set(['apartment', 'flat', 'home', 'house', 'india', 'near', 'no', 'number', 'opp', 'opposite', 'the']);

/** Hindi and Bengali digits as 0 to 9. */
const inAsciiDigits = (text: string): string =>
  text.replaceAll(/[\u0966-\u096f\u09e6-\u09ef]/g, (digit) => String((digit.charCodeAt(0) - 0x66) & 0xf));

/** The words and numbers of a text, whatever stands between them; accents and what can't be seen are left out. */
const wordsOf = (text: string): string[] =>
  inAsciiDigits(text.normalize('NFKD').replaceAll(/[\p{Cf}\u0300-\u036f]/gu, ''))
    .toLowerCase()
    .match(/\d+|[\p{L}\p{M}]+/gu)
    ?.map((word) => word.replace(/^0+(?=\d)/, ''))
    .map((word) => IN_FULL[word] ?? word) ?? [];

/**
 * What an address counts as, so that one household is one however it is written: case, spaces, punctuation, the order of
 * words and common abbreviations make no difference, nor do city, landmark and names. Two flats with the same numbers
 * in another order count as one, too; the limits of a household leave room for that.
 *
 * @example householdOf({ line1: '12/A Park St', line2: null, city: 'Kolkata', pincode }) // '700016 12 a park street'
 */
export function householdOf({
  line1,
  line2,
  city,
  pincode,
}: Pick<WireAddress, 'line1' | 'line2' | 'city' | 'pincode'>): string {
  const at = String(pincode?.pincode ?? '');
  const idle = new Set([...IDLE, ...wordsOf(city ?? ''), at]);
  const words = new Set(wordsOf(`${line1} ${line2 ?? ''}`).filter((word) => !idle.has(word)));
  return [at, ...[...words].sort()].join(' ');
}
