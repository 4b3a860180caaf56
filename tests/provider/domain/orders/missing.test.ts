import { asc, eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import type { OrderStatus } from '../../../../contract/order-status.ts';
import { inTransaction } from '../../../../provider/db/database.ts';
import { orderItem } from '../../../../provider/db/schema/order.ts';
import { markMissing } from '../../../../provider/domain/orders/missing.ts';
import { changeOrderStatus } from '../../../../provider/domain/orders/change-status.ts';
import { updatePaymentStatus } from '../../../../provider/domain/orders/qr-payments.ts';
import { expectItAddsUp } from '../../fixtures/adds-up.ts';
import { MORNING } from '../../fixtures/fixture.ts';
import { stockBeforeOrders } from '../../../../harness/ledger.ts';
import { openOrderFixture, type Shopper } from '../../fixtures/order-fixture.ts';

const { shop, shopper, order } = await openOrderFixture();
const before = await stockBeforeOrders(shop.db);
afterAll(async () => {
  await expectItAddsUp(shop.db, before);
  await shop.close();
});

let references = 612_345_678_900;
const byQr = () => ({ paymentMethod: 'qr', paymentReference: String((references += 1)) });

/** 2 of tomatoes at ₹22.50 and 3 of rice at ₹120: ₹405, and ₹20 for delivery. */
async function placed(more: object = {}) {
  const mou = await shopper(['tomato', 2], ['basmati-rice', 3]);
  const { status, body } = await order(mou, more);
  expect(status, JSON.stringify(body)).toBe(200);
  const { id, number } = body.data as { id: number; number: string };
  const lines = await shop.db.select().from(orderItem).where(eq(orderItem.orderId, id)).orderBy(asc(orderItem.id));
  const [tomato = 0, rice = 0] = lines.map((line) => line.id);
  return { mou, id, number, tomato, rice };
}
const mark = (id: number, itemId: number, missing: number) =>
  inTransaction(shop.db, (tx) => markMissing(tx, id, { itemId, missing, sellOut: false }, MORNING));
const decide = (id: number, to: 'confirmed' | 'refused') =>
  inTransaction(shop.db, (tx) => updatePaymentStatus(tx, id, to, MORNING));
const move = (id: number, to: OrderStatus) => inTransaction(shop.db, (tx) => changeOrderStatus(tx, id, to, MORNING));
const read = async ({ token }: Shopper, id: number) => (await shop.get(`/order/${id}`, token)).body.data;
const credited = async ({ token }: Shopper): Promise<number[]> =>
  (await shop.get('/customer/transaction', token)).body.data.map(({ amount }: { amount: number }) => amount);

describe('a line with missing units', () => {
  test('costs less at the door, and delivery costs what it did, though so little no longer comes for that', async () => {
    const { mou, id, tomato, rice } = await placed();
    await mark(id, tomato, 1);
    await mark(id, rice, 2);
    const { items, ...rest } = await read(mou, id);
    expect(rest).toMatchObject({ totalPrice: 405, deliveryAmount: 20, toPay: 425, refundAmount: 262.5 });
    expect(rest.refundInWallet).toBe(false);
    expect(items).toMatchObject([
      { quantity: 2, missing: 1 },
      { quantity: 3, missing: 2 },
    ]);
    expect(await credited(mou)).toEqual([]);
  });

  test('keeps the coupon, also below its minimum', async () => {
    const { mou, id, rice } = await placed({ couponCode: 'FLAT50' });
    await mark(id, rice, 3);
    // ₹360 less 360/405 of ₹50, which are ₹44.44 and a part of a paisa.
    expect(await read(mou, id)).toMatchObject({ couponAmount: 50, toPay: 375, refundAmount: 315.56 });
  });

  test('counts once, however often it is said, and can be taken back until it is paid', async () => {
    const { mou, id, tomato } = await placed();
    expect(await mark(id, tomato, 1)).toMatchObject({ refundPaise: 2250 });
    expect(await mark(id, tomato, 1)).toBeUndefined();
    expect(await mark(id, tomato, 0)).toMatchObject({ refundPaise: 0 });
    expect(await read(mou, id)).toMatchObject({ refundAmount: 0, items: [{ missing: 0 }, { missing: 0 }] });
  });

  test('is none of another order, has no more units than it has, and is not all that there is', async () => {
    const { id, number, tomato, rice } = await placed();
    const other = await placed();
    await expect(mark(id, other.rice, 1)).rejects.toThrow(`${number} has no such line.`);
    await expect(mark(id, tomato, 3)).rejects.toThrow(`${number} has 2 of Tomato, no more.`);
    await mark(id, rice, 3);
    await expect(mark(id, tomato, 2)).rejects.toThrow('Please cancel the order instead.');
  });

  test.each(['delivered', 'cancelled'] as const)('is not found when the order is %s', async (end) => {
    const { id, number, tomato } = await placed();
    await move(id, end);
    await expect(mark(id, tomato, 1)).rejects.toThrow(`${number} is ${end} already and stays so.`);
  });
});

describe('money for missing units', () => {
  test('of a confirmed payment goes to the wallet at once, bit by bit, and stays there', async () => {
    const { mou, id, number, tomato, rice } = await placed(byQr());
    await decide(id, 'confirmed');
    await mark(id, tomato, 1);
    expect(await credited(mou)).toEqual([22.5]);
    await Promise.all([mark(id, rice, 1), mark(id, rice, 1)]);
    expect(await credited(mou)).toEqual([120, 22.5]);
    expect(await read(mou, id)).toMatchObject({ refundAmount: 142.5, refundInWallet: true });
    await expect(mark(id, rice, 0)).rejects.toThrow(
      `₹142.50 of ${number} is in the customer’s wallet already, so it can’t be taken back.`,
    );
    await expect(decide(id, 'refused')).rejects.toThrow('is in the customer’s wallet already');
    await decide(id, 'confirmed');
    expect(await credited(mou)).toEqual([120, 22.5]);
  });

  test('of a payment that is being checked waits until it is found, once', async () => {
    const { mou, id, tomato } = await placed(byQr());
    await mark(id, tomato, 2);
    expect(await credited(mou)).toEqual([]);
    await decide(id, 'confirmed');
    await decide(id, 'confirmed');
    expect(await credited(mou)).toEqual([45]);
  });

  test('of a refused payment is so much less to collect, and comes if the payment turns up', async () => {
    const { mou, id, tomato } = await placed(byQr());
    await decide(id, 'refused');
    await mark(id, tomato, 1);
    expect(await read(mou, id)).toMatchObject({ refundAmount: 22.5, refundInWallet: false });
    expect(await credited(mou)).toEqual([]);
    await decide(id, 'confirmed');
    expect(await credited(mou)).toEqual([22.5]);
  });

  test('is not given twice when the order is cancelled afterwards, and what was missing is not put back', async () => {
    const stock = await stockBeforeOrders(shop.db);
    const { mou, id, rice } = await placed(byQr());
    await decide(id, 'confirmed');
    await mark(id, rice, 1);
    await move(id, 'cancelled');
    expect(await credited(mou)).toEqual([305, 120]);
    await expectItAddsUp(shop.db, stock);
  });

  test('of an order that is cancelled before its payment is found comes with the rest, once', async () => {
    const { mou, id, rice } = await placed(byQr());
    await mark(id, rice, 1);
    await move(id, 'cancelled');
    await decide(id, 'confirmed');
    expect(await credited(mou)).toEqual([425]);
  });

  test('adds up when packer and bank speak at the same moment', async () => {
    const all = await Promise.all(Array.from({ length: 6 }, () => placed(byQr())));
    await Promise.all(
      all.flatMap(({ id, rice, tomato }) => [mark(id, rice, 1), decide(id, 'confirmed'), mark(id, tomato, 1)]),
    );
    for (const { mou } of all) expect((await credited(mou)).reduce((sum, amount) => sum + amount)).toBe(142.5);
  });
});
