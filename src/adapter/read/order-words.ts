import type { OrderStatus } from '../../../contract/order.ts';
import { isRecord, pick } from '../json.ts';
import { text } from '../values.ts';

/** Other providers' words for the status of an order; the first that fits counts. */
const STATUSES: readonly (readonly [RegExp, OrderStatus])[] = [
  [/cancel|reject|fail|refund|return|void|declin|expired/i, 'cancelled'],
  [/out.?for|dispatch|ship|transit|way|handed|picked.?up|courier/i, 'out-for-delivery'],
  [/undeliver/i, 'out-for-delivery'],
  [/deliver|complet|fulfil|closed|done|received.?by/i, 'delivered'],
  [/pack|process|prepar|ready|picking|progress/i, 'packed'],
  [/confirm|accept|approv|paid|authori/i, 'confirmed'],
];

/** Any other word, such as `new` or `pending`, means that the order is placed. */
export const orderStatus = (value: unknown): OrderStatus => {
  const words = isRecord(value) ? text(pick(value, 'code', 'name', 'status', 'label', 'value')) : text(value);
  return words === 'placed' ? 'placed' : (STATUSES.find(([pattern]) => pattern.test(words ?? ''))?.[1] ?? 'placed');
};

export const paymentMethod = (value: unknown): 'cash' | 'qr' =>
  /qr|upi|online|scan|card|wallet|prepaid|gateway|razorpay|paytm/i.test(text(value) ?? '') ? 'qr' : 'cash';
