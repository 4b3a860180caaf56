import { keepMount } from 'nanostores';
import { describe, expect, test } from 'vitest';
import type { Order } from '../../../contract/order.ts';
import { order as orderTable } from '../../../provider/db/schema/order.ts';
import { getOrder, postOrder } from '../../../src/api/order.ts';
import { saveAddress } from '../../../src/stores/delivery/address.ts';
import { $cancelling, cancelOrder, resetCancelling } from '../../../src/stores/account/cancel-order.ts';
import { setQuantity } from '../../../src/stores/cart/cart-quantity.ts';
import { $deliverySlots, loadDeliverySlots } from '../../../src/stores/cart/delivery-charge.ts';
import { paths } from '../../../src/paths.ts';
import { $search } from '../../../src/stores/lib/url.ts';
import { $orderDetail } from '../../../src/stores/account/order-detail.ts';
import { $orderResponse } from '../../../src/stores/checkout/order-response.ts';
import { $orders, loadOrders } from '../../../src/stores/account/orders.ts';
import { loadPincodes, $pincodes } from '../../../src/stores/delivery/pincode.ts';
import { openThankYou } from '../../../src/stores/checkout/thank-you.ts';
import { openClient, logIn, lost, written } from '../client-fixture.ts';

const shopping = openClient();
for (const $store of [$orders, $orderDetail, $orderResponse]) keepMount($store);

let references = 512_345_678_900;

/** An order paid by QR, open on the dashboard and saved for the thank-you page. */
async function placed(): Promise<Order> {
  await logIn(shopping);
  resetCancelling();
  setQuantity(shopping.tomato, 2);
  await written();
  await loadPincodes();
  const pincodeId = $pincodes.get().data[0]?.id ?? '';
  const address = { label: 'Home', name: 'Mou Sen', phone: '9830041207', line1: '22 Mandeville Gardens', pincodeId };
  const saved = await saveAddress(address);
  await loadDeliverySlots();
  const slotId = $deliverySlots.get().data.find(({ left }) => left !== 0)?.id ?? '';
  const paymentReference = String((references += 1));
  const body = { addressId: saved?.id ?? '', slotId, couponCode: null, paymentMethod: 'qr', paymentReference } as const;
  const order = await postOrder(body, `key ${paymentReference}`);
  $orderResponse.set(order);
  $search.set(new URL(paths.order(order.id), 'http://shop.test').search);
  await loadOrders();
  return order;
}

const states = () => [
  $orderDetail.get().data?.status,
  $orders.get().data[0]?.status,
  $orderResponse.get()?.status,
  $orderDetail.get().data?.cancellable,
];

describe('cancelling an order', () => {
  test('changes it wherever it is shown', async () => {
    const order = await placed();
    expect(states()).toEqual(['placed', 'placed', 'placed', true]);
    expect(await cancelOrder(order)).toBe(true);
    expect(states()).toEqual(['cancelled', 'cancelled', 'cancelled', false]);
    expect($cancelling.get()).toMatchObject({ status: 'Fullfilled', data: order.id });
  });

  test('whose answer is lost says so, and works when it is tried again', async () => {
    const order = await placed();
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
    const order = await placed();
    await shopping.shop.db.update(orderTable).set({ status: 'packed' });
    expect(await cancelOrder(order)).toBe(false);
    expect($cancelling.get().reason?.message).toContain('is packed');
    await expect.poll(() => $orderDetail.get().data?.cancellable).toBe(false);
  });
});

describe('the thank-you page', () => {
  test('shows what has become of the order', async () => {
    await placed();
    await shopping.shop.db.update(orderTable).set({ paymentStatus: 'refused' });
    await openThankYou();
    expect($orderResponse.get()?.paymentStatus).toBe('refused');
    expect(shopping.went).toEqual([]);
  });

  test('keeps what it has when the provider can’t be asked, and goes home without an order', async () => {
    const { number } = await placed();
    shopping.network = lost;
    await openThankYou();
    expect($orderResponse.get()).toMatchObject({ number, paymentStatus: 'checking' });
    $orderResponse.set(null);
    await openThankYou();
    expect(shopping.went).toEqual(['/']);
  });
});

test('an order of a provider that says nothing of payments and cancelling is read with neither', async () => {
  const { id } = await placed();
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
