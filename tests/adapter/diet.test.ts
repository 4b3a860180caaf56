import * as v from 'valibot';
import { expect, test } from 'vitest';
import { getProduct } from '../../contract/product.ts';
import { adapt } from '../../src/adapter/adapt.ts';

const dietOf = (fields: object) =>
  v.parse(getProduct.answer, adapt(getProduct, { product: { id: 1, name: 'Dal', price: 20, ...fields } }).answer).data
    .diet;

test.each([
  [{ food_type: 'VEG' }, 'veg'],
  [{ vegNonVeg: 'Non-Veg' }, 'non-veg'],
  [{ diet: 'Eggetarian' }, 'non-veg'],
  [{ is_veg: true }, 'veg'],
  [{ isVegetarian: 0 }, 'non-veg'],
  [{ veg: 'no' }, 'non-veg'],
  [{ diet: 'keto' }, null],
  [{}, null],
])('%j is %s', (fields, diet) => expect(dietOf(fields)).toBe(diet));
