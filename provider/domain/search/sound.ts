import { transliterate } from './transliterate.ts';

/** Spellings of one sound in Indian words, the longest first. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/chh/g, 'ch'],
  [/ph/g, 'f'],
  [/([bdgjkt])h/g, '$1'],
  [/sh/g, 's'],
  [/aa+/g, 'a'],
  [/ee+|ii+|ea/g, 'i'],
  [/oo+|uu+|ou/g, 'u'],
  [/o/g, 'a'],
  [/z/g, 'j'],
  [/w/g, 'v'],
  [/x/g, 'ks'],
  [/ck|q/g, 'k'],
  [/(?<![ey])[ey]+(?=[aiu])/g, 'i'],
  [/y/g, 'i'],
  [/(.)\1+/g, '$1'],
];

/**
 * How a word sounds, whatever the spelling: two spellings of one Indian word are the same here. No word to show.
 * @example soundOf('pyaaz') === soundOf('प्याज') // true
 */
export const soundOf = (word: string): string =>
  SPELLINGS.reduce((sound, [spelling, as]) => sound.replace(spelling, as), transliterate(word));
