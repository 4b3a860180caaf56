import type { Page } from 'playwright/test';
import { goods, loggedIn } from './fixtures/customer.ts';
import { atOnceHere, slowDown, tapAfterPaint } from './fixtures/early-taps.ts';
import { alive, expect, test } from './fixtures/shop.ts';

const FRAMEWORK = /\/_astro\/(?:islands|stores)\.[^/]*\.js$/;
const LISTING = '/categories/atta-rice-dal';

const guestCart = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('guest-cart') ?? '[]') as { quantity: number }[]);

const increase = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Increase quantity of/ });
const shown = (page: Page) => page.getByRole('main').locator('[data-stepper] output:visible');
const badge = (page: Page) => page.getByRole('banner').getByRole('link', { name: /Your Cart/ });
const firstAdd = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Add .+ to cart$/ })
    .first();

/** Holds the framework back until the test lets it come. */
async function holdFramework(page: Page): Promise<() => Promise<void>> {
  let come = () => {};
  const coming = new Promise<void>((resolve) => (come = resolve));
  await page.route(FRAMEWORK, async (route) => {
    await coming;
    // The page that asked may have been left.
    await route.continue().catch(() => {});
  });
  return async () => {
    come();
    await alive(page);
  };
}

test(
  'ten taps in the first second of a slow phone each show within 300 ms, and count',
  { tag: '@timed' },
  async ({ page }) => {
    const atOnce = await atOnceHere(page);
    await slowDown(page);
    const log = await tapAfterPaint(page, 10, 6);
    await page.goto(LISTING, { waitUntil: 'commit' });
    await expect(increase(page)).toHaveCount(1);
    await page.waitForFunction(() => !document.querySelector('main astro-island[ssr]'));
    await expect(shown(page)).toHaveText('10');
    const { taps, shown: frames } = await log();
    expect(taps).toHaveLength(10);
    const limit = await atOnce();
    taps.forEach((at, i) => {
      const seen = frames.find(
        ({ quantity, badge, bar }) => quantity > i && Number(badge) > i && Number.parseInt(bar) > i,
      );
      expect((seen?.at ?? Infinity) - at, `tap ${i + 1}, of ${JSON.stringify(frames)}`).toBeLessThan(limit);
    });
    expect(
      frames.findIndex(({ hydrated }) => hydrated),
      'before React',
    ).toBeGreaterThan(0);
    const quantities = frames.map(({ quantity }) => quantity);
    expect(quantities, 'never fewer').toEqual([...quantities].sort((a, b) => a - b));
    expect((await guestCart(page)).map(({ quantity }) => quantity)).toEqual([10]);
  },
);

