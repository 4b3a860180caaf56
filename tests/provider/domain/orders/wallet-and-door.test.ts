import { asc, eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import type { OrderStatus } from '../../../../contract/order.ts';
import { inTransaction } from '../../../../provider/db/database.ts';
import { order as orders, orderItem } from '../../../../provider/db/schema/order.ts';
import { credit } from '../../../../provider/domain/customer/wallet.ts';
import { markMissing } from '../../../../provider/domain/orders/missing.ts';
import { changeOrderStatus, orderSummary } from '../../../../provider/domain/orders/order-status.ts';
import { updatePaymentStatus } from '../../../../provider/domain/orders/payments.ts';
import { amountToPay } from '../../../../provider/domain/orders/refund.ts';
import { expectItAddsUp } from '../../adds-up.ts';
import { MORNING } from '../../fixture.ts';
import { stockBeforeOrders } from '../../ledger.ts';
import { idOf } from '../../open.ts';
import { openOrderFixture, type Shopper } from '../../order-fixture.ts';

const { shop, shopper, order } = await openOrderFixture();
const before = await stockBeforeOrders(shop.db);
afterAll(async () => {
  await expectItAddsUp(shop.db, before);
  await shop.close();
});

/** 2 of tomatoes at ₹22.50 and 3 of rice at ₹120: ₹405, and ₹20 for delivery. */
async function shopperWith(paise: number): Promise<Shopper> {
  const mou = await shopper(['tomato', 2], ['basmati-rice', 3]);
  if (paise > 0) await inTransaction(shop.db, (tx) => credit(tx, mou.id, paise, 'A gift', MORNING));
  return mou;
}
const balance = async ({ token }: Shopper) => (await shop.get('/customer/wallet', token)).body.data.balance as number;
const read = async ({ token }: Shopper, id: number) => (await shop.get(`/order/${id}`, token)).body.data;
const move = (id: number, to: OrderStatus) => inTransaction(shop.db, (tx) => changeOrderStatus(tx, id, to, MORNING));
const decide = (id: number, to: 'confirmed' | 'refused') =>
  inTransaction(shop.db, (tx) => updatePaymentStatus(tx, id, to, MORNING));
let references = 812_345_678_900;
const byQr = () => ({ paymentMethod: 'qr', paymentReference: String((references += 1)) });

async function placed(mou: Shopper, more: object = {}): Promise<number> {
  const { status, body } = await order(mou, { useWallet: true, ...more });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data.id as number;
}
async function mark(id: number, line: 0 | 1, missing: number) {
  const lines = await shop.db.select().from(orderItem).where(eq(orderItem.orderId, id)).orderBy(asc(orderItem.id));
  await inTransaction(shop.db, (tx) =>
    markMissing(tx, id, { itemId: lines[line]?.id ?? 0, missing, sellOut: false }, MORNING),
  );
}

describe('what the wallet paid and what is paid at the door', () => {
  test('is no less to pay for whoever looks at the order, once units are missing', async () => {
    const id = await placed(await shopperWith(100_000));
    await mark(id, 1, 1);
    const [row] = await shop.db.select().from(orders).where(eq(orders.id, id));
    expect(row && orderSummary(row)).toMatch(/^HT-\d+ · placed · ₹0 · /);
  });

  test('does not keep a payment from being refused, where what came back was its own', async () => {
    const mou = await shopperWith(32_500);
    const id = await placed(mou, { ...byQr(), toPay: 100 });
    // ₹240 are given back: ₹100 of them need not be paid, ₹140 had come from the wallet.
    await mark(id, 1, 2);
    expect(await read(mou, id)).toMatchObject({ refundAmount: 240, walletRefund: 140 });
    const items = [{ productId: await idOf(shop, 'basmati-rice'), quantity: 2 }];
    await shop.ask('POST', `/order/${id}/items`, { token: mou.token, body: { items } });
    await decide(id, 'refused');
    // ₹185 of the wallet and ₹240 at the door are what 2 tomatoes, 3 of rice and the delivery come to.
    const row = await shop.db.select().from(orders).where(eq(orders.id, id));
    expect(row.map(amountToPay)).toEqual([24_000]);
    await move(id, 'cancelled');
    expect(await balance(mou)).toBe(325);
  });
});
