import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { getProduct } from '../../contract/product.ts';
import { adapt } from '../../src/adapter/adapt.ts';

const read = (fields: object) => {
  const came = { data: { id: 'P-1', name: 'Dal', ...fields } };
  return v.safeParse(getProduct.answer, adapt(getProduct, came).answer);
};

describe('prices of a provider of another make', () => {
  test.each([
    ['1.234,50', 123_450],
    ['₹ 1.234,50', 123_450],
    ['45,50 INR', 4550],
    ['1,299.00', 129_900],
    ['1,29,900', 12_990_000],
    ['69.7500', 6975],
    ['Rs. 120 onwards', 12_000],
    ['₹120 – ₹150', 12_000],
  ])('%j are %i paise', (price, paise) => expect(read({ price }).output).toMatchObject({ data: { price: paise } }));

  test.each([0.001, '0.001', '0,001', { amount: '0.004' }])('%j is no price, and nobody gets it for nothing', (price) =>
    expect(read({ price }).success).toBe(false),
  );
});
