import { afterAll, describe, expect, test } from 'vitest';
import { pincode } from '../../../../provider/db/schema/address.ts';
import { product } from '../../../../provider/db/schema/catalogue.ts';
import { inTransaction } from '../../../../provider/db/database.ts';
import { changeOrderStatus } from '../../../../provider/domain/orders/change-status.ts';
import { eq } from 'drizzle-orm';
import { expectItAddsUp } from '../../fixtures/adds-up.ts';
import { EDITOR } from '../../fixtures/editing.ts';
import { MORNING } from '../../fixtures/fixture.ts';
import { stockBeforeOrders } from '../../../../harness/ledger.ts';
import { idOf } from '../../fixtures/open.ts';
import { openOrderFixture, type Shopper } from '../../fixtures/order-fixture.ts';
import { taken } from '../../fixtures/taken-by-orders.ts';

const { shop, shopper, order, addressOf, farAway } = await openOrderFixture({ EDITOR_KEY: EDITOR['x-editor-key'] });
const before = await stockBeforeOrders(shop.db);
afterAll(async () => {
  await expectItAddsUp(shop.db, before);
  await shop.close();
});

const desk = (id: number, body: object) =>
  shop.ask('PUT', `/desk/orders/${id}/status`, { headers: EDITOR, body: { by: 'Rina', ...body } });

/** 2 tomatoes at ₹22.50: ₹45, and ₹40 for delivery. */
async function placed(more: object = {}) {
  const mou = await shopper(['tomato', 2]);
  const { status, body } = await order(mou, more);
  expect(status, JSON.stringify(body)).toBe(200);
  return { mou, id: body.data.id as number, number: body.data.number as string };
}

async function add({ token }: Shopper, id: number, slug: string, quantity: number, more: object = {}, key?: string) {
  return shop.ask('POST', `/order/${id}/items`, {
    token,
    body: { items: [{ productId: await idOf(shop, slug), quantity }], ...more },
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  });
}
const pack = (id: number) => inTransaction(shop.db, (tx) => changeOrderStatus(tx, id, 'packed', MORNING));

