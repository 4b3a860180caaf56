import { atom, computed, onMount } from 'nanostores';
import { sameId } from '../../contract/id.ts';
import type { Order } from '../../contract/order.ts';
import { getOrder } from '../api/order.ts';
import { $session, $token } from './auth.ts';
import { $openOrder } from './dashboard.ts';
import { $orders } from './order.ts';
import { idle, type Loaded, reset, track } from './request.ts';

const noOrder: Loaded<Order | null> = { ...idle, data: null };
const $answer = atom(noOrder);

export const loadOrder = () => {
  const id = $openOrder.get();
  if (id !== null && $token.get())
    void track(
      $answer,
      () => getOrder(id),
      (data) => ({ data }),
    );
};

/** The open order: at once as the list has it, then as the provider has it now. */
export const $orderDetail = computed([$answer, $orders, $openOrder], (answer, orders, id) => {
  const known = [answer.data, ...orders.data].find((order) => sameId(order?.id, id)) ?? null;
  return { ...answer, data: known };
});

onMount($orderDetail, () => {
  if (typeof document === 'undefined') return;
  const load = () => queueMicrotask(loadOrder);
  const unbind = [
    $openOrder.subscribe(load),
    $session.listen(() => {
      reset($answer, noOrder);
      load();
    }),
  ];
  return () => {
    for (const end of unbind) end();
  };
});
