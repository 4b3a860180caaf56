import { afterAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../../../provider/db/database.ts';
import { markMissing } from '../../../../provider/domain/orders/missing.ts';
import { updatePaymentStatus } from '../../../../provider/domain/orders/qr-payments.ts';
import { expectItAddsUp } from '../../fixtures/adds-up.ts';
import { EDITOR } from '../../fixtures/editing.ts';
import { MORNING } from '../../fixtures/fixture.ts';
import { stockBeforeOrders } from '../../../../harness/ledger.ts';
import { idOf } from '../../fixtures/open.ts';
import { openOrderFixture, type Shopper } from '../../fixtures/order-fixture.ts';

const { shop, shopper, order } = await openOrderFixture({ EDITOR_KEY: EDITOR['x-editor-key'] });
const before = await stockBeforeOrders(shop.db);
afterAll(async () => {
  await expectItAddsUp(shop.db, before);
  await shop.close();
});

let references = 712_345_678_900;
/** 2 tomatoes at ₹22.50 and ₹40 for delivery, paid by QR code. */
async function placed() {
  const mou = await shopper(['tomato', 2]);
  const { body } = await order(mou, { paymentMethod: 'qr', paymentReference: String((references += 1)) });
  return { mou, id: body.data.id as number };
}
const add = async ({ token }: Shopper, id: number, slug: string, quantity: number) =>
  shop.ask('POST', `/order/${id}/items`, {
    token,
    body: { items: [{ productId: await idOf(shop, slug), quantity }] },
  });
const confirm = (id: number) => inTransaction(shop.db, (tx) => updatePaymentStatus(tx, id, 'confirmed', MORNING));

describe('of an order paid by QR code, what was added', () => {
  test('is paid at the door, and only what was paid comes back to the wallet', async () => {
    const { mou, id } = await placed();
    await confirm(id);
    expect((await add(mou, id, 'masoor-dal', 1)).body.data).toMatchObject({ toPay: 155, dueOnDelivery: 70 });
    await shop.ask('PUT', `/order/cancel/${id}`, { token: mou.token });
    expect((await shop.get('/customer/transaction', mou.token)).body.data).toMatchObject([{ amount: 85 }]);
  });

  test('is collected with all the rest, when the payment was not found', async () => {
    const { mou, id } = await placed();
    await add(mou, id, 'masoor-dal', 1);
    await inTransaction(shop.db, (tx) => updatePaymentStatus(tx, id, 'refused', MORNING));
    expect((await shop.get(`/order/${id}`, mou.token)).body.data).toMatchObject({ toPay: 155, dueOnDelivery: 0 });
  });

  test('is less at the door for what is missing, before anything goes into the wallet', async () => {
    const { mou, id } = await placed();
    await confirm(id);
    const items = (await add(mou, id, 'masoor-dal', 1)).body.data.items as unknown[];
    expect(items).toHaveLength(2);
    const { body } = await shop.ask('GET', `/desk/orders/${id}`, { headers: EDITOR });
    const lines = body.data.items as { id: number; name: string }[];
    const mark = (name: string, missing: number) =>
      inTransaction(shop.db, (tx) =>
        markMissing(
          tx,
          id,
          { itemId: lines.find((line) => line.name === name)?.id ?? 0, missing, sellOut: false },
          MORNING,
        ),
      );
    const read = async () => (await shop.get(`/order/${id}`, mou.token)).body.data;
    const wallet = async () =>
      (await shop.get('/customer/transaction', mou.token)).body.data.map(({ amount }: { amount: number }) => amount);
    await mark('Tomato', 1);
    expect(await read()).toMatchObject({ dueOnDelivery: 47.5, refundAmount: 22.5, walletRefund: 0 });
    await mark('Masoor Dal', 1);
    expect(await read()).toMatchObject({ dueOnDelivery: 0, refundAmount: 92.5, walletRefund: 22.5 });
    expect(await wallet()).toEqual([22.5]);
    // What is in the wallet stays there, and what is added now is paid in full.
    await add(mou, id, 'milk-chocolate', 1);
    expect(await read()).toMatchObject({ dueOnDelivery: 45, walletRefund: 22.5 });
    expect(await wallet()).toEqual([22.5]);
  });
});
