import { withFonts } from '../fonts.ts';
import { alive, expect, test } from './fixtures/shop.ts';

test.use({ launchOptions: async ({ launchOptions }, use) => use({ ...launchOptions, env: withFonts('bengali') }) });

test('a device that has the letters of a page’s language loads none', { tag: '@once' }, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/bn');
  await alive(page);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => url.includes('/letters-'))).toEqual([]);
});
