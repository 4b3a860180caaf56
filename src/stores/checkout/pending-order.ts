import type { Id } from '../../../contract/id.ts';
import { sameId } from '../../../contract/id.ts';
import type { OrderBody } from '../../../contract/order.ts';
import { config } from '../../config.ts';

/** An order that was sent and has no answer yet. The same order sent again carries the same key; another order another. */
export interface OrderUnderWay {
  readonly customer: Id | null;
  readonly body: OrderBody;
  /** The Idempotency-Key: one key is one order, however often it arrives. */
  readonly key: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

const ENTRY = 'order-under-way';
let underWay: OrderUnderWay | null = null;

/** Notes an order that is about to be sent, so that a reload meanwhile does not forget it. Gives its key. */
export function startOrder(customer: Id | null, body: OrderBody): string {
  const same =
    underWay && sameId(underWay.customer, customer) && JSON.stringify(underWay.body) === JSON.stringify(body);
  const key = same && underWay ? underWay.key : randomKey();
  underWay = { customer, body, key, at: Date.now() };
  inSession(() => sessionStorage.setItem(ENTRY, JSON.stringify(underWay)));
  return key;
}

/** The answer has come. */
export function endOrder(): void {
  underWay = null;
  inSession(() => sessionStorage.removeItem(ENTRY));
}

/** The order that was under way when this tab's page was left; null when there is none, or when it is another's or old. */
export function takeUpOrder(customer: Id | null): OrderUnderWay | null {
  const left = inSession(() => JSON.parse(sessionStorage.getItem(ENTRY) ?? 'null') as OrderUnderWay | null);
  if (!left || !sameId(left.customer, customer) || Date.now() - left.at > config.orderUnderWay) return null;
  underWay = left;
  return left;
}

/** 128 random bits; `randomUUID` is not there on plain http. */
const randomKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Where a tab can keep nothing, a reload forgets; the provider then has the last word. */
function inSession<T>(use: () => T): T | null {
  try {
    return use();
  } catch {
    return null;
  }
}
