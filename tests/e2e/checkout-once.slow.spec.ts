import type { Page } from 'playwright/test';
import { unanswered } from './fixtures/console-guard.ts';
import { chooseSlot, ordersOf } from './fixtures/checkout.ts';
import { customerWithCart } from './fixtures/customer.ts';
import { alive, expect, test } from './fixtures/shop.ts';

/** On the cart page with everything chosen, one press away from the order. */
async function readyToOrder(page: Page) {
  const session = await customerWithCart(page, 2);
  await page.goto('/cart');
  await alive(page);
  await chooseSlot(page);
  return session;
}

const place = (page: Page) => page.getByRole('button', { name: 'Place order' });
const thanked = (page: Page) => expect(page).toHaveURL('/thankyou');

test.describe('one order, whatever happens', { tag: '@once' }, () => {
  test('a double click', async ({ page }) => {
    const session = await readyToOrder(page);
    await place(page).dblclick();
    await thanked(page);
    expect(await ordersOf(session)).toHaveLength(1);
  });

  test('the back button after ordering leads to an empty cart', async ({ page }) => {
    const session = await readyToOrder(page);
    await place(page).click();
    await thanked(page);
    await page.goBack();
    await expect(page.getByText('Your cart is empty')).toBeVisible();
    expect(await ordersOf(session)).toHaveLength(1);
    await page.goForward();
    await expect(page.getByRole('heading', { name: /Your order is placed/ })).toBeVisible();
    await page.reload();
    await expect(page.getByText(/HT-\d+/)).toBeVisible();
  });
});

test.describe('one order on a bad network', { tag: '@once' }, () => {
  test('the answer is lost', async ({ page, consoleGuard }) => {
    consoleGuard.expects(unanswered('/api/order'));
    const session = await readyToOrder(page);
    let sent = 0;
    await page.route('**/api/order', async (route) => {
      if (sent++ > 0) return route.continue();
      await route.fetch();
      return route.abort('connectionreset');
    });
    await place(page).click();
    await thanked(page);
    expect([sent, await ordersOf(session)]).toEqual([2, [expect.anything()]]);
  });

  for (const arrived of [true, false])
    test(`the page is reloaded before the answer comes, ${arrived ? 'after' : 'before'} the order arrived`, async ({
      page,
    }) => {
      const session = await readyToOrder(page);
      const sent = Promise.withResolvers<void>();
      await page.route('**/api/order', async (route) => {
        if (arrived) await route.fetch();
        sent.resolve(); // And no answer.
      });
      await place(page).click();
      await sent.promise;
      // The page may lead on before it has loaded.
      await page
        .reload({ waitUntil: 'commit' })
        .catch((error: Error) => expect(error.message).toMatch(/ERR_ABORTED|Not attached to an active page/));
      await page.unroute('**/api/order');
      if (!arrived) await page.getByRole('button', { name: 'Order now' }).click();
      await thanked(page);
      await expect(page.getByRole('heading', { name: /Your order is placed/ })).toBeVisible();
      expect(await ordersOf(session)).toHaveLength(1);
      await page.goto('/cart');
      await expect(page.getByText('Your cart is empty')).toBeVisible();
    });
});

test('a page that is reloaded on the way to the thank-you page gets there', { tag: '@once' }, async ({ page }) => {
  const session = await readyToOrder(page);
  const leaving = Promise.withResolvers<void>();
  await page.route('**/thankyou', (route) => {
    leaving.resolve();
    return route.fulfill({ status: 204 }); // The page stays, as it does when it is being reloaded.
  });
  await place(page).click();
  await leaving.promise;
  await page.unroute('**/thankyou');
  await page.reload();
  await thanked(page);
  await expect(page.getByRole('heading', { name: /Your order is placed/ })).toBeVisible();
  await page.goto('/cart');
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  expect(await ordersOf(session)).toHaveLength(1);
});

test('§8: an order response that can’t be saved is only logged', { tag: '@once' }, async ({ page, consoleGuard }) => {
  const logged = 'The order response could not be saved on this device.';
  consoleGuard.expects(new RegExp(`^\\w+: ${logged}$`));
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      if (key === 'order-response') throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, key, value);
    };
  });
  const said: string[] = [];
  page.on('console', (message) => message.type() === 'error' && said.push(message.text()));
  page.on('pageerror', (error) => said.push(`broken: ${error.message}`));
  const session = await readyToOrder(page);
  // That page has no order to show, and goes on home.
  const thanks = page.waitForURL('**/thankyou', { waitUntil: 'commit' });
  await place(page).click();
  await expect.poll(() => said).toEqual([logged]);
  await thanks;
  expect(await ordersOf(session)).toHaveLength(1);
});
