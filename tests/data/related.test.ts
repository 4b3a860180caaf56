import { afterAll, beforeAll, expect, test } from 'vitest';
import { connection } from '../../src/api/connection.ts';
import { relatedTo } from '../../src/data/related.ts';
import { allProducts } from '../../src/data/shown.ts';
import { goods, pageOf, startCatalogue, type TestCatalogue } from './catalogue-provider.ts';

const CATEGORIES = [{ id: 'grain', name: 'Grain' }];
const subCategoryOf = (i: number) => (i < 20 ? { id: 'rice', name: 'Rice' } : { id: 'puffed', name: 'Puffed rice' });
const rows = goods(24).map((row, i) => ({ ...row, categoryId: 'grain', subCategory: subCategoryOf(i) }));

let provider: TestCatalogue;
beforeAll(async () => {
  connection.patience.retries = 0;
  provider = await startCatalogue((path, query) => {
    if (path === '/product-category/web/') return { data: CATEGORIES };
    return path === '/product/web/' ? { data: pageOf(rows, query), count: rows.length } : undefined;
  });
});
afterAll(() => provider.stop());

const related = async (place: number) => {
  const product = (await allProducts())[place];
  if (!product) throw new Error(`There is no product ${place}.`);
  return (await relatedTo(product)).map(({ id }) => Number(String(id).replace('p-', '')));
};

test('goes on from the product, round its sub-category, and then round its category', async () => {
  expect(await related(3)).toEqual([4, 5, 6, 7, 8, 9]);
  expect(await related(17)).toEqual([18, 19, 0, 1, 2, 3]);
  expect(await related(21)).toEqual([22, 23, 20, 0, 1, 2]);
});

test('shows each product on a handful of pages, so that a changed price leaves the others as they are', async () => {
  const shown = new Map<number, number>();
  for (let place = 0; place < 20; place += 1)
    for (const other of await related(place)) shown.set(other, (shown.get(other) ?? 0) + 1);
  expect([...shown.values()]).toEqual(Array.from({ length: 20 }, () => 6));
});
