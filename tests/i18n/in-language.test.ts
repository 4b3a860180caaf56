import * as v from 'valibot';
import { afterEach, expect, test } from 'vitest';
import { inOtherLocales } from '../../contract/other-locales.ts';
import { SingleLineText } from '../../contract/safe-text.ts';
import { translationsOf } from '../../contract/translations.ts';
import { readCurrentFrom } from '../../src/i18n/current.ts';
import { goods as bn } from '../../src/i18n/goods/bn.ts';
import { goodsOf } from '../../src/i18n/goods/goods.ts';
import { inLanguage } from '../../src/i18n/in-language.ts';

const speak = (locale: 'en' | 'bn' | 'hi') => readCurrentFrom(() => ({ locale, messages: {} }));
afterEach(() => speak('en'));

const dairy = { id: 3, name: 'Dairy', translations: { bn: { name: 'দুগ্ধজাত' }, hi: null } };

test('a record is said in the language of the page, wherever it stands', () => {
  speak('bn');
  expect(inLanguage({ data: [{ id: 1, name: 'Milk', category: dairy }] })).toEqual({
    data: [{ id: 1, name: 'Milk', category: { id: 3, name: 'দুগ্ধজাত' } }],
  });
});

test('what the provider has in no other language stays as it is', () => {
  speak('hi');
  expect(inLanguage(dairy)).toEqual({ id: 3, name: 'Dairy' });
  expect(inLanguage({ ...dairy, translations: { hi: { name: '' } } })).toEqual({ id: 3, name: 'Dairy' });
});

test('in English nothing is touched', () => {
  expect(inLanguage(dairy)).toBe(dairy);
});

test('translations that can’t be read count as not there, and break no answer', () => {
  const Record = v.object({ name: SingleLineText, translations: translationsOf({ name: SingleLineText }) });
  const read = (translations: unknown) => v.parse(Record, { name: 'Milk', translations }).translations;
  const none = inOtherLocales(() => null);
  expect(read({ bn: { name: 'দুধ' } })).toEqual({ ...none, bn: { name: 'দুধ' } });
  expect(read({ bn: { name: 7 }, hi: { name: 'दूध' }, fr: {} })).toEqual({ ...none, hi: { name: 'दूध' } });
  expect(read('bn')).toBeNull();
});

test('common goods have their word beside the provider’s name, and the provider’s own stays at hand', () => {
  speak('bn');
  const maida = { slug: 'maida', name: 'Shonar Maida', packSize: '6 pcs', subCategory: dairy };
  const goods = goodsOf(bn);
  const raw = { name: 'Shonar Maida', packSize: '6 pcs', subCategory: dairy };
  expect(inLanguage(maida, goods)).toEqual({
    slug: 'maida',
    name: 'ময়দা\u00a0· Shonar Maida',
    packSize: '6টি',
    raw,
    subCategory: { id: 3, name: 'দুগ্ধজাত' },
  });
  const named = { ...maida, packs: [{ slug: 'm', packSize: '1 dozen' }], translations: { bn: { name: 'সোনার ময়দা' } } };
  expect(inLanguage(named, goods)).toMatchObject({
    name: 'সোনার ময়দা',
    raw,
    packs: [{ slug: 'm', packSize: '1 ডজন' }],
  });
  // A category, and the line of an order as it was placed.
  expect(inLanguage({ slug: 'maida', name: 'Maida' }, goods).name).toBe('Maida');
  expect(inLanguage({ packSize: '1 kg', name: 'Maida' }, goods).name).toBe('Maida');
});
