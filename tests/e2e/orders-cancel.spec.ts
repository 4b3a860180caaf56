import type { Page } from 'playwright/test';
import { call } from './fixtures/calls.ts';
import { newReference } from './fixtures/checkout.ts';
import { customerWithCart } from './fixtures/customer.ts';
import { alive, expect, expectToFit, test } from './fixtures/shop.ts';

/** As long as the name of an address can be. */
const LONG = 'Grandmothershouseinsaltlakecityblockpark';

interface Placed {
  readonly id: number;
  readonly number: string;
}

/** A customer with an order paid by QR, everything about it as long as it can be. */
async function paidByQr(page: Page) {
  const session = await customerWithCart(page, 4);
  const { token, phone } = session;
  const ask = async (method: string, path: string, body?: object) => {
    const answer = await call(page.request, method, path, { token, ...(body && { body }) });
    expect(answer.status, path).toBe(200);
    return answer.body.data as unknown;
  };
  const [home] = (await ask('GET', '/user-address/')) as { pincode: { id: number } }[];
  const address = { label: LONG, name: `${LONG} Sen`, phone, line1: `${LONG} ${phone}`, pincodeId: home?.pincode.id };
  const { id: addressId } = (await ask('POST', '/user-address/', address)) as Placed;
  const slots = (await ask('GET', '/delivery-slot/web/list')) as { id: string; left: number }[];
  // The last of them: no clock packs it while this test runs.
  const slotId = slots.findLast(({ left }) => left > 0)?.id;
  const paymentReference = `ICI${newReference()}${newReference()}99887766`;
  const order = (await ask('POST', '/order', { addressId, slotId, paymentMethod: 'qr', paymentReference })) as Placed;
  return { token, order, paymentReference };
}

test(
  'a payment by QR is being checked, and its order can be cancelled until it is packed',
  { tag: '@once' },
  async ({ page }) => {
    const { order, token, paymentReference } = await paidByQr(page);
    await page.goto(`/dashboard?tab=order&order=${order.id}`);
    await alive(page);
    const main = page.getByRole('main');
    await expect(main.getByText(/^Payment being checked\. We look for .+ before your order leaves\./)).toBeVisible();
    await expect(main.getByText(paymentReference).first()).toBeVisible();
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 740 });
      await expectToFit(page);
      const table = page.getByRole('table', { name: `Items of order ${order.number}` });
      await expect(table.getByRole('row')).toHaveCount(4);
      const room = (await table.boundingBox())?.width ?? 0;
      await expect(table.getByRole('rowheader')).toHaveCount(4);
      for (const name of await table.getByRole('rowheader').all())
        expect((await name.boundingBox())?.width, 'a name has the whole width').toBeGreaterThan(room * 0.9);
    }

    await page.getByRole('button', { name: 'Cancel order' }).click();
    const dialog = page.getByRole('dialog', { name: `Cancel order ${order.number}?` });
    await expect(dialog).toContainText(/Once we have found it, ₹.+ goes to your wallet/);
    await expectToFit(page);
    await dialog.getByRole('button', { name: 'Keep order' }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Cancel order' }).click();
    await dialog.getByRole('button', { name: 'Cancel order' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('heading', { name: 'Cancelled' })).toBeFocused();
    await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
    await expect(page.getByRole('region', { name: 'What happened when' })).toContainText('Cancelled');
    await expect(main.getByText(/We are still looking for your payment/)).toBeVisible();

    await page.getByRole('link', { name: 'All orders' }).click();
    await expect(page.getByRole('article')).toContainText('payment being checked');
    await expectToFit(page);
    await page.getByRole('link', { name: 'Wallet', exact: true }).click();
    await expect(page.getByText('Your wallet is empty')).toBeVisible();
    expect((await call(page.request, 'GET', '/customer/transaction', { token })).body.data).toEqual([]);
  },
);

test('the thank-you page fits, and says what has become of the order', { tag: '@once' }, async ({ page }) => {
  const { order, token, paymentReference } = await paidByQr(page);
  const saved = (await call(page.request, 'GET', `/order/${order.id}`, { token })).body.data as object;
  await page.addInitScript(
    (saved) => localStorage.getItem('order-response') ?? localStorage.setItem('order-response', saved),
    JSON.stringify(saved),
  );
  await page.goto('/thankyou');
  await expect(page.getByText(`with reference ${paymentReference}`)).toBeVisible();
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await expectToFit(page);
  }
  await call(page.request, 'PUT', `/order/cancel/${order.id}`, { token });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Your order is cancelled.' })).toBeVisible();
  await expect(page.getByText(/We are still looking for your payment/)).toBeVisible();
});

test(
  'at a provider that knows neither payment status nor cancelling, nothing is said and no button is there',
  { tag: '@once' },
  async ({ page }) => {
    const { order, paymentReference } = await paidByQr(page);
    const without = ({ paymentStatus: _, cancellable: __, ...rest }: Record<string, unknown>) => rest;
    await page.route(/\/api\/order\/(\d+)?$/, async (route) => {
      const response = await route.fetch();
      const { data } = (await response.json()) as { data: Record<string, unknown> | Record<string, unknown>[] };
      return route.fulfill({ response, json: { data: Array.isArray(data) ? data.map(without) : without(data) } });
    });
    await page.goto(`/dashboard?tab=order&order=${order.id}`);
    const main = page.getByRole('main');
    await expect(main.getByText(`Reference given: ${paymentReference}`)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Order again' })).toBeVisible();
    await expect(main.getByText(/checked|wallet$/)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
  },
);
