// npm run provider:payment -- ORDER confirmed|refused
import { asc, eq } from 'drizzle-orm';
import { rupees } from '../../contract/rupees.ts';
import { command, CommandError } from './command.ts';
import { type Database, inTransaction } from '../db/database.ts';
import { order } from '../db/schema/order.ts';
import { findOrder } from './find-order.ts';
import type { OrderRow } from '../repositories/order.ts';
import { statusLabel } from '../domain/orders/order-status.ts';
import { updatePaymentStatus } from '../domain/orders/payments.ts';

const NAME = 'npm run provider:payment';

/** @example summary(row) // 'HT-20001 · placed · ₹615 · reference 412345678901 · payment checking' */
const summary = ({ number, status, toPayPaise, duePaise, paymentReference, paymentStatus }: OrderRow): string =>
  [
    number,
    statusLabel(status),
    rupees(toPayPaise - duePaise),
    ...(paymentReference ? [`reference ${paymentReference}`] : []),
    ...(paymentStatus ? [`payment ${paymentStatus}`] : []),
  ].join(' · ');

/** Every payment that waits for a look at the bank account, oldest first. */
async function listUnchecked(db: Database): Promise<void> {
  const rows = await db.select().from(order).where(eq(order.paymentStatus, 'checking')).orderBy(asc(order.id));
  console.log(rows.length > 0 ? rows.map(summary).join('\n') : 'No payment has to be checked.');
}

await command(NAME, async (db, [id, outcome, ...others]) => {
  if (id === undefined) return listUnchecked(db);
  if (others.length > 0) throw new CommandError(`Name an order and what you found: ${NAME} -- HT-20001 confirmed`);
  const { id: row } = await findOrder(db, id);
  if (outcome !== undefined) {
    if (outcome !== 'confirmed' && outcome !== 'refused')
      throw new CommandError(`${outcome} is no outcome: choose confirmed or refused.`);
    await inTransaction(db, (tx) => updatePaymentStatus(tx, row, outcome, new Date()));
  }
  console.log(summary(await findOrder(db, String(row))));
});
