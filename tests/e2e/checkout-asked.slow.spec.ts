import type { Page } from 'playwright/test';
import { unanswered } from './fixtures/console-guard.ts';
import { chooseSlot, ordersOf } from './fixtures/checkout.ts';
import { customerWithCart } from './fixtures/customer.ts';
import { alive, expect, test } from './fixtures/shop.ts';

const place = (page: Page) => page.getByRole('button', { name: 'Place order' });
const asked = (page: Page) => page.getByRole('region', { name: /did not go through\. Order it now\?/ });

async function readyToOrder(page: Page) {
  const customer = await customerWithCart(page, 2);
  await page.goto('/cart');
  await alive(page);
  await chooseSlot(page);
  await expect(place(page)).toBeEnabled();
  return customer;
}

/** Presses it where there is no network, and reads that it did not arrive. */
async function pressOffline(page: Page): Promise<void> {
  await page.context().setOffline(true);
  await place(page).click();
  await expect(page.getByText('We could not reach the shop').first()).toBeVisible();
  await page.context().setOffline(false);
}

/** Counts what of a page is sent as an order. */
function countOrders(page: Page): () => number {
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/api/order') sent++;
  });
  return () => sent;
}

test.describe('what was not certainly sent is asked about first', { tag: '@once' }, () => {
  test.beforeEach(({ consoleGuard }) => consoleGuard.allows(unanswered('/')));

  test('a reload orders nothing, and says what would be ordered', async ({ page }) => {
    const customer = await readyToOrder(page);
    await pressOffline(page);
    const sent = countOrders(page);
    await page.reload();
    await expect(asked(page)).toBeVisible();
    for (const { name } of customer.goods) await expect(asked(page)).toContainText(name);
    await expect(asked(page)).toContainText('5 ×');
    await expect(asked(page)).toContainText('22 Mandeville Gardens');
    await expect(asked(page)).toContainText('Cash on delivery');
    expect([sent(), await ordersOf(customer)]).toEqual([0, []]);

    await asked(page).getByRole('button', { name: 'Order now' }).click();
    await expect(page).toHaveURL('/thankyou');
    expect([sent(), await ordersOf(customer)]).toEqual([1, [expect.anything()]]);
  });

  test('a visit to a product and back orders nothing, and shows the address as it is by then', async ({ page }) => {
    const customer = await readyToOrder(page);
    await pressOffline(page);
    const sent = countOrders(page);
    await page.goto('/categories');
    const { data } = await customer.ask<{ data: { id: number; pincode: { id: number } }[] }>('GET', '/user-address/');
    const [{ id, pincode, ...address } = { id: 0, pincode: { id: 0 } }] = data;
    await customer.ask('PUT', `/user-address/${id}`, {
      ...address,
      line1: `9 Lake Road ${customer.phone}`,
      pincodeId: pincode.id,
    });
    await page.goto('/cart');
    await expect(asked(page)).toContainText('9 Lake Road');
    expect([sent(), await ordersOf(customer)]).toEqual([0, []]);

    await asked(page).getByRole('button', { name: 'Order now' }).click();
    await expect(page).toHaveURL('/thankyou');
    const orders = await ordersOf(customer);
    expect(orders).toEqual([
      expect.objectContaining({ address: expect.objectContaining({ line1: `9 Lake Road ${customer.phone}` }) }),
    ]);
  });

  test('“Not now” leaves the cart as it is, and asks no more', async ({ page }) => {
    const customer = await readyToOrder(page);
    await pressOffline(page);
    await page.reload();
    await asked(page).getByRole('button', { name: 'Not now' }).click();
    await expect(asked(page)).toBeHidden();
    await page.reload();
    await alive(page);
    await expect(place(page)).toBeVisible();
    await expect(asked(page)).toBeHidden();
    expect(await ordersOf(customer)).toEqual([]);
  });

  test('what has arrived without an answer is found, and not sent again', async ({ page }) => {
    const customer = await readyToOrder(page);
    await page.route('**/api/order', async (route) => {
      await route.fetch();
      return route.abort('connectionreset');
    });
    await place(page).click();
    await expect(page.getByText('We could not reach the shop').first()).toBeVisible();
    await page.unroute('**/api/order');
    const sent = countOrders(page);
    await page.reload();
    await expect(page).toHaveURL('/thankyou');
    await expect(page.getByRole('heading', { name: /Your order is placed/ })).toBeVisible();
    expect([sent(), await ordersOf(customer)]).toEqual([0, [expect.anything()]]);
  });

  test('while it can’t be looked up, that is said; once the network is back, it is', async ({ page }) => {
    const customer = await readyToOrder(page);
    await pressOffline(page);
    const sent = countOrders(page);
    await page.route('**/api/order/placed/*', (route) => route.abort('connectionrefused'));
    await page.reload();
    const unknown = page.getByRole('status').filter({ hasText: 'could not find out whether' });
    await expect(unknown).toBeVisible();
    await page.unroute('**/api/order/placed/*');
    await unknown.getByRole('button', { name: 'Look again' }).click();
    await expect(asked(page)).toBeVisible();
    expect([sent(), await ordersOf(customer)]).toEqual([0, []]);
  });

  test('a page left while the answer was awaited sends nothing when it is shown again', async ({ page }) => {
    const customer = await readyToOrder(page);
    const arrived = Promise.withResolvers<void>();
    await page.route('**/api/order', () => arrived.resolve());
    await place(page).click();
    await arrived.promise;
    const sent = countOrders(page);
    await page.goto('/categories');
    await page.unroute('**/api/order');
    await page.goBack();
    await expect(asked(page)).toBeVisible();
    expect([sent(), await ordersOf(customer)]).toEqual([0, []]);
  });
});
