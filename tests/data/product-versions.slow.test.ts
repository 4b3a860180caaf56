import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { inOtherLocales } from '../../contract/other-locales.ts';
import { category, product } from '../../provider/db/schema/catalogue.ts';
import { ShopServer } from '../../server/http.ts';
import { connection } from '../../src/api/connection.ts';
import { readProductList } from '../../src/data/product-list.ts';
import { readVersionedProducts } from '../../src/data/product-versions.ts';
import { catalogue } from '../../src/data/products.ts';
import { openShop, type Shop } from '../provider/fixtures/open.ts';
import { goods, startCatalogue } from './catalogue-provider.ts';

const CACHE = '.cache/provider/any-catalogue.jsonl';
const home = process.cwd();

const newBuild = () => (globalThis as { buildMemo?: Map<string, unknown> }).buildMemo?.clear();

beforeAll(() => void (connection.patience.retries = 0));
afterEach(newBuild);

describe('a provider that gives its products versions', () => {
  let shop: Shop;
  let server: ShopServer;
  /** The ids that were asked for, and how often the list was. */
  let asked: { ids: number[]; lists: number };

  beforeEach(async () => {
    shop = await openShop();
    server = new ShopServer();
    asked = { ids: [], lists: 0 };
    server.answerApi((request) => {
      const { pathname, searchParams } = new URL(request.url);
      if (pathname === '/api/catalogue/products')
        asked.ids.push(...(JSON.parse(searchParams.get('ids') ?? '') as number[]));
      if (pathname.startsWith('/api/product/web')) asked.lists++;
      return shop.fetch(request);
    });
    process.env['PROVIDER_URL'] = `http://localhost:${await server.listen(0, 'localhost')}`;
    process.chdir(mkdtempSync(join(tmpdir(), 'haat-data-')));
  });
  afterEach(async () => {
    process.chdir(home);
    delete process.env['PROVIDER_URL'];
    await server.close();
    await shop.close();
  });

  const set = (slug: string, values: Partial<typeof product.$inferInsert>) =>
    shop.db.update(product).set(values).where(eq(product.slug, slug)).returning();

  /** What a build reads of the catalogue, which has to be what the list says; returns the slugs that were asked for. */
  async function build(): Promise<string[]> {
    newBuild();
    asked = { ids: [], lists: 0 };
    const { products } = await catalogue();
    expect(asked.lists).toBe(0);
    const slugs = new Map(products.map(({ id, slug }) => [id, slug ?? '']));
    const { ids } = asked;
    newBuild();
    expect(products).toEqual((await readProductList()).products);
    return ids.map((id) => slugs.get(id) ?? 'gone');
  }

  test('is asked for every product once, and then for none while nothing changes', async () => {
    expect(await build()).toHaveLength(11);
    expect(await build()).toEqual([]);
  });

  test('is asked for what has changed alone: price, stock, a name in another language', async () => {
    await build();
    await set('tomato', { pricePaise: 9900 });
    await set('masoor-dal', { stock: 0 });
    await set('old-basmati', {
      translations: { ...inOtherLocales(() => null), bn: { name: 'পুরোনো বাসমতি' } },
    });
    expect((await build()).sort()).toEqual(['masoor-dal', 'old-basmati', 'tomato']);
    expect(await build()).toEqual([]);
  });

  test('is asked for nothing where a product goes, and for one that comes back', async () => {
    await build();
    await set('tomato', { active: false });
    expect(await build()).toEqual([]);
    await set('tomato', { active: true });
    expect(await build()).toEqual(['tomato']);
  });

  test('is asked for all products of a category that has another name', async () => {
    await build();
    await shop.db.update(category).set({ name: 'Rice' }).where(eq(category.slug, 'rice-and-dal'));
    expect((await build()).sort()).toEqual(['basmati-rice', 'masoor-dal', 'old-basmati']);
  });

  test('is asked for all where what was stored is spoiled, or was read by another adapter', async () => {
    await build();
    writeFileSync(CACHE, '["1",{"version"');
    expect(await build()).toHaveLength(11);
    writeFileSync('shop.adapter.ts', 'export default {};');
    expect(await build()).toHaveLength(11);
    expect(readdirSync('.cache/provider').filter((name) => name.includes('catalogue'))).toHaveLength(1);
  });

  test('is read by its list where its answers are read by the adapter', async () => {
    process.env['PUBLIC_ADAPTER'] = 'on';
    await catalogue().finally(() => delete process.env['PUBLIC_ADAPTER']);
    expect(asked).toEqual({ ids: [], lists: 1 });
  });
});

test.each([
  ['refuses the call', 404],
  ['answers every call with the same', { data: goods(5) }],
])('a provider that %s gives its products no versions', async (_, answer) => {
  const provider = await startCatalogue(() => answer);
  expect(await readVersionedProducts()).toBeNull();
  await provider.stop();
});

test('a provider that fails is not taken for one without versions', async () => {
  const provider = await startCatalogue(() => 503);
  await expect(readVersionedProducts()).rejects.toThrow('/api/catalogue/product-versions of');
  await provider.stop();
});

test('providers on other machines are not taken for each other, whatever versions they give', async () => {
  process.chdir(mkdtempSync(join(tmpdir(), 'haat-data-')));
  for (const [address, name] of [
    ['127.0.0.2', 'Rice'],
    ['127.0.0.3', 'Milk'],
  ] as const) {
    const server = new ShopServer();
    const product = { id: 1, name, price: 10 };
    server.answerApi(({ url }) =>
      Promise.resolve(
        Response.json({ data: url.includes('product-versions') ? [[1, '1']] : [{ version: '1', product }] }),
      ),
    );
    process.env['PROVIDER_URL'] = `http://${address}:${await server.listen(0, address)}`;
    expect((await readVersionedProducts())?.map((one) => one.name)).toEqual([name]);
    await server.close();
  }
  delete process.env['PROVIDER_URL'];
  process.chdir(home);
});
