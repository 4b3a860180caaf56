import { atom, computed, onMount } from 'nanostores';
import { type Id, sameId } from '../../../contract/id.ts';
import type { Order } from '../../../contract/order.ts';
import { getOrder } from '../../api/order.ts';
import { $session, $token } from '../session/auth.ts';
import { $openOrderId } from './dashboard.ts';
import type { Following } from './follow-order.ts';
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
  const updated = <O extends Order | null>(loaded: O): O | Order => (sameId(loaded?.id, order.id) ? order : loaded);
  reset($answer, { ...fullfilled, data: updated($answer.get().data) });
  $orders.set({ ...$orders.get(), data: $orders.get().data.map(updated) });
  $orderResponse.set(updated($orderResponse.get()));
}

const $openOrder = computed(
  [$answer, $orders, $openOrderId],
  (answer, orders, id) => [answer.data, ...orders.data].find((order) => sameId(order?.id, id)) ?? null,
);

/** The open order: at once as the list has it, then as the provider has it now. */
export const $orderDetail = computed([$answer, $openOrder], (answer, data) => ({ ...answer, data }));

const isUnderWay = (order: Order | null): boolean =>
  order !== null && order.status !== 'delivered' && order.status !== 'cancelled';

/** The order that is open and may still change; null for none. */
const $followedId = computed([$openOrder, $token], (order, token) =>
  token !== null && order && isUnderWay(order) ? order.id : null,
);

/** Follows whichever order is open. Returns what ends it. */
function followOpenOrder(): () => void {
  let following: Following | undefined;
  let isOver = false;
  const refresh = async () => {
    if (isUnderWay($openOrder.get()) && !following?.isLive()) await loadOrder();
  };
  const replace = (next?: Following) => {
    following?.end();
    following = next;
  };
  const follow = async (id: Id | null) => {
    replace();
    if (id === null) return;
    const loaded = await import('./follow-order.ts').catch(() => null);
    if (loaded && !isOver && sameId($followedId.get(), id)) replace(loaded.followOrder(id, loadOrder));
  };
  const unbind = [$followedId.subscribe((id) => void follow(id)), poll(refresh, POLL_MS)];
  return () => {
    isOver = true;
    replace();
    for (const end of unbind) end();
  };
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
    followOpenOrder(),
  ];
  return () => {
    for (const end of unbind) end();
  };
});
