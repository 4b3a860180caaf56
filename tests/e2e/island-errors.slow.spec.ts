import type { Page } from 'playwright/test';
import { countAsleep } from '../../harness/browser.ts';
import { type ConsoleGuard, unanswered } from './fixtures/console-guard.ts';
import { loggedIn } from './fixtures/customer.ts';
import { expect, test } from './fixtures/shop.ts';

const script = (name: string) => new RegExp(`/_astro/${name}\\.`);
const ISLANDS = script('islands');

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
async function tryUntil(page: Page, isBack: () => Promise<boolean>): Promise<void> {
  await tryAgain(page).click();
  await expect.poll(async () => (await isBack()) || (await lost(page).isVisible())).toBe(true);
  if (!(await isBack())) await tryAgain(page).click();
  await expect.poll(isBack).toBe(true);
}

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
    const comeBack = await withoutScripts(page, consoleGuard, ISLANDS);
    await page.goto('/categories/fruit-vegetables');
    await page.keyboard.press('Shift');
    await expect(lost(page)).toContainText('could not be loaded');
    await expect(
      main(page)
        .getByRole('link', { name: /Potato/ })
        .first(),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: /^Add / })).toHaveCount(0);
    await expect(page.getByRole('button', { name: /Pincode/ })).toHaveCount(0);
    await comeBack();
    await tryUntil(page, async () => (await countAsleep(page)) === 0);
    await expect(lost(page)).toHaveCount(0);
    await page
      .getByRole('button', { name: /^Add .+ to cart$/ })
      .first()
      .click();
    await expect(page.getByRole('banner').getByRole('link', { name: /Your Cart/ })).toContainText('1');
  });

  test('a cart whose script never answers says that it is late, and takes it back', async ({ page }) => {
    const come = Promise.withResolvers<void>();
    await page.route(ISLANDS, async (route) => {
      await come.promise;
      await route.continue();
    });
    await page.clock.install();
    await page.goto('/cart', { waitUntil: 'commit' });
    await expect(page.getByText('Looking into your cart…')).toBeVisible();
    // The script that waits so long may begin after the page was painted.
    await expect
      .poll(async () => {
        await page.clock.fastForward(10_000);
        return lost(page).allInnerTexts();
      })
      .toEqual([expect.stringContaining('Your cart is taking long to load.')]);
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
    await tryUntil(page, () => main(page).getByText('Your wallet is empty').isVisible());
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
    await page.keyboard.press('Shift');
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

test.describe('where scripts are allowed but kept away', { tag: '@once' }, () => {
  const WAITING = ['/cart', '/auth/login', '/dashboard', '/search?q=atta', '/thankyou', '/shopping-list'];
  const missing = (page: Page) => page.locator('[data-scripts-missing]');
  /** As if the seconds had passed after which something is said. */
  const wait = (page: Page) =>
    page.evaluate(() =>
      document.getAnimations().forEach((animation) => animation.playState === 'finished' || animation.finish()),
    );

  async function expectSaid(page: Page, path: string): Promise<void> {
    expect((await missing(page).boundingBox())?.height, `${path} is painted as before`).toBe(0);
    await expect(missing(page), path).toBeHidden();
    await wait(page);
    await expect(missing(page), path).toContainText('This page needs JavaScript, which has not arrived.');
    await expect(missing(page).getByRole('link', { name: /^Or call us: / }), path).toBeVisible();
    await expect(page.locator('[data-waits]').filter({ visible: true }), path).toHaveCount(0);
  }

  test('every page that waits for them says what to do', async ({ page, consoleGuard }) => {
    consoleGuard.expects(unanswered('/_astro/'));
    await page.route(/\/_astro\/.*\.js/, (route) => route.abort('connectionfailed'));
    for (const path of WAITING) {
      await page.goto(path);
      await expectSaid(page, path);
    }
  });

  test('also where those in the page are kept away too', async ({ page, consoleGuard }) => {
    consoleGuard.expects(/^error: .*Content Security Policy/);
    await page.route(/\/cart$/, async (route) => {
      const answer = await route.fetch();
      const headers = { ...answer.headers(), 'content-security-policy': "script-src 'none'" };
      await route.fulfill({ response: answer, headers });
    });
    await page.goto('/cart');
    await expectSaid(page, '/cart');
  });

  test('a page that has its scripts says nothing of the kind', async ({ page }) => {
    await page.goto('/cart');
    await expect(page.getByText('Your cart is empty')).toBeVisible();
    await wait(page);
    await expect(missing(page)).toBeHidden();
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
