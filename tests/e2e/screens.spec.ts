import { refused } from './fixtures/console-guard.ts';
import { BARE, PAGES } from './fixtures/pages.ts';
import { logIn, registerCustomer } from './fixtures/customer.ts';
import { alive, expect, expectToFit, test } from './fixtures/shop.ts';

test.describe('§2 screens and routes', () => {
  for (const [path, heading] of Object.entries(PAGES)) {
    test(
      `${path} is whole, quiet and keeps to its Content Security Policy`,
      { tag: '@everywhere' },
      async ({ page }) => {
        const answer = await page.goto(path);
        expect(answer?.status()).toBe(200);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        await alive(page);
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
        await expectToFit(page);
        await expect(page.locator('body > header, footer')).toHaveCount(BARE.includes(path) ? 0 : 2);

        const html = (await answer?.text()) ?? '';
        const policy = /http-equiv="content-security-policy" content="([^"]*)"/.exec(html)?.[1] ?? '';
        expect(policy).toMatch(/script-src [^;]*sha256-/);
        expect(policy).not.toContain('unsafe-inline');
        expect(html).not.toMatch(/\sstyle="/);
        expect(answer?.headers()['content-security-policy']).toMatch(/^default-src 'self'.*script-src (?!.*unsafe-)/);
        // Before everything that it is to bind, and with its own scripts and styles, not those of all pages.
        expect(html.indexOf(policy)).toBeLessThan(html.search(/<(?:script|style|title|link)\b/));
        const own = html.match(/<(?:script(?! type="application| type="module" src)|style)\b/g) ?? [];
        expect(policy.match(/sha256-/g)?.length).toBeLessThanOrEqual(own.length);
      },
    );
  }

  test('/dashboard takes order and wishlist as its tab', { tag: '@once' }, async ({ page, context }) => {
    await logIn(context, await registerCustomer(page.request));
    const tabs = page.getByRole('navigation', { name: 'Account' });
    for (const [tab, name] of Object.entries({ order: 'Orders', wishlist: 'Wishlist' })) {
      await page.goto(`/dashboard?tab=${tab}`);
      await expect(tabs.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
    }
  });
});

test('every picture has its size and none is broken', { tag: '@once' }, async ({ page }) => {
  for (const path of ['/', '/categories', '/categories/atta-rice-dal', '/product/shonar-whole-wheat-chakki-atta']) {
    await page.goto(path);
    const images = await page.locator('img').all();
    expect(images.length, path).toBeGreaterThan(3);
    for (const image of images) {
      expect(await image.getAttribute('width'), path).toMatch(/^\d+$/);
      expect(await image.getAttribute('height'), path).toMatch(/^\d+$/);
    }
    await page.locator('img').evaluateAll((elements: HTMLImageElement[]) =>
      Promise.all(
        elements.map((element) => {
          element.loading = 'eager';
          return element.decode();
        }),
      ),
    );
  }
});

test('an address that does not exist answers 404 with a way on', { tag: '@once' }, async ({ page, consoleGuard }) => {
  consoleGuard.expects(refused(404, '/no/such/page'));
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await expect(page.locator('body > header, footer')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Go to the home page' })).toBeVisible();
});

test('a product that is not there any more says so and leads on', { tag: '@once' }, async ({ page, consoleGuard }) => {
  await page.route('**/favicon.ico', (route) => route.abort());
  consoleGuard.expects(refused(404, '/api/product/web/byid/'));
  await page.goto('/product/no-such-product');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('We could not find this product');
  await expect(page.getByRole('main').getByRole('link', { name: /categories/i })).toBeVisible();
});

test(
  'private pages are not for search engines, the others name their canonical address',
  { tag: '@once' },
  async ({ request }) => {
    for (const path of ['/cart', '/dashboard', '/auth/login', '/thankyou'])
      expect(await (await request.get(path)).text(), path).toMatch(/<meta name="robots" content="noindex/);
    const product = await (await request.get('/product/shonar-whole-wheat-chakki-atta')).text();
    expect(product).toMatch(/<link rel="canonical" href="[^"]*\/product\/shonar-whole-wheat-chakki-atta"/);
    expect(product).not.toContain('noindex');
  },
);
