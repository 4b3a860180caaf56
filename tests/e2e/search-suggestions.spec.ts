import type { Page } from 'playwright/test';
import { alive, expect, test } from './fixtures/shop.ts';

const box = (page: Page) => page.getByRole('combobox', { name: 'Search', exact: true });
const options = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');

async function open(page: Page): Promise<void> {
  await page.goto('/categories');
  await alive(page);
}

test.describe('above the products suggested', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      if (localStorage.getItem('recent-searches')) return;
      localStorage.setItem('recent-searches', JSON.stringify(['milk bread', 'Milky bar', 'rice']));
    }),
  );

  test(
    'stand a category, which leads to its page, and what was searched before; what was typed is marked',
    { tag: '@desktop' },
    async ({ page }) => {
      await open(page);
      await box(page).fill('milk');
      await expect(options(page).first()).toContainText('in Dairy & Eggs');
      await expect(options(page).nth(1)).toHaveAccessibleName(/^milk bread \(searched before/);
      await expect(options(page).nth(2)).toHaveAccessibleName(/^Milky bar \(searched before/);
      await expect(options(page).nth(3)).toBeInViewport({ ratio: 0.5 });
      for (const at of [0, 1, 2, 3]) await expect(options(page).nth(at).locator('mark').first()).toHaveText(/^milk$/i);
      await options(page).first().click();
      await expect(page).toHaveURL('/categories/dairy-eggs?sub=milk');
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
    },
  );

  test('a past search goes by its cross, or by the key Delete', { tag: '@once' }, async ({ page }) => {
    await open(page);
    await box(page).fill('milk');
    const past = options(page).filter({ hasText: 'searched before' });
    await past.filter({ hasText: 'milk bread' }).locator('[data-remove]').click();
    await expect(past).toHaveCount(1);
    await expect(box(page)).toBeFocused();
    await box(page).press('ArrowDown');
    await box(page).press('ArrowDown');
    await expect(past).toHaveAttribute('aria-selected', 'true');
    await box(page).press('Delete');
    await expect(past).toHaveCount(0);
    await expect(box(page)).toHaveValue('milk');
    // What the key was on has gone: it is on the next one, not on none.
    await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
    expect(await page.evaluate(() => localStorage.getItem('recent-searches'))).toBe('["rice"]');
  });
});
