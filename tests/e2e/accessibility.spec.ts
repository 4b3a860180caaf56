import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright/test';
import { PAGES } from './screens.ts';
import { alive, expect, test } from './shop.ts';
import { logIn, registerShopper } from './shopper.ts';

async function expectNothingFound(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await alive(page);
}

for (const theme of ['light', 'dark'])
  test.describe(`axe finds nothing, ${theme}`, () => {
    test.beforeEach(({ page }) => page.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme));

    test('on any page', { tag: theme === 'dark' ? '@once' : [] }, async ({ page }) => {
      test.setTimeout(120_000);
      for (const path of [...Object.keys(PAGES), '/404'])
        await test.step(path, async () => {
          await open(page, path);
          await expectNothingFound(page);
        });
    });

    test('on a customer’s own pages', { tag: '@once' }, async ({ page, context, baseURL }) => {
      const shopper = await registerShopper(baseURL ?? '');
      const { data } = await shopper.ask<{ data: { id: number }[] }>('GET', '/product/web/?limit=2');
      for (const { id } of data) await shopper.ask('POST', '/cart/', { productId: id, quantity: 2 });
      await logIn(context, shopper);
      // The dashboard's tabs are looked at in tests of their own.
      for (const path of ['/cart', '/mobile-footer-cms'])
        await test.step(path, async () => {
          await open(page, path);
          await page.waitForLoadState('networkidle');
          await expectNothingFound(page);
        });
    });

    test('while the pincode dialog is open', { tag: '@once' }, async ({ page }) => {
      await open(page, '/cms/about');
      await page.getByRole('button', { name: /Select Pincode/ }).click();
      await expect(page.getByRole('option').first()).toBeVisible();
      await expectNothingFound(page);
      await page.getByRole('combobox', { name: 'Search Pincode' }).fill('9');
      await expect(page.getByText('No Pincode found.')).toBeVisible();
      await expectNothingFound(page);
    });

    test('while suggestions are shown', { tag: '@once' }, async ({ page }) => {
      await open(page, '/cms/about');
      await page.getByRole('combobox', { name: 'Search', exact: true }).pressSequentially('atta');
      await expect(page.getByRole('option').first()).toBeVisible();
      await expectNothingFound(page);
    });
  });

test('reduced motion is respected: nothing moves for longer than a frame', { tag: '@once' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/categories/atta-rice-dal');
  await page.getByRole('button', { name: /Select Pincode/ }).click();
  await expect(page.getByRole('option').first()).toBeVisible();
  const longest = await page.evaluate(() =>
    Math.max(
      ...[...document.querySelectorAll('*')].flatMap((element) => {
        const { animationDuration, animationIterationCount, transitionDuration } = getComputedStyle(element);
        const seconds = [animationDuration, transitionDuration].flatMap((list) => list.split(',').map(parseFloat));
        return animationIterationCount === 'infinite' ? [Infinity] : seconds;
      }),
    ),
  );
  expect(longest).toBeLessThan(0.016);
});
