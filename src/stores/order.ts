import { atom, computed } from 'nanostores';
import type { Order, OrderBody } from '../../contract/order.ts';
import * as orderApi from '../api/order.ts';
import { $token } from './auth.ts';
import { loadCustomerCart } from './customer-cart.ts';
import { $deliveryCharge, $deliverySlots } from './delivery.ts';
import { $orderResponse } from './order-response.ts';
import { idle, type Loaded, loadOnMount, track } from './request.ts';

/** The customer's orders, newest first. */
export const $orders = atom<Loaded<readonly Order[]>>({ ...idle, data: [] });

export async function loadOrders(): Promise<void> {
  if ($token.get()) await track($orders, orderApi.getOrders, (data) => ({ data }));
}
loadOnMount($orders, loadOrders);

/** The order slice of section 3. */
export const $order = computed(
  [$orders, $orderResponse, $deliveryCharge, $deliverySlots],
  (orders, orderResponse, charge, slots) => ({
    ...orders,
    orderResponse,
    deliveryAmount: charge.data.deliveryAmount,
    deliverySlots: slots.data,
  }),
);

/** The last attempt to place an order. */
export const $placing = atom<Loaded<Order | null>>({ ...idle, data: null });

let key: { of: string; value: string } | null = null;

/** The same order sent again carries the same key; another order another. */
function idempotencyKey(body: OrderBody): string {
  const of = JSON.stringify(body);
  if (key?.of !== of) key = { of, value: crypto.randomUUID() };
  return key.value;
}

/** Places the order and keeps the answer for the thank-you page. Gives it, or undefined when it was refused. */
export async function placeOrder(body: OrderBody): Promise<Order | undefined> {
  if ($placing.get().loading) return undefined;
  const order = await track(
    $placing,
    () => orderApi.postOrder(body, idempotencyKey(body)),
    (data) => ({ data }),
  );
  if (!order) {
    // Stock, prices or places have changed: show what is true now.
    void loadCustomerCart();
    return undefined;
  }
  key = null;
  keepOrderResponse(order);
  return order;
}

/** Spec §8: failing to keep the order response is only logged. */
function keepOrderResponse(order: Order): void {
  try {
    $orderResponse.set(order);
  } catch (error) {
    console.error('The order response could not be saved.', error);
  }
}
