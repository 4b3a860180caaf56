import { describe, expect, test } from 'vitest';
import type { Product } from '../../../contract/product.ts';
import { mergeLiveProducts } from '../../../src/components/catalogue/merge-live-products.ts';

const products = (...ids: number[]) => ids.map((id) => ({ id, price: 100 })) as unknown as Product[];
const ids = (shown: readonly Product[]) => shown.map(({ id }) => id);

describe('a shelf follows the provider’s answer', () => {
  test('as built until it is there, and where it says nothing', () => {
    expect(ids(mergeLiveProducts(products(1, 2, 3), []))).toEqual([1, 2, 3]);
    expect(ids(mergeLiveProducts([], products(4, 5)))).toEqual([4, 5]);
  });

  test('what is in both keeps its place, what is new takes the place of what has gone', () => {
    expect(ids(mergeLiveProducts(products(1, 2, 3), products(3, 9, 1, 8)))).toEqual([1, 9, 3, 8]);
    expect(ids(mergeLiveProducts(products(1, 2, 3), products(7)))).toEqual([7]);
  });

  test('with the price of now', () => {
    const [now] = products(1);
    expect(mergeLiveProducts(products(1, 2), [{ ...(now as Product), price: 90 }])).toEqual([{ id: 1, price: 90 }]);
  });
});
