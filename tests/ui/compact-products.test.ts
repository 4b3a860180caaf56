import { expect, test } from 'vitest';
import { packProducts, unpackProducts } from '../../src/ui/compact-products.ts';
import { bareProduct, product } from './product.ts';

test('packed products come out as a card needs them', () => {
  expect(unpackProducts(packProducts([product(), bareProduct]))).toEqual([product(), bareProduct]);
});

test('what only the product page shows is left behind', () => {
  const [unpacked] = unpackProducts(packProducts([product({ description: 'Long.', highlights: ['Fresh'] })]));
  expect(unpacked).toEqual(product());
});
