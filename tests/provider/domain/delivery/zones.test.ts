import { afterAll, describe, expect, test } from 'vitest';
import { chargeStep } from '../../../../provider/db/schema/delivery.ts';
import { openOrderFixture } from '../../fixtures/order-fixture.ts';

const { shop, delivered, notDelivered, farAway, add, addressOf, shopper, order } = await openOrderFixture();
afterAll(() => shop.close());

describe('§7 delivery charge', () => {
  const check = async (query: string) => await shop.get(`/order/delivery-amount-check/?${query}`);

  test('it falls in steps, and the next step is named until it is free', async () => {
    expect((await check('orderAmonut=299.99')).body).toEqual({
      deliveryAmount: 40,
      nextStep: { orderAmount: 300, deliveryAmount: 20 },
      minimumOrder: null,
    });
    expect((await check('orderAmonut=300')).body).toEqual({
      deliveryAmount: 20,
      nextStep: { orderAmount: 600, deliveryAmount: 0 },
      minimumOrder: null,
    });
    expect((await check(`orderAmonut=600&pincodeId=${delivered}`)).body).toMatchObject({
      deliveryAmount: 0,
      nextStep: null,
    });
  });

  test('a pincode may have charges of its own, which an order there pays', async () => {
    expect((await check(`orderAmonut=1000&pincodeId=${farAway}`)).body).toEqual({
      deliveryAmount: 90,
      nextStep: null,
      minimumOrder: 50,
    });
    expect((await shop.get(`/order/get-deliveryamount/${farAway}`)).body.deliveryAmount).toBe(90);
    const mou = await shop.register();
    await add(mou, 'full-hamper');
    const placed = await order({ ...mou, addressId: await addressOf(mou, farAway) });
    expect(placed.body.data).toMatchObject({ totalPrice: 1000, deliveryAmount: 90, toPay: 1090 });
  });

  test('a pincode without delivery and one that is unknown are 404', async () => {
    expect((await check(`orderAmonut=100&pincodeId=${notDelivered}`)).status).toBe(404);
    expect((await shop.get(`/order/get-deliveryamount/${notDelivered}`)).status).toBe(404);
    expect((await shop.get('/order/get-deliveryamount/999999')).status).toBe(404);
    expect((await shop.get(`/order/get-deliveryamount/${delivered}`)).body.deliveryAmount).toBe(40);
    expect((await check('orderAmonut=many')).status).toBe(400);
  });

  test('a shop without steps delivers free', async () => {
    const steps = await shop.db.delete(chargeStep).returning();
    expect((await check('orderAmonut=1')).body).toMatchObject({ deliveryAmount: 0, nextStep: null });
    await shop.db.insert(chargeStep).values(steps);
  });
});

describe('the least amount of an order', () => {
  test('it is said beside the charge, and an order of less is refused with what is missing', async () => {
    const mou = await shop.register();
    await add(mou, 'tomato', 2);
    const there = { ...mou, addressId: await addressOf(mou, farAway) };
    const refused = await order(there);
    expect(refused).toMatchObject({ status: 409, body: { code: 'minimum_order' } });
    expect(refused.body.message).toBe('Orders start at ₹50. Please add items worth ₹5 more.');
    await add(mou, 'tomato');
    expect((await order(there)).status).toBe(200);
  });
});

describe('goods that have to stay cold', () => {
  const asked = async (slug: string, pincodeId?: number) =>
    (await shop.get(`/product/web/byid/${slug}${pincodeId === undefined ? '' : `?pincodeId=${pincodeId}`}`)).body.data
      .deliverable as boolean | null;

  test('a product says whether it can go to a pincode, when one is asked about', async () => {
    expect(await asked('toned-milk', delivered)).toBe(true);
    expect(await asked('toned-milk', farAway)).toBe(false);
    expect(await asked('tomato', farAway)).toBe(true);
    expect(await asked('tomato', notDelivered)).toBe(false);
    expect(await asked('toned-milk')).toBe(null);
  });

  test('each line of the cart says so, and an order with one that can’t is refused by its name', async () => {
    const mou = await shopper(['toned-milk', 1], ['tomato', 3]);
    const lines = async (query = '') =>
      (await shop.get(`/cart/web/c${query}`, mou.token)).body.data.map(
        ({ deliverable }: { deliverable: boolean | null }) => deliverable,
      ) as (boolean | null)[];
    expect(await lines()).toEqual([null, null]);
    expect(await lines(`?pincodeId=${delivered}`)).toEqual([true, true]);
    expect(await lines(`?pincodeId=${farAway}`)).toEqual([false, true]);
    expect(await lines(`?pincodeId=${notDelivered}`)).toEqual([false, false]);
    const refused = await order({ ...mou, addressId: await addressOf(mou, farAway) });
    expect(refused).toMatchObject({ status: 409, body: { code: 'item_not_deliverable' } });
    expect(refused.body.message).toBe(
      'Toned Milk can’t go to 700160, because our cold van does not drive there. Please remove it from your cart, or choose another address.',
    );
    expect((await shop.get('/cart/web/c', mou.token)).body.count).toBe(4);
    expect((await order(mou)).status).toBe(200);
  });
});
