import { brotliCompressSync } from 'node:zlib';
import { type APIRequestContext, expect, test } from 'playwright/test';

/**
 * Most bytes a page may take, compressed: its HTML, its whole style sheet, what of that is deferred on a phone, and the scripts
 * that are loaded until a phone is idle.
 */
const PAGES = [
  { path: '/', html: 19_890, styles: { whole: 10_450, deferred: 6520 }, scripts: 96_900 },
  { path: '/categories/fruit-vegetables', html: 18_750, styles: { whole: 10_980, deferred: 6270 }, scripts: 112_700 },
  { path: '/product/jyoti-alu-potato', html: 17_470, styles: { whole: 11_080, deferred: 6670 }, scripts: 115_100 },
  { path: '/cms/about', html: 13_360, styles: { whole: 9430, deferred: 6470 }, scripts: 96_500 },
  { path: '/cart', html: 12_560, styles: { whole: 12_280, deferred: 9950 }, scripts: 147_400 },
  { path: '/dashboard', html: 13_580, styles: { whole: 13_200, deferred: 10_560 }, scripts: 120_700 },
  { path: '/auth/login', html: 8450, styles: { whole: 6360, deferred: 3450 }, scripts: 119_900 },
  { path: '/editor', html: 14_260, scripts: 130_750 },
];

const compressed = (text: string): number => brotliCompressSync(text).length;
const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found = '']) => found);

/**
 * The page's own scripts and those of its islands, but for islands further down that wait until they are seen; and what makes calls,
 * where some are made at once.
 */
function scriptsIn(html: string): string[] {
  const islands = all(html, /(<astro-island [^>]*>)/g).filter((tag) => !/ opts="[^"]*near/.test(tag));
  return [
    ...all(html, /<script [^>]*src="([^"]+)"/g),
    ...all(html, /data-scripts data-http-client="([^"]+)" data-calls/g),
    ...islands.flatMap((tag) => all(tag, /(?:component|renderer)-url="([^"]+)"/g)),
  ];
}

/** A script with everything it imports, by address. */
async function withImports(request: APIRequestContext, address: string, seen: Map<string, string>): Promise<void> {
  if (seen.has(address)) return;
  seen.set(address, '');
  const answer = await request.get(address);
  expect(answer.status(), address).toBe(200);
  const code = await answer.text();
  seen.set(address, code);
  for (const name of all(code, /(?:from|import)\s*["']\.\/([^"']+\.js)["']/g)) {
    await withImports(request, `/_astro/${name}`, seen);
  }
}

/** Bytes by which the HTML of two builds of the same sources differs: its dates are compressed differently. */
const NOISE = 64;

for (const { path, html, scripts } of PAGES) {
  test(`${path} stays light`, { tag: '@once' }, async ({ request }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(200);
    const page = await answer.text();
    const seen = new Map<string, string>();
    for (const address of scriptsIn(page)) await withImports(request, address, seen);
    expect(seen.size).toBeGreaterThan(3);
    expect(compressed(page), 'HTML').toBeLessThanOrEqual(html + NOISE);
    const bytes = [...seen.values()].map(compressed).reduce((sum, size) => sum + size, 0);
    expect(bytes, [...seen.keys()].join(', ')).toBeLessThanOrEqual(scripts);
  });
}

/** Most bytes of scripts that run on a page before anybody uses it. */
const UNUSED = 18_000;

for (const path of ['/', '/categories/fruit-vegetables', '/product/jyoti-alu-potato', '/cms/about'])
  test(`little runs on ${path} before anybody uses it`, { tag: '@once' }, async ({ request }) => {
    const page = await (await request.get(path)).text();
    const seen = new Map<string, string>();
    const own = all(page, /<script [^>]*src="([^"]+)"/g);
    for (const address of own) await withImports(request, address, seen);
    // What it loads by itself.
    for (const name of [...seen.values()].flatMap((code) => all(code, /import\(\s*["'`]\.\/(offline[^"'`]+)["'`]/g)))
      await withImports(request, `/_astro/${name}`, seen);
    expect([...seen.keys()].some((name) => name.includes('/offline.'))).toBe(true);
    const bytes = [...seen.values()].map(compressed).reduce((sum, size) => sum + size, 0);
    expect(bytes, [...seen.keys()].join(', ')).toBeLessThanOrEqual(UNUSED);
  });

test('a shopper loads nothing of the editor or the desk', { tag: '@once' }, async ({ request }) => {
  const paths = [...PAGES.map(({ path }) => path), '/shopping-list', '/thankyou', '/search'];
  for (const path of paths.filter((one) => one !== '/editor')) {
    const seen = new Map<string, string>();
    for (const address of scriptsIn(await (await request.get(path)).text())) await withImports(request, address, seen);
    expect(seen.size, path).toBeGreaterThan(3);
    expect(
      [...seen.keys()].filter((name) => /\/(?:editor|desk)\./i.test(name)),
      path,
    ).toEqual([]);
  }
});

test('the style sheets of a page stay light, and no phone waits for one', { tag: '@once' }, async ({ request }) => {
  const size = async (url: string) => compressed(await (await request.get(url)).text());
  for (const { path, styles } of PAGES) {
    const page = await (await request.get(path)).text();
    const named = [...page.matchAll(/<noscript data-whole="([^"]+)" data-deferred="([^"]+)">/g)];
    expect(named, path).toHaveLength(styles ? 1 : 0);
    expect(all(page, /(<link rel="stylesheet"|id="whole")/g), path).toHaveLength(named.length);
    for (const [, whole = '', deferred = ''] of named) {
      expect(await size(whole), path).toBeLessThanOrEqual(styles?.whole ?? 0);
      expect(await size(deferred), path).toBeLessThanOrEqual(styles?.deferred ?? 0);
    }
  }
});
