import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { BUILD_WARNING_CHANNEL } from '../../contract/build-message.ts';
import { connection } from '../../src/api/connection.ts';
import { goods, startCatalogue, type TestCatalogue } from './catalogue-provider.ts';

let provider: TestCatalogue;
let warnings: string[];
const hear = (text: unknown) => void warnings.push(String(text));

beforeAll(() => void (connection.patience.retries = 0));
beforeEach(() => {
  warnings = [];
  subscribe(BUILD_WARNING_CHANNEL, hear);
  vi.stubEnv('PUBLIC_ADAPTER', 'on');
});
afterEach(() => {
  unsubscribe(BUILD_WARNING_CHANNEL, hear);
  vi.unstubAllEnvs();
  vi.resetModules();
  // What one build has read and said is nothing to the next.
  const { buildMemo, buildWarnings } = globalThis as { buildMemo?: Map<string, unknown>; buildWarnings?: Set<string> };
  buildMemo?.clear();
  buildWarnings?.clear();
  return provider.stop();
});

/** The list in rupees, and whatever else says what a product costs. */
async function build(others: Record<string, (one: object & { price: number }) => object | undefined>) {
  const all = goods(4).map((one) => ({ ...one, name: `Rice, sold by ${Object.keys(others).join()}`, description: '' }));
  provider = await startCatalogue((path) => {
    if (path === '/product/web/') return { data: all, count: 4 };
    if (path === '/product-category/web/') return { data: [{ id: 1, name: 'Rice' }] };
    const other = others[path.replace(/p-\d$/, '')];
    const one = other?.(all[0] as (typeof all)[0]);
    return one && (path.includes('byid') ? { data: one } : { data: [one] });
  });
  const { wholeHome } = await import('../../src/data/home.ts');
  const { wholeShelves } = await import('../../src/data/shelf-lists.ts');
  await Promise.all([wholeHome(), wholeShelves()]);
  return warnings.filter((text) => text.includes('unit'));
}

test.each([
  ['/product/web/byid/', 'GET /api/product/web/byid/{id}'],
  ['/product/web/bestseller/home', 'GET /api/product/web/bestseller/home'],
  ['/product/web/newproduct/', 'GET /api/product/web/newproduct/'],
])('§7 a price that %s gives in paise is said, and the build goes on', async (path, call) => {
  expect(await build({ [path]: (one) => ({ ...one, price: one.price * 100 }) })).toEqual([
    `Rice, sold by ${path} costs 10 by GET /api/product/web/ and 1000 by ${call}: one of them is in another unit, so what shoppers pay is not certain.`,
  ]);
});

test('§7 another price, and one that can’t be read, are no unit', async () => {
  expect(
    await build({
      '/product/web/byid/': () => undefined,
      '/product/web/bestseller/home': (one) => ({ ...one, price: one.price * 3 }),
    }),
  ).toEqual([]);
});
