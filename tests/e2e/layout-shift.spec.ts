import type { Page } from 'playwright/test';
import { PAGES } from './screens.ts';
import { alive, expect, test } from './shop.ts';
import { logIn, registerShopper } from './shopper.ts';

/** How far things moved by themselves since the page began to load. */
const shifted = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list, observer) => {
          observer.disconnect();
          const shifts = list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[];
          resolve(shifts.reduce((sum, { value, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // Without a shift the observer is not called.
        setTimeout(resolve, 200, 0);
      }),
  );

async function expectStill(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await alive(page);
  await page.waitForLoadState('networkidle');
  expect(await shifted(page), path).toBeLessThanOrEqual(0.01);
}

test.describe('nothing moves by itself', () => {
  test('on any page, for a guest', { tag: '@everywhere' }, async ({ page }) => {
    for (const path of [...Object.keys(PAGES), '/404']) await expectStill(page, path);
  });

  test('when a customer’s name, pincode, counts and live prices arrive', async ({ page, context, baseURL }) => {
    const shopper = await registerShopper(baseURL ?? '', 'Anuradha Bandyopadhyay');
    const { data } = await shopper.ask<{ data: { id: number }[] }>('GET', '/product/web/?limit=4');
    for (const { id } of data) await shopper.ask('POST', '/cart/', { productId: id, quantity: 3 });
    for (const { id } of data) await shopper.ask('POST', '/wishlist/web', { productId: id });
    await logIn(context, shopper);
    // Who is logged in has no business at log in.
    const paths = Object.keys(PAGES).filter((path) => path !== '/auth/login');
    for (const path of paths) await expectStill(page, path);
  });
});
