import { expectAccessible } from './fixtures/axe.ts';
import { call } from './fixtures/calls.ts';
import { chooseSlot, newReference, ordersOf } from './fixtures/checkout.ts';
import { type Customer, customerWithCart } from './fixtures/customer.ts';
import { KEY } from './fixtures/editor.ts';
import { alive, expect, expectToFit, test } from './fixtures/shop.ts';
import type { Page } from 'playwright/test';

const asDesk = (page: Page, method: string, path: string, body: object) =>
  call(page.request, method, path, { headers: { 'x-editor-key': KEY }, body: { by: 'Rina Das', ...body } });

/** Puts money into the wallet as the shop does: an order is paid, found at the bank, and cancelled. */
async function fillWallet(page: Page, { ask }: Customer, productId: number): Promise<number> {
  await ask('POST', '/cart/', { productId, quantity: 5 });
  const { data: addresses } = await ask<{ data: { id: number }[] }>('GET', '/user-address/');
  const { data: slots } = await ask<{ data: { id: string; left: number }[] }>('GET', '/delivery-slot/web/list');
  // The last of them: no clock packs it while this test runs.
  const slotId = slots.findLast(({ left }) => left > 0)?.id;
  const payment = { paymentMethod: 'qr', paymentReference: newReference() };
  const body = { addressId: addresses[0]?.id, slotId, ...payment };
  const { data } = await ask<{ data: { id: number; toPay: number } }>('POST', '/order', body);
  const said = await asDesk(page, 'PUT', `/desk/orders/${data.id}/payment`, { from: 'checking', to: 'confirmed' });
  expect(said.status).toBe(200);
  await ask('PUT', `/order/cancel/${data.id}`);
  return data.toPay;
}

const inRupees = (amount: number): string =>
  amount.toLocaleString('en-IN', { style: 'currency', currency: 'INR', minimumFractionDigits: 2 });

test(
  'the wallet pays what it can, the rest is paid as chosen, and a cancelled order gives it back',
  { tag: '@once' },
  async ({ page }) => {
    const customer = await customerWithCart(page, 0);
    const { data: goods } = (await call(page.request, 'GET', '/product/web/?limit=60')).body as {
      data: { id: number; stock: number; price: number }[];
    };
    const cheap = goods.find(({ stock, price }) => stock > 60 && price > 40 && price < 100);
    if (!cheap) throw new Error('The demo shop has no such product.');
    const balance = await fillWallet(page, customer, cheap.id);
    await customer.ask('POST', '/cart/', { productId: cheap.id, quantity: 15 });

    await page.goto('/cart');
    await alive(page);
    await chooseSlot(page);
    const use = page.getByRole('checkbox', { name: /^Use ₹[\d,.]+ from your wallet/ });
    const toPay = page.getByRole('definition').last();
    const before = await toPay.textContent();
    await use.check();
    await expect(page.getByText('From your wallet', { exact: true })).toBeVisible();
    await expect(toPay).not.toHaveText(before ?? '');
    await expect(page.getByRole('radio', { name: /Cash on delivery/ })).toBeChecked();
    await expectToFit(page);
    await expectAccessible(page);
    const seen = await toPay.textContent();
    await page.getByRole('button', { name: 'Place order' }).click();
    await expect(page).toHaveURL('/thankyou');
    await expect(page.getByRole('main')).toContainText(`${seen} to pay in cash`);

    const [placed] = await ordersOf(customer);
    expect(placed).toMatchObject({ walletAmount: balance, paymentMethod: 'cash' });
    await page.goto(`/dashboard?tab=order&order=${String(placed?.['id'])}`);
    await alive(page);
    await expect(page.getByRole('article')).toContainText(`−${inRupees(balance)}`);
    await expectToFit(page);
    await page.getByRole('button', { name: 'Cancel order' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText(`Your ${inRupees(balance)} goes to your wallet at once.`);
    await dialog.getByRole('button', { name: 'Cancel order' }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('link', { name: 'See your wallet' }).click();
    await expect(page.getByText('Balance', { exact: true }).locator('..')).toContainText(inRupees(balance));
  },
);

test('an order that the wallet pays wholly asks for no other payment', { tag: '@once' }, async ({ page }) => {
  const customer = await customerWithCart(page, 0);
  const { data: goods } = (await call(page.request, 'GET', '/product/web/?limit=60')).body as {
    data: { id: number; stock: number; price: number }[];
  };
  const dear = goods.find(({ stock, price }) => stock > 60 && price > 60);
  if (!dear) throw new Error('The demo shop has no such product.');
  await fillWallet(page, customer, dear.id);
  await customer.ask('POST', '/cart/', { productId: dear.id, quantity: 4 });
  await page.goto('/cart');
  await alive(page);
  await chooseSlot(page);
  await page.getByRole('radio', { name: /Pay by QR/ }).press('Space');
  await page.getByRole('checkbox', { name: /from your wallet/ }).check();
  await expect(page.getByText('It pays for all of this order')).toBeVisible();
  await expect(page.getByRole('radio', { name: /Pay by QR/ })).toHaveCount(0);
  await expect(page.getByRole('definition').last()).toHaveText('₹0.00');
  await expectToFit(page);
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page).toHaveURL('/thankyou');
  await expect(page.getByRole('main')).toContainText('paid from your wallet');
  expect((await ordersOf(customer))[0]).toMatchObject({ toPay: 0, paymentMethod: 'cash' });
});

test('whoever has nothing in the wallet is not offered it', { tag: '@once' }, async ({ page }) => {
  await customerWithCart(page, 2);
  const asked = page.waitForResponse(/\/customer\/wallet/);
  await page.goto('/cart');
  await alive(page);
  await asked;
  await expect(page.getByRole('radio', { name: /Cash on delivery/ })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /wallet/ })).toHaveCount(0);
});
