import './storage.ts';
import { persistentAtom } from '@nanostores/persistent';
import * as v from 'valibot';
import type { Order } from '../../contract/order.ts';
import { config } from '../config.ts';
import { paths } from '../paths.ts';
import { route } from './route.ts';

/** An order as it was kept here: already in paise, so only its shape is looked at again. */
const Kept = v.looseObject({
  id: v.union([v.string(), v.number()]),
  number: v.string(),
  items: v.array(v.looseObject({ name: v.string(), quantity: v.number(), price: v.number() })),
  toPay: v.number(),
  slot: v.looseObject({ date: v.string(), from: v.string(), to: v.string() }),
  address: v.looseObject({ line1: v.string() }),
});

/** The answer to the last order, for the thank-you page; null when there is none. */
export const $orderResponse = persistentAtom<Order | null>(config.orderResponseKey, null, {
  encode: (order) => (order ? JSON.stringify(order) : (undefined as unknown as string)), // undefined removes the entry
  decode(text) {
    try {
      return v.parse(Kept, JSON.parse(text)) as unknown as Order;
    } catch {
      return null;
    }
  },
});

/** The thank-you page without an order to thank for goes home. */
export function leaveWithoutOrder(): void {
  if (!$orderResponse.get()) route.go(paths.home);
}
