import type { Page } from 'playwright/test';
import { PAGES } from './fixtures/pages.ts';
import { shifts } from './fixtures/shifts.ts';
import { logIn, registerCustomer } from './fixtures/customer.ts';
import { alive, expect, test } from './fixtures/shop.ts';

/** A share of the screen that nobody sees. */
const NOTHING = 0.0005;
/** What is built for everybody makes room for a name, and Add for how many are in the cart, each in its own place. */
const LITTLE = 0.01;

async function expectStill(page: Page, path: string, least: number): Promise<void> {
  await page.goto(path);
  await alive(page);
  await page.waitForLoadState('networkidle');
  expect(await shifts(page, least), path).toEqual([]);
}

test.describe('nothing moves by itself', () => {
  test('on any page, for a guest', { tag: ['@everywhere', '@desktop'] }, async ({ page }) => {
    for (const path of [...Object.keys(PAGES), '/search', '/404']) await expectStill(page, path, NOTHING);
  });

  test(
    'when a customer’s name, pincode, counts and live prices arrive',
    { tag: '@desktop' },
    async ({ page, context }) => {
      const customer = await registerCustomer(page.request, 'Anuradha Bandyopadhyay');
      const { data } = await customer.ask<{ data: { id: number }[] }>('GET', '/product/web/?limit=4');
      for (const { id } of data) await customer.ask('POST', '/cart/', { productId: id, quantity: 3 });
      for (const { id } of data) await customer.ask('POST', '/wishlist/web', { productId: id });
      await logIn(context, customer);
      // Who is logged in has no business at log in.
      const paths = Object.keys(PAGES).filter((path) => path !== '/auth/login');
      for (const path of paths) await expectStill(page, path, LITTLE);
    },
  );
});
