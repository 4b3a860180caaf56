import type { Page } from 'playwright/test';
import { countAsleep } from '../../harness/browser.ts';
import { refused } from './fixtures/console-guard.ts';
import { customerWithCart, onAnotherDevice } from './fixtures/customer.ts';
import { changeOffers } from './fixtures/offers.ts';
import { alive, expect, test } from './fixtures/shop.ts';

const PAGES = ['/', '/categories/atta-rice-dal', '/product/shonar-whole-wheat-chakki-atta', '/cms/about'];
const FRAMEWORK = /\/_astro\/(?:framework|islands)\./;

/** An untouched page has done all that it does when it has asked for what it may need later. */
const isDone = (page: Page) => expect(page.locator('link[rel=prefetch]').first()).toBeAttached();
const fetched = (page: Page) => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
const islands = (page: Page) => page.locator('astro-island[ssr]');
const badge = (page: Page) => page.getByRole('link', { name: /Your Cart/ });

/** The scripts of ours that ran on a page, by their addresses. */
async function scriptsRun(page: Page, path: string): Promise<string[]> {
  // As a browser does where a page comes to lie below a mouse that rests.
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () => document.dispatchEvent(new PointerEvent('pointermove'))),
  );
  await page.coverage.startJSCoverage();
  await page.goto(path);
  await isDone(page);
  const run = await page.coverage.stopJSCoverage();
  return run.map(({ url }) => url).filter((url) => url.includes('/_astro/'));
}

for (const path of PAGES)
  test(`nothing of the framework runs on ${path} as long as nobody uses it`, { tag: '@once' }, async ({ page }) => {
    const run = await scriptsRun(page, path);
    expect(run.length).toBeGreaterThan(0);
    expect(run.filter((url) => FRAMEWORK.test(url))).toEqual([]);
    expect(await islands(page).count()).toBe(await page.locator('astro-island').count());
    // Its files are there for the first use.
    await expect.poll(async () => (await fetched(page)).filter((url) => FRAMEWORK.test(url)).length).toBe(2);
    await expect.poll(() => countAsleep(page)).toBe(0);
  });

test('who saves data fetches nothing for later', { tag: '@once' }, async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
  );
  await page.goto('/');
  await expect.poll(async () => (await fetched(page)).some((url) => /\/_astro\/offline\./.test(url))).toBe(true);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await expect(page.locator('link[rel=prefetch]')).toHaveCount(0);
  const name = page.getByRole('searchbox').or(page.getByRole('combobox')).first();
  await name.fill('atta');
  await expect(page.getByRole('option').first()).toBeVisible();
});

test('goods that cost something else by now are woken, and no others', { tag: '@once' }, async ({ page }) => {
  await changeOffers(page, (offers) => offers.map(([id, price, mrp, stock], i) => [id, i ? price : 199, mrp, stock]));
  await page.goto('/categories/atta-rice-dal');
  const grid = page.locator('astro-island[component-export=ProductGrid]');
  await expect(grid).not.toHaveAttribute('ssr');
  await expect(islands(page).first()).toBeAttached();
});

test('a price or a stock that nobody would notice wakes nothing', { tag: '@once' }, async ({ page }) => {
  await changeOffers(page, (offers) =>
    offers.map(([id, price, mrp, stock]) => [id, price, mrp, stock && (stock > 20 ? 5000 : Math.min(stock, 6))]),
  );
  const asked = page.waitForResponse('**/api/catalogue/prices?*');
  await page.goto('/categories/atta-rice-dal');
  await asked;
  await isDone(page);
  expect(await islands(page).count()).toBe(await page.locator('astro-island').count());
});

test(
  'what is put into the cart in another tab shows on a page that nobody has used',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/cms/about');
    await isDone(page);
    const other = await page.context().newPage();
    await other.goto('/categories/atta-rice-dal');
    await other
      .getByRole('button', { name: /^Add .+ to cart$/ })
      .first()
      .click();
    await expect(badge(page).first()).toContainText('1');
  },
);

