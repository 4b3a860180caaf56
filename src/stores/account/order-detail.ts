import { atom, computed, onMount } from 'nanostores';
import { sameId } from '../../../contract/id.ts';
import type { Order } from '../../../contract/order.ts';
import { getOrder } from '../../api/order.ts';
import { $session, $token } from '../session/auth.ts';
import { $openOrderId } from './dashboard.ts';
import { $orders } from './orders.ts';
import { $orderResponse } from '../checkout/order-response.ts';
import { poll } from '../lib/poll.ts';
import { fullfilled, idle, type Loaded, reset, track } from '../lib/request.ts';

const noOrder: Loaded<Order | null> = { ...idle, data: null };
const $answer = atom(noOrder);

/** Milliseconds between two looks at an order that is under way. */
const POLL_MS = 5000;

export async function loadOrder(): Promise<void> {
  const id = $openOrderId.get();
  if (id !== null && $token.get())
    await track(
      $answer,
      () => getOrder(id),
      (data) => ({ data }),
    );
}

/** An order as the provider has just answered it, wherever it is shown. */
export function updateOrder(order: Order): void {
  const updated = <O extends Order | null>(known: O): O | Order => (sameId(known?.id, order.id) ? order : known);
  reset($answer, { ...fullfilled, data: updated($answer.get().data) });
  $orders.set({ ...$orders.get(), data: $orders.get().data.map(updated) });
  $orderResponse.set(updated($orderResponse.get()));
}

/** The open order: at once as the list has it, then as the provider has it now. */
export const $orderDetail = computed([$answer, $orders, $openOrderId], (answer, orders, id) => {
  const known = [answer.data, ...orders.data].find((order) => sameId(order?.id, id)) ?? null;
  return { ...answer, data: known };
});

async function refreshOrder(): Promise<void> {
  const status = $orderDetail.get().data?.status;
  if (status && status !== 'delivered' && status !== 'cancelled') await loadOrder();
}

onMount($orderDetail, () => {
  if (typeof document === 'undefined') return;
  const load = () => queueMicrotask(loadOrder);
  const unbind = [
    $openOrderId.subscribe(load),
    $session.listen(() => {
      reset($answer, noOrder);
      load();
    }),
    poll(refreshOrder, POLL_MS),
  ];
  return () => {
    for (const end of unbind) end();
  };
});
