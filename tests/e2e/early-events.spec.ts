import type { Page } from 'playwright/test';
import { expect, test } from './shop.ts';

const FRAMEWORK = '**/_astro/shop.*.js';

/** Holds back the framework, as a slow network does, until the test lets it come. */
async function withoutFramework(page: Page, path: string): Promise<() => Promise<void>> {
  let come = () => {};
  const coming = new Promise<void>((resolve) => (come = resolve));
  const held = page.waitForRequest(FRAMEWORK);
  await page.route(FRAMEWORK, async (route) => {
    await coming;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  return async () => {
    await held;
    come();
  };
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
    await come();
    await expect(page.getByRole('banner').getByRole('link', { name: /Your Cart/ })).toContainText('1');
    await expect(page.getByRole('main').getByRole('button', { name: /^Increase quantity of/ })).toHaveCount(1);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  });

  test('opens the pincode dialog', async ({ page }) => {
    const come = await withoutFramework(page, '/');
    await page.getByRole('button', { name: /Select Pincode/ }).click();
    await come();
    await expect(page.getByRole('dialog', { name: 'Choose Location' })).toBeVisible();
    await expect(page.getByRole('combobox', { name: 'Search Pincode' })).toBeFocused();
  });

  test('what was typed into the search box stays, and is searched for', { tag: '@once' }, async ({ page }) => {
    const come = await withoutFramework(page, '/categories');
    const box = page.getByRole('combobox', { name: 'Search', exact: true });
    await box.pressSequentially('dal');
    await come();
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
    await come();
    await page.waitForURL(/sub=.*brand=/);
    await expect(dals).toBeChecked();
  });

  test('a tick that ends in the moment the framework comes is not lost', async ({ page }) => {
    await page.clock.install();
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
    await come();
    await page.waitForURL(/sub=/);
    await expect(dals).toBeChecked();
    // Told once, and never again.
    const clicks = await page.evaluateHandle(() => {
      const seen = { count: 0 };
      addEventListener('click', () => seen.count++, { capture: true });
      return seen;
    });
    await page.clock.runFor(10_000);
    expect(await clicks.evaluate(({ count }) => count)).toBe(0);
  });
});
