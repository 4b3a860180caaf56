import type { Page } from 'playwright/test';
import { ASLEEP } from '../browser.ts';
import { type ConsoleGuard, unanswered } from './console-guard.ts';
import { loggedIn } from './customer.ts';
import { expect, test } from './shop.ts';

const script = (name: string) => new RegExp(`/_astro/${name}\\.`);
const SHOP = script('shop');

/** Keeps scripts from arriving, until the test lets them. */
async function withoutScripts(page: Page, guard: ConsoleGuard, pattern: RegExp): Promise<() => Promise<void>> {
  guard.expects(unanswered(pattern.source), /^error: .*TypeError: Failed to fetch dynamically imported module: /);
  await page.route(pattern, (route) => route.abort('connectionfailed'));
  return () => page.unroute(pattern);
}

/** Puts a script in the place of one of the shop's: an island that breaks as soon as it is rendered. */
const broken = (name: string) => ({
  contentType: 'text/javascript',
  body: `export const ${name} = () => { throw new Error('${name} is broken'); };`,
});

const main = (page: Page) => page.getByRole('main');
const lost = (page: Page) => main(page).getByRole('alert');
const tryAgain = (page: Page) => main(page).getByRole('button', { name: 'Try again' });

/** A browser that never fetches a script again that failed once, as Chrome before 151, comes back with the second tap. */
const tryUntil = (page: Page, isBack: () => Promise<void>) =>
  expect(async () => {
    await tryAgain(page)
      .click({ timeout: 1000 })
      .catch(() => {});
    await isBack();
  }).toPass({ intervals: [0], timeout: 20_000 });

test.describe('a page that has lost scripts says so, and comes back', { tag: '@once' }, () => {
  test('the cart without its own script; the rest is alive', async ({ page, consoleGuard }) => {
    const comeBack = await withoutScripts(page, consoleGuard, script('CartPage'));
    await page.goto('/cart');
    await expect(lost(page)).toContainText('Your cart could not be loaded.');
    await expect(page.getByText('Looking into your cart…')).toBeHidden();
    const box = page.getByRole('combobox', { name: 'Search', exact: true });
    await box.pressSequentially('mus');
    await expect(page.getByRole('option').first()).toBeVisible();
    await box.press('Escape');

    // Still away: it says so again, and the page is not left.
    await tryAgain(page).click();
    await expect(lost(page)).toContainText('Your cart could not be loaded.');
    await comeBack();
    await tryAgain(page).click();
    await expect(page.getByText('Your cart is empty')).toBeVisible();
    await expect(lost(page)).toHaveCount(0);
  });

  test('the cart, where its script comes on trying again, and what was typed elsewhere stays', async ({
    page,
    consoleGuard,
  }) => {
    const comeBack = await withoutScripts(page, consoleGuard, script('CartPage'));
    await page.goto('/cart');
    await expect(lost(page)).toBeVisible();
    await page.getByRole('combobox', { name: 'Search', exact: true }).fill('musur dal');
    await comeBack();
    await tryAgain(page).click();
    await expect(page.getByText('Your cart is empty')).toBeVisible();
    await expect(lost(page)).toHaveCount(0);
    await expect(page.getByRole('combobox', { name: 'Search', exact: true })).toHaveValue('musur dal');
  });

  test('a listing without the framework can be read, and shows no control that is dead', async ({
    page,
    consoleGuard,
  }) => {
    const comeBack = await withoutScripts(page, consoleGuard, SHOP);
    await page.goto('/categories/fruit-vegetables');
    await expect(lost(page)).toContainText('could not be loaded');
    await expect(
      main(page)
        .getByRole('link', { name: /Potato/ })
        .first(),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: /^Add / })).toHaveCount(0);
    await expect(page.getByRole('button', { name: /Pincode/ })).toHaveCount(0);
    await comeBack();
    await tryUntil(page, () => expect(page.locator(ASLEEP)).toHaveCount(0, { timeout: 4000 }));
    await expect(lost(page)).toHaveCount(0);
    await page
      .getByRole('button', { name: /^Add .+ to cart$/ })
      .first()
      .click();
    await expect(page.getByRole('banner').getByRole('link', { name: /Your Cart/ })).toContainText('1');
  });

  test('a cart whose script never answers says that it is late, and takes it back', async ({ page }) => {
    const come = Promise.withResolvers<void>();
    await page.route(SHOP, async (route) => {
      await come.promise;
      await route.continue();
    });
    await page.clock.install();
    await page.goto('/cart', { waitUntil: 'commit' });
    await expect(page.getByText('Looking into your cart…')).toBeVisible();
    // The script that waits so long may begin after the page was painted.
    await expect(async () => {
      await page.clock.fastForward(10_000);
      await expect(lost(page)).toContainText('Your cart is taking long to load.', { timeout: 500 });
    }).toPass();
    await expect(page.getByText('Looking into your cart…')).toBeHidden();
    come.resolve();
    await page.clock.resume();
    await expect(page.getByText('Your cart is empty')).toBeVisible();
    await expect(lost(page)).toHaveCount(0);
  });

  test('a panel of the dashboard: the others go on', async ({ page, consoleGuard }) => {
    const comeBack = await withoutScripts(page, consoleGuard, script('Wallet'));
    await loggedIn(page, '/dashboard?tab=wallet');
    await expect(lost(page)).toContainText('Your wallet could not be loaded');
    await page.getByRole('link', { name: 'Profile' }).click();
    await expect(main(page).getByLabel('Name')).toBeVisible();
    await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Wallet' }).click();
    await expect(lost(page)).toContainText('Your wallet could not be loaded');
    await comeBack();
    await tryUntil(page, () => expect(main(page)).toContainText('Your wallet is empty', { timeout: 4000 }));
    await expect(lost(page)).toHaveCount(0);
  });

  test('what makes calls, when it is first needed: the call can be made again', async ({ page, consoleGuard }) => {
    consoleGuard.expects(unanswered(script('http-client').source));
    await page.route(script('http-client'), (route) => route.abort('connectionfailed'));
    await page.goto('/cms/about');
    await page.getByRole('button', { name: 'Select Pincode' }).click();
    const dialog = page.getByRole('dialog', { name: 'Choose Location' });
    await expect(dialog).toContainText('We could not reach the shop.');
    await page.unroute(script('http-client'));
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog.getByRole('option').first()).toBeVisible();
  });
});

