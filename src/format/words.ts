const WORD = /[\p{L}\p{M}\p{N}\u200c\u200d]+(?:['’][\p{L}\p{M}\p{N}\u200c\u200d]+)*/gu;

/** As words are compared: without capitals, Latin accents, apostrophes and joiners. */
const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’\u200c\u200d]/g, '')
    .toLowerCase();

const foldedWords = (text: string): string[] => (text.match(WORD) ?? []).map(fold);

/**
 * Whether every word typed is the beginning of a word of the text; nothing typed fits nothing.
 * @example beginsWords('Moong dal', 'da mo') // true
 */
export function beginsWords(text: string, typed: string): boolean {
  const [words, wanted] = [foldedWords(text), foldedWords(typed)];
  return wanted.length > 0 && wanted.every((begin) => words.some((word) => word.startsWith(begin)));
}

/** What a reader takes for one letter, with the signs that belong to it: half of one can't be marked. */
let letters: Intl.Segmenter | undefined;

/** How many characters at the start of `word` are as long as `begin`, which it begins with when folded. */
function lengthOf(begin: string, word: string): number {
  let length = 0;
  letters ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  for (const { segment } of letters.segment(word)) {
    if (fold(word.slice(0, length)).length >= begin.length) break;
    length += segment.length;
  }
  return length;
}

/**
 * The text in parts, those that were typed marked. Put together they are the text.
 * @example markWords('Toor Dal', 'da') // [{ text: 'Toor ', marked: false }, { text: 'Da', marked: true }, { text: 'l', marked: false }]
 */
export function markWords(text: string, typed: string): { text: string; marked: boolean }[] {
  const begins = foldedWords(typed).sort((a, b) => b.length - a.length);
  const parts: { text: string; marked: boolean }[] = [];
  let at = 0;
  const put = (end: number, marked: boolean) => {
    if (end > at) parts.push({ text: text.slice(at, end), marked });
    at = end;
  };
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const begin = begins.find((one) => fold(word).startsWith(one));
    if (!begin) continue;
    put(index, false);
    put(index + lengthOf(begin, word), true);
  }
  put(text.length, false);
  return parts;
}

/**
 * The text without these words, which may be written in another way than in it.
 * @example withoutWords('Atta Crème 5kg', ['creme']) // 'Atta 5kg'
 */
export function withoutWords(text: string, words: readonly string[]): string {
  const without = new Set(words.flatMap(foldedWords));
  const isLeftOut = (part: string) => foldedWords(part).every((word) => without.has(word));
  return text
    .split(/\s+/)
    .filter((part) => !isLeftOut(part))
    .join(' ');
}
