import type { Database } from '../../provider/db/database.ts';
import { order } from '../../provider/db/schema/order.ts';
import type { Sent } from './sales.ts';

export interface Account {
  readonly sent: number;
  readonly answered: number;
  /** Of those answered: in the ledger, with their number and amount. */
  readonly found: number;
  readonly lost: readonly Sent[];
  /** Never answered, but in the ledger: the shopper would see it under their orders. */
  readonly unansweredButFound: number;
  /** More than once, or by nobody. */
  readonly doubled: number;
  readonly unknown: number;
}

/** Looks for every order that was sent, by its key. */
export async function accountFor(db: Database, sent: readonly Sent[]): Promise<Account> {
  const kept = await db
    .select({ number: order.number, key: order.idempotencyKey, toPay: order.toPayPaise })
    .from(order);
  const byKey = Map.groupBy(kept, ({ key }) => key);
  const answered = sent.filter((one) => one.answered);
  const isFound = ({ key, answered: said }: Sent) =>
    byKey.get(key)?.some(({ number, toPay }) => number === said?.number && toPay === said.toPay) ?? false;
  const keys = new Set(sent.map(({ key }) => key));
  return {
    sent: sent.length,
    answered: answered.length,
    found: answered.filter(isFound).length,
    lost: answered.filter((one) => !isFound(one)),
    unansweredButFound: sent.filter((one) => !one.answered && byKey.has(one.key)).length,
    doubled: kept.length - byKey.size,
    unknown: kept.filter(({ key }) => key === null || !keys.has(key)).length,
  };
}
