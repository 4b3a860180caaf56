import type { OrderStatus } from '../../../contract/order-status.ts';
import { isRecord, pick } from '../json.ts';
import { text } from '../values.ts';

/** What came back to the shop, whatever the word says of the way there: `RTO_DELIVERED` is returned to origin. */
const RETURNED = /\brto\b|return/i;

/** Other providers' words for the status of an order; the first that fits counts. */
const STATUSES: readonly (readonly [RegExp, OrderStatus])[] = [
  [RETURNED, 'cancelled'],
  [/cancel|reject|fail|refund|void|declin|expired/i, 'cancelled'],
  [/out.?for|dispatch|ship|transit|way|handed|picked.?up|courier/i, 'out-for-delivery'],
  [/undeliver/i, 'out-for-delivery'],
  [/deliver|complet|fulfil|closed|done|received.?by/i, 'delivered'],
  [/pack|process|prepar|ready|picking|progress/i, 'packed'],
  [/confirm|accept|approv|paid|authori/i, 'confirmed'],
];

const PLACED = /new|pend|plac|creat|receiv|open|order|submit|book|initiat|unpaid|wait.{0,40}(?:pay|confirm)|^\d*$/i;

/** `RTO_DELIVERED` has the words RTO and DELIVERED. */
const wordsOf = (value: unknown): string =>
  (isRecord(value) ? text(pick(value, 'code', 'name', 'status', 'label', 'value')) : text(value))?.replace(
    /[_-]+/g,
    ' ',
  ) ?? '';

/** Any other word, such as `new` or `pending`, means that the order is placed. */
export const orderStatus = (value: unknown): OrderStatus =>
  STATUSES.find(([pattern]) => pattern.test(wordsOf(value)))?.[1] ?? 'placed';

/** What none of the shop's words says, in the provider's: `Returned`, `Awaiting stock`. */
export function statusText(value: unknown): string | undefined {
  const words = wordsOf(value).trim();
  if (RETURNED.test(words)) return 'Returned';
  if (STATUSES.some(([pattern]) => pattern.test(words)) || PLACED.test(words)) return undefined;
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}

export const paymentMethod = (value: unknown): 'cash' | 'qr' =>
  /qr|upi|online|scan|card|wallet|prepaid|gateway|razorpay|paytm/i.test(text(value) ?? '') ? 'qr' : 'cash';
