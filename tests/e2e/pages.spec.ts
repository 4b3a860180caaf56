import { alive, expect, expectToFit, test } from './shop.ts';

const PAGES = {
  '/': 'Your Online Marketplace for Quality Groceries',
  '/categories': 'Categories',
  '/categories/atta-rice-dal': 'Atta, Rice & Dal',
  '/product/shonar-whole-wheat-chakki-atta': 'Shonar Whole Wheat Chakki Atta',
  '/search?q=atta': 'Search',
  '/cart': 'Your Cart',
  '/auth/login': 'Log in or sign up',
  '/cms/privacy': 'Privacy Policy',
  '/cms/terms-conditions': 'Terms and Conditions',
  '/cms/about': 'About Us',
  '/share-code': 'Good food is better shared',
  '/mobile-footer-cms': 'More',
};

for (const [path, heading] of Object.entries(PAGES)) {
  test(`${path} is whole, quiet and keeps to its Content Security Policy`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await alive(page);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);

    const html = (await answer?.text()) ?? '';
    const policy = /http-equiv="content-security-policy" content="([^"]*)"/.exec(html)?.[1] ?? '';
    expect(policy).toMatch(/script-src [^;]*sha256-/);
    expect(policy).not.toContain('unsafe-inline');
    expect(html).not.toMatch(/\sstyle="/);
  });
}

test('no page is wider than its screen', async ({ page }) => {
  for (const path of Object.keys(PAGES)) {
    await page.goto(path);
    await alive(page);
    await expectToFit(page);
  }
});

test('every picture has its size and none is broken', async ({ page }) => {
  for (const path of ['/', '/categories', '/categories/atta-rice-dal', '/product/shonar-whole-wheat-chakki-atta']) {
    await page.goto(path);
    for (const image of await page.locator('img').all()) {
      expect(await image.getAttribute('width'), path).toMatch(/^\d+$/);
      expect(await image.getAttribute('height'), path).toMatch(/^\d+$/);
      await image.evaluate((element: HTMLImageElement) => {
        element.loading = 'eager';
        return element.decode();
      });
    }
  }
});

test('an address that does not exist answers 404 with a way on', async ({ page, request }) => {
  const answer = await request.get('/no/such/page');
  expect(answer.status()).toBe(404);
  await page.setContent(await answer.text());
  await expect(page.getByRole('link', { name: 'Go to the home page' })).toBeVisible();
});

test('a product that is not there any more says so and leads on', async ({ page }) => {
  await page.route('**/favicon.ico', (route) => route.abort());
  page.removeAllListeners('console'); // The browser itself reports the 404 of the call.
  await page.goto('/product/no-such-product');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /categories/i })).toBeVisible();
});

test('private pages are not for search engines, the others name their canonical address', async ({ request }) => {
  for (const path of ['/cart', '/dashboard', '/auth/login', '/thankyou'])
    expect(await (await request.get(path)).text(), path).toMatch(/<meta name="robots" content="noindex/);
  const product = await (await request.get('/product/shonar-whole-wheat-chakki-atta')).text();
  expect(product).toMatch(/<link rel="canonical" href="[^"]*\/product\/shonar-whole-wheat-chakki-atta"/);
  expect(product).not.toContain('noindex');
});

test.describe('before any script has run', () => {
  test.use({ javaScriptEnabled: false });

  test('a shopper reads, and links lead from home to a product', async ({ page }) => {
    await page.goto('/');
    await page
      .getByRole('main')
      .getByRole('link', { name: /Atta, Rice & Dal/ })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Atta, Rice & Dal');
    await page.getByRole('main').getByRole('link', { name: 'Shonar Whole Wheat Chakki Atta' }).click();
    await expect(page.getByRole('main')).toContainText('₹238');
    await expect(page.getByRole('main')).toContainText('₹47.60/kg');
  });
});
