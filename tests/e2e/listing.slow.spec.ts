import { slowScripts } from './fixtures/early-taps.ts';
import { expect, test } from './fixtures/shop.ts';

test(
  'a list that comes before the page is ready corrects its address all the same',
  { tag: '@once' },
  async ({ page }) => {
    // As on a busy phone: the list comes before the page is ready to follow it.
    await slowScripts(page, 12);
    for (let times = 0; times < 3; times++) {
      await page.goto('/categories/dairy-eggs?page=7');
      await expect(page.getByRole('status').filter({ hasText: 'Showing 30 of 30' })).toBeVisible();
      await expect(page).toHaveURL('/categories/dairy-eggs?page=2');
    }
  },
);
