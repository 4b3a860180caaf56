import { expect, test } from 'vitest';
import { allergensOf, bestBeforeOf, claimsOf, nutritionOf } from '../../../../provider/domain/import/label-words.ts';
import { undoImport } from '../../../../provider/domain/import/undo-import.ts';
import { emptyShop } from '../../fixtures/import/empty-shop.ts';

const shop = emptyShop();
const labels = async () =>
  (await shop.products()).map(({ claims, allergens, nutrition, bestBefore }) => ({
    claims,
    allergens,
    nutrition,
    bestBefore,
  }));

test.each([
  ['Vegan, Gluten free', ['vegan', 'gluten-free']],
  ['SUGAR-FREE | vegan | Vegan', ['sugar-free', 'vegan']],
  ['No onion no garlic', ['no-onion-garlic']],
  ['No onion & garlic; Jain', ['no-onion-garlic']],
  ['no added sugar, tasty', null],
  ['', null],
])('%s claims %j', (written, claims) => expect(claimsOf(written)).toEqual(claims));

test.each([
  ['Contains: Milk, Soy', ['Milk', 'Soy']],
  ['Wheat (gluten)', ['Wheat (gluten)']],
  ['None', null],
])('%s names the allergens %j', (written, allergens) => expect(allergensOf(written)).toEqual(allergens));

test('nutrition is read line by line, and what has no number is left out', () => {
  expect(nutritionOf('Energy: 1,350 kcal; Protein 10.5 g | Fat = <0.5 g, tasty')).toEqual([
    { label: 'Energy', value: '1350 kcal' },
    { label: 'Protein', value: '10.5 g' },
    { label: 'Fat', value: '<0.5 g' },
  ]);
  expect(nutritionOf('tasty')).toBeNull();
});

test('a best before is one line', () => expect(bestBeforeOf(' 6 months\nfrom packing ')).toBe('6 months from packing'));

test('columns of the label are recognised; a file without them changes nothing, and an undo brings the former back', async () => {
  const oil = {
    claims: ['vegan', 'gluten-free'],
    allergens: ['Mustard'],
    nutrition: [{ label: 'Energy', value: '900 kcal' }],
    bestBefore: '9 months',
  };
  const none = { claims: null, allergens: null, nutrition: null, bestBefore: null };
  await shop.load(
    'Sku,Name,Price,Dietary claims,Allergen info,Nutritional information,Shelf life',
    '1,Mustard Oil,190,"Vegan, Gluten free",Mustard,Energy: 900 kcal,9 months',
    '2,Soap,40,,,,',
  );
  expect(await labels()).toEqual([oil, none]);
  expect((await shop.load('Sku,Name,Price', '1,Mustard Oil,195', '2,Soap,40')).changed).toBeGreaterThan(0);
  expect(await labels()).toEqual([oil, none]);
  await shop.load('Sku,Name,Price,Claims,Best before', '1,Mustard Oil,195,Sugar free,1 year', '2,Soap,40,,');
  expect(await labels()).toEqual([{ ...oil, claims: ['sugar-free'], bestBefore: '1 year' }, none]);
  await undoImport(shop.db());
  expect(await labels()).toEqual([oil, none]);
});
