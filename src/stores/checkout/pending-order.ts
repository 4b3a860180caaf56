import * as v from 'valibot';
import { Id, sameId } from '../../../contract/id.ts';
import type { OrderRequest } from '../../api/order.ts';
import { config } from '../../config.ts';
import { randomKey } from '../lib/random-key.ts';
import { sessionEntry } from '../lib/session-entry.ts';

/** An order that was sent and has not been thanked for. The same order sent again carries the same key; another order another. */
export interface PendingOrder {
  readonly customer: Id | null;
  readonly body: OrderRequest;
  /** Of what the customer saw. */
  readonly fingerprint?: string | undefined;
  /** The Idempotency-Key: one key is one order, however often it arrives. */
  readonly key: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The answer has come, but not yet the thank-you page: the tab may be reloaded on its way there. */
  readonly placed?: boolean | undefined;
}

const Saved = v.object({
  customer: v.nullable(Id),
  body: v.looseObject({}),
  fingerprint: v.optional(v.string()),
  key: v.string(),
  at: v.number(),
  placed: v.optional(v.boolean()),
});
const entry = sessionEntry(
  // The name under which a tab that is open during an update has stored it.
  'order-under-way',
  v.nullable(Saved) as unknown as v.GenericSchema<unknown, PendingOrder | null>,
  null,
);
let current: PendingOrder | null = null;

/** The order that has no answer yet. */
export const pendingOrder = (): PendingOrder | null => current;

/** Whether this very order is pending. */
export const isPending = (customer: Id | null, body: OrderRequest, fingerprint: string | undefined): boolean =>
  current !== null &&
  sameId(current.customer, customer) &&
  current.fingerprint === fingerprint &&
  JSON.stringify(current.body) === JSON.stringify(body);

/** Notes an order that is about to be sent, so that it survives a reload. Returns its key. */
export function startOrder(customer: Id | null, body: OrderRequest, fingerprint?: string): string {
  const key = current && isPending(customer, body, fingerprint) ? current.key : randomKey();
  current = { customer, body, fingerprint, key, at: Date.now() };
  entry.write(current);
  return key;
}

/** The order is placed, and what is left to do is to thank for it. */
export function orderPlaced(): void {
  if (current) entry.write({ ...current, placed: true });
  current = null;
}

/** The order was refused, or thanked for. */
export function endOrder(): void {
  current = null;
  entry.write(null);
}

/** Returns the order that was pending when this tab's page was left; null when there is none, or when it is another's or old, or of a clock that was ahead. */
export function resumeOrder(customer: Id | null): PendingOrder | null {
  const saved = entry.read();
  if (!saved || !sameId(saved.customer, customer) || Math.abs(Date.now() - saved.at) > config.pendingOrderTtl)
    return null;
  current = saved;
  return saved;
}
