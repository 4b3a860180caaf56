import { expect, test } from 'vitest';
import { ownLang, saidIn } from '../../src/i18n/said-in.ts';

const banner = {
  title: 'Cut this morning',
  text: 'Shaak',
  translations: { bn: { title: 'আজ সকালে তোলা', text: null } },
};

test('a record says its own texts in a language, and in English what is not written in it', () => {
  expect(saidIn(banner, 'bn')).toMatchObject({ title: 'আজ সকালে তোলা', text: 'Shaak' });
  expect(saidIn(banner, 'hi')).toMatchObject({ title: 'Cut this morning' });
  expect(saidIn(banner)).toEqual(banner);
});

test('what nobody has written in the language of the page is English, and says so', () => {
  expect(ownLang(banner, 'title', 'bn')).toBeUndefined();
  expect(ownLang(banner, 'text', 'bn')).toBe('en');
  expect(ownLang(banner, 'title', 'hi')).toBe('en');
  expect(ownLang({ title: 'Help', translations: null }, 'title', 'hi')).toBe('en');
});

test('on an English page nothing is marked', () => {
  expect(ownLang(banner, 'title')).toBeUndefined();
});
