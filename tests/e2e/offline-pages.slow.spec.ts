import { expectAccessible } from './fixtures/axe.ts';
import { CLOCK, goOffline, keptIn, line, OFFLINE, visit } from './fixtures/offline.ts';
import { alive, expect, test } from './fixtures/shop.ts';

test.use({ serviceWorkers: 'allow' });

const LISTING = '/categories/atta-rice-dal';
const PRODUCT = '/product/shonar-whole-wheat-chakki-atta';

test.describe('without a network', { tag: '@once' }, () => {
  test.beforeEach(({ consoleGuard }) => consoleGuard.allows(...OFFLINE));

  test('a visited page is there, with its pictures and its stepper, and says of when it is', async ({ page }) => {
    await visit(page, LISTING);
    await goOffline(page);
    await expect(line(page)).toHaveText(new RegExp(`^You are offline · shown as of ${CLOCK.source}$`));
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Atta, Rice & Dal');
    await expect(line(page)).toHaveText(new RegExp(`^You are offline · shown as of ${CLOCK.source}$`));
    const picture = page.locator('main img').first();
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0))
      .toBe(true);
    await alive(page);
    await page
      .getByRole('button', { name: /^Add .+ to cart$/ })
      .first()
      .click();
    await expect(page.getByRole('link', { name: /cart/i }).filter({ hasText: '1' }).first()).toBeVisible();
  });

  test('the line goes when the network is back, and a kept page offers to be shown anew', async ({ page }) => {
    await visit(page, LISTING);
    const goOnline = await goOffline(page);
    await page.reload();
    await expect(line(page)).toContainText('You are offline');
    await goOnline();
    await expect(line(page)).toContainText(/^You are online again · shown as of /);
    await line(page).getByRole('button', { name: 'Refresh' }).click();
    await alive(page);
    await expect(page.locator('html')).not.toHaveAttribute('data-kept-at');
    await expect(line(page)).toHaveCount(0);
  });

  test('a page that was never visited leads on to what was, and to the cart', async ({ page }) => {
    await visit(page, LISTING);
    await visit(page, PRODUCT);
    const goOnline = await goOffline(page);
    await page.goto('/categories/fruit-vegetables');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No connection to the shop');
    await expect(page).toHaveURL(/fruit-vegetables$/);
    await expect(page.getByRole('navigation', { name: 'On this device' }).getByRole('link')).toHaveText([
      'Atta, Rice & Dal',
      'Shonar Whole Wheat Chakki Atta, 5 kg',
    ]);
    for (const theme of ['light', 'dark']) {
      await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme);
      await test.step(theme, () => expectAccessible(page));
    }
    await page.getByRole('link', { name: 'Your Cart' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your Cart');
    await page.goto('/categories/fruit-vegetables');
    await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible();
    await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false);
    await goOnline();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Fruit & Vegetables');
  });

  test('the line can be read in both themes', async ({ page }) => {
    await visit(page, '/cms/about');
    await goOffline(page);
    await expect(line(page)).toContainText('You are offline');
    for (const theme of ['light', 'dark']) {
      await page.evaluate((name) => (document.documentElement.dataset['theme'] = name), theme);
      await test.step(theme, () => expectAccessible(page, '[role="status"]'));
    }
  });

  test('the last 50 product pages are there, the oldest goes first', async ({ page, request }) => {
    const answer = await request.get('/sitemap.xml');
    const all = [...(await answer.text()).matchAll(/<loc>[^<]*(\/product\/[^<]+)<\/loc>/g)].map(
      ([, path = '']) => path,
    );
    const [first = '', ...others] = all.slice(0, 52);
    await visit(page, first);
    await page.evaluate(
      async (paths) => {
        const cache = await caches.open('visited-products');
        const html = await cache.match(location.pathname);
        for (const path of paths) await cache.put(path, html?.clone() ?? Response.error());
      },
      others.slice(0, 49),
    );
    expect(await keptIn(page, 'visited-products')).toHaveLength(50);
    await visit(page, others[49] ?? '');
    await visit(page, others[50] ?? '');
    await expect.poll(() => keptIn(page, 'visited-products')).toEqual(others.slice(1));
  });
});
