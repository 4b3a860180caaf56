import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { goods, pageOf, startCatalogue, type TestCatalogue } from './catalogue-provider.ts';

let provider: TestCatalogue;
const serve = async (count: number) => {
  const rows = goods(count).map((row) => ({ ...row, categoryId: 'grain' }));
  provider = await startCatalogue((path, query) => {
    if (path === '/product-category/web/') return { data: [{ id: 'grain', name: 'Grain' }] };
    return path === '/product/web/' ? { data: pageOf(rows, query), count } : undefined;
  });
};
const SITE = new URL('https://shop.example');
const locations = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc = '']) => loc);

let sitemap: typeof import('../../src/data/sitemap.ts');
let shown: typeof import('../../src/data/shown.ts');
beforeAll(async () => void ((await import('../../src/api/connection.ts')).connection.patience.retries = 0));
beforeEach(async () => {
  // What one build has read is nothing to the next.
  vi.resetModules();
  (globalThis as { buildMemo?: Map<string, unknown> }).buildMemo?.clear();
  sitemap = await import('../../src/data/sitemap.ts');
  shown = await import('../../src/data/shown.ts');
});
afterEach(() => {
  delete process.env['PREBUILT_PRODUCTS'];
  return provider.stop();
});

test('lists every product of a usual shop in one file', async () => {
  await serve(30);
  const parts = await sitemap.sitemapParts();
  expect(parts).toHaveLength(1);
  expect(parts[0]?.filter((path) => path.startsWith('/product/'))).toHaveLength(30);
  const xml = await sitemap.sitemapXml('url', parts[0] ?? [], SITE).text();
  expect(xml).toContain('<urlset ');
  for (const path of ['/categories', '/bn/categories', '/hi/categories']) {
    const [entry = ''] = new RegExp(`<url><loc>https://shop\\.example${path}</loc>.*`).exec(xml) ?? [];
    expect(
      [...entry.matchAll(/hreflang="(.*?)" href="https:\/\/shop\.example(.*?)"/g)].map(([, ...pair]) => pair),
    ).toEqual([
      ['en', '/categories'],
      ['bn', '/bn/categories'],
      ['hi', '/hi/categories'],
      ['x-default', '/categories'],
    ]);
  }
  expect(xml).not.toContain('/bn/product/');
  expect(xml).not.toMatch(/hreflang="bn" href="[^"]*\/product\//);
});

test('is divided where one file would hold more than 50,000 addresses', async () => {
  await serve(50_500);
  const parts = await sitemap.sitemapParts();
  expect(parts.map(({ length }) => length)).toEqual([50_000, expect.any(Number)]);
  expect(new Set(parts.flat()).size).toBe(parts.flat().length);
  expect(parts.flat().filter((path) => path.startsWith('/product/'))).toHaveLength(50_500);
  const index = await sitemap.sitemapXml('sitemap', [1, 2].map(sitemap.sitemapPartPath), SITE).text();
  expect(index).toContain('<sitemapindex ');
  expect(locations(index)).toEqual(['https://shop.example/sitemap-1.xml', 'https://shop.example/sitemap-2.xml']);
});

test('names only products that have a page, where not all are to have one', async () => {
  process.env['PREBUILT_PRODUCTS'] = '10';
  await serve(30);
  const built = await shown.prebuiltPackSizes();
  expect(built.map(({ id }) => id)).toEqual(goods(10).map(({ id }) => id));
  const [paths = []] = await sitemap.sitemapParts();
  expect(paths.filter((path) => path.startsWith('/product/'))).toHaveLength(10);
});
