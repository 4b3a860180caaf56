import { afterAll, describe, expect, test } from 'vitest';
import { coupon } from '../../../../provider/db/schema/order.ts';
import { expectItAddsUp } from '../../fixtures/adds-up.ts';
import { stockBeforeOrders } from '../../../../harness/ledger.ts';
import { openOrderFixture } from '../../fixtures/order-fixture.ts';

const { shop, shopper, order } = await openOrderFixture();
const before = await stockBeforeOrders(shop.db);
await shop.db.insert(coupon).values({ code: 'ALLOFIT', kind: 'flat', amountPaise: 1_000_000 });
afterAll(async () => {
  await expectItAddsUp(shop.db, before);
  await shop.close();
});

describe('an order that a coupon pays for, delivery being free', () => {
  test('needs no payment by QR code, and no reference of one', async () => {
    const mou = await shopper(['basmati-rice', 5]);
    const { status, body } = await order(mou, { paymentMethod: 'qr', couponCode: 'ALLOFIT', toPay: 0 });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.data).toMatchObject({
      totalPrice: 600,
      couponAmount: 600,
      deliveryAmount: 0,
      toPay: 0,
      paymentMethod: 'cash',
      paymentStatus: null,
      paymentReference: null,
    });
  });

  test('still needs one for what the coupon leaves', async () => {
    const mou = await shopper(['tomato', 1]);
    const { status, body } = await order(mou, { paymentMethod: 'qr', couponCode: 'ALLOFIT', toPay: 40 });
    expect([status, body.code]).toEqual([422, 'payment_reference']);
  });
});

test('a coupon that would be rounded to nothing is refused, and not used up', async () => {
  await shop.db.insert(coupon).values({ code: 'HARDLY', kind: 'percent', percent: 1, capPaise: 0 });
  const mou = await shopper(['tomato', 1]);
  expect(await order(mou, { couponCode: 'HARDLY' })).toMatchObject({
    status: 409,
    body: { code: 'coupon_nothing', message: 'HARDLY takes nothing off these items. Please try another coupon.' },
  });
});
