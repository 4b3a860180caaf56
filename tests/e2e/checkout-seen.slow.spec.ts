import type { Page } from 'playwright/test';
import { refused } from './fixtures/console-guard.ts';
import { chooseSlot, ordersOf } from './fixtures/checkout.ts';
import { call } from './fixtures/calls.ts';
import { type Customer, findPincode, type Goods, logIn, registerCustomer, saveAddress } from './fixtures/customer.ts';
import { alive, expect, test } from './fixtures/shop.ts';

const place = (page: Page) => page.getByRole('button', { name: 'Place order' });

/** Two products at one price, so that sums say nothing of which of them is ordered. */
async function twins(page: Page): Promise<[Goods, Goods]> {
  const { body } = await call(page.request, 'GET', '/product/web/?limit=60');
  const found = (body.data as (Goods & { stock: number })[]).filter(({ stock, price }) => stock > 30 && price > 20);
  for (const one of found)
    for (const other of found) if (one.id !== other.id && one.price === other.price) return [one, other];
  throw new Error('No two products have one price.');
}

/** What another device does to the cart. */
const swap = async ({ ask }: Customer, from: Goods, to: Goods, quantity: number): Promise<void> => {
  const { data } = await ask<{ data: { id: number; product: { id: number } }[] }>('GET', '/cart/web/c');
  const line = data.find(({ product }) => product.id === from.id);
  await ask('DELETE', `/cart/delete-cart/${line?.id}`);
  await ask('POST', '/cart/', { productId: to.id, quantity });
};

async function readyToOrder(page: Page, product: Goods): Promise<Customer> {
  const customer = await registerCustomer(page.request);
  await customer.ask('POST', '/cart/', { productId: product.id, quantity: 5 });
  await saveAddress(customer, 'Home', '700019');
  await logIn(page.context(), customer, await findPincode(customer, '700019'));
  // What is ordered is to be what the page showed, not what it would have heard of in time.
  await page.route('**/api/catalogue/prices-version*', (route) => route.abort());
  await page.goto('/cart');
  await alive(page);
  await chooseSlot(page);
  await expect(place(page)).toBeEnabled();
  return customer;
}

test.describe('what is ordered is what was seen', { tag: '@once' }, () => {
  test.beforeEach(({ consoleGuard }) => {
    consoleGuard.expects(refused(409, '/api/order'));
    consoleGuard.allows(/^error: Failed to load resource: net::ERR_FAILED/);
  });

  test('goods that another device swapped at the same sum are shown, not ordered', async ({ page }) => {
    const [seen, other] = await twins(page);
    const customer = await readyToOrder(page, seen);
    await swap(customer, seen, other, 5);
    await place(page).click();
    const alert = page.getByRole('alert').filter({ hasText: 'nothing was ordered' });
    await expect(alert).toContainText(seen.name);
    await expect(alert).toContainText(other.name);
    expect(await ordersOf(customer)).toEqual([]);
    await expect(page.getByRole('link', { name: other.name }).first()).toBeVisible();

    await place(page).click();
    await expect(page).toHaveURL('/thankyou');
    const orders = await ordersOf(customer);
    expect(orders).toEqual([expect.objectContaining({ items: [expect.objectContaining({ name: other.name })] })]);
  });

  test('an address that was changed meanwhile is shown, not ordered to', async ({ page }) => {
    const [product] = await twins(page);
    const customer = await readyToOrder(page, product);
    const { data } = await customer.ask<{ data: { id: number; pincode: { id: number } }[] }>('GET', '/user-address/');
    const [{ id, pincode, ...address } = { id: 0, pincode: { id: 0 } }] = data;
    const line1 = `9 Lake Road ${customer.phone}`;
    await customer.ask('PUT', `/user-address/${id}`, { ...address, line1, pincodeId: pincode.id });
    await place(page).click();
    await expect(page.getByRole('alert').filter({ hasText: 'nothing was ordered' })).toContainText('address');
    await expect(page.getByText('9 Lake Road').first()).toBeVisible();
    expect(await ordersOf(customer)).toEqual([]);
    await place(page).click();
    await expect(page).toHaveURL('/thankyou');
  });
});
