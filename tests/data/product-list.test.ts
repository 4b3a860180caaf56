import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { connection } from '../../src/api/connection.ts';
import { readProductList } from '../../src/data/product-list.ts';
import { type Answers, goods, pageOf, startCatalogue, type TestCatalogue } from './catalogue-provider.ts';

let provider: TestCatalogue;
beforeAll(() => void (connection.patience.retries = 0));
afterEach(() => provider.stop());

const all = goods(45);
const lists = (list: (query: URLSearchParams) => object | number): Answers => {
  return (path, query) => (path === '/product/web/' ? list(query) : undefined);
};
const limitOf = (query: URLSearchParams) => Number(query.get('limit'));

describe('§7 the list of products, read to its end', () => {
  test.each([
    ['it has no count', (query: URLSearchParams) => ({ data: pageOf(all, query, Math.min(20, limitOf(query))) })],
    ['it takes 20 at most', (query) => (limitOf(query) > 20 ? 400 : { data: pageOf(all, query), count: 45 })],
    ['it knows no sortBy', (query) => (query.get('sortBy') ? 422 : { data: pageOf(all, query), count: 45 })],
    ['it gives 7 whatever is asked for', (query) => ({ data: pageOf(all, query, 7), count: 45 })],
    ['it gives everything whatever is asked for', () => ({ data: all, count: 45 })],
    ['its count is of the page', (query) => counted(pageOf(all, query, Math.min(15, limitOf(query))))],
    ['its count is far too high', (query) => ({ data: pageOf(all, query), count: 1_000_000 })],
    ['its count is too low', (query) => ({ data: pageOf(all, query, Math.min(15, limitOf(query))), count: 3 })],
    ['it refuses a page behind the last', (query) => refusing(pageOf(all, query, Math.min(9, limitOf(query))))],
    ['it breaks on large pages', (query) => (limitOf(query) > 50 ? 500 : { data: pageOf(all, query), count: 45 })],
  ] as [string, (query: URLSearchParams) => object | number][])('where %s', async (_, list) => {
    provider = await startCatalogue(lists(list));
    const { products, full } = await readProductList();
    expect(products.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
    expect(full).toBe(false);
    expect(provider.calls.length).toBeLessThan(40);
  });

  const counted = (data: unknown[]) => ({ data, count: data.length });
  const refusing = (data: unknown[]) => (data.length > 0 ? { data } : 404);

  test('a provider with one page that it gives again and again', async () => {
    provider = await startCatalogue(lists(() => ({ data: all.slice(0, 20) })));
    expect((await readProductList()).products).toHaveLength(20);
    expect(provider.calls).toHaveLength(2);
  });

  test('the fast path is taken where the provider says so, and not where it only swallows the word', async () => {
    provider = await startCatalogue(lists(() => ({ data: all, count: 45, detail: 'full' })));
    expect(await readProductList()).toMatchObject({ full: true });
    expect(provider.calls).toHaveLength(1);
  });

  test('a failure in the middle is told, and no end of the list', async () => {
    provider = await startCatalogue(
      lists((query) => (Number(query.get('page')) > 1 ? 403 : { data: all.slice(0, 20), count: 45 })),
    );
    await expect(readProductList()).rejects.toThrow('/api/product/web/ of');
  });

  test('what it agreed to is remembered for further lists', async () => {
    provider = await startCatalogue(
      lists((query) => (limitOf(query) > 50 ? 400 : { data: pageOf(all, query), count: 45 })),
    );
    await readProductList();
    const before = provider.calls.length;
    await readProductList({ categoryId: 'c' });
    const asked = provider.calls.slice(before).map((call) => new URLSearchParams(call.split('?')[1]).get('limit'));
    expect(asked).toEqual(['50', '45']);
  });
});
