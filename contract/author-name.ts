import * as v from 'valibot';
import { toLatinDigits } from './latin-digits.ts';
import { msg } from './msg.ts';
import { toSingleLine } from './typed-text.ts';
import { text } from './schema.ts';

const MAX_LENGTH = 60;
const UNNAMED = msg('Please enter your name.');

/** Scripts that names may use: others have letters from which whole words can be made that look Latin. */
const SCRIPTS = [
  'Latin',
  'Bengali',
  'Devanagari',
  'Arabic',
  'Gujarati',
  'Gurmukhi',
  'Kannada',
  'Malayalam',
  'Meetei_Mayek',
  'Ol_Chiki',
  'Oriya',
  'Tamil',
  'Telugu',
];
const ONE_SCRIPT = new RegExp(
  `^(?:${SCRIPTS.map((script) => `[\\p{Script=${script}}\\p{M}\\u200c\\u200d]+`).join('|')})$`,
  'u',
);
const WORDS = /[\p{L}\p{M}\u200c\u200d]+/gu;
const SIGNS = /^[\p{L}\p{M}\p{Nd}\u200c\u200d !-/:-@[-`{-~’–—]+$/u;

/** Latin letters that are no letter of A to Z with an accent, and Arabic ones that differ by language only. */
// prettier-ignore
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i',
  ي: 'ی', ى: 'ی', ك: 'ک', ه: 'ہ', ة: 'ہ', ھ: 'ہ',
};

/** Converts to lower case and removes accents. */
const plain = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f\u064b-\u065f]/g, '')
    .replace(/./gu, (letter) => LETTERS[letter] ?? letter);

/**
 * What two names that look alike have in common: case, accents, blanks, signs, and letters that are drawn alike make no difference.
 * @example nameSkeleton('Rína-Das') === nameSkeleton('rlna das') // true
 */
export const nameSkeleton = (name: string): string =>
  toLatinDigits(plain(name))
    .replace(/[|!]/g, 'l')
    .replace(/[^\p{L}\p{M}\p{Nd}]/gu, '')
    .replace(/[1ij]/g, 'l')
    .replaceAll('0', 'o')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');

const normalize = (typed: string): string =>
  toSingleLine(typed.normalize('NFKC').replace(/\s+/gu, ' ')).replace(/ +/g, ' ').trim();

const isPlainLatin = (word: string): boolean => !/\p{Script=Latin}/u.test(word) || /^[a-z]+$/.test(plain(word));
const isOneScript = (word: string): boolean => ONE_SCRIPT.test(word) && isPlainLatin(word);

/**
 * Who changes something: with a key of one's own the name is the key's, and this is not looked at. One kind of blank, nothing
 * unseen, and no word that mixes letters of several scripts.
 */
export const AuthorName = v.pipe(
  v.string(UNNAMED),
  v.transform(normalize),
  text(UNNAMED, MAX_LENGTH),
  v.check(
    (name) => SIGNS.test(name) && /\p{L}/u.test(name) && (name.match(WORDS) ?? []).every(isOneScript),
    'Please write the name in letters of one language, such as Rina Das or রিনা দাস.',
  ),
);
