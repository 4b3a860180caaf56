import type { Page } from 'playwright/test';
import { barsHeight, faults } from './fixtures/layout.ts';
import { PAGES } from './fixtures/pages.ts';
import { call } from './fixtures/calls.ts';
import { choose, chooseSlot } from './fixtures/checkout.ts';
import { customerWithCart, newNumber } from './fixtures/customer.ts';
import { alive, expect, test } from './fixtures/shop.ts';

/** From the narrowest phone to a wide screen. */
const SIZES = [
  [320, 640],
  [360, 740],
  [768, 1024],
  [1024, 768],
  [1280, 800],
  [1440, 900],
  [1920, 1080],
] as const;

/** As long as a name may be. */
const NAME = 'Venkatanarasimharajuvaripeta Anuradha Bandyopadhyay Chattopadhyay Mukhopadhyaya';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** As a screen of 1440 × 900 shows the page at twice its size. */
const ZOOMED = [720, 450] as const;

/** In a narrow font words have room: one size is looked at for each way in which a page is laid out. */
const OF_EACH_WAY = SIZES.filter(([width]) => [320, 768, 1280].includes(width));

/** Looks at a page in every size, further down, with all the bars that come up there. */
async function expectSound(page: Page, name: string, typed = ''): Promise<void> {
  const found: string[] = [];
  const sizes = test.info().project.name === 'narrow-font' ? OF_EACH_WAY : SIZES;
  for (const [width, height] of [...sizes, ZOOMED]) {
    await page.setViewportSize({ width, height });
    await page.evaluate(async () => {
      const frame = () => new Promise(requestAnimationFrame);
      await frame();
      await frame();
      // Styles of another width are asked for now, and would move the page once they are there.
      const styles = () => [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
      while (styles().some(({ sheet }) => !sheet)) await frame();
      scrollTo({ top: document.documentElement.scrollHeight * 0.6, behavior: 'instant' });
      await frame();
      await frame();
      // The bars that leave on the way down are back on the way up, unless something moves the page down once more.
      const hidden = () => document.querySelector('[data-hidden]');
      for (let tries = 0; tries === 0 || (tries < 5 && hidden()); tries++) {
        scrollBy({ top: -20, behavior: 'instant' });
        for (let i = 0; i < 4 || (i < 30 && hidden()); i++) await frame();
      }
      // However short a transition is, it begins where the bar was.
      await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    });
    for (const fault of await page.evaluate(faults, typed)) found.push(`${width} px: ${fault}`);
    const bars = await page.evaluate(barsHeight);
    if (height === ZOOMED[1] && bars > height / 8) found.push(`the bars take ${bars} px of ${height}`);
  }
  expect.soft(found, name).toEqual([]);
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await alive(page);
  await page.waitForLoadState('networkidle');
}

test('every page holds at every size, for a guest with a full cart', async ({ page }) => {
  await open(page, '/product/shonar-whole-wheat-chakki-atta');
  await page
    .getByRole('button', { name: /^Add Shonar .+ to cart$/ })
    .first()
    .press('Enter');
  const more = page.getByRole('button', { name: /^Increase quantity of Shonar/ }).first();
  for (let pieces = 1; pieces < 15; pieces++) await more.press('Enter');
  for (const path of [...Object.keys(PAGES), '/search', '/404'])
    await test.step(path, async () => {
      await open(page, path);
      await expectSound(page, path);
    });
});

test('a customer’s own pages hold, whatever the name', async ({ page }) => {
  const session = await customerWithCart(page, 3, NAME);
  const put = (pieces: number) =>
    call(page.request, 'POST', '/cart/', {
      token: session.token,
      body: { productId: session.goods[0]?.id, quantity: pieces },
    });

  await open(page, '/cart');
  await chooseSlot(page);
  await choose(page.getByRole('radio', { name: /Pay by QR/ }));
  await page.getByText('Scan the shop’s own code').click();
  await expectSound(page, 'the cart, paying by QR', NAME);
  await page.getByLabel('Payment reference').fill(`41${newNumber()}`);
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page).toHaveURL('/thankyou');
  await alive(page);
  await expectSound(page, '/thankyou', NAME);
  await put(1);
  for (const path of [
    '/',
    '/mobile-footer-cms',
    '/cart',
    ...['order', 'wishlist', 'profile', 'address', 'kyc', 'wallet'].map((tab) => `/dashboard?tab=${tab}`),
  ])
    await test.step(path, async () => {
      await open(page, path);
      await expect(page.locator('[data-waits], [aria-busy="true"]')).toHaveCount(0);
      await expectSound(page, path, NAME);
    });
  await page.goto('/dashboard?tab=order');
  await page.getByRole('heading', { level: 2 }).getByRole('link').first().click();
  await expect(page.locator('[data-waits], [aria-busy="true"]')).toHaveCount(0);
  await expectSound(page, 'an order', NAME);
});
