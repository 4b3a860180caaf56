import { brotliCompressSync } from 'node:zlib';
import { type APIRequestContext, expect, test } from 'playwright/test';

/** Most bytes a page may take, compressed: its HTML, what of its styles is deferred, and the scripts that are loaded until it is idle. */
const PAGES = [
  { path: '/', html: 22_960, styles: 9050, scripts: 100_100 },
  { path: '/categories/fruit-vegetables', html: 21_770, styles: 9650, scripts: 117_900 },
  { path: '/product/jyoti-alu-potato', html: 20_560, styles: 9620, scripts: 121_050 },
  { path: '/cms/about', html: 14_880, styles: 5910, scripts: 99_450 },
  { path: '/cart', html: 14_470, styles: 11_520, scripts: 140_150 },
  { path: '/dashboard', html: 15_420, styles: 13_540, scripts: 104_150 },
  { path: '/auth/login', html: 8960, styles: 4010, scripts: 114_050 },
  { path: '/editor', html: 8640, styles: 9850, scripts: 121_450 },
];

/** Pages share most of their scripts, and compressing one takes longer than asking for it. */
const sizes = new Map<string, number>();
function compressed(text: string): number {
  const size = sizes.get(text) ?? brotliCompressSync(text).length;
  sizes.set(text, size);
  return size;
}
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

test('the styles of a page stay light, and it waits for none', { tag: '@once' }, async ({ request }) => {
  for (const { path, styles } of PAGES) {
    const page = await (await request.get(path)).text();
    const named = all(page, /<noscript data-deferred="([^"]+)"><link rel="stylesheet"/g);
    expect(named, path).toHaveLength(1);
    expect(all(page, /(<link rel="stylesheet")/g), path).toHaveLength(1);
    const css = await (await request.get(named[0] ?? '')).text();
    expect(compressed(css), path).toBeLessThanOrEqual(styles);
  }
});
