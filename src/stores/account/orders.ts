import { atom, computed } from 'nanostores';
import { getOrders, type Order } from '../../../contract/order.ts';
import { ask } from '../../api/http.ts';
import { $token } from '../session/auth.ts';
import { bindToCustomer } from '../session/customer-store.ts';
import { $deliveryCharge, $deliverySlots } from '../cart/delivery-charge.ts';
import { $orderResponse } from '../checkout/order-response.ts';
import { idle, type Loaded, track } from '../lib/request.ts';

/** The customer's orders, newest first. */
const noOrders: Loaded<readonly Order[]> = { ...idle, data: [] };
export const $orders = atom(noOrders);

export async function loadOrders(): Promise<void> {
  if (!$token.get()) return;
  await track(
    $orders,
    () => ask(getOrders),
    ({ data }) => ({ data }),
  );
}
bindToCustomer($orders, noOrders, loadOrders);

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
