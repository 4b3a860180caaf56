import type { Page } from 'playwright/test';
import { atOnceHere, slowDown } from './fixtures/early-taps.ts';
import { alive, expect, test } from './fixtures/shop.ts';

const chooser = (page: Page) => page.getByRole('button', { name: 'Select Pincode' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Choose Location' });
const early = (page: Page) => dialog(page).getByRole('textbox', { name: 'Search Pincode' });
const search = (page: Page) => dialog(page).getByRole('combobox', { name: 'Search Pincode' });

/** Holds the islands back until the test lets them come. */
async function holdIslands(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/_astro/islands.*.js', async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

for (const path of ['/', '/cms/about', '/categories/atta-rice-dal'])
  test(
    `a tap on the pincode of ${path} opens its dialog before React is there`,
    { tag: '@timed' },
    async ({ page }) => {
      const atOnce = await atOnceHere(page);
      await slowDown(page);
      await page.addInitScript(() => {
        const taps: number[] = [];
        Object.assign(window, { taps });
        const look = () => {
          const button = document.querySelector<HTMLElement>('button[aria-haspopup="dialog"]');
          const painted = performance.getEntriesByName('first-contentful-paint').length > 0;
          // Until the script that opens it is there, taps are noted, and come to it as soon as it is.
          if (button && painted && window.onclick === null && taps.length === 0) {
            taps.push(performance.now());
            button.click();
          }
          if (taps.length === 1 && document.querySelector('dialog[open] input')) taps.push(performance.now());
          if (taps.length < 2) requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      });
      await page.goto(path, { waitUntil: 'commit' });
      await page.waitForFunction(() => (window as unknown as { taps: number[] }).taps.length === 2);
      const [tapped = 0, shown = Infinity] = await page.evaluate(() => (window as unknown as { taps: number[] }).taps);
      expect(shown - tapped).toBeLessThan(await atOnce());
    },
  );

test('what was typed into it stays, and finds pincodes once React is there', { tag: '@once' }, async ({ page }) => {
  const come = await holdIslands(page);
  await page.goto('/cms/about', { waitUntil: 'commit' });
  await chooser(page).click();
  await expect(early(page)).toBeFocused();
  await page.keyboard.type('7000');
  const box = await dialog(page).locator('> div').boundingBox();
  come();
  await expect(search(page)).toHaveValue('7000');
  await expect(search(page)).toBeFocused();
  await expect(page.getByRole('option').first()).toContainText('7000');
  const after = await dialog(page).locator('> div').boundingBox();
  expect(after?.width).toBe(box?.width);
  expect(Math.abs((after?.height ?? 0) - (box?.height ?? 0))).toBeLessThan(40);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^7000/ })).toBeVisible();
});

test('closed again before React is there, it stays closed', async ({ page }) => {
  const come = await holdIslands(page);
  await page.goto('/cms/about', { waitUntil: 'commit' });
  await chooser(page).click();
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page)).toBeHidden();
  await chooser(page).click();
  await expect(early(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  come();
  await alive(page);
  await expect(dialog(page)).toBeHidden();
  await chooser(page).click();
  await expect(search(page)).toBeFocused();
});
