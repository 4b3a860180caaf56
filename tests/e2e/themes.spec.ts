import type { Page } from 'playwright/test';
import { expect, test } from './fixtures/shop.ts';

const PAPER = { light: 'rgb(251, 248, 241)', dark: 'rgb(20, 25, 19)' };

const theme = (page: Page, name: string) => page.getByRole('group', { name: 'Theme' }).getByRole('radio', { name });
const choose = (page: Page, name: string) => page.getByRole('group', { name: 'Theme' }).getByText(name).click();
const shows = (page: Page, look: keyof typeof PAPER) =>
  expect(page.locator('body')).toHaveCSS('background-color', PAPER[look]);
/** The colour that browsers give their own bars. */
const barColour = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].find(
        ({ media }) => !media || matchMedia(media).matches,
      )?.content,
  );

test.describe('§2 themes', () => {
  test('light is the default, on a dark device too', { tag: '@once' }, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto('/mobile-footer-cms');
    await shows(page, 'light');
    await expect(theme(page, 'Light')).toBeChecked();
    expect(await barColour(page)).toBe('#1c5b3a');
  });

  test(
    'dark is kept under the key theme, and there before the first paint of the next page',
    { tag: '@once' },
    async ({ page }) => {
      await page.goto('/mobile-footer-cms');
      await choose(page, 'Dark');
      await shows(page, 'dark');
      expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
      await page.addInitScript(() => {
        // Nothing is painted before there is a body.
        new MutationObserver((_, watch) => {
          if (!document.body) return;
          watch.disconnect();
          document.documentElement.dataset['atBody'] = document.documentElement.dataset['theme'] ?? 'none';
        }).observe(document, { childList: true, subtree: true });
      });
      await page.goto('/cms/about');
      await shows(page, 'dark');
      await expect(page.locator('html')).toHaveAttribute('data-at-body', 'dark');
      expect(await barColour(page)).toBe('#173f2a');
    },
  );

  test('system follows the device, live', { tag: '@once' }, async ({ page }) => {
    await page.goto('/mobile-footer-cms');
    await choose(page, 'System');
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      await shows(page, colorScheme);
    }
    await page.goto('/cms/about');
    await page.emulateMedia({ colorScheme: 'dark' });
    await shows(page, 'dark');
    expect(await barColour(page)).toBe('#173f2a');
  });

  test('another tab follows at once', { tag: '@once' }, async ({ page, context }) => {
    await page.goto('/mobile-footer-cms');
    const other = await context.newPage();
    await other.goto('/mobile-footer-cms');
    await choose(page, 'Dark');
    await shows(other, 'dark');
    await expect(theme(other, 'Dark')).toBeChecked();
  });

  test('a foreign value counts as none', { tag: '@once' }, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', '"midnight"'));
    await page.goto('/mobile-footer-cms');
    await shows(page, 'light');
    await expect(theme(page, 'Light')).toBeChecked();
  });
});
