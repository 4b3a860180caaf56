import { expect, test } from 'vitest';
import { translatedNames } from '../../src/data/translated-names.ts';

test('the names that the provider has in other languages, by its own', () => {
  const dairy = { name: 'Dairy', translations: { bn: { name: 'দুগ্ধজাত' }, hi: null } };
  const milk = { name: 'Milk', translations: { bn: { name: 'দুধ' }, hi: { name: 'दूध' } } };
  expect(JSON.parse(translatedNames([dairy, milk, null]) ?? '')).toEqual({
    bn: { Dairy: 'দুগ্ধজাত', Milk: 'দুধ' },
    hi: { Milk: 'दूध' },
  });
});

test('nothing where it has none', () => {
  expect(translatedNames([{ name: 'Milk' }, { name: 'Curd', translations: null }, null])).toBeUndefined();
});
