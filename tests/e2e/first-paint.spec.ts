import { ASLEEP } from '../../harness/browser.ts';
import { unanswered } from './fixtures/console-guard.ts';
import { expect, test } from './fixtures/shop.ts';

const WHOLE = '**/_astro/text.*.css';

test('a page is painted without the whole style sheet, and islands wait for it', { tag: '@once' }, async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(WHOLE, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/cms/about', { waitUntil: 'commit' });
  const pincode = page.getByRole('button', { name: 'Select Pincode' });
  await expect(pincode).toBeVisible();
  await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1);
  await pincode.click();
  // Not React's: that one is a combobox.
  await expect(page.getByRole('textbox', { name: 'Search Pincode' })).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCSS('position', 'fixed');
  await expect(page.locator(ASLEEP).filter({ has: pincode })).toHaveCount(1);
  release();
  await expect(page.getByRole('combobox', { name: 'Search Pincode' })).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCSS('position', 'fixed');
});

test(
  'a page whose whole style sheet can’t be loaded can be used all the same',
  { tag: '@once' },
  async ({ page, consoleGuard }) => {
    consoleGuard.expects(unanswered('/_astro/text'));
    await page.route(WHOLE, (route) => route.abort());
    await page.goto('/cms/about');
    await page.getByRole('button', { name: 'Select Pincode' }).click();
    await page.getByRole('option').first().click();
    await expect(page.getByRole('dialog')).toBeHidden();
  },
);

test(
  'a wide screen waits for the whole style sheet, and is shown as a phone where it can’t be loaded',
  { tag: '@once' },
  async ({ page, consoleGuard }) => {
    await page.setViewportSize({ width: 1024, height: 740 });
    const nav = page.getByRole('navigation', { name: 'Main' });
    await page.goto('/cms/about', { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    expect(await page.evaluate(() => document.querySelector<HTMLLinkElement>('#whole')?.sheet)).toBeTruthy();
    await expect(nav).toBeVisible();
    consoleGuard.expects(unanswered('/_astro/text'));
    const whole = await page.evaluate(() => document.querySelector<HTMLLinkElement>('#whole')?.href ?? '');
    await page.route(whole, (route) => route.abort());
    await page.goto('/cms/privacy');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('button', { name: 'Select Pincode' }).click();
    await expect(page.getByRole('dialog')).toHaveCSS('position', 'fixed');
    await expect(page.getByRole('combobox', { name: 'Search Pincode' })).toBeFocused();
  },
);

test('pictures in view load although the scripts are there before the page', { tag: '@once' }, async ({ page }) => {
  // The scripts are in the browser's cache now, and run while the page is still arriving.
  await page.goto('/best-sellers');
  await page.goto('/categories/atta-rice-dal');
  const inView = page.locator('main picture').filter({ has: page.locator('img') });
  await expect(inView.first()).not.toHaveAttribute('data-lazy');
  await expect
    .poll(() =>
      page
        .locator('[data-lazy]')
        .evaluateAll((pictures) => pictures.filter((one) => one.getBoundingClientRect().top < innerHeight - 50).length),
    )
    .toBe(0);
});