test.describe('a part that breaks takes nothing else with it', { tag: '@once' }, () => {
  test('the product list stays to be read, and the header works', async ({ page, consoleGuard }) => {
    consoleGuard.expects(/^error: Error: ProductGrid is broken/);
    await page.route(script('ProductGrid'), (route) => route.fulfill(broken('ProductGrid')));
    await page.goto('/categories/fruit-vegetables');
    await expect(lost(page)).toContainText('Part of this page stopped working.');
    await expect(
      main(page)
        .getByRole('link', { name: /Potato/ })
        .first(),
    ).toBeVisible();
    await expect(main(page).getByRole('button', { name: /^Add / })).toHaveCount(0);
    await page.getByRole('button', { name: /Pincode/ }).click();
    await expect(page.getByRole('dialog', { name: 'Choose Location' })).toBeVisible();
  });

  test('a panel of the dashboard says what broke; the tabs work', async ({ page, consoleGuard }) => {
    consoleGuard.expects(/^error: Error: Kyc is broken/);
    await page.route(script('Kyc'), (route) => route.fulfill(broken('Kyc')));
    await loggedIn(page, '/dashboard?tab=kyc');
    await expect(lost(page)).toContainText('Your KYC details could not be loaded');
    await page.getByRole('link', { name: 'Profile' }).click();
    await expect(main(page).getByLabel('Name')).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  const PAGES = ['/', '/categories', '/categories/fruit-vegetables', '/product/jyoti-alu-potato', '/search?q=alu'];
  const MORE = ['/cart', '/auth/login', '/dashboard', '/thankyou', '/share-code', '/mobile-footer-cms', '/404'];

  test('no control is shown that would do nothing, and nothing waits for ever', async ({ page }) => {
    for (const path of [...PAGES, ...MORE, '/product/unknown', '/editor']) {
      await page.goto(path);
      await expect(page.getByRole('main'), path).toContainText(/\w/);
      const dead = page.locator('button:not(form[action] *), select, input:not(form[action] *), textarea');
      await expect(dead.filter({ visible: true }), path).toHaveCount(0);
      await expect(page.getByText(/^(?:Looking|Loading|One moment).*…$/).filter({ visible: true }), path).toHaveCount(
        0,
      );
    }
  });

  test('the search is a form that leads to /search', { tag: '@once' }, async ({ page }) => {
    await page.goto('/categories');
    await page.getByRole('combobox', { name: 'Search', exact: true }).fill('musur dal');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/search?q=musur+dal');
  });
});
