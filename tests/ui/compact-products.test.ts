import { expect, test } from 'vitest';
import { inOtherLocales } from '../../contract/other-locales.ts';
import { serializeProducts, deserializeProducts } from '../../src/ui/compact-products.ts';
import { bareProduct, product } from './product.ts';

test('packed products come out as a card needs them', () => {
  expect(deserializeProducts(serializeProducts([product(), bareProduct]))).toEqual([product(), bareProduct]);
});

test('what a category is called in other languages is left behind', () => {
  const named = product();
  const translations = { ...inOtherLocales(() => null), bn: { name: 'ফল ও সবজি' } };
  expect(serializeProducts([{ ...named, category: named.category && { ...named.category, translations } }])).toBe(
    serializeProducts([named]),
  );
});

test('what only the product page shows is left behind', () => {
  const [unpacked] = deserializeProducts(serializeProducts([product({ description: 'Long.', highlights: ['Fresh'] })]));
  expect(unpacked).toEqual(product());
});
