import type { Page } from 'playwright/test';
import { expect, test } from './shop.ts';

/** Holds back the framework, as a slow network does, until the test lets it come. */
async function withoutFramework(page: Page, path: string): Promise<() => void> {
  let come = () => {};
  const coming = new Promise<void>((resolve) => (come = resolve));
  await page.route('**/_astro/shop.*.js', async (route) => {
    await coming;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return come;
}

test.describe('a first tap before the framework has arrived', () => {
  test('puts the product into the cart, once, however often it was tapped', { tag: '@once' }, async ({ page }) => {
    const come = await withoutFramework(page, '/categories/atta-rice-dal');
    const add = page
      .getByRole('main')
      .getByRole('button', { name: /^Add .+ to cart$/ })
      .first();
    await add.click();
    await add.click();
    await expect(add).toHaveAttribute('aria-busy', 'true');
    come();
    await expect(page.getByRole('banner').getByRole('link', { name: /Your Cart/ })).toContainText('1');
    await expect(page.getByRole('main').getByRole('button', { name: /^Increase quantity of/ })).toHaveCount(1);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  });

  test('opens the pincode dialog', async ({ page }) => {
    const come = await withoutFramework(page, '/');
    await page.getByRole('button', { name: /Select Pincode/ }).click();
    come();
    await expect(page.getByRole('dialog', { name: 'Choose Location' })).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Search Pincode' })).toBeFocused();
  });

  test('what was typed into the search box stays, and is searched for', { tag: '@once' }, async ({ page }) => {
    const come = await withoutFramework(page, '/categories');
    const box = page.getByRole('combobox', { name: 'Search', exact: true });
    await box.pressSequentially('dal');
    come();
    await expect(page.getByRole('option').first()).toHaveText(/dal/i);
    await expect(box).toHaveValue('dal');
  });

  test('what was ticked stays ticked, all of it, and narrows the list', async ({ page, isMobile }) => {
    const come = await withoutFramework(page, '/categories/atta-rice-dal');
    if (isMobile) await page.getByRole('button', { name: 'Filter' }).click();
    const filters = page.getByRole('complementary', { name: 'Filters' });
    const dals = filters.getByRole('radio', { name: /Dal/ }).first();
    const brand = filters.getByRole('checkbox').first();
    await dals.check();
    await brand.check();
    come();
    await page.waitForURL(/sub=.*brand=/);
    await expect(dals).toBeChecked();
  });

  test('a tick that ends in the moment the framework comes is not lost', async ({ page }) => {
    const come = await withoutFramework(page, '/categories/atta-rice-dal');
    await page.waitForLoadState('domcontentloaded');
    const dals = page.locator('#filters').getByRole('radio', { name: /Dal/, includeHidden: true }).first();
    // Between a finger's coming down and going up Astro hands the island to React, which has not begun with it.
    await dals.evaluate((input: HTMLInputElement) => {
      input.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      const island = input.closest('astro-island');
      const watch = new MutationObserver(() => {
        if (island?.hasAttribute('ssr')) return;
        watch.disconnect();
        input.click();
      });
      if (island) watch.observe(island, { attributeFilter: ['ssr'] });
    });
    come();
    await page.waitForURL(/sub=/);
    await expect(dals).toBeChecked();
    // Told once, and never again.
    const clicks = page.evaluate(async () => {
      let count = 0;
      addEventListener('click', () => count++, { capture: true });
      await new Promise((resolve) => setTimeout(resolve, 500));
      return count;
    });
    expect(await clicks).toBe(0);
  });
});
