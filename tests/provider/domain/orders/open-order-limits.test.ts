import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../../../provider/db/database.ts';
import { cartLine } from '../../../../provider/db/schema/cart.ts';
import { product } from '../../../../provider/db/schema/catalogue.ts';
import { slotTaken, slotWindow } from '../../../../provider/db/schema/delivery.ts';
import { order as orders } from '../../../../provider/db/schema/order.ts';
import { credit } from '../../../../provider/domain/customer/wallet-ledger.ts';
import { OPEN_ORDER_LIMITS } from '../../../../provider/domain/orders/open-order-limits.ts';
import { changeOrderStatus } from '../../../../provider/domain/orders/change-status.ts';
import { updatePaymentStatus } from '../../../../provider/domain/orders/qr-payments.ts';
import { submitOrder } from '../../../../provider/domain/orders/submit-order.ts';
import { MORNING } from '../../fixtures/fixture.ts';
import { type Answered, idOf } from '../../fixtures/open.ts';
import { openOrderFixture, type Shopper, SLOT } from '../../fixtures/order-fixture.ts';

const { shop, shopper, add, order } = await openOrderFixture();
afterAll(() => shop.close());
beforeAll(() => shop.db.update(slotWindow).set({ capacity: 1000 }));
afterEach(() => shop.db.update(product).set({ stock: 1000 }));

const FRESH = OPEN_ORDER_LIMITS.new;
const KNOWN = OPEN_ORDER_LIMITS.returning;

const buy = async (who: Shopper, quantity = 1, more: object = {}): Promise<Answered> => {
  await add(who, 'tomato', quantity);
  return order(who, more);
};
const idOfOrder = ({ status, body }: Answered): number => {
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data.id as number;
};
const move = (id: number, to: Parameters<typeof changeOrderStatus>[2]) =>
  inTransaction(shop.db, (tx) => changeOrderStatus(tx, id, to, MORNING));
/** Somebody to whom one order has been delivered. */
const regular = async (): Promise<Shopper> => {
  const mou = await shopper();
  await move(idOfOrder(await buy(mou)), 'delivered');
  return mou;
};
const emptyCart = ({ id }: Shopper) => shop.db.delete(cartLine).where(eq(cartLine.customerId, id));

const OPEN_ORDERS = { status: 409, body: { code: 'open_orders' } };
const OPEN_UNITS = { status: 409, body: { code: 'open_units' } };

