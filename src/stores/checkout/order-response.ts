import { onMount } from 'nanostores';
import * as v from 'valibot';
import { Id } from '../../../contract/id.ts';
import type { Order } from '../../../contract/order.ts';
import { KnownPaymentStatus, PaymentMethod } from '../../../contract/payment.ts';
import { maybe } from '../../../contract/schema.ts';
import { config } from '../../config.ts';
import { persistentStore } from '../lib/persistent-store.ts';
import { $session } from '../session/auth.ts';

/** What the thank-you page reads of an order; money is in paise already. */
const SavedOrder = v.looseObject({
  id: Id,
  number: v.string(),
  items: v.array(
    v.looseObject({ name: v.string(), quantity: v.number(), price: v.number(), image: maybe(v.string()) }),
  ),
  toPay: v.number(),
  paymentMethod: PaymentMethod,
  paymentStatus: KnownPaymentStatus,
  slot: maybe(v.looseObject({ date: v.string(), from: v.string(), to: v.string() })),
  address: maybe(v.looseObject({ line1: v.string() })),
});

/** The answer to the last order, for the thank-you page; null when there is none. */
export const $orderResponse = persistentStore(
  config.orderResponseKey,
  v.nullable(SavedOrder) as unknown as v.GenericSchema<unknown, Order | null>,
  null,
);

// Spec §4: log out removes it. The session's own listener removes the entry, this one what a page shows of it.
onMount($orderResponse, () => {
  if (typeof document === 'undefined') return;
  let before = $session.get();
  return $session.listen((session) => {
    if (before !== null) $orderResponse.set(null);
    before = session;
  });
});
