import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { connection } from '../../src/api/connection.ts';
import { withCategories } from '../../src/data/product-categories.ts';
import { catalogue } from '../../src/data/products.ts';
import { readProductList } from '../../src/data/product-list.ts';
import { goods, pageOf, startCatalogue, type TestCatalogue } from './catalogue-provider.ts';

let provider: TestCatalogue;
beforeAll(() => void (connection.patience.retries = 0));
afterEach(() => {
  delete process.env['MIN_PRODUCTS'];
  // What one build has read is nothing to the next.
  (globalThis as { buildMemo?: Map<string, unknown> }).buildMemo?.clear();
  return provider.stop();
});

const CATEGORIES = [
  { id: 'rice', name: 'Rice' },
  { id: 'dal', name: 'Dal' },
];
const categoryOf = (i: number) => (i % 3 === 0 ? 'dal' : 'rice');

describe('§7 which category a product is in', () => {
  test.each([
    ['by its id alone', (i: number) => ({ categoryId: categoryOf(i) })],
    ['by no word of the product, but by the lists of the categories, to their end', () => ({})],
    ['by a category that nobody lists, and the lists', () => ({ category: { id: 'attic', name: 'Attic' } })],
  ])('%s', async (_, named) => {
    const rows = goods(90).map((row, i) => ({ ...row, ...named(i) }));
    provider = await startCatalogue((path, query) => {
      if (path === '/product-category/web/') return { data: CATEGORIES };
      if (path !== '/product/web/') return undefined;
      const wanted = query.get('categoryId');
      const all = rows.filter((_, i) => !wanted || wanted === categoryOf(i));
      return { data: pageOf(all, query, Math.min(20, Number(query.get('limit')))) };
    });
    const products = await withCategories((await readProductList()).products);
    expect(products).toHaveLength(90);
    expect(products.map(({ category }) => category?.id)).toEqual(rows.map((__, i) => categoryOf(i)));
    expect(products[0]?.category).toMatchObject({ name: 'Dal' });
  });

  test('a provider that gives every product for every category cannot tell them apart', async () => {
    provider = await startCatalogue((path) =>
      path === '/product-category/web/' ? { data: CATEGORIES } : { data: goods(5), count: 5 },
    );
    const products = await withCategories((await readProductList()).products);
    expect(products.map(({ category }) => category)).toEqual([null, null, null, null, null]);
  });
});

describe('an emptied shop', () => {
  const serve = async (count: number) =>
    (provider = await startCatalogue((path) =>
      path === '/product/web/' ? { data: goods(count), count } : { data: CATEGORIES },
    ));

  test('is not built: no products, or less than half', async () => {
    await serve(0);
    await expect(catalogue()).rejects.toThrow(/gives no product.*ALLOW_FEWER_PRODUCTS=on/);
    await provider.stop();
    process.env['MIN_PRODUCTS'] = '50';
    await serve(49);
    await expect(catalogue()).rejects.toThrow(/gives 49 products/);
  });

  test('is built where it is meant to be', async () => {
    process.env['MIN_PRODUCTS'] = '0';
    await serve(0);
    expect((await catalogue()).products).toEqual([]);
  });
});
