import { and, eq } from 'drizzle-orm';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DeskOrder } from '../../../../contract/desk-orders.ts';
import { issueRefund, missingRefund } from '../../../../contract/refund-amounts.ts';
import { brokenRules, stockBeforeOrders } from '../../../../harness/ledger.ts';
import { inTransaction } from '../../../../provider/db/database.ts';
import { category } from '../../../../provider/db/schema/catalogue.ts';
import { coupon, orderItem } from '../../../../provider/db/schema/order.ts';
import { changeOrderStatus } from '../../../../provider/domain/orders/change-status.ts';
import { markMissing } from '../../../../provider/domain/orders/missing.ts';
import { updatePaymentStatus } from '../../../../provider/domain/orders/qr-payments.ts';
import { expectItAddsUp } from '../../fixtures/adds-up.ts';
import { EDITOR } from '../../fixtures/editing.ts';
import { MORNING } from '../../fixtures/fixture.ts';
import { idOf } from '../../fixtures/open.ts';
import { openOrderFixture, type Shopper } from '../../fixtures/order-fixture.ts';

const { shop, shopper, order } = await openOrderFixture({ EDITOR_KEY: EDITOR['x-editor-key'] });
const before = await stockBeforeOrders(shop.db);
let dairy = 0;
beforeAll(async () => {
  dairy = (await shop.db.select().from(category).where(eq(category.slug, 'dairy')))[0]?.id ?? 0;
  await shop.db.insert(coupon).values([
    { code: 'MILK', kind: 'percent', percent: 10, categoryIds: [dairy], productIds: [] },
    { code: 'ALL', kind: 'percent', percent: 10 },
  ]);
});
afterAll(async () => {
  await expectItAddsUp(shop.db, before);
  await shop.close();
});

/** 2 of rice at ₹120 and 2 of milk at ₹28: MILK takes off ₹5.60, and ALL ₹29.60. */
async function placed(more: object = { couponCode: 'MILK' }) {
  const mou = await shopper(['basmati-rice', 2], ['toned-milk', 2]);
  const { status, body } = await order(mou, more);
  expect(status, JSON.stringify(body)).toBe(200);
  return { mou, id: body.data.id as number };
}
const lineOf = async (id: number, slug: string, isAdded = false): Promise<number> => {
  const rows = await shop.db
    .select()
    .from(orderItem)
    .where(and(eq(orderItem.orderId, id), eq(orderItem.productId, await idOf(shop, slug))));
  return rows.find(({ addedAt }) => (addedAt !== null) === isAdded)?.id ?? 0;
};
const mark = async (id: number, slug: string, missing: number, isAdded = false) => {
  const itemId = await lineOf(id, slug, isAdded);
  return inTransaction(shop.db, (tx) => markMissing(tx, id, { itemId, missing, sellOut: false }, MORNING));
};
const read = async ({ token }: Shopper, id: number) => (await shop.get(`/order/${id}`, token)).body.data;
const add = async ({ token }: Shopper, id: number, slug: string, quantity = 1) => {
  const items = [{ productId: await idOf(shop, slug), quantity }];
  const { status, body } = await shop.ask('POST', `/order/${id}/items`, { token, body: { items } });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
};
const atDesk = async (id: number): Promise<DeskOrder> =>
  v.parse(DeskOrder, (await shop.ask('GET', `/desk/orders/${id}`, { headers: EDITOR })).body.data);
/** What the desk works out from what it was sent, in rupees. */
const preview = ({ items, couponAmount }: DeskOrder) => missingRefund({ items, couponPaise: couponAmount }) / 100;

describe('a line says whether it shares the coupon', () => {
  test.each([
    ['for some goods', { couponCode: 'MILK' }, [false, true]],
    ['for all goods', { couponCode: 'ALL' }, [true, true]],
    ['that there is not', {}, [true, true]],
  ])('%s', async (_, more, shares) => {
    const { mou, id } = await placed(more);
    const of = (items: { name: string; sharesCoupon: boolean }[], name: string) =>
      items.find((item) => item.name === name)?.sharesCoupon;
    for (const { items } of [await read(mou, id), await atDesk(id)])
      expect([of(items, 'Basmati Rice'), of(items, 'Toned Milk')]).toEqual(shares);
  });
});

