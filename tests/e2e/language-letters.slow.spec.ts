import type { Locator, Page } from 'playwright/test';
import sharp from 'sharp';
import { TRANSLATIONS } from '../../contract/locales.ts';
import { choseLanguage, OTHERS } from './fixtures/languages.ts';
import { shifts } from './fixtures/shifts.ts';
import { alive, expect, test } from './fixtures/shop.ts';

// The tests' browser has neither Bengali nor Devanagari letters.

const PRODUCT = '/product/shonar-whole-wheat-chakki-atta';
const MOST_BYTES = 25_000;
/** Pixels: the commas of a placeholder have some too. */
const MUCH_INK = 250;

/** How many pixels are darker than any ground. A letter that is not there is drawn as nothing. */
async function ink(locator: Locator): Promise<number> {
  const pixels = await sharp(await locator.screenshot())
    .greyscale()
    .raw()
    .toBuffer();
  return pixels.filter((light) => light < 160).length;
}

/** The letters that a page loads, while it is opened. */
async function lettersOf(page: Page, path: string): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/letters-')) asked.push(new URL(request.url()).pathname);
  });
  await page.goto(path);
  await alive(page);
  await page.waitForLoadState('networkidle');
  return asked;
}

for (const locale of OTHERS.filter((other) => TRANSLATIONS[other].letters))
  for (const path of [`/${locale}`, `/${locale}/categories/atta-rice-dal`, PRODUCT])
    test(
      `a device without the letters of ${locale} loads them for ${path}, and nothing moves`,
      { tag: '@once' },
      async ({ page }) => {
        await choseLanguage(page, locale);
        const asked = await lettersOf(page, path);
        expect(asked).toEqual([expect.stringMatching(`/_astro/letters-${locale}\\.[\\w-]+\\.woff2$`)]);
        const body = await (await page.request.get(asked[0] ?? '')).body();
        expect(body.length).toBeLessThanOrEqual(MOST_BYTES);
        await expect(page.locator('body')).toBeVisible();
        expect(await ink(page.getByRole('combobox').first())).toBeGreaterThan(MUCH_INK);
        expect(await shifts(page, 0.01)).toEqual([]);
      },
    );

test('a page is shown without them where they don’t come', { tag: '@once' }, async ({ page, consoleGuard }) => {
  consoleGuard.allows(/letters-bn/);
  await page.route('**/letters-bn*', (route) => route.abort());
  await page.goto('/bn');
  await alive(page);
  await expect(page.locator('body')).toBeVisible();
});

test('a page in English loads none', { tag: '@once' }, async ({ page }) => {
  expect(await lettersOf(page, '/')).toEqual([]);
});
