const LONGEST = 100;
const MOST_WORDS = 12;

/**
 * Text as it is compared: small letters without Latin accents, words with one space around each.
 * @example toWords('Crème-Fraîche 5%') // ' creme fraiche 5 '
 */
export function toWords(...texts: readonly (string | null | undefined)[]): string {
  const plain = texts
    .filter(Boolean)
    .join(' ')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
  return plain === '' ? '' : ` ${plain} `;
}

/** The different words of a search, in the order typed. Whatever is typed, it stays short enough to search for. */
export function queryWords(typed: string): string[] {
  const text = toWords(
    Array.from(typed.slice(0, 4 * LONGEST))
      .slice(0, LONGEST)
      .join('')
      .toWellFormed(),
  );
  return [...new Set(text.split(' ').filter(Boolean))].slice(0, MOST_WORDS);
}
