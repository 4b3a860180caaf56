import { unanswered } from './console-guard.ts';
import { expect, test } from './shop.ts';

const LATE = '**/_astro/late.*.css';

test('a dialog opened before its look is there appears with it', { tag: '@once' }, async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(LATE, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/cms/about', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Select Pincode' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveCSS('opacity', '0');
  release();
  await expect(dialog).toHaveCSS('opacity', '1');
  await expect(dialog).toHaveCSS('position', 'fixed');
  await expect(page.getByRole('combobox', { name: 'Search Pincode' })).toBeFocused();
});

test(
  'a dialog whose look can’t be loaded can be used all the same',
  { tag: '@once' },
  async ({ page, consoleGuard }) => {
    consoleGuard.expects(unanswered('/_astro/late'));
    await page.route(LATE, (route) => route.abort());
    await page.goto('/cms/about');
    await page.getByRole('button', { name: 'Select Pincode' }).click();
    await expect(page.getByRole('dialog')).toHaveCSS('opacity', '1');
    await page.getByRole('option').first().click();
    await expect(page.getByRole('dialog')).toBeHidden();
  },
);