test('a shopper who comes back finds the cart, without touching anything', { tag: '@once' }, async ({ page }) => {
  await page.goto('/categories/atta-rice-dal');
  await page
    .getByRole('button', { name: /^Add .+ to cart$/ })
    .first()
    .click();
  await expect(badge(page).first()).toContainText('1');
  await page.goto('/cms/about');
  await expect(badge(page).first()).toContainText('1');
});

test('a product that nobody touches is among those looked at', { tag: '@once' }, async ({ page }) => {
  await page.goto(PAGES[2] ?? '');
  await isDone(page);
  const viewed = () => page.evaluate(() => JSON.parse(localStorage.getItem('recently-viewed') ?? '[]') as unknown[]);
  await expect.poll(viewed).toHaveLength(1);
});

test('how few are left is seen', { tag: '@once' }, async ({ page }) => {
  await changeOffers(page, (offers) => offers.map(([id, price, mrp]) => [id, price, mrp, 3]));
  await page.goto(PAGES[2] ?? '');
  await expect(page.locator('astro-island[component-export=ProductBuy]')).not.toHaveAttribute('ssr');
});

test('goods that are there again can be bought', { tag: '@once' }, async ({ page, request }) => {
  const { data } = (await (await request.get('/api/product/web/?limit=500')).json()) as {
    data: { id: number; slug: string; stock: number }[];
  };
  const soldOut = data.find(({ stock }) => stock === 0);
  await changeOffers(page, (offers) =>
    offers.map(([id, price, mrp, stock]) => [id, price, mrp, id === soldOut?.id ? 50 : stock]),
  );
  expect(soldOut).toBeDefined();
  await page.goto(`/product/${soldOut?.slug}`);
  await expect(page.locator('astro-island[component-export=ProductBuy]')).not.toHaveAttribute('ssr');
});

test('a mouse that moves brings where a product is delivered', { tag: '@once' }, async ({ page }) => {
  await page.goto(PAGES[2] ?? '');
  await isDone(page);
  const delivery = page.locator('astro-island[component-export=ProductDelivery]');
  await expect(delivery).toHaveAttribute('ssr', '');
  for (const x of [20, 40]) await page.mouse.move(x, 300);
  await expect(delivery).not.toHaveAttribute('ssr');
});

