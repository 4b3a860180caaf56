import { keepMount } from 'nanostores';
import { describe, expect, test } from 'vitest';
import { $cart } from '../../../src/stores/cart/cart.ts';
import { $coupon } from '../../../src/stores/cart/coupon.ts';
import { $deliverySlots } from '../../../src/stores/cart/delivery-charge.ts';
import { $checkout, chooseSlot, submitOrder } from '../../../src/stores/checkout/checkout.ts';
import { $submission, $unsettledOrder, LOOKS, resolvePendingOrder } from '../../../src/stores/checkout/submit-order.ts';
import { $walletPayment } from '../../../src/stores/checkout/wallet-payment.ts';
import { idle, reset } from '../../../src/stores/lib/request.ts';
import { lost, openClient } from '../client-fixture.ts';
import { countOrders, ordersAtProvider, readyToOrder } from './ready-to-order.ts';

const shopping = openClient();
LOOKS.waits = [0, 10];
for (const $store of [$cart, $checkout, $coupon, $submission, $unsettledOrder]) keepMount($store);

describe('an order', () => {
  test('that may have arrived before its page was left is looked up, and not sent again', async () => {
    const token = await readyToOrder(shopping);
    shopping.network = async (request) => {
      const answer = await shopping.shop.fetch(request);
      return request.url.endsWith('/order') ? lost() : answer;
    };
    expect(await submitOrder()).toBeUndefined();
    reset($submission, { ...idle, data: null });
    const sent = countOrders(shopping);
    await resolvePendingOrder();
    expect([sent.count, await ordersAtProvider(shopping, token)]).toEqual([0, 1]);
    expect(shopping.went).toEqual(['/thankyou']);
  });

  test('that never arrived is asked about; said yes to, it is ordered once', async () => {
    const token = await readyToOrder(shopping);
    shopping.network = async () => lost();
    expect(await submitOrder()).toBeUndefined();
    reset($submission, { ...idle, data: null });
    await resolvePendingOrder();
    expect($unsettledOrder.get()).toMatchObject({ state: 'unknown' });
    const sent = countOrders(shopping);
    await resolvePendingOrder();
    expect($unsettledOrder.get()).toEqual({ state: 'lost', toPay: $walletPayment.get().toPay });
    expect([sent.count, await ordersAtProvider(shopping, token)]).toEqual([0, 0]);
    expect(await submitOrder()).toBeDefined();
    expect([sent.count, await ordersAtProvider(shopping, token)]).toEqual([1, 1]);
  });

  test('other than one that may have arrived is not placed beside it', async () => {
    const token = await readyToOrder(shopping);
    shopping.network = async (request) => {
      const answer = await shopping.shop.fetch(request);
      return request.url.endsWith('/order') ? lost() : answer;
    };
    expect(await submitOrder()).toBeUndefined();
    const sent = countOrders(shopping);
    // Elsewhere, the cart is filled anew; here, another slot is chosen.
    await shopping.shop.ask('POST', '/cart/', { token, body: { productId: shopping.dal.id, quantity: 1 } });
    const other = $deliverySlots.get().data.filter(({ left }) => left !== 0)[1];
    if (other) chooseSlot(other);
    expect(await submitOrder()).toBeDefined();
    expect([sent.count, await ordersAtProvider(shopping, token)]).toEqual([0, 1]);
  });
});
