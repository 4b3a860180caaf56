const MAX_LENGTH = 100;
const MAX_WORDS = 12;

/**
 * Text as it is compared: small letters without Latin accents, words with one space around each.
 * @example toWords('Crème-Fraîche 5%') // ' creme fraiche 5 '
 */
export function normalizeText(...texts: readonly (string | null | undefined)[]): string {
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
  const text = normalizeText(
    Array.from(typed.slice(0, 4 * MAX_LENGTH))
      .slice(0, MAX_LENGTH)
      .join('')
      .toWellFormed(),
  );
  return [...new Set(text.split(' ').filter(Boolean))].slice(0, MAX_WORDS);
}
