import { atom, computed } from 'nanostores';
import type { Order, OrderBody } from '../../contract/order.ts';
import { RefusedError, UnreachableError } from '../api/errors.ts';
import * as orderApi from '../api/order.ts';
import { config } from '../config.ts';
import { $token } from './auth.ts';
import { recheckCoupon, removeCoupon } from './coupon.ts';
import { loadCustomerCart, tellOtherTabs } from './customer-cart.ts';
import { followCustomer } from './customer-slice.ts';
import { $deliveryCharge, $deliverySlots, loadDeliveryCharge, loadDeliverySlots } from './delivery.ts';
import { $orderResponse } from './order-response.ts';
import { idle, type Loaded, reset, track } from './request.ts';
import { isSaved } from './storage.ts';

/** The customer's orders, newest first. */
const noOrders: Loaded<readonly Order[]> = { ...idle, data: [] };
export const $orders = atom(noOrders);

export async function loadOrders(): Promise<void> {
  if ($token.get()) await track($orders, orderApi.getOrders, (data) => ({ data }));
}
followCustomer($orders, noOrders, loadOrders);

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
const notPlaced: Loaded<Order | null> = { ...idle, data: null };
export const $placing = atom(notPlaced);
followCustomer($placing, notPlaced, () => reset($placing, notPlaced));

let key: { of: string; value: string } | null = null;

/** The same order sent again carries the same key; another order another. */
function idempotencyKey(body: OrderBody): string {
  const of = JSON.stringify(body);
  if (key?.of !== of) key = { of, value: randomKey() };
  return key.value;
}

/** 128 random bits; `randomUUID` is not there on plain http. */
const randomKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** How often an order without an answer is sent again. The key makes it one order however often it arrives. */
const TRIES = 3;

async function send(body: OrderBody, tries = TRIES): Promise<Order> {
  try {
    return await orderApi.postOrder(body, idempotencyKey(body));
  } catch (error) {
    if (tries > 1 && mayHaveArrived(error)) return send(body, tries - 1);
    throw error;
  }
}

const mayHaveArrived = (error: unknown): boolean =>
  error instanceof UnreachableError || (error instanceof RefusedError && error.status >= 500);

/** Places the order and keeps the answer for the thank-you page. Gives it, or undefined when it was refused. */
export async function placeOrder(body: OrderBody): Promise<Order | undefined> {
  const { loading, data } = $placing.get();
  if (loading || data) return undefined; // Under way, or placed: the page is about to change.
  const order = await track(
    $placing,
    () => send(body),
    (data) => ({ data }),
  );
  if (order) {
    key = null;
    keepOrderResponse(order);
    removeCoupon();
    tellOtherTabs();
  } else if (!mayHaveArrived($placing.get().reason)) {
    // Stock, prices or places have changed: show what is true now.
    await Promise.all([loadCustomerCart(), loadDeliverySlots(), loadDeliveryCharge()]);
    recheckCoupon();
  }
  return order;
}

/** Spec §8: failing to keep the order response is only logged. */
function keepOrderResponse(order: Order): void {
  $orderResponse.set(order);
  if (!isSaved(config.orderResponseKey)) console.error('The order response could not be saved on this device.');
}
