import { MEASURE_WORDS } from '../../../contract/measures.ts';
import { normalizeText } from './normalize.ts';
import { stem } from './stem.ts';
import { transliterate } from './transliterate.ts';

/** What a word is found under, whatever its number and its script. */
export const termOf = (word: string): string => stem(transliterate(word));

/** Where in a name a word stands: what is sold, the same in other words, which variety, what comes with it. */
export type Zone = 'main' | 'alias' | 'variety' | 'mention';

export interface NameWord {
  readonly word: string;
  readonly stem: string;
}

/** Words of a name that belong together; the last one says what they are about. */
export interface NamePart {
  readonly zone: Zone;
  readonly words: readonly NameWord[];
}

const MENTIONS = new Set(['with', 'for', 'from', 'in', 'by', 'of', 'without', 'no', 'to', 'on', 'at']);
const HINDI_FILLERS = new Set(['ka', 'ki', 'ke', 'ko', 'wala', 'wali', 'aur']);
const FILLERS = new Set(['and', 'the', 'a', 'an', 'or', 'n']);
/** Small words of English and Hindi that say nothing of what is sold. */
export const isFiller = (word: string): boolean => MENTIONS.has(word) || FILLERS.has(word) || HINDI_FILLERS.has(word);

/** These say nothing of what is sold either. */
const OTHER_UNITS = 'mg|units?|n|u|packs?|pkts?|sheets?|pulls?|inch(?:es)?|cm|mm|w|watts?|mtrs?|m';
const SIZE = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}])\p{Nd}+(?:[.,]\p{Nd}+)?\s*(?:[×x*]\s*\p{Nd}+(?:[.,]\p{Nd}+)?\s*)?(?:${MEASURE_WORDS}|${OTHER_UNITS})(?![\p{L}\p{M}\p{N}])`,
  'giu',
);
const SEPARATORS = /\s[-–—]+\s?|(?<![-–—])[-–—]+\s|[,:;|+]|[([{]|[)\]}]|\//g;

/** A separator as one sign. */
const signOf = (separator: string): string =>
  /[([{]/.test(separator) ? ' ( ' : /[)\]}]/.test(separator) ? ' ) ' : separator === '/' ? ' / ' : ' , ';

export const readWord = (word: string): NameWord => ({ word, stem: termOf(word) });

/**
 * Splits a name into parts. Sizes are left out.
 * @example readName('Fresh Potato (Aloo), 1 kg') // main: fresh potato; alias: aloo
 */
export function readName(name: string, toWord = readWord): NamePart[] {
  const parts: NamePart[] = [];
  let zone: Zone = 'main';
  let outer: Zone = 'main';
  let words: NameWord[] = [];
  const close = (next: Zone): void => {
    if (words.length > 0) parts.push({ zone, words });
    words = [];
    // A name that begins with a bracket or a comma has not yet said what it is.
    zone = parts.length === 0 ? 'main' : next;
  };
  const text = name
    .replace(/(\d)\/(\d)/g, '$1 $2')
    .replace(SIZE, ' , ')
    .replace(SEPARATORS, signOf);
  for (const token of text.split(/\s+/).filter(Boolean)) {
    if (token === '(') {
      outer = zone;
      close('alias');
    } else if (token === ')') close(outer);
    else if (token === '/') close(zone);
    else if (token === ',') close('variety');
    else
      for (const word of normalizeText(token).split(' ').filter(Boolean)) {
        if (MENTIONS.has(word)) close('mention');
        if (!MENTIONS.has(word) && !FILLERS.has(word)) words.push(toWord(word));
      }
  }
  close('variety');
  return parts;
}

/** The words of a text that is no name, such as that of a brand or a category. */
export const readWords = (text: string, toWord = readWord): NameWord[] =>
  normalizeText(text)
    .split(' ')
    .filter((word) => word !== '' && !FILLERS.has(word) && !MENTIONS.has(word))
    .map((word) => toWord(word));
