import * as v from 'valibot';
import { call } from './call.ts';
import { OrderStatus } from './order-status.ts';

/** Something about the order is another now: where it is, its payment, what was added to it, or what of it is missing. */
export const OrderEvent = v.object({ status: OrderStatus });
export type OrderEvent = v.InferOutput<typeof OrderEvent>;

/** The first event comes at once, so that nothing is missed between reading an order and following it. */
export const getOrderEvents = call({
  method: 'GET',
  path: '/order/{id}/events',
  tag: 'Orders',
  caller: 'customer',
  summary: 'Says by server-sent events that an order has changed; ends after some minutes, and may be asked for again',
  answerType: 'events',
  answer: OrderEvent,
});
