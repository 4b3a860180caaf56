import { brotliCompressSync } from 'node:zlib';
import { type APIRequestContext, expect, test } from 'playwright/test';

/** Most bytes a page may take, compressed: its HTML, and the scripts that are loaded until a phone is idle. */
const PAGES = [
  { path: '/', html: 23_150, scripts: 91_300 },
  { path: '/categories/fruit-vegetables', html: 21_850, scripts: 96_600 },
  { path: '/product/jyoti-alu-potato', html: 20_200, scripts: 92_600 },
  { path: '/cms/about', html: 16_000, scripts: 91_300 },
  { path: '/cart', html: 18_200, scripts: 126_800 },
  { path: '/dashboard', html: 18_400, scripts: 100_900 },
  { path: '/auth/login', html: 11_600, scripts: 116_000 },
  { path: '/editor', html: 15_200, scripts: 125_500 },
];
/** The look of dialogs and toasts, which each page loads once it stands, and finds again on the next. */
const LATE_STYLES = 3900;

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
test('what comes late stays light', { tag: '@once' }, async ({ page, request }) => {
  await page.goto('/cms/about');
  const sheet = page.locator('link[rel="stylesheet"]:not([media])');
  await expect(sheet).toHaveCount(1);
  const answer = await request.get((await sheet.getAttribute('href')) ?? '');
  expect(compressed(await answer.text())).toBeLessThanOrEqual(LATE_STYLES);
});
