import { ASLEEP } from '../../harness/browser.ts';
import { unanswered } from './fixtures/console-guard.ts';
import { expect, test } from './fixtures/shop.ts';

const DEFERRED = '**/_astro/deferred.*.css';

test('a page is painted without the deferred styles, and islands wait for them', { tag: '@once' }, async ({ page }) => {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(DEFERRED, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/cms/about', { waitUntil: 'commit' });
  const pincode = page.getByRole('button', { name: 'Select Pincode' });
  await expect(pincode).toBeVisible();
  await expect.poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length)).toBe(1);
  await pincode.click();
  // Not React's: that one is a combobox.
  await expect(page.getByRole('textbox', { name: 'Search Pincode' })).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCSS('position', 'fixed');
  await expect(page.locator(ASLEEP).filter({ has: pincode })).toHaveCount(1);
  release();
  await expect(page.getByRole('combobox', { name: 'Search Pincode' })).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCSS('position', 'fixed');
});

test(
  'a page whose deferred styles can’t be loaded can be used all the same',
  { tag: '@once' },
  async ({ page, consoleGuard }) => {
    consoleGuard.expects(unanswered('/_astro/deferred'));
    await page.route(DEFERRED, (route) => route.abort());
    await page.goto('/cms/about');
    await page.getByRole('button', { name: 'Select Pincode' }).click();
    await page.getByRole('option').first().click();
    await expect(page.getByRole('dialog')).toBeHidden();
  },
);

test(
  'a wide screen is painted as it should be without another style sheet',
  { tag: '@once' },
  async ({ page, consoleGuard }) => {
    await page.setViewportSize({ width: 1024, height: 740 });
    consoleGuard.allows(unanswered('/_astro/deferred'));
    await page.route(DEFERRED, (route) => route.abort());
    await page.goto('/cms/about');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Mobile' })).toBeHidden();
  },
);

test(
  'headlines take as many lines before the display face is there',
  { tag: '@once' },
  async ({ page, consoleGuard }) => {
    consoleGuard.expects(unanswered('/_astro/haat-display'));
    const heights = async (path: string) => {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      return page.locator('h1, h2').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    };
    const paths = ['/', '/cms/about', '/categories/atta-rice-dal', '/product/shonar-whole-wheat-chakki-atta'];
    const then: number[][] = [];
    for (const path of paths) then.push(await heights(path));
    await page.route('**/*.woff2', (route) => route.abort());
    for (const [i, path] of paths.entries()) expect(await heights(path), path).toEqual(then[i]);
  },
);

test('pictures in view load although the scripts are there before the page', { tag: '@once' }, async ({ page }) => {
  // The scripts are in the browser's cache now, and run while the page is still arriving.
  await page.goto('/best-sellers');
  await page.goto('/categories/atta-rice-dal');
  const inView = page.locator('main picture').filter({ has: page.locator('img') });
  await expect(inView.first()).not.toHaveAttribute('data-lazy');
  await expect
    .poll(() =>
      page
        .locator('[data-lazy]')
        .evaluateAll((pictures) => pictures.filter((one) => one.getBoundingClientRect().top < innerHeight - 50).length),
    )
    .toBe(0);
});

for (const path of ['/', '/categories', '/categories/atta-rice-dal', '/best-sellers'])
  test(`pictures on the first screen of ${path} wait for no script`, { tag: '@once' }, async ({ page }) => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/_astro/*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    const pictures = page.locator('main :is(article, a[href*="/categories/"]:not([data-banner])) picture');
    await expect(pictures.nth(3)).toBeAttached();
    const missing = () =>
      pictures.evaluateAll(
        (all) =>
          all
            // A row that only peeks in may come when it is scrolled to.
            .filter((one) => (one.parentElement?.getBoundingClientRect().bottom ?? 0) < innerHeight)
            .filter((one) => !one.querySelector('img')?.naturalWidth).length,
      );
    await expect.poll(missing).toBe(0);
    release();
  });
