import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { alive, expect, test } from './shop.ts';

const PAGES = [
  '/',
  '/categories',
  '/categories/atta-rice-dal',
  '/product/shonar-whole-wheat-chakki-atta',
  '/search?q=atta',
  '/cart',
  '/auth/login',
  '/cms/about',
  '/share-code',
  '/mobile-footer-cms',
];

async function expectNothingFound(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

for (const theme of ['light', 'dark']) {
  test(`axe finds nothing on any page, ${theme}`, async ({ page }) => {
    test.setTimeout(120_000);
    await page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
    for (const path of PAGES) {
      await test.step(path, async () => {
        await page.goto(path);
        await alive(page);
        await expectNothingFound(page);
      });
    }
  });
}

test('axe finds nothing while the pincode dialog is open', async ({ page }) => {
  await page.goto('/categories');
  await page.getByRole('button', { name: /Select Pincode/ }).click();
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectNothingFound(page);
});

test('axe finds nothing while suggestions are shown', async ({ page }) => {
  await page.goto('/categories');
  await alive(page);
  await page.getByRole('combobox', { name: 'Search', exact: true }).pressSequentially('atta');
  await expect(page.getByRole('option').first()).toBeVisible();
  await expectNothingFound(page);
});
