import * as v from 'valibot';
import { call } from './call.ts';
import { Id } from './id.ts';
import { MAX_QUANTITY } from './stock-limits.ts';
import { Rupees } from './money.ts';
import { Order } from './order.ts';
import { one } from './schema.ts';

/** The most lines that are added at once. */
const MAX_ADDED_LINES = 50;

/** `toPay` is what the order comes to with them as the customer saw it; where it differs, nothing is added. */
export const OrderItemsBody = v.object({
  items: v.pipe(
    v.array(
      v.object({
        productId: Id,
        quantity: v.pipe(
          v.number(),
          v.integer(),
          v.minValue(1),
          v.maxValue(MAX_QUANTITY, `Please take at most ${MAX_QUANTITY} of each.`),
        ),
      }),
    ),
    v.minLength(1, 'Please choose something to add.'),
    v.maxLength(MAX_ADDED_LINES, `Please add at most ${MAX_ADDED_LINES} products at once.`),
  ),
  toPay: v.optional(Rupees),
});
export type OrderItemsBody = v.InferInput<typeof OrderItemsBody>;

/** Not in section 7: where a provider lacks it, no order says that it is extendable. */
export const postOrderItems = call({
  method: 'POST',
  path: '/order/{id}/items',
  tag: 'Orders',
  caller: 'customer',
  summary:
    'Adds goods to an order that is not packed yet; the header Idempotency-Key makes a repeated call the same addition',
  body: OrderItemsBody,
  answer: one(Order),
});
