import { toLatinDigits } from '../../../contract/latin-digits.ts';
import { transliterate } from '../search/transliterate.ts';

const MAX_LENGTH = 100;
/** A page is a file of that name, which has at most 255 bytes. */
const MAX_BYTES = 180;

function cut(slug: string): string {
  let short = '';
  let bytes = 0;
  for (const letter of slug.slice(0, MAX_LENGTH)) {
    bytes += Buffer.byteLength(letter);
    if (bytes > MAX_BYTES) break;
    short += letter;
  }
  return short.replace(/-$/, '').toWellFormed();
}

/**
 * Words for an address: small letters without accents, digits and single dashes; '' when nothing is left. Bengali and Devanagari are
 * written in Latin letters, other scripts stay.
 * @example slugify('Crème Fraîche, 200 g') // 'creme-fraiche-200-g'
 * @example slugify('মুসুর ডাল')            // 'musur-dal'
 */
export const slugify = (text: string): string =>
  cut(
    toLatinDigits(text.normalize('NFKC'))
      .replace(/\p{Cf}+/gu, '')
      .replace(/[\p{L}\p{M}]+/gu, transliterate)
      .normalize('NFKD')
      .replace(/[\u0300-\u036f]/g, '')
      .normalize('NFC')
      .toLowerCase()
      .replaceAll('&', ' and ')
      .replace(/['’]/g, '')
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, ''),
  );

/** The first of `slug`, `slug-2`, `slug-3` … that is free, which is taken then. */
export function takeSlug(slug: string, taken: Set<string>): string {
  let free = slug;
  for (let number = 2; taken.has(free); number += 1) free = `${slug}-${number}`;
  taken.add(free);
  return free;
}
