import { brotliCompressSync } from 'node:zlib';
import { type APIRequestContext, expect, test } from 'playwright/test';

/**
 * Most bytes a page may take, compressed: its HTML, its whole style sheet, what of that is deferred on a phone, and the scripts
 * that are loaded until a phone is idle.
 */
const PAGES = [
  { path: '/', html: 19_000, styles: { whole: 10_150, deferred: 6400 }, scripts: 99_000 },
  { path: '/categories/fruit-vegetables', html: 17_800, styles: { whole: 10_800, deferred: 6250 }, scripts: 105_300 },
  { path: '/product/jyoti-alu-potato', html: 16_400, styles: { whole: 10_650, deferred: 6250 }, scripts: 101_500 },
  { path: '/cms/about', html: 12_500, styles: { whole: 9250, deferred: 6350 }, scripts: 99_000 },
  { path: '/cart', html: 11_700, styles: { whole: 12_000, deferred: 9650 }, scripts: 136_450 },
  { path: '/dashboard', html: 12_400, styles: { whole: 11_500, deferred: 8700 }, scripts: 109_900 },
  { path: '/auth/login', html: 7900, styles: { whole: 6200, deferred: 3350 }, scripts: 124_700 },
  { path: '/editor', html: 13_200, scripts: 134_700 },
];

const compressed = (text: string): number => brotliCompressSync(text).length;
const all = (text: string, pattern: RegExp): string[] => [...text.matchAll(pattern)].map(([, found = '']) => found);

/** The page's own scripts and those of its islands, but for islands further down that wait until they are seen. */
function scriptsIn(html: string): string[] {
  const islands = all(html, /(<astro-island [^>]*>)/g).filter((tag) => !tag.includes('client="visible"'));
  return [
    ...all(html, /<script [^>]*src="([^"]+)"/g),
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

for (const { path, html, scripts } of PAGES) {
  test(`${path} stays light`, { tag: '@once' }, async ({ request }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(200);
    const page = await answer.text();
    const seen = new Map<string, string>();
    for (const address of scriptsIn(page)) await withImports(request, address, seen);
    expect(seen.size).toBeGreaterThan(3);
    expect(compressed(page), 'HTML').toBeLessThanOrEqual(html);
    const bytes = [...seen.values()].map(compressed).reduce((sum, size) => sum + size, 0);
    expect(bytes, [...seen.keys()].join(', ')).toBeLessThanOrEqual(scripts);
  });
}
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