test.describe('before the framework has arrived', () => {
  test('a guest’s taps are kept when the page is left', { tag: '@once' }, async ({ page }) => {
    await holdFramework(page);
    await page.goto(LISTING, { waitUntil: 'commit' });
    await firstAdd(page).click();
    await increase(page).click();
    await expect(shown(page)).toHaveText('2');
    await expect(badge(page)).toContainText('2');
    await page.unroute(FRAMEWORK);
    await page.goto('/cart');
    await expect(page.getByRole('main').locator('[data-stepper] output:visible')).toHaveText('2');
  });

  test('the stepper counts down to Add again, and React goes on from there', async ({ page }) => {
    const come = await holdFramework(page);
    await page.goto(LISTING, { waitUntil: 'commit' });
    const add = await firstAdd(page).elementHandle();
    await add?.click();
    await increase(page).click();
    const decrease = page.getByRole('main').getByRole('button', { name: /^Decrease quantity of/ });
    await decrease.click();
    await expect(shown(page)).toHaveText('1');
    await decrease.click();
    await expect(decrease).toHaveCount(0);
    expect(await add?.textContent()).toContain('Add');
    expect(await guestCart(page)).toEqual([]);
    await add?.click();
    await come();
    await increase(page).click();
    await expect(shown(page)).toHaveText('2');
    expect((await guestCart(page)).map(({ quantity }) => quantity)).toEqual([2]);
  });

  test('no more than may be bought is counted, and why is said', { tag: '@once' }, async ({ page }) => {
    const come = await holdFramework(page);
    const [product] = await goods(page.request, 1);
    await page.goto(`/product/${product?.slug}`, { waitUntil: 'commit' });
    await firstAdd(page).evaluate((button: HTMLElement) => {
      for (let i = 0; i < 22; i += 1) button.click();
    });
    await expect(shown(page)).toHaveText('20');
    await expect(increase(page)).toHaveAttribute('aria-disabled', 'true');
    await come();
    await expect(page.getByText(/^20 of .+ is the most we can sell\.$/)).toBeVisible();
    await expect(shown(page)).toHaveText('20');
  });

  test('a customer’s taps join the cart at the provider', { tag: '@once' }, async ({ page }) => {
    const come = await holdFramework(page);
    const customer = await loggedIn(page, LISTING);
    const products = await page.locator('astro-island[props*="built"]').first().getAttribute('props');
    const [, built] = (JSON.parse(products ?? '') as { built: [0, string] }).built;
    const [{ id }] = JSON.parse(built) as [{ id: number }];
    await customer.ask('POST', '/cart/', { productId: id, quantity: 2 });
    await page
      .locator('main article')
      .first()
      .getByRole('button', { name: /to cart$/ })
      .click();
    await increase(page).click();
    await expect(shown(page)).toHaveText('2');
    await come();
    await expect(shown(page)).toHaveText('4');
    await increase(page).click();
    await expect(shown(page)).toHaveText('5');
    const pieces = async () => (await customer.ask<{ data: { quantity: number }[] }>('GET', '/cart/web/c')).data;
    await expect.poll(async () => (await pieces()).map(({ quantity }) => quantity)).toEqual([5]);
    await expect.poll(() => guestCart(page)).toEqual([]);
  });

  test('a guest’s heart leads to log in', { tag: '@once' }, async ({ page }) => {
    await holdFramework(page);
    await page.goto(LISTING, { waitUntil: 'commit' });
    await page
      .getByRole('main')
      .getByRole('button', { name: /to wishlist$/ })
      .first()
      .click();
    await page.waitForURL(/\/auth\/login\?next=/, { waitUntil: 'commit' });
  });

  test('a customer’s heart is filled, and stays so', { tag: '@once' }, async ({ page }) => {
    const come = await holdFramework(page);
    const customer = await loggedIn(page, LISTING);
    await page
      .getByRole('main')
      .getByRole('button', { name: /to wishlist$/ })
      .first()
      .click();
    const filled = page.getByRole('main').getByRole('button', { name: /from wishlist$/ });
    await expect(filled).toHaveCount(1);
    await page.evaluate(() => {
      const seen = { fewest: 1 };
      Object.assign(window, { seen });
      const look = () => {
        seen.fewest = Math.min(seen.fewest, document.querySelectorAll('main [aria-label$="from wishlist"]').length);
        requestAnimationFrame(look);
      };
      look();
    });
    await come();
    const wished = async () => (await customer.ask<{ data: unknown[] }>('GET', '/wishlist/web/w')).data;
    await expect.poll(async () => (await wished()).length).toBe(1);
    await expect(filled).toHaveCount(1);
    expect(await page.evaluate(() => (window as unknown as { seen: { fewest: number } }).seen.fewest)).toBe(1);
  });
});

test('a tap on a shelf that is not yet alive counts beside what is', { tag: '@once' }, async ({ page }) => {
  await page.goto('/');
  await alive(page);
  const withGoods = { has: page.locator('[data-stepper]') };
  const asleep = page.locator('main astro-island[ssr]').filter(withGoods).last();
  await asleep
    .locator('[data-stepper] > :last-child')
    .first()
    .evaluate((add: HTMLElement) => add.click());
  await expect(page.getByRole('link', { name: /Your Cart/ })).toContainText('1');
  await asleep.locator('[data-stepper]').first().scrollIntoViewIfNeeded();
  await expect(shown(page)).toHaveText('1');
});
