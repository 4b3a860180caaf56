import { describe, expect, test } from 'vitest';
import type { Product } from '../../../contract/product.ts';
import { resultsInWords } from '../../../src/components/search/results-in-words.ts';
import { noProducts, type ProductList } from '../../../src/stores/catalogue/product-list.ts';
import { fullfilled, idle, pending } from '../../../src/stores/lib/request.ts';

const products = (n: number, packSize: string | null = null) =>
  Array.from({ length: n }, (_, id) => ({ id, packSize }) as Product);

const say = (q: string, list: Partial<ProductList>) =>
  resultsInWords(q, { ...noProducts, ...fullfilled, ...list } as ProductList);

describe('the number of results', () => {
  test.each<[string, Partial<ProductList>]>([
    ['1 result for “dal”', { data: products(1), count: 1 }],
    ['1,204 results for “dal”', { data: products(20), count: 1204 }],
    // A provider that does not count: a full page may not be all.
    ['Results for “dal”', { data: products(20), count: null }],
    ['3 results for “dal”', { data: products(3), count: null }],
    ['Looking for “dal”…', { ...pending, data: [] }],
    ['No results for “dal” with these filters', { count: 0, filters: { ...noProducts.filters, inStock: true } }],
    ['No results', { count: 0 }],
    ['', { ...idle }],
  ])('%s', (words, list) => expect(say('dal', list)).toBe(words));
});

describe('what is not as it was asked', () => {
  const leftOut = ['xylophone'];
  test('words that nothing has', () => {
    expect(say('Atta Xylophone', { data: products(2), count: 2, leftOut })).toBe(
      'Nothing for all words; these 2 results have “Atta”',
    );
    expect(say('Atta Xylophone', { data: products(1), count: 1, leftOut })).toBe(
      'Nothing for all words; this result has “Atta”',
    );
    expect(say('Atta Xylophone', { data: products(20), count: null, leftOut })).toBe(
      'Nothing for all words; these have “Atta”',
    );
  });

  test('a size, where the results begin with it', () => {
    const found = { count: 2, packSize: '5 kg' };
    expect(say('atta 5kg', { ...found, data: products(2, '5 KG') })).toBe('2 results for “atta 5kg”, 5 kg first');
    expect(say('atta 5kg', { ...found, data: products(2, '1 kg') })).toBe('2 results for “atta 5kg”');
    const filters = { ...noProducts.filters, sortBy: 'name' } as const;
    expect(say('atta 5kg', { ...found, data: products(2, '5 kg'), filters })).toBe('2 results for “atta 5kg”');
  });
});
