import type { Page } from 'playwright/test';
import { alive, expect, test } from './fixtures/shop.ts';

const outOfStock = (page: Page) => page.getByRole('main').getByRole('article').filter({ hasText: 'Out of stock' });

test(
  'In stock only leaves out the rest, stands in the address, and is taken back by its chip or by Clear',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/categories/fish-meat?page=10');
    await alive(page);
    await expect(outOfStock(page).first()).toBeVisible();
    const filter = page.getByRole('button', { name: /^Filter( \d)?$/ });
    const isPhone = await filter.isVisible();
    if (isPhone) await filter.click();
    const sheet = page.getByRole('complementary', { name: 'Filters' });
    const box = sheet.getByRole('group', { name: 'Availability' }).getByRole('checkbox', { name: /^In stock only/ });
    const there = Number(/\d+$/.exec((await box.locator('xpath=..').textContent()) ?? '')?.[0]);
    await box.check();
    await expect(page).toHaveURL('/categories/fish-meat?stock=in');
    await expect(outOfStock(page)).toHaveCount(0);
    await expect(page.getByRole('status').filter({ hasText: `of ${there} products` })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('status').filter({ hasText: `of ${there} products` })).toBeVisible();
    if (isPhone) {
      await filter.click();
      await sheet.getByRole('button', { name: 'Clear' }).click();
    } else await page.getByRole('button', { name: 'Remove filter In stock only' }).click();
    await expect(page).toHaveURL('/categories/fish-meat');
  },
);

test('a provider that can’t list what is in stock alone is not said to', { tag: '@once' }, async ({ page }) => {
  await page.route('**/api/product/web/?**', async (route) => {
    const url = new URL(route.request().url());
    url.searchParams.delete('inStock');
    const answer = await route.fetch({ url: url.href });
    const { inStockCount: _, ...body } = (await answer.json()) as Record<string, unknown>;
    await route.fulfill({ response: answer, json: body });
  });
  await page.goto('/categories/fish-meat?stock=in');
  await alive(page);
  await expect(page).toHaveURL('/categories/fish-meat');
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  const sheet = page.getByRole('complementary', { name: 'Filters' });
  await expect(sheet.getByRole('group', { name: 'Sub-category' })).toBeVisible();
  await expect(sheet.getByText('In stock only')).toHaveCount(0);
});