describe('orders of one customer that are under way unpaid', () => {
  test('are few before the first delivery, and the refusal says what to do', async () => {
    const mou = await shopper();
    for (let turn = 0; turn < FRESH.customer.orders; turn += 1) idOfOrder(await buy(mou));
    const refused = await buy(mou);
    expect(refused).toMatchObject(OPEN_ORDERS);
    expect(refused.body.message).toBe(
      'You have 3 orders under way that are not paid yet. Please wait until one has arrived, cancel one, or call us.',
    );
    expect((await shop.get('/cart/web/c', mou.token)).body.count).toBe(1);
  });

  test('are more after it', async () => {
    const mou = await regular();
    for (let turn = 0; turn < KNOWN.customer.orders; turn += 1) idOfOrder(await buy(mou));
    expect(await buy(mou)).toMatchObject(OPEN_ORDERS);
  });

  test('leave room at once when one is cancelled, with its units and its place in the slot', async () => {
    const mou = await shopper();
    const ids = [];
    for (let turn = 0; turn < FRESH.customer.orders; turn += 1) ids.push(idOfOrder(await buy(mou)));
    const taken = async () => (await shop.db.select().from(slotTaken)).reduce((sum, slot) => sum + slot.taken, 0);
    const stock = async () => (await shop.db.select().from(product).where(eq(product.slug, 'tomato')))[0]?.stock ?? 0;
    const before = { taken: await taken(), stock: await stock() };
    await shop.ask('PUT', `/order/cancel/${ids[0]}`, { token: mou.token });
    expect({ taken: await taken(), stock: await stock() }).toEqual({
      taken: before.taken - 1,
      stock: before.stock + 1,
    });
    idOfOrder(await buy(mou));
  });

  test('can be sent together: no more are placed than one after the other', async () => {
    const mou = await shopper();
    const placed = await Promise.all(
      Array.from({ length: 8 }, async () => {
        await add(mou, 'tomato');
        return order(mou);
      }),
    );
    expect(placed.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(FRESH.customer.orders);
  });

  test('are asked about again under the same key: the order that there is comes back', async () => {
    const mou = await shopper();
    await add(mou, 'tomato');
    const first = await order(mou, {}, 'once');
    for (let turn = 1; turn < FRESH.customer.orders; turn += 1) idOfOrder(await buy(mou));
    expect((await order(mou, {}, 'once')).body.data.id).toBe(idOfOrder(first));
  });

  test('are not those that are paid: by wallet, or by a QR code that was seen', async () => {
    const mou = await shopper();
    await inTransaction(shop.db, (tx) => credit(tx, mou.id, 100_000, 'A gift', MORNING));
    for (let turn = 0; turn < 4; turn += 1) idOfOrder(await buy(mou, 1, { useWallet: true }));
    let reference = 722_345_678_900;
    for (let turn = 0; turn < FRESH.customer.orders; turn += 1)
      idOfOrder(await buy(mou, 1, { paymentMethod: 'qr', paymentReference: String((reference += 1)) }));
    const next = { paymentMethod: 'qr', paymentReference: String((reference += 1)) };
    // A reference is only a claim until somebody has looked.
    expect(await buy(mou, 1, next)).toMatchObject(OPEN_ORDERS);
    const [one] = await shop.db.select().from(orders).where(eq(orders.paymentReference, '722345678901'));
    await inTransaction(shop.db, (tx) => updatePaymentStatus(tx, one?.id ?? 0, 'confirmed', MORNING));
    idOfOrder(await order(mou, next));
    // Not found after all, it is to be paid at the door.
    await inTransaction(shop.db, (tx) => updatePaymentStatus(tx, one?.id ?? 0, 'refused', MORNING));
    expect(await buy(mou)).toMatchObject(OPEN_ORDERS);
    idOfOrder(await order(mou, { useWallet: true }));
  });

  test('have no limit when staff place them', async () => {
    const mou = await shopper();
    const body = { addressId: mou.addressId, slotId: SLOT, couponCode: null, paymentMethod: 'cash' } as const;
    for (let turn = 0; turn <= FRESH.customer.orders; turn += 1) {
      await add(mou, 'tomato');
      await submitOrder(shop.db, {
        customerId: mou.id,
        body: {
          ...body,
          paymentReference: null,
          substitution: 'ask',
          substitutionExceptions: [],
          deliveryInstructions: null,
          deliveryNote: null,
        },
        key: undefined,
        bodyHash: '',
        now: MORNING,
      });
    }
  });
});

describe('units of one product that are under way unpaid', () => {
  test('are as many as one order holds before the first delivery', async () => {
    const mou = await shopper();
    idOfOrder(await buy(mou, FRESH.customer.units - 2));
    const refused = await buy(mou, 3);
    expect(refused).toMatchObject(OPEN_UNITS);
    expect(refused.body.message).toBe(
      'You can have up to 20 of Tomato under way that are not paid yet, and your orders have 18 already. Please take fewer, or call us.',
    );
    await emptyCart(mou);
    idOfOrder(await buy(mou, 2));
    await add(mou, 'masoor-dal');
    idOfOrder(await order(mou));
  });

  test('are counted where goods are added to an order, also to one that is paid', async () => {
    const mou = await shopper();
    const productId = await idOf(shop, 'tomato');
    const addTo = (id: number, quantity: number) =>
      shop.ask('POST', `/order/${id}/items`, { token: mou.token, body: { items: [{ productId, quantity }] } });
    const first = idOfOrder(await buy(mou, 15));
    const paid = idOfOrder(await buy(mou, 1, { paymentMethod: 'qr', paymentReference: '733345678901' }));
    await inTransaction(shop.db, (tx) => updatePaymentStatus(tx, paid, 'confirmed', MORNING));
    expect(await addTo(paid, 5)).toMatchObject(OPEN_UNITS);
    expect((await addTo(paid, 4)).status).toBe(200);
    expect(await addTo(first, 1)).toMatchObject(OPEN_UNITS);
  });

  test('make an order that was paid one more that is not, when some are added', async () => {
    const mou = await shopper();
    const paid = idOfOrder(await buy(mou, 1, { paymentMethod: 'qr', paymentReference: '733345678902' }));
    await inTransaction(shop.db, (tx) => updatePaymentStatus(tx, paid, 'confirmed', MORNING));
    const unpaid = [];
    for (let turn = 0; turn < FRESH.customer.orders; turn += 1) unpaid.push(idOfOrder(await buy(mou)));
    const body = { items: [{ productId: await idOf(shop, 'masoor-dal'), quantity: 1 }] };
    const addTo = (id: number | undefined) => shop.ask('POST', `/order/${id}/items`, { token: mou.token, body });
    expect(await addTo(paid)).toMatchObject(OPEN_ORDERS);
    expect((await addTo(unpaid[0])).status).toBe(200);
  });
});
