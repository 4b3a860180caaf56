import { afterAll, describe, expect, test } from 'vitest';
import { chargeStep } from '../../provider/db/schema/delivery.ts';
import { openShopping } from './shopping.ts';

const { shop, delivered, notDelivered, farAway, add, addressOf, order } = await openShopping();
afterAll(() => shop.close());

describe('§7 delivery charge', () => {
  const check = async (query: string) => await shop.get(`/order/delivery-amount-check/?${query}`);

  test('it falls in steps, and the next step is named until it is free', async () => {
    expect((await check('orderAmonut=299.99')).body).toEqual({
      deliveryAmount: 40,
      nextStep: { orderAmount: 300, deliveryAmount: 20 },
    });
    expect((await check('orderAmonut=300')).body).toEqual({
      deliveryAmount: 20,
      nextStep: { orderAmount: 600, deliveryAmount: 0 },
    });
    expect((await check(`orderAmonut=600&pincodeId=${delivered}`)).body).toEqual({ deliveryAmount: 0, nextStep: null });
  });

  test('a pincode may have charges of its own, which an order there pays', async () => {
    expect((await check(`orderAmonut=1000&pincodeId=${farAway}`)).body).toEqual({ deliveryAmount: 90, nextStep: null });
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
    expect((await check('orderAmonut=1')).body).toEqual({ deliveryAmount: 0, nextStep: null });
    await shop.db.insert(chargeStep).values(steps);
  });
});
