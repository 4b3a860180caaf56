import type { Page } from 'playwright/test';
import { refused } from './fixtures/console-guard.ts';
import { alive, expect, test } from './fixtures/shop.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');

/** The calls for products that a page makes, by their query. */
function listCalls(page: Page): URLSearchParams[] {
  const calls: URLSearchParams[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/api/product/web/') calls.push(url.searchParams);
  });
  return calls;
}

test('a sub-category link shows its products, asked for once', async ({ page }) => {
  await page.goto('/categories');
  await alive(page);
  const calls = listCalls(page);
  await page.getByRole('main').getByRole('link', { name: 'Paneer, Chhana and Cheese' }).click();
  await expect(page).toHaveURL('/categories/dairy-eggs?sub=paneer-chhana-and-cheese');
  // As built, the first twenty of all dairy are there.
  await expect(cards(page)).not.toHaveCount(20);
  await expect(cards(page).filter({ hasText: 'Fresh Paneer' })).toBeVisible();
  await expect(cards(page).filter({ hasText: /milk/i })).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  expect(calls).toHaveLength(1);
});

test('what is not ours in an address changes nothing', { tag: '@once' }, async ({ page }) => {
  const calls = listCalls(page);
  await page.goto('/categories/atta-rice-dal?utm_source=x&page=none&sub=no-such&brand=no-such&sort=no-such');
  await alive(page);
  await expect.poll(() => calls.length).toBe(1);
  await page.waitForLoadState('networkidle');
  await expect(cards(page)).toHaveCount(20);
  await expect(page.getByRole('status').filter({ hasText: 'Showing 20 of' })).toBeVisible();
  expect(calls).toHaveLength(1);

  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price-low');
  await expect(page).toHaveURL('/categories/atta-rice-dal?utm_source=x&sort=price-low');
});

test('after Load more a reload shows both pages, and the way to more', async ({ page }) => {
  await page.goto('/categories/atta-rice-dal');
  await alive(page);
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(cards(page)).toHaveCount(40);
  const names = await page.getByRole('main').getByRole('heading', { level: 3 }).allTextContents();
  await expect(page).toHaveURL('/categories/atta-rice-dal?page=2');

  await page.reload();
  await expect(cards(page)).toHaveCount(40);
  expect(await page.getByRole('main').getByRole('heading', { level: 3 }).allTextContents()).toEqual(names);
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(page).toHaveURL('/categories/atta-rice-dal?page=3');
  expect(await cards(page).count()).toBeGreaterThan(40);
});

test('Back from a product comes to the same place in a long list', async ({ page }) => {
  await page.goto('/categories/atta-rice-dal?page=2');
  await expect(cards(page)).toHaveCount(40);
  const name = cards(page).nth(33).getByRole('heading', { level: 3 });
  await name.scrollIntoViewIfNeeded();
  const from = await page.evaluate(() => scrollY);
  expect(from).toBeGreaterThan(1000);
  await name.getByRole('link').click();
  await expect(page).toHaveURL(/\/product\//);
  await page.goBack();
  await expect(cards(page)).toHaveCount(40);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(from);
});

test('pages of a category have addresses of their own', { tag: '@once' }, async ({ page }) => {
  await page.goto('/categories/atta-rice-dal/2');
  await alive(page);
  await expect(page.getByRole('status').filter({ hasText: 'Showing 21–40 of 46 products' })).toBeVisible();
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(cards(page)).toHaveCount(26);
  await expect(page).toHaveURL('/categories/atta-rice-dal/2?page=3');
  await page.getByRole('link', { name: 'Earlier products' }).click();
  await expect(page).toHaveURL('/categories/atta-rice-dal');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('Load more leads to the next page, and on from there to the last', { tag: '@once' }, async ({ page }) => {
    await page.goto('/categories/atta-rice-dal');
    for (const [address, shown] of [
      ['/categories/atta-rice-dal/2', 20],
      ['/categories/atta-rice-dal/3', 6],
    ] as const) {
      await page.getByRole('button', { name: 'Load more' }).click();
      await expect(page).toHaveURL(address);
      await expect(cards(page)).toHaveCount(shown);
    }
    await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0);
  });
});

test('a phone shows two full rows of a category at once', { tag: '@once' }, async ({ page }) => {
  await page.goto('/categories/atta-rice-dal');
  const bar = await page.getByRole('navigation', { name: 'Bottom bar' }).boundingBox();
  for (const card of [0, 1, 2, 3]) {
    const box = await cards(page).nth(card).boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  }
});

test('a page behind the last shows all there is', { tag: '@once' }, async ({ page }) => {
  await page.goto('/categories/dairy-eggs?page=7');
  await expect(page).toHaveURL('/categories/dairy-eggs?page=2');
  expect(await cards(page).count()).toBeGreaterThan(20);
  await expect(page.getByRole('button', { name: 'Load more' })).toBeHidden();
});

test(
  'brands and order are as before after a reload, and the provider gets its own ids back',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/categories/atta-rice-dal');
    await alive(page);
    const calls = listCalls(page);
    const filter = page.getByRole('button', { name: 'Filter', exact: true });
    if (await filter.isVisible()) await filter.click();
    const sheet = page.getByRole('complementary', { name: 'Filters' });
    await sheet.getByRole('checkbox').first().check();
    await expect(page).toHaveURL(/\?brand=/);
    await expect(cards(page)).not.toHaveCount(20);
    await expect(cards(page)).not.toHaveCount(0);
    const asked = calls.at(-1)?.get('brandId');
    expect(asked).toMatch(/^\[.+\]$/);
    const shown = await cards(page).count();
    const show = sheet.getByRole('button', { name: /^Show / });
    if (await show.isVisible()) await show.click();
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption('price-high');
    await expect(page).toHaveURL(/\?brand=.+&sort=price-high$/);
    await expect.poll(() => calls.at(-1)?.get('sortBy')).toBe('price-high');

    const before = calls.length;
    await page.reload();
    const again = () => calls.slice(before).map((call) => [call.get('brandId'), call.get('sortBy')]);
    await expect.poll(again).toEqual([[asked, 'price-high']]);
    await expect(cards(page)).toHaveCount(shown);
    await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveValue('price-high');
  },
);

test(
  'a product address with a cut-off escape says that there is no such product',
  { tag: '@once' },
  async ({ page, consoleGuard }) => {
    consoleGuard.expects(refused(404, '/api/product/web/byid/'));
    await page.goto('/product/%E0%A4%A');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We could not find this product');
  },
);
