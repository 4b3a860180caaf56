import { expect, test } from 'vitest';
import { untranslatedLang, withTranslations } from '../../src/i18n/record-translations.ts';

const banner = {
  title: 'Cut this morning',
  text: 'Shaak',
  translations: { bn: { title: 'আজ সকালে তোলা', text: null } },
};

test('a record says its own texts in a language, and in English what is not written in it', () => {
  expect(withTranslations(banner, 'bn')).toMatchObject({ title: 'আজ সকালে তোলা', text: 'Shaak' });
  expect(withTranslations(banner, 'hi')).toMatchObject({ title: 'Cut this morning' });
  expect(withTranslations(banner)).toEqual(banner);
});

test('what nobody has written in the language of the page is English, and says so', () => {
  expect(untranslatedLang(banner, 'title', 'bn')).toBeUndefined();
  expect(untranslatedLang(banner, 'text', 'bn')).toBe('en');
  expect(untranslatedLang(banner, 'title', 'hi')).toBe('en');
  expect(untranslatedLang({ title: 'Help', translations: null }, 'title', 'hi')).toBe('en');
});

test('on an English page nothing is marked', () => {
  expect(untranslatedLang(banner, 'title')).toBeUndefined();
});
