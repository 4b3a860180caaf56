import { toLatinDigits } from '../../../contract/latin-digits.ts';
import { stripInvisible } from '../../../contract/typed-text.ts';

const MAX_LENGTH = 100;
const MAX_WORDS = 12;

/**
 * Text as it is compared: small letters without Latin accents and joiners, words with one space around each.
 * @example toWords('Crème-Fraîche 5%') // ' creme fraiche 5 '
 */
export function normalizeText(...texts: readonly (string | null | undefined)[]): string {
  const written = texts.filter(Boolean).join(' ').normalize('NFKD');
  const plain = toLatinDigits(stripInvisible(written).replace(/[\u0300-\u036f'’\u200c\u200d\ufe0f\u20e3]/g, ''))
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
  return plain === '' ? '' : ` ${plain} `;
}

/** The different words of a search, in the order typed. Whatever is typed, it stays short enough to search for. */
export function queryWords(typed: string): string[] {
  const text = normalizeText(
    Array.from(typed.slice(0, 4 * MAX_LENGTH))
      .slice(0, MAX_LENGTH)
      .join('')
      .toWellFormed(),
  );
  return [...new Set(text.split(' ').filter(Boolean))].slice(0, MAX_WORDS);
}
