import { expect, test } from 'vitest';
import { dietOf } from '../../../../provider/domain/import/diet-words.ts';
import { undoImport } from '../../../../provider/domain/import/undo-import.ts';
import { emptyShop } from '../../fixtures/import/empty-shop.ts';

const shop = emptyShop();
const diets = async () => (await shop.products()).map(({ diet }) => diet);

test.each([
  ['Veg', 'veg'],
  ['Pure Veg', 'veg'],
  ['Non-Veg', 'non-veg'],
  ['NON VEGETARIAN', 'non-veg'],
  ['Contains egg', 'non-veg'],
  ['No', 'non-veg'],
  ['', null],
  ['dairy', null],
])('%s is %s', (written, diet) => expect(dietOf(written)).toBe(diet));

test('a column of that name is recognised; a file without it changes no mark, and an undo brings the former back', async () => {
  await shop.load('Sku,Name,Price,Veg/Non-veg', '1,Paneer,90,Veg', '2,Rohu,300,Non-veg', '3,Soap,40,');
  expect(await diets()).toEqual(['veg', 'non-veg', null]);
  const again = await shop.load('Sku,Name,Price', '1,Paneer,95', '2,Rohu,300', '3,Soap,40');
  expect(again.changed).toBeGreaterThan(0);
  expect(await diets()).toEqual(['veg', 'non-veg', null]);
  await shop.load('Sku,Name,Price,Food type', '1,Paneer,95,Non-veg', '2,Rohu,300,Non-veg', '3,Soap,40,');
  expect(await diets()).toEqual(['non-veg', 'non-veg', null]);
  await undoImport(shop.db());
  expect(await diets()).toEqual(['veg', 'non-veg', null]);
});
