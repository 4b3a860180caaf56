import type { Page } from 'playwright/test';
import { follow } from './fixtures/links.ts';
import { PAGES } from './fixtures/pages.ts';
import { alive, expect, test } from './fixtures/shop.ts';

/** What a browser may keep of an older shop, of another one, or of a newer. */
const STORED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  broken: { root: '{"version":1', theme: '{', 'guest-cart': '[{', 'order-response': '{"id":' },
  foreign: { root: '"another shop"', theme: '17', 'guest-cart': '{"items":3}', 'order-response': '[]' },
  newer: { root: '{"version":2,"auth":{"token":"x"},"pincode":7}', 'guest-cart': '{"version":2,"lines":[]}' },
};

/** A guest who puts something into the cart is told that it is not stored, and finds it on the pages of this visit. */
async function expectCartForVisit(page: Page): Promise<void> {
  await expect(page.getByRole('status').filter({ hasText: 'can’t store your cart' })).toBeVisible();
  await page.goto('/cart');
  await expect(page.getByText('1 item', { exact: true }).first()).toBeVisible();
  await page.getByRole('button', { name: /^Increase quantity of / }).click();
  await page.reload();
  await expect(page.getByText('2 items', { exact: true }).first()).toBeVisible();
  await page
    .getByRole('button', { name: /^Remove / })
    .first()
    .click();
  await page.goto('/cart');
  await expect(page.getByText('Your cart is empty')).toBeVisible();
}

/** The shop works: a pincode can be chosen, a product put into the cart. */
async function expectToWork(page: Page): Promise<void> {
  await page.goto('/categories/atta-rice-dal');
  await alive(page);
  await page.getByRole('button', { name: 'Select Pincode' }).click();
  await page.getByRole('option', { name: '700003' }).click();
  await expect(page.getByRole('button', { name: '700003' })).toBeVisible();
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Add .+ to cart$/ })
    .first()
    .click();
  await expect(page.getByRole('banner').getByRole('link', { name: /Your Cart/ })).toContainText('1');
}

test.describe('§9 a first visit', () => {
  for (const [kind, entries] of Object.entries(STORED))
    test(`with ${kind} entries in localStorage is as good as any`, { tag: '@once' }, async ({ page, context }) => {
      await page.addInitScript((kept) => {
        if (!sessionStorage.getItem('visited')) Object.assign(localStorage, kept);
        sessionStorage.setItem('visited', 'once');
      }, entries);
      for (const path of ['/', '/cart']) {
        await page.goto(path);
        await alive(page);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      }
      await expectToWork(page);
      expect(await context.cookies()).toEqual([]);
    });

  test('with a full localStorage works from memory', { tag: '@once' }, async ({ page }) => {
    await page.goto('/cms/about');
    await page.evaluate(() => {
      for (let size = 1 << 22; size > 0; size >>= 1)
        for (;;)
          try {
            localStorage.setItem(`other-${size}-${localStorage.length}`, 'x'.repeat(size));
          } catch {
            break;
          }
    });
    const isFull = () =>
      page.evaluate(() => {
        try {
          localStorage.setItem('one', 'more');
          return false;
        } catch {
          return true;
        }
      });
    expect(await isFull()).toBe(true);
    await expectToWork(page);
    await expectCartForVisit(page);
  });

  test('with cookies blocked works', { tag: '@once' }, async ({ page, context }) => {
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setDocumentCookieDisabled', { disabled: true });
    await expectToWork(page);
    expect(await page.evaluate(() => ((document.cookie = 'kept=yes'), document.cookie)), 'blocked').toBe('');
  });

  test.describe('', () => {
    test.use({ splash: true }); // What would mark it as seen can't be written.

    test('with storage blocked works from memory, and shows no splash', { tag: '@once' }, async ({ page }) => {
      await page.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage'])
          Object.defineProperty(window, name, {
            get() {
              throw new DOMException('Access is denied for this document.', 'SecurityError');
            },
          });
      });
      await expectToWork(page);
      await expect(page.locator('[data-splash]')).toHaveCount(0);
      await expectCartForVisit(page);
    });
  });
});

test.describe('before any script has run', () => {
  test.use({ javaScriptEnabled: false });

  test('every page is readable, and says when it needs a script', { tag: '@once' }, async ({ page }) => {
    const live = ['/search?q=atta', '/cart', '/auth/login', '/dashboard', '/thankyou'];
    for (const path of [...Object.keys(PAGES), '/dashboard', '/thankyou', '/404']) {
      await page.goto(path);
      const text = await page.getByRole('main').innerText();
      expect(text.length, path).toBeGreaterThan(60);
      expect(text.includes('This page needs JavaScript'), path).toBe(live.includes(path));
    }
  });

  test('every link leads somewhere', { tag: '@once' }, async ({ page, request, baseURL }) => {
    const hrefs = new Set<string>();
    for (const path of [
      '/',
      '/categories',
      '/mobile-footer-cms',
      '/product/shonar-whole-wheat-chakki-atta',
      '/cms/about',
    ]) {
      await page.goto(path);
      for (const link of await page.getByRole('link').all()) {
        const url = new URL((await link.getAttribute('href')) ?? '', baseURL);
        if (url.origin === baseURL) hrefs.add(url.pathname + url.search);
      }
    }
    expect(hrefs.size).toBeGreaterThan(50);
    for (const href of hrefs) expect(await follow(request, href), href).toHaveProperty('html');
  });

  test('a shopper reads, and links lead from home to a product', { tag: '@once' }, async ({ page }) => {
    await page.goto('/');
    await page
      .getByRole('main')
      .getByRole('link', { name: /Atta, Rice & Dal/ })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Atta, Rice & Dal');
    await page.getByRole('main').getByRole('link', { name: 'Shonar Whole Wheat Chakki Atta' }).click();
    await expect(page.getByRole('main')).toContainText('₹238');
    await expect(page.getByRole('main')).toContainText('₹47.60/kg');
  });
});