test('the first tap on a picture shows it large, in place', { tag: '@once' }, async ({ page }) => {
  await page.goto(PAGES[2] ?? '');
  await isDone(page);
  await page.locator('a[data-enlarge]').first().tap();
  await expect(page.getByRole('dialog', { name: 'Pictures' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(PAGES[2]);
});

test('shelves sleep on while the page is used, and what is in them counts', { tag: '@once' }, async ({ page }) => {
  await page.goto('/');
  await isDone(page);
  const shelves = page.locator('astro-island[component-export=Shelf]');
  const first = shelves.first();
  await first.locator('article').first().scrollIntoViewIfNeeded();
  await first
    .getByRole('button', { name: /^Add .+ to cart$/ })
    .first()
    .tap();
  await alive(page);
  const more = first.getByRole('button', { name: /^Increase quantity/ });
  await more.tap();
  await expect(first.locator('output:visible')).toHaveText('2');
  await expect(badge(page).first()).toContainText('2');
  // At its limit, of which the cart's store tells.
  for (let taps = 2; taps < 21; taps += 1) await more.dispatchEvent('click');
  await expect(page.getByText(/is the most we can sell/)).toBeVisible();
  for (const one of await shelves.all()) await expect(one).toHaveAttribute('ssr', '');
});

test('the first tap on Load more adds to the list', { tag: '@once' }, async ({ page }) => {
  await page.goto('/categories/atta-rice-dal');
  await isDone(page);
  await page.getByRole('button', { name: 'Load more' }).tap();
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveCount(40);
});

test('who goes offline reads so on a page that nobody has used', { tag: '@once' }, async ({ page, consoleGuard }) => {
  consoleGuard.allows(/ERR_INTERNET_DISCONNECTED/);
  await page.goto('/cms/about');
  await expect.poll(async () => (await fetched(page)).some((url) => url.endsWith('.css'))).toBe(true);
  await page.context().setOffline(true);
  const line = page.getByRole('status').filter({ hasText: 'You are offline' });
  await expect(line).toBeVisible();
  await expect(line.locator('div').first()).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test.describe('a guest who comes back', { tag: '@once' }, () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/categories/atta-rice-dal');
    await page.getByRole('button', { name: 'Select Pincode' }).click();
    await page.getByRole('dialog').getByRole('option').first().click();
    await page
      .getByRole('button', { name: /^Add Shonar Whole .+ to cart$/ })
      .first()
      .click();
    await expect(badge(page).first()).toContainText('1');
  });

  for (const path of PAGES)
    test(`finds pincode and cart on ${path}, where nothing of the framework runs`, async ({ page }) => {
      const run = await scriptsRun(page, path);
      await expect(badge(page).first()).toContainText('1');
      await expect(page.getByRole('button', { name: /^7\d{5}/ }).first()).toBeVisible();
      expect(run.filter((url) => FRAMEWORK.test(url))).toEqual([]);
      expect(await islands(page).count()).toBe(await page.locator('astro-island').count());
    });

  test('reads in the language of the page alone', async ({ page }) => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/_astro/shop-bn.*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/bn', { waitUntil: 'commit' });
    const pincode = page.locator('astro-island[component-export=PincodeChooser] button').first();
    await expect(pincode).toBeVisible();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await expect(pincode).not.toContainText('Delivering to');
    release();
    await expect(pincode).toContainText('700001');
    await expect(pincode).not.toContainText('Delivering to');
    expect(await islands(page).count()).toBe(await page.locator('astro-island').count());
  });

  test('counts on where they were, before the framework has come and after', async ({ page }) => {
    for (const path of PAGES.slice(1, 3)) {
      await page.goto(path);
      const more = page.getByRole('button', { name: /^Increase quantity of Shonar Whole/ }).first();
      const count = page.getByRole('main').locator('output:visible').first();
      const before = Number(await count.textContent());
      await more.click();
      await expect(count).toHaveText(String(before + 1));
      await alive(page);
      await expect(count).toHaveText(String(before + 1));
      await more.click();
      await expect(badge(page).first()).toContainText(String(before + 2));
    }
  });

  test('sees what another tab takes out of the cart', async ({ page }) => {
    await page.goto('/categories/atta-rice-dal');
    const add = page.getByRole('button', { name: /^Add Shonar Whole .+ to cart$/ });
    await expect(page.getByRole('button', { name: /^Decrease quantity of Shonar Whole/ })).toBeVisible();
    await expect(add).toHaveCount(0);
    const other = await page.context().newPage();
    await other.goto('/cart');
    await other.getByRole('button', { name: /^Remove Shonar Whole/ }).click();
    await expect(add).toBeVisible();
    await expect(badge(page).first()).not.toContainText('1');
  });
});

test('a press that is held while its island comes to life counts', { tag: '@once' }, async ({ page }) => {
  await page.goto('/categories/atta-rice-dal');
  await page
    .getByRole('button', { name: /^Add Shonar Whole .+ to cart$/ })
    .first()
    .click();
  await expect(badge(page).first()).toContainText('1');
  await page.goto('/categories/atta-rice-dal');
  const more = page.getByRole('button', { name: /^Increase quantity of Shonar Whole/ }).first();
  const { x, y, width, height } = (await more.locator('svg').boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  // The mouse has woken the island, which would be there by now.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1000)));
  await page.mouse.up();
  await expect(badge(page).first()).toContainText('2');
});

test.describe('a customer who comes back', { tag: '@once' }, () => {
  let customer: Awaited<ReturnType<typeof customerWithCart>>;

  test.beforeEach(async ({ page }) => {
    customer = await customerWithCart(page, 2);
    await page.goto('/cart');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('customer-cart'))).toContain('"count":10');
  });

  const cart = () => customer.ask<{ data: { id: number }[]; count: number }>('GET', '/cart/web/c');
  const account = (page: Page) => page.getByRole('link', { name: customer.data.name }).first();
  const expectAsleep = async (page: Page) =>
    expect(await islands(page).count()).toBe(await page.locator('astro-island').count());

  for (const path of PAGES)
    test(`finds name, pincode and cart on ${path} before the provider has answered`, async ({ page }) => {
      const { promise: answering, resolve: answer } = Promise.withResolvers<void>();
      await page.route(/\/api\/(?:cart|customer|wishlist)\//, async (route) => {
        await answering;
        await route.continue();
      });
      const asked = page.waitForRequest('**/api/cart/**');
      const run = await scriptsRun(page, path);
      await expect(account(page)).toBeAttached();
      await expect(page.getByRole('button', { name: /700019/ }).first()).toBeVisible();
      await expect(badge(page).first()).toContainText('10');
      await asked;
      await expect(badge(page).first()).toContainText('10');
      const answered = page.waitForResponse('**/api/cart/**');
      answer();
      await answered;
      await expect(badge(page).first()).toContainText('10');
      expect(run.filter((url) => FRAMEWORK.test(url))).toEqual([]);
      await expectAsleep(page);
    });

  test('sees what another device has put into the cart', async ({ page }) => {
    const [line] = (await cart()).data;
    await customer.ask('DELETE', `/cart/delete-cart/${line?.id}`);
    await page.goto('/cms/about');
    await expect(badge(page).first()).toContainText('5');
    await expectAsleep(page);
  });

  test('counts on from what the cart holds, though nothing has answered yet', async ({ page }) => {
    await page.route('**/api/cart/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      await route.continue();
    });
    await page.goto(`/product/${customer.goods[0]?.slug}`);
    const more = page.getByRole('button', { name: /^Increase quantity/ }).first();
    await more.click();
    await more.click();
    await expect(page.getByRole('main').locator('output:visible').first()).toHaveText('7');
    await expect.poll(async () => (await cart()).count).toBe(12);
    await expect(badge(page).first()).toContainText('12');
  });

  test('finds on a desktop how much is on the wishlist', async ({ page }) => {
    const { data } = await customer.ask<{ data: { id: number }[] }>('GET', '/product/web/?limit=2');
    for (const { id } of data) await customer.ask('POST', '/wishlist/web', { productId: id });
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto('/cms/about');
    await expect(page.getByRole('link', { name: 'Wishlist', exact: true })).toHaveText('2');
    await expectAsleep(page);
  });

  test('is sent to log in where the session has ended elsewhere', async ({ page, consoleGuard }) => {
    consoleGuard.expects(refused(401, '/api/'));
    // A page that is open finds it out by itself, and the next one is a guest's; this one has no scripts, and asks for no icon.
    const blank = { contentType: 'text/html', body: '<link rel="icon" href="data:,">' };
    await page.route('/blank', (route) => route.fulfill(blank));
    await page.goto('/blank');
    await (await onAnotherDevice(page.request, customer)).ask('POST', '/customer/logout', { sessions: 'all' });
    await page.goto('/cms/about');
    await page.waitForURL('/auth/login?next=%2Fcms%2Fabout');
    await expect(page.getByText('Please log in again.')).toBeVisible();
  });

  test('is a guest on a sleeping page once another tab has logged out', async ({ page }) => {
    await page.goto('/cms/about');
    await isDone(page);
    await expect(badge(page).first()).toContainText('10');
    const other = await page.context().newPage();
    await other.goto('/mobile-footer-cms');
    await other.getByRole('button', { name: 'Log out' }).click();
    await expect(page.getByRole('link', { name: 'Log In / Sign Up' }).first()).toBeAttached();
    await expect(badge(page).first()).not.toContainText('10');
  });

  test('reads a message that concerns them', async ({ page }) => {
    // Chosen without a network, when it cost more.
    await page.evaluate(() => {
      const { owner, cart } = JSON.parse(localStorage.getItem('customer-cart') ?? '') as {
        owner: string;
        cart: { data: { product: { price: number } }[] };
      };
      const [line] = cart.data;
      const change = { product: { ...line?.product, price: 100 }, quantity: 6, at: Date.now() };
      localStorage.setItem('waiting-changes', JSON.stringify({ owner, changes: [change] }));
    });
    await page.goto('/cms/about');
    await expect(page.getByText(/It was ₹1 when you chose it/)).toBeVisible();
    await expect(badge(page).first()).toContainText('11');
  });
});