describe('goods are added to an order', () => {
  test('at the price of now; the delivery charge and the coupon stay as they were', async () => {
    const { mou, id } = await placed({ couponCode: 'TEN' });
    const { status, body } = await add(mou, id, 'basmati-rice', 3, { toPay: 440.5 });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.data).toMatchObject({
      totalPrice: 405,
      deliveryAmount: 40,
      couponAmount: 4.5,
      toPay: 440.5,
      dueOnDelivery: 0,
      extendable: true,
    });
    expect(body.data.items).toMatchObject([
      { name: 'Tomato', quantity: 2, addedAt: null },
      { name: 'Basmati Rice', quantity: 3, addedAt: MORNING.toISOString() },
    ]);
  });

  test('once for each key, and never with other goods', async () => {
    const { mou, id } = await placed();
    const copies = await Promise.all([1, 2, 3].map(() => add(mou, id, 'masoor-dal', 1, {}, 'same')));
    expect(copies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(copies.map(({ body }) => body.data.toPay as number))).toEqual(new Set([155]));
    expect((await add(mou, id, 'masoor-dal', 2, {}, 'same')).body.code).toBe('idempotency_mismatch');
    expect((await add(mou, id, 'masoor-dal', 1, {}, 'another')).body.data.toPay).toBe(225);
  });

  test('not for another amount than was seen', async () => {
    const { mou, id } = await placed();
    const stock = await taken(shop.db);
    expect(await add(mou, id, 'masoor-dal', 1, { toPay: 150 })).toMatchObject({
      status: 409,
      body: { code: 'total_changed', message: expect.stringContaining('comes to ₹155, not ₹150') },
    });
    expect(await taken(shop.db)).toEqual(stock);
  });

  test('as far as there are any, and no more than a cart could hold', async () => {
    const { mou, id } = await placed();
    expect((await add(mou, id, 'sold-out-sandesh', 1)).body).toMatchObject({
      code: 'out_of_stock',
      message: 'Sold Out Sandesh (6 pieces) has just sold out. Please remove it from what you add.',
    });
    expect((await add(mou, id, 'few-fishballs', 7)).body.code).toBe('out_of_stock');
    expect((await add(mou, id, 'tomato', 19)).body).toMatchObject({ code: 'limit_reached' });
    expect((await add(mou, id, 'tomato', 18)).status).toBe(200);
    expect((await add(mou, id, 'tomato', 1)).body.code).toBe('limit_reached');
    const twice = { productId: await idOf(shop, 'masoor-dal'), quantity: 11 };
    expect((await add(mou, id, 'masoor-dal', 1, { items: [twice, twice] })).body.code).toBe('limit_reached');
  });

  test('not what has to stay cold, where the cold van does not drive', async () => {
    const mou = await shopper(['tomato', 3]);
    const { id } = (await order({ ...mou, addressId: await addressOf(mou, farAway) })).body.data;
    expect((await add(mou, id, 'toned-milk', 1)).body).toMatchObject({
      code: 'item_not_deliverable',
      message:
        'Toned Milk can’t go to 700160, because our cold van does not drive there. Please remove it from what you add.',
    });
    await shop.db.update(pincode).set({ deliverable: false }).where(eq(pincode.id, farAway));
    expect((await add(mou, id, 'tomato', 1)).body.code).toBe('not_deliverable');
    await shop.db.update(pincode).set({ deliverable: true }).where(eq(pincode.id, farAway));
  });

  test('nothing to another’s order, and nothing that is not in the shop', async () => {
    const { mou, id } = await placed();
    const rina = await shopper(['tomato', 1]);
    expect(await add(rina, id, 'tomato', 1)).toMatchObject({ status: 404, body: { code: 'unknown_order' } });
    const unknown = { items: [{ productId: 9_999_999, quantity: 1 }] };
    expect(await add(mou, id, 'tomato', 1, unknown)).toMatchObject({ status: 404, body: { code: 'unknown_product' } });
    for (const items of [[], [{ productId: 1, quantity: 0 }], [{ productId: 1, quantity: 21 }]])
      expect((await add(mou, id, 'tomato', 1, { items })).status).toBe(400);
  });

  test('comes back to the shelf with the rest when the order is cancelled', async () => {
    const stock = (await taken(shop.db)) as { products: unknown };
    const { mou, id } = await placed();
    await add(mou, id, 'masoor-dal', 4);
    await shop.ask('PUT', `/order/cancel/${id}`, { token: mou.token });
    expect(await taken(shop.db)).toMatchObject({ products: stock.products });
  });
});

describe('an order that is being packed', () => {
  test('takes nothing more', async () => {
    const { mou, id, number } = await placed();
    await pack(id);
    expect(await add(mou, id, 'tomato', 1)).toMatchObject({
      status: 409,
      body: {
        code: 'order_packed',
        message: `${number} is packed, so nothing can be added to it any more. Please place another order.`,
      },
    });
    expect((await shop.get(`/order/${id}`, mou.token)).body.data.extendable).toBe(false);
  });

  test('is packed or added to, whichever is first, and the other is told', async () => {
    for (let turn = 0; turn < 4; turn += 1) {
      const { mou, id } = await placed();
      await desk(id, { from: 'placed', to: 'confirmed' });
      const [added, packed] = await Promise.all([
        add(mou, id, 'masoor-dal', 1),
        desk(id, { from: 'confirmed', to: 'packed', lines: 1 }),
      ]);
      expect([added.status, packed.status].sort()).toEqual([200, 409]);
      expect([added.body.code, packed.body.code]).toContain(added.status === 200 ? 'order_extended' : 'order_packed');
      if (added.status === 200)
        expect((await desk(id, { from: 'confirmed', to: 'packed', lines: 2 })).status).toBe(200);
    }
  });
});

test('a product that was taken off the shelves can’t be added', async () => {
  const { mou, id } = await placed();
  await shop.db.update(product).set({ active: false }).where(eq(product.slug, 'full-hamper'));
  expect((await add(mou, id, 'masoor-dal', 1, { items: [{ productId: await hamper(), quantity: 1 }] })).body.code).toBe(
    'out_of_stock',
  );
  await shop.db.update(product).set({ active: true }).where(eq(product.slug, 'full-hamper'));
});
const hamper = async (): Promise<number> =>
  (await shop.db.select({ id: product.id }).from(product).where(eq(product.slug, 'full-hamper')))[0]?.id ?? 0;
