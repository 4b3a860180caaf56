import { unanswered } from './console-guard.ts';
import { expect, test } from './shop.ts';

const WHOLE = '**/_astro/whole.*.css';

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
  await expect(pincode).toHaveAttribute('aria-busy', 'true');
  await expect(page.getByRole('dialog')).toBeHidden();
  release();
  await expect(page.getByRole('dialog')).toHaveCSS('position', 'fixed');
  await expect(page.getByRole('combobox', { name: 'Search Pincode' })).toBeFocused();
});

test(
  'a page whose whole style sheet can’t be loaded can be used all the same',
  { tag: '@once' },
  async ({ page, consoleGuard }) => {
    consoleGuard.expects(unanswered('/_astro/whole'));
    await page.route(WHOLE, (route) => route.abort());
    await page.goto('/cms/about');
    await page.getByRole('button', { name: 'Select Pincode' }).click();
    await page.getByRole('option').first().click();
    await expect(page.getByRole('dialog')).toBeHidden();
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
