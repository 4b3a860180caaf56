import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readKeys, RENDER_SITE, writeKeys } from '../../build/render/saved-bundle.ts';
import { siteRenderer } from '../../build/render/site-renderer.ts';
import { fixtureSite } from './render/fixture-site.ts';

const PAGE = `---
import { readFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';
export const getStaticPaths = () => JSON.parse(readFileSync(ROOT + '/products.json', 'utf8'))
  .map(({ slug, price }) => ({ params: { slug }, props: { price }, cacheKey: String(price) }));
const { price } = Astro.props;
if (price < 0) throw Object.assign(new Error('The provider is away.'), { name: 'ProviderError' });
---
<html><head><title>{Astro.params.slug}</title></head><body><p>{Astro.url.pathname} ₹{price}</p>{price > 100_000 && <i>{isMainThread ? 'main' : 'worker'}</i>}</body></html>
<style>p { color: green; }</style>`;
const HOME = `---
import { readFileSync } from 'node:fs';
---
<html><head><title>Home</title></head><body>{readFileSync(ROOT + '/products.json', 'utf8').length}</body></html>`;
const LIST = `import { readFileSync } from 'node:fs';
export const GET = () => new Response(readFileSync(ROOT + '/products.json'));`;

/** As src/middleware.ts does. */
const MIDDLEWARE = `import { noteRenderError } from ${JSON.stringify(resolve('src/data/render-error.ts'))};
export const onRequest = (_, next) => next().catch(noteRenderError);`;

type Prices = Readonly<Record<string, number>>;

/** A site that is built once, and then rendered again in processes of their own, as `npm run build` with BUILD_DIR does. */
async function builtSite(prices: Prices) {
  const site = fixtureSite({});
  const { root, dir } = site;
  const bundle = join(root, 'bundle');
  const put = (name: string, text: string) =>
    writeFileSync(join(root, name), text.replaceAll('ROOT', JSON.stringify(root)));
  const setPrices = (now: Prices) =>
    put('products.json', JSON.stringify(Object.entries(now).map(([slug, price]) => ({ slug, price }))));
  mkdirSync(join(root, 'src/pages/product'), { recursive: true });
  put('src/pages/product/[slug].astro', PAGE);
  put('src/pages/index.astro', HOME);
  put('src/pages/list.json.ts', LIST);
  put('src/middleware.ts', MIDDLEWARE);
  setPrices(prices);
  const build = () => site.build({ site: 'http://shop.test', integrations: [siteRenderer({ saveBundleIn: bundle })] });
  await build();
  const file = (slug: string) => join(dir, `product/${slug}.html`);
  return {
    bundle,
    build,
    file,
    home: join(dir, 'index.html'),
    list: join(dir, 'list.json'),
    read: (slug: string) => readFileSync(file(slug), 'utf8'),
    writtenAt: (slug: string) => statSync(file(slug)).mtimeMs,
    /** @returns what it has written to stderr */
    regenerate(now: Prices): string {
      setPrices(now);
      const url = JSON.stringify(join(bundle, RENDER_SITE));
      put('again.mjs', `await (await import(${url})).regenerate(${JSON.stringify(dir)});`);
      return spawnSync(process.execPath, [join(root, 'again.mjs')], { encoding: 'utf8' }).stderr;
    },
  };
}

test('only what has changed is written again, and what has gone goes with its copies', async () => {
  const shop = await builtSite({ atta: 40, dal: 90, ghee: 600 });
  const [atta, dal] = ['atta', 'dal'].map(shop.writtenAt);
  for (const copy of ['br', 'gz']) writeFileSync(`${shop.file('ghee')}.${copy}`, 'compressed');

  expect(shop.regenerate({ atta: 40, dal: 95, oil: 180 })).toBe('');
  expect(shop.read('dal')).toContain('/product/dal.html ₹95');
  expect(shop.read('oil')).toContain('₹180');
  expect(shop.writtenAt('atta')).toBe(atta);
  expect(shop.writtenAt('dal')).toBeGreaterThan(dal ?? Infinity);
  for (const copy of ['', '.br', '.gz']) expect(existsSync(shop.file('ghee') + copy)).toBe(false);
  expect(readFileSync(shop.home, 'utf8')).toContain(`<body>${readFileSync(shop.list, 'utf8').length}</body>`);
  expect(readFileSync(shop.list, 'utf8')).toContain('"oil"');
});

test('the same bytes come out as of a build from nothing', async () => {
  const shop = await builtSite({ atta: 40, dal: 90 });
  const keys = readKeys(shop.bundle);
  expect(keys).toEqual({ 'index.html': null, 'list.json': null, 'product/atta.html': '40', 'product/dal.html': '90' });
  writeKeys(shop.bundle, Object.fromEntries(Object.keys(keys).map((file) => [file, null])));
  const built = [shop.read('atta'), shop.read('dal'), readFileSync(shop.home, 'utf8')];
  for (const slug of ['atta', 'dal']) writeFileSync(shop.file(slug), '');
  writeFileSync(shop.home, '');

  expect(shop.regenerate({ atta: 40, dal: 90 })).toBe('');
  expect([shop.read('atta'), shop.read('dal'), readFileSync(shop.home, 'utf8')]).toEqual(built);
  expect(readKeys(shop.bundle)).toEqual(keys);
});

test('a page that can’t be rendered says why, and what was written before it is not taken for what it was', async () => {
  const shop = await builtSite({ atta: 40, dal: 90 });
  expect(shop.regenerate({ atta: 41, dal: -1 })).toContain('The provider is away.');
  expect(readKeys(shop.bundle)).toMatchObject({ 'product/atta.html': null, 'product/dal.html': null });

  expect(shop.regenerate({ atta: 40, dal: 90 })).toBe('');
  expect(shop.read('atta')).toContain('₹40');
  expect(shop.read('dal')).toContain('₹90');
});

test('what changes nearly all of a large catalogue is rendered in workers too', async () => {
  const priced = (price: number) => Object.fromEntries(Array.from({ length: 1200 }, (_, i) => [`p${i}`, price + i]));
  const shop = await builtSite(priced(10));
  expect(shop.regenerate(priced(200_000))).toBe('');
  const pages = Array.from({ length: 1200 }, (_, i) => shop.read(`p${i}`));
  expect(pages.every((page, i) => page.includes(`₹${200_000 + i}<`))).toBe(true);
  expect(pages.some((page) => />worker</.test(page))).toBe(true);
});

test('the bundle of a new build takes the place of the one before', async () => {
  const shop = await builtSite({ atta: 40 });
  const left = join(shop.bundle, 'left.mjs');
  writeFileSync(left, '');
  await shop.build();
  expect(existsSync(left)).toBe(false);
});
