import type { Page } from 'playwright/test';
import { alive, expect, test } from './fixtures/shop.ts';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Bottom bar' });

/** Scrolls as a thumb does, in small steps. */
async function scroll(page: Page, by: number): Promise<void> {
  await page.evaluate(async (by) => {
    for (let step = 0; step < 10; step++) {
      scrollBy(0, by / 10);
      await new Promise(requestAnimationFrame);
    }
  }, by);
}

test.describe('§2 mobile bottom bar', () => {
  test('has the tabs Home, Category, Order, Share and More', { tag: '@once' }, async ({ page }) => {
    await page.goto('/categories');
    const tabs = bar(page).getByRole('link');
    await expect(tabs).toHaveText(['Home', 'Category', 'Order', 'Share', 'More']);
    const addresses = ['/', '/categories', '/dashboard?tab=order', '/share-code', '/mobile-footer-cms'];
    expect(await tabs.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(addresses);
    await expect(bar(page).getByRole('link', { name: 'Category' })).toHaveAttribute('aria-current', 'page');
  });

  for (const path of ['/', '/categories/atta-rice-dal'])
    test(`hides when ${path} scrolls down and shows when it scrolls up`, { tag: '@once' }, async ({ page }) => {
      await page.goto(path);
      await alive(page);
      await expect(bar(page)).toBeInViewport();
      await scroll(page, 600);
      await expect(bar(page)).not.toBeInViewport();
      await scroll(page, -100);
      await expect(bar(page)).toBeInViewport();
    });

  test('shows at the end of the page, and whenever the keyboard is in it', { tag: '@once' }, async ({ page }) => {
    await page.goto('/categories');
    await alive(page);
    await scroll(page, 600);
    await bar(page).getByRole('link', { name: 'Home' }).focus();
    await expect(bar(page)).toBeInViewport();
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await expect(bar(page)).not.toBeInViewport();
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(bar(page)).toBeInViewport();
  });

  test('a desktop has none', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/categories');
    if ((page.viewportSize()?.width ?? 0) < 1024) await expect(bar(page)).toBeVisible();
    else await expect(bar(page)).toBeHidden();
  });

  test('is absent on /thankyou', { tag: '@once' }, async ({ request }) => {
    expect(await (await request.get('/thankyou')).text()).not.toContain('Bottom bar');
    expect(await (await request.get('/cart')).text()).toContain('Bottom bar');
  });
});
