import type { Page } from 'playwright/test';
import { stopClock } from './fixtures/clock.ts';
import { alive, buyable, expect, FINGER_PX, test } from './fixtures/shop.ts';

/** Takes a product out of the cart again, which is told by a toast; gives the product's name. */
async function removeSomething(page: Page): Promise<string> {
  await page.goto('/categories/atta-rice-dal');
  await alive(page);
  const { name, add } = await buyable(page.getByRole('main'));
  await add.click();
  await page.getByRole('button', { name: `Decrease quantity of ${name}` }).waitFor();
  await page.goto('/cart');
  await page.getByRole('button', { name: `Remove ${name} from cart` }).click();
  return name;
}

const toast = (page: Page, name: string) => page.getByRole('status').filter({ hasText: `${name} is out of your cart` });

test.describe('§2 toast notifications', () => {
  test(
    'are announced, clear of the bottom bar, and go with Close',
    { tag: ['@everywhere', '@desktop'] },
    async ({ page }) => {
      const name = await removeSomething(page);
      await expect(toast(page, name)).toBeVisible();
      const box = await page.locator('.toast > *').boundingBox();
      const bar = await page.locator('[data-bottom-bar]').boundingBox(); // None on a desktop.
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThan(bar?.y ?? page.viewportSize()?.height ?? 0);
      const close = page.getByRole('button', { name: 'Close' });
      expect((await close.boundingBox())?.height).toBeGreaterThanOrEqual(FINGER_PX);
      await close.click();
      await expect(toast(page, name)).toBeHidden();
    },
  );

  test('give back what they tell of, where that is possible', { tag: '@once' }, async ({ page }) => {
    const name = await removeSomething(page);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('button', { name: `Remove ${name} from cart` })).toBeVisible();
    await expect(toast(page, name)).toBeHidden();
  });

  test('wait while they are pointed at or focused, and go some time after', { tag: '@once' }, async ({ page }) => {
    await page.clock.install();
    const removed = await removeSomething(page);
    await toast(page, removed).getByText(removed).hover();
    await stopClock(page);
    await page.clock.runFor(30_000);
    await expect(toast(page, removed)).toBeVisible();
    await page.mouse.move(1, 1);
    await page.getByRole('button', { name: 'Close' }).focus();
    await page.clock.runFor(30_000);
    await expect(toast(page, removed)).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).blur();
    await page.clock.runFor(8000);
    await expect(toast(page, removed)).toBeHidden();
  });
});