describe('given back of an order with a coupon for some goods', () => {
  test('is the full price of a missing unit that it was not for, and of another less its share', async () => {
    const { mou, id } = await placed();
    await mark(id, 'basmati-rice', 1);
    expect(await read(mou, id)).toMatchObject({ couponAmount: 5.6, refundAmount: 120 });
    await mark(id, 'toned-milk', 1);
    expect(await read(mou, id)).toMatchObject({ refundAmount: 145.2 });
    expect(preview(await atDesk(id))).toBe(145.2);
    await mark(id, 'basmati-rice', 0);
    await mark(id, 'toned-milk', 2);
    expect(await read(mou, id)).toMatchObject({ refundAmount: 50.4 });
    expect(preview(await atDesk(id))).toBe(50.4);
  });

  test('goes into the wallet so, where it is paid', async () => {
    const { mou, id } = await placed({ couponCode: 'MILK', paymentMethod: 'qr', paymentReference: '912345678901' });
    await inTransaction(shop.db, (tx) => updatePaymentStatus(tx, id, 'confirmed', MORNING));
    await mark(id, 'basmati-rice', 1);
    await mark(id, 'toned-milk', 1);
    const { data } = (await shop.get('/customer/transaction', mou.token)).body;
    expect(data.map(({ amount }: { amount: number }) => amount)).toEqual([25.2, 120]);
  });

  test.each([
    ['basmati-rice', 120],
    ['toned-milk', 25.2],
  ])('for a unit of %s at fault is ₹%f at most', async (slug, most) => {
    const { mou, id } = await placed();
    await mark(id, 'basmati-rice', 1);
    await inTransaction(shop.db, (tx) => changeOrderStatus(tx, id, 'delivered', MORNING));
    const body = { productId: await idOf(shop, slug), kind: 'damaged', quantity: 1 };
    const reported = await shop.ask('POST', `/order/${id}/issues`, { token: mou.token, body });
    const desk = await atDesk(id);
    const item = desk.items.find(({ productId }) => productId === body.productId);
    const { items, couponAmount, walletAmount, toPay, refundAmount } = desk;
    expect(
      issueRefund({
        items,
        item,
        quantity: 1,
        couponPaise: couponAmount,
        walletPaise: walletAmount,
        toPayPaise: toPay,
        refundPaise: refundAmount,
      }) / 100,
    ).toBe(most);
    const refund = (amount: number) =>
      shop.ask('PUT', `/desk/orders/${id}/issue`, {
        headers: EDITOR,
        body: { by: 'Rina', issueId: reported.body.data.issues[0].id, to: 'refunded', amount },
      });
    expect(await refund(most + 0.01)).toMatchObject({ status: 422, body: { code: 'refund_too_high' } });
    expect((await refund(most)).status).toBe(200);
    expect(await read(mou, id)).toMatchObject({ refundAmount: 120 + most });
  });
});

describe('goods that are added later', () => {
  test('do not share a coupon for some goods, also where they are of these', async () => {
    const { mou, id } = await placed();
    await mark(id, 'toned-milk', 1);
    const { items, couponAmount, refundAmount } = await add(mou, id, 'toned-milk', 3);
    expect(items).toMatchObject([{ sharesCoupon: false }, { sharesCoupon: true }, { sharesCoupon: false }]);
    expect({ couponAmount, refundAmount }).toEqual({ couponAmount: 5.6, refundAmount: 25.2 });
    await mark(id, 'toned-milk', 1, true);
    expect(await read(mou, id)).toMatchObject({ refundAmount: 53.2 });
    expect(preview(await atDesk(id))).toBe(53.2);
  });

  test('share a coupon for all goods, so that the share of a missing unit is smaller', async () => {
    const { mou, id } = await placed({ couponCode: 'ALL' });
    await mark(id, 'basmati-rice', 1);
    expect(await read(mou, id)).toMatchObject({ couponAmount: 29.6, refundAmount: 108 });
    const { items, refundAmount } = await add(mou, id, 'toned-milk', 2);
    expect(items).toMatchObject([{ sharesCoupon: true }, { sharesCoupon: true }, { sharesCoupon: true }]);
    // ₹120 less 120/352 of ₹29.60, which are ₹10.09 and a part of a paisa.
    expect(refundAmount).toBe(109.91);
    expect(preview(await atDesk(id))).toBe(109.91);
  });

  test('share none of it where the coupon was for some goods when the order was placed, and is for all now', async () => {
    await shop.db
      .insert(coupon)
      .values({ code: 'WIDER', kind: 'percent', percent: 10, categoryIds: [dairy], productIds: [] });
    const { mou, id } = await placed({ couponCode: 'WIDER' });
    await shop.db.update(coupon).set({ categoryIds: null, productIds: null }).where(eq(coupon.code, 'WIDER'));
    const { items } = await add(mou, id, 'toned-milk');
    expect(items).toMatchObject([{ sharesCoupon: false }, { sharesCoupon: true }, { sharesCoupon: false }]);
  });
});

test('the ledger has a fault where a line that was refunded shares the coupon or not against what was paid', async () => {
  const { id } = await placed();
  await mark(id, 'toned-milk', 1);
  const [rice, milk] = [await lineOf(id, 'basmati-rice'), await lineOf(id, 'toned-milk')];
  const faults = async () => (await brokenRules(shop.db)).map(({ broken }) => broken);
  const share = (itemId: number, sharesCoupon: boolean) =>
    shop.db.update(orderItem).set({ sharesCoupon }).where(eq(orderItem.id, itemId));
  await share(rice, true);
  expect(await faults()).toEqual(['missing units whose money was not given back, or not all of it']);
  await share(rice, false);
  expect(await faults()).toEqual([]);
  await share(milk, false);
  expect(await faults()).toContain('a coupon that took off more than the lines cost that share it');
  await share(milk, true);
});
