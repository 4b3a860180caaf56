import { keepMount } from 'nanostores';
import { describe, expect, test } from 'vitest';
import { getProduct } from '../../../src/api/product.ts';
import { $cart } from '../../../src/stores/cart/cart.ts';
import { $checkout, submitOrder } from '../../../src/stores/checkout/checkout.ts';
import { $coupon, applyCoupon, removeCoupon } from '../../../src/stores/cart/coupon.ts';
import { $submission, sendOrder } from '../../../src/stores/checkout/submit-order.ts';
import { $orderResponse } from '../../../src/stores/checkout/order-response.ts';
import { lost, openClient } from '../client-fixture.ts';
import { ordersAtProvider, readyToOrder } from './ready-to-order.ts';

const shopping = openClient();
for (const $store of [$cart, $checkout, $coupon, $submission]) keepMount($store);

describe('an order', () => {
  test('is placed, kept for the thank-you page, and leads there', async () => {
    const token = await readyToOrder(shopping);
    expect($checkout.get().missing).toBe(null);
    const order = await submitOrder();
    expect(order?.number).toMatch(/^HT-/);
    expect($orderResponse.get()?.number).toBe(order?.number);
    expect(shopping.went).toEqual(['/thankyou']);
    expect(await ordersAtProvider(shopping, token)).toBe(1);
  });

  test('that a busy shop turns away is sent again when the shop has said, not before', async () => {
    const token = await readyToOrder(shopping);
    const sent: number[] = [];
    shopping.network = async (request) => {
      if (!request.url.endsWith('/order')) return shopping.shop.fetch(request);
      sent.push(performance.now());
      const busy = { message: 'The shop is very busy just now.', code: 'overloaded' };
      if (sent.length === 1) return Response.json(busy, { status: 503, headers: { 'retry-after': '1' } });
      return shopping.shop.fetch(request);
    };
    expect(await submitOrder()).toBeDefined();
    expect(await ordersAtProvider(shopping, token)).toBe(1);
    const [first = 0, second = 0] = sent;
    expect(second - first).toBeGreaterThan(990);
  });

  test('whose answer is lost is one order, and the shopper gets there all the same', async () => {
    const token = await readyToOrder(shopping);
    let answers = 0;
    shopping.network = async (request) => {
      const answer = await shopping.shop.fetch(request);
      if (request.url.endsWith('/order') && answers++ === 0) lost();
      return answer;
    };
    expect(await submitOrder()).toBeDefined();
    expect(await ordersAtProvider(shopping, token)).toBe(1);
    expect(shopping.went).toEqual(['/thankyou']);
  });

  test('clicked twice is one order', async () => {
    const token = await readyToOrder(shopping);
    await Promise.all([submitOrder(), submitOrder()]);
    await submitOrder();
    expect(await ordersAtProvider(shopping, token)).toBe(1);
  });

  test('whose amount has changed is refused with the new amount, and the page shows what is true', async () => {
    const token = await readyToOrder(shopping);
    const { address, slot } = $checkout.get();
    const body = { addressId: address?.id ?? '', slotId: slot?.id ?? '', paymentMethod: 'cash' as const, toPay: 1 };
    expect(await sendOrder(body)).toBeUndefined();
    expect($submission.get().reason?.message).toMatch(/₹/);
    expect(await ordersAtProvider(shopping, token)).toBe(0);
  });
});

describe('a coupon', () => {
  test('that is removed while it is being checked stays removed', async () => {
    await readyToOrder(shopping);
    const checking = applyCoupon('TEN');
    removeCoupon();
    await checking;
    expect($coupon.get().data).toBe(null);
  });

  test('that does not fit says why and takes nothing off', async () => {
    await readyToOrder(shopping);
    await applyCoupon('FLAT50');
    expect($coupon.get()).toMatchObject({ status: 'Rejected', data: null });
    expect($coupon.get().reason?.message).toMatch(/₹200/);
  });
});

test('a product is read in paise', async () => expect((await getProduct('tomato')).price).toBe(2250));
