import { expect, test } from 'vitest';
import { LOCALES, TRANSLATIONS } from '../../contract/locales.ts';
import { OTHER_LOCALES, inOtherLocales, isOtherLocale } from '../../contract/other-locales.ts';

test.each(Object.entries(LOCALES))('%s is a code of two letters, and its tag begins with it', (locale, { tag }) => {
  expect(locale).toMatch(/^[a-z]{2}$/);
  expect(tag).toMatch(new RegExp(`^${locale}-IN(?:-u-nu-latn)?$`));
  // Prices and packs are in Latin digits.
  expect(new Intl.NumberFormat(tag).format(1234)).toBe('1,234');
});

test('English is no translation', () => {
  expect(Object.keys(TRANSLATIONS)).toEqual(OTHER_LOCALES);
  expect(Object.keys(LOCALES)).toEqual(['en', ...OTHER_LOCALES]);
  expect(['en', 'xx', 'toString', ''].filter(isOtherLocale)).toEqual([]);
  expect(Object.keys(inOtherLocales((locale) => locale))).toEqual(OTHER_LOCALES);
});
