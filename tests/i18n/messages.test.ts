import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { TRANSLATIONS } from '../../contract/locales.ts';
import { OTHER_LOCALES } from '../../contract/other-locales.ts';
import { sourceTexts, translatedTooEarly } from '../../src/i18n/source-texts.ts';
import { MESSAGES } from '../../src/i18n/messages.ts';

const texts = new Set(sourceTexts().map(({ text }) => text));

const placeholders = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort();
const graphemes = (text: string) => [...new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)].length;
const longest = (text: string) => Math.max(1.6 * graphemes(text), graphemes(text) + 12);

/** Texts whose translation may be longer, and why there is room. */
const LONGER: Readonly<Record<string, string>> = {};

describe('what the shop says', () => {
  test('nothing is said when a module is loaded: a build renders several languages', () => {
    expect(translatedTooEarly()).toEqual([]);
  });

  test('placeholders stand whole in each text', () => {
    expect([...texts].filter((text) => /[{}]/.test(text.replaceAll(/\{\w+\}/g, '')))).toEqual([]);
  });

  test('every file of messages is that of a language in the list', () => {
    const files = globSync('src/i18n/*.json').map((file) => basename(file, '.json'));
    expect(files.sort()).toEqual([...OTHER_LOCALES].sort());
  });

  describe.each(OTHER_LOCALES)('%s', (locale) => {
    const messages = MESSAGES[locale];
    const translated = Object.entries(messages);

    // What is missing in another is said in English, and listed by `npx haat i18n-missing`.
    if (TRANSLATIONS[locale].complete)
      test('says whatever the shop says', () => {
        expect([...texts].filter((text) => !Object.hasOwn(messages, text))).toEqual([]);
      });

    test('has the placeholders of the English text', () => {
      const others = translated.filter(([text, said]) => `${placeholders(text)}` !== `${placeholders(said)}`);
      expect(others).toEqual([]);
    });

    test('has room', () => {
      const long = translated.filter(([text, said]) => graphemes(said) > longest(text) && !(text in LONGER));
      expect(long).toEqual([]);
    });

    test('leaves no text empty', () => {
      expect(translated.filter(([, said]) => said.trim() === '')).toEqual([]);
    });
  });
});
