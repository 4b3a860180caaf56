import { writeFileSync } from 'node:fs';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Product } from '../../contract/product.ts';
import { connection } from '../../src/api/connection.ts';
import { withDetails } from '../../src/data/product-details.ts';
import { readProductList } from '../../src/data/product-list.ts';
import { goods, startCatalogue, type TestCatalogue } from './catalogue-provider.ts';

let provider: TestCatalogue;
beforeAll(() => void (connection.patience.retries = 0));
afterEach(() => provider.stop());

type Row = Record<string, unknown> & { id: string };
/** Section 7's calls, over rows that a test changes. */
const serve = async (rows: Row[], { etags = false, lacks = '' } = {}) => {
  const texts = new Map(rows.map(({ id }) => [id, `About ${id}`]));
  provider = await startCatalogue((path, _, request) => {
    if (lacks && path.includes(lacks)) return 404;
    if (path === '/product/web/') return { data: rows, count: rows.length };
    const id = decodeURIComponent(path.split('/').at(-1) ?? '');
    const row = rows.find((one) => one.id === id);
    if (!row) return undefined;
    const answer = path.includes('byid')
      ? { data: { ...row, description: texts.get(id), brand: { id: 'b', name: 'Ours' } } }
      : { data: [{ ...row, id: `${id}-2`, packSize: '2 kg' }] };
    const etag = request.headers['if-none-match'];
    if (etags && etag === `"${JSON.stringify(answer).length}"`) return 304;
    return etags ? answer : Buffer.from(JSON.stringify(answer));
  });
  return texts;
};
const build = async (): Promise<readonly Product[]> => withDetails((await readProductList()).products);
const asked = (what: string) => provider.calls.filter((call) => call.includes(what)).length;

describe('§7 what the list does not carry', () => {
  test('texts come by id, and pack sizes by the variant call, the product itself among them', async () => {
    await serve(goods(30));
    const products = await build();
    expect(products).toHaveLength(30);
    expect(products[7]).toMatchObject({ name: 'Rice No. 7', description: 'About p-7', brand: { name: 'Ours' } });
    expect(products[7]?.packs?.map(({ id }) => id)).toEqual(['p-7', 'p-7-2']);
  });

  test('a list that carries them is not added to', async () => {
    await serve(goods(5).map((row) => ({ ...row, description: 'Listed', packs: [] })));
    expect((await build())[0]?.description).toBe('Listed');
    expect(asked('byid') + asked('variant')).toBe(0);
  });

  test('with updatedAt, the next build asks for what has changed and for nothing else', async () => {
    const rows: Row[] = goods(20).map((row) => ({ ...row, updatedAt: 'monday' }));
    const texts = await serve(rows);
    await build();
    texts.set('p-3', 'Rewritten');
    rows[3] = { ...rows[3], id: 'p-3', updatedAt: 'tuesday' };
    const before = provider.calls.length;
    expect((await build())[3]?.description).toBe('Rewritten');
    expect(provider.calls.slice(before).filter((call) => !call.includes('/product/web/?'))).toHaveLength(2);
  });

  test('another adapter reads everything again, which it may read otherwise', async () => {
    await serve(goods(4).map((row) => ({ ...row, updatedAt: 'monday' })));
    await build();
    writeFileSync('shop.adapter.ts', 'export default {};');
    const before = asked('byid');
    await build();
    expect(asked('byid') - before).toBe(4);
  });

  test('with an ETag alone, each is asked whether it has changed', async () => {
    const texts = await serve(goods(20), { etags: true });
    await build();
    texts.set('p-3', 'Rewritten, and longer than before');
    const products = await build();
    expect(products[3]?.description).toBe('Rewritten, and longer than before');
    expect(products[4]?.description).toBe('About p-4');
  });

  test('without either, what the list says is the state: a price is no reason to ask again, a name is', async () => {
    const rows: Row[] = goods(20);
    await serve(rows);
    await build();
    rows[3] = { ...rows[3], id: 'p-3', price: 99 };
    rows[4] = { ...rows[4], id: 'p-4', name: 'Rice, new harvest' };
    const before = asked('byid');
    const products = await build();
    expect(asked('byid') - before).toBe(1);
    expect(products[3]).toMatchObject({ price: 9900, description: 'About p-3' });
    expect(products[4]).toMatchObject({ name: 'Rice, new harvest', description: 'About p-4' });
  });

  test('a provider that lacks the variant call is not asked for every product', async () => {
    await serve(goods(200), { lacks: 'variant' });
    expect(await build()).toHaveLength(200);
    expect(asked('variant')).toBeLessThan(30);
    expect((await build())[0]).toMatchObject({ description: 'About p-0', packs: null });
  });
});
