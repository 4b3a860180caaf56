import type { Page } from 'playwright/test';
import { expectAccessible } from './fixtures/axe.ts';
import { painted } from './fixtures/frames.ts';
import { alive, expect, expectToFit, test } from './fixtures/shop.ts';

const ATTA = '/product/shonar-whole-wheat-chakki-atta';
const viewed = (page: Page) => page.getByRole('region', { name: 'Recently viewed' });
/** As somebody reads: near its place before it is seen. */
const scrollOn = (page: Page) =>
  page.evaluate(async () => {
    while (scrollY + innerHeight < document.documentElement.scrollHeight - 1) {
      const before = scrollY;
      scrollBy(0, innerHeight / 3);
      await new Promise((resolve) => setTimeout(resolve, 100));
      if (scrollY === before) return;
    }
  });

test('home shows what was looked at on this device, below what is first seen', async ({ page }) => {
  await page.goto('/');
  await alive(page);
  await scrollOn(page);
  await expect(viewed(page)).toHaveCount(0);

  await page.goto(ATTA);
  await alive(page);
  // It is remembered when the product has come alive, a moment after the page's head.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('recently-viewed'))).not.toBeNull();
  await page.goto('/');
  await page.evaluate(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift' });
  });
  await alive(page);
  await expect(viewed(page)).toHaveCount(0);
  // It comes only while its place is still below the screen; who was faster goes back.
  await scrollOn(page);
  await painted(page);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(viewed(page)).toHaveCount(1);
  await scrollOn(page);
  await expect(viewed(page).getByRole('link', { name: /Whole Wheat Chakki Atta/ })).toBeVisible();
  await expectToFit(page);
  const moved = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts);
  expect(moved.reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01);
  await expectAccessible(page, '[aria-labelledby=recently-viewed]');
});
