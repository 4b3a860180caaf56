import { keepMount } from 'nanostores';
import { beforeEach, describe, expect, test } from 'vitest';
import { order as orderTable } from '../../../provider/db/schema/order.ts';
import { getOrder } from '../../../src/api/order.ts';
import { $cancelling, cancelOrder, resetCancelling } from '../../../src/stores/account/cancel-order.ts';
import { $orderDetail } from '../../../src/stores/account/order-detail.ts';
import { $orderResponse } from '../../../src/stores/checkout/order-response.ts';
import { $orders } from '../../../src/stores/account/orders.ts';
import { openThankYou } from '../../../src/stores/checkout/thank-you.ts';
import { lost, openClient } from '../client-fixture.ts';
import { placed } from './placed-order.ts';

const shopping = openClient();
for (const $store of [$orders, $orderDetail, $orderResponse]) keepMount($store);

beforeEach(resetCancelling);

const states = () => [
  $orderDetail.get().data?.status,
  $orders.get().data[0]?.status,
  $orderResponse.get()?.status,
  $orderDetail.get().data?.cancellable,
];

describe('cancelling an order', () => {
  test('changes it wherever it is shown', async () => {
    const order = await placed(shopping);
    expect(states()).toEqual(['placed', 'placed', 'placed', true]);
    expect(await cancelOrder(order)).toBe(true);
    expect(states()).toEqual(['cancelled', 'cancelled', 'cancelled', false]);
    expect($cancelling.get()).toMatchObject({ status: 'Fullfilled', data: order.id });
  });

  test('whose answer is lost says so, and works when it is tried again', async () => {
    const order = await placed(shopping);
    shopping.network = async (request) => {
      const answer = await shopping.shop.fetch(request);
      if (request.method === 'PUT') lost();
      return answer;
    };
    expect(await cancelOrder(order)).toBe(false);
    expect($cancelling.get().reason?.message).toBeTruthy();
    shopping.network = shopping.shop.fetch;
    expect(await cancelOrder(order)).toBe(true);
    expect(states()).toEqual(['cancelled', 'cancelled', 'cancelled', false]);
  });

  test('that has been packed meanwhile says so, and offers it no more', async () => {
    const order = await placed(shopping);
    await shopping.shop.db.update(orderTable).set({ status: 'packed' });
    expect(await cancelOrder(order)).toBe(false);
    expect($cancelling.get().reason?.message).toContain('is packed');
    await expect.poll(() => $orderDetail.get().data?.cancellable).toBe(false);
  });
});

describe('the thank-you page', () => {
  test('shows what has become of the order', async () => {
    await placed(shopping);
    await shopping.shop.db.update(orderTable).set({ paymentStatus: 'refused' });
    await openThankYou();
    expect($orderResponse.get()?.paymentStatus).toBe('refused');
    expect(shopping.went).toEqual([]);
  });

  test('keeps what it has when the provider can’t be asked, and goes home without an order', async () => {
    const { number } = await placed(shopping);
    shopping.network = lost;
    await openThankYou();
    expect($orderResponse.get()).toMatchObject({ number, paymentStatus: 'checking' });
    $orderResponse.set(null);
    await openThankYou();
    expect(shopping.went).toEqual(['/']);
  });
});

test('an order of a provider that says nothing of payments and cancelling is read with neither', async () => {
  const { id } = await placed(shopping);
  shopping.network = async (request) => {
    const answer = (await (await shopping.shop.fetch(request)).json()) as { data: Record<string, unknown> };
    const { paymentStatus: _, cancellable: __, ...data } = answer.data;
    return Response.json({ data });
  };
  expect(await getOrder(id)).toMatchObject({ paymentStatus: null, cancellable: false });
  shopping.network = async (request) => {
    const answer = (await (await shopping.shop.fetch(request)).json()) as { data: Record<string, unknown> };
    return Response.json({ data: { ...answer.data, paymentStatus: 'pending_review', cancellable: 'maybe' } });
  };
  expect(await getOrder(id)).toMatchObject({ paymentStatus: null, cancellable: false });
});
