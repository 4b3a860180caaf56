import { brotliCompressSync } from 'node:zlib';
import { type APIRequestContext, expect, test } from 'playwright/test';

/** Most bytes a page may take, compressed: its HTML, and the scripts that are loaded until a phone is idle. */
const PAGES = [
  { path: '/', html: 18_700, scripts: 93_850 },
  { path: '/categories/fruit-vegetables', html: 17_500, scripts: 99_300 },
  { path: '/product/jyoti-alu-potato', html: 15_900, scripts: 95_100 },
  { path: '/cms/about', html: 12_150, scripts: 93_850 },
  { path: '/cart', html: 11_250, scripts: 130_200 },
  { path: '/dashboard', html: 12_200, scripts: 103_800 },
  { path: '/auth/login', html: 7400, scripts: 118_800 },
  { path: '/editor', html: 12_500, scripts: 128_550 },
];
/** The whole style sheet, which each page loads once it stands, and finds again on the next. */
const WHOLE_STYLES = 15_700;

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
test('the whole style sheet stays light, and no page waits for it', { tag: '@once' }, async ({ request }) => {
  for (const { path } of PAGES.filter(({ path }) => path !== '/editor')) {
    const page = await (await request.get(path)).text();
    const [whole = '', ...more] = all(page, /<link rel="stylesheet" href="([^"]+)" data-whole>\s*<\/noscript>/g);
    expect(more).toEqual([]);
    expect(page.indexOf(whole), path).toBeGreaterThan(page.indexOf('</main>'));
    expect(compressed(await (await request.get(whole)).text())).toBeLessThanOrEqual(WHOLE_STYLES);
  }
});
