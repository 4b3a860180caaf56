import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { ORDER_FINGERPRINT } from '../../../../contract/order.ts';
import { fingerprintOf, type SeenOrder } from '../../../../contract/order-fingerprint.ts';
import { toPaise } from '../../../../contract/money.ts';
import { product } from '../../../../provider/db/schema/catalogue.ts';
import { HOME } from '../../fixtures/fixture.ts';
import { openOrderFixture, type Shopper, SLOT } from '../../fixtures/order-fixture.ts';
import { idOf } from '../../fixtures/open.ts';

const { shop, shopper, add, delivered } = await openOrderFixture();
afterAll(() => shop.close());

/** What a page shows of the order that a customer is about to place. */
async function look({ token, addressId }: Shopper): Promise<SeenOrder> {
  const cart = (await shop.get('/cart/web/c', token)).body;
  const addresses = (await shop.get('/user-address/', token)).body.data as { id: number }[];
  const slots = (await shop.get('/delivery-slot/web/list', token)).body.data as { id: string }[];
  const { deliveryAmount } = (
    await shop.get(`/order/delivery-amount-check/?orderAmonut=${cart.totalPrice}&pincodeId=${delivered}`)
  ).body;
  const lines = (
    cart.data as { product: { id: number; name: string; packSize: string | null; price: number }; quantity: number }[]
  ).map(({ product: { id, name, packSize, price }, quantity }) => ({
    id,
    name,
    packSize,
    quantity,
    price: toPaise(price),
  }));
  return {
    lines: lines.reverse(),
    address: addresses.find(({ id }) => id === addressId) as unknown as NonNullable<SeenOrder['address']>,
    slot: slots.find(({ id }) => id === SLOT) as unknown as NonNullable<SeenOrder['slot']>,
    deliveryAmount: toPaise(deliveryAmount as number),
    toPay: toPaise((cart.totalPrice as number) + (deliveryAmount as number)),
  };
}

const order = ({ token, addressId }: Shopper, seen: SeenOrder, key?: string) =>
  shop.ask('POST', '/order', {
    token,
    body: { addressId, slotId: SLOT, paymentMethod: 'cash' },
    headers: { [ORDER_FINGERPRINT]: fingerprintOf(seen), ...(key && { 'idempotency-key': key }) },
  });

const changed = { status: 409, body: { code: 'order_changed' } };

describe('what is ordered is what was seen', () => {
  test('an order as it was seen is placed', async () => {
    const mou = await shopper(['tomato', 2], ['masoor-dal', 1]);
    expect(await order(mou, await look(mou))).toMatchObject({ status: 200, body: { data: { items: [{}, {}] } } });
  });

  test('an order that has arrived is answered again, whatever has changed since', async () => {
    const mou = await shopper(['tomato', 2]);
    const seen = await look(mou);
    const first = await order(mou, seen, 'once');
    await add(mou, 'masoor-dal', 1);
    expect((await order(mou, seen, 'once')).body.data.id).toBe(first.body.data.id);
  });

  const otherwise: Record<string, (mou: Shopper) => Promise<unknown>> = {
    'other goods at the same price': async (mou) => {
      const [{ pricePaise } = { pricePaise: 0 }] = await shop.db
        .select()
        .from(product)
        .where(eq(product.slug, 'tomato'));
      await shop.db.update(product).set({ pricePaise }).where(eq(product.slug, 'last-laddu'));
      const { data } = (await shop.get('/cart/web/c', mou.token)).body;
      await shop.ask('DELETE', `/cart/delete-cart/${data[0].id}`, { token: mou.token });
      await add(mou, 'last-laddu', 1);
    },
    'another quantity': (mou) => add(mou, 'tomato', 1),
    'another price': () => shop.db.update(product).set({ pricePaise: 2300 }).where(eq(product.slug, 'tomato')),
    'another pack size': () => shop.db.update(product).set({ packSize: '250 g' }).where(eq(product.slug, 'tomato')),
    'another address under its id': ({ token, addressId }) =>
      shop.ask('PUT', `/user-address/${addressId}`, {
        token,
        body: { ...HOME, line1: '9 Lake Road', pincodeId: delivered },
      }),
  };
  test.each(Object.entries(otherwise))('%s than was seen is refused, and nothing is ordered', async (_, change) => {
    const mou = await shopper(['tomato', 1]);
    const seen = await look(mou);
    await change(mou);
    expect(await order(mou, seen)).toMatchObject(changed);
    expect((await shop.get('/order/', mou.token)).body.data).toEqual([]);
    expect((await shop.get('/cart/web/c', mou.token)).body.count).toBeGreaterThan(0);
    expect(await order(mou, await look(mou)), 'as it is seen now').toMatchObject({ status: 200 });
  });

  test('another charge, slot or discount than was seen is refused', async () => {
    const mou = await shopper(['tomato', 1]);
    const seen = await look(mou);
    for (const other of [
      { deliveryAmount: 1 },
      { couponAmount: 100 },
      { walletAmount: 100 },
      { slot: { date: '2026-11-21', from: '11:00', to: '12:00' } },
    ])
      expect(await order(mou, { ...seen, ...other })).toMatchObject(changed);
  });

  test('goods are added to an order as they were seen', async () => {
    const mou = await shopper(['tomato', 1]);
    const { id } = (await order(mou, await look(mou))).body.data as { id: number };
    const productId = await idOf(shop, 'masoor-dal');
    const { name, packSize, price } = (await shop.get('/product/web/byid/masoor-dal')).body.data;
    const seen = { id: productId, name, packSize, quantity: 1, price: toPaise(price as number) };
    const adding = (line: typeof seen) =>
      shop.ask('POST', `/order/${id}/items`, {
        token: mou.token,
        body: { items: [{ productId, quantity: 1 }] },
        headers: { [ORDER_FINGERPRINT]: fingerprintOf({ lines: [line] }) },
      });
    expect(await adding({ ...seen, price: seen.price - 100 })).toMatchObject(changed);
    expect(await adding(seen)).toMatchObject({ status: 200 });
  });
});
