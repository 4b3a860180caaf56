import { and, desc, eq, notExists, notInArray, sql } from 'drizzle-orm';
import type { OrderStatus } from '../../contract/order-status.ts';
import { type Database, inTransaction } from '../db/database.ts';
import { deskChange } from '../db/schema/desk.ts';
import { order, orderHistory } from '../db/schema/order.ts';
import { shopMoment } from '../domain/shop-time.ts';
import type { OrderRow } from '../repositories/order.ts';
import { lockOrder, needsPaymentCheck, recordStatus } from '../domain/orders/change-status.ts';
import { statusesAfter } from '../domain/orders/order-steps.ts';
import { updatePaymentStatus } from '../domain/orders/qr-payments.ts';

const MINUTE_MS = 60_000;

type Step = Exclude<OrderStatus, 'placed' | 'cancelled'>;

/** When each step comes in a shop that nobody works in: soon confirmed, packed before its slot, delivered within it. */
function dueTimes({ placedAt, slotDate, slotFrom, slotTo }: OrderRow): Record<Step, Date> {
  const from = shopMoment(slotDate, slotFrom);
  return {
    confirmed: new Date(placedAt.getTime() + 2 * MINUTE_MS),
    packed: new Date(from.getTime() - 30 * MINUTE_MS),
    'out-for-delivery': from,
    delivered: shopMoment(slotDate, slotTo),
  };
}

/** The steps whose time has come, with that time. */
function dueSteps(row: OrderRow, now: Date): { status: Step; at: Date }[] {
  const times = dueTimes(row);
  return (statusesAfter(row.status) as Step[])
    .map((status) => ({ status, at: times[status] }))
    .filter(({ at }) => at <= now);
}

/** Of a customer's open orders, those that nobody has touched at the desk: who packs one packs it to its end. */
const selectUntouched = (db: Database, customerId: number, id?: number): Promise<OrderRow[]> =>
  db
    .select()
    .from(order)
    .where(
      and(
        eq(order.customerId, customerId),
        id === undefined ? undefined : eq(order.id, id),
        notInArray(order.status, ['delivered', 'cancelled']),
        notExists(
          db
            .select()
            .from(deskChange)
            .where(eq(deskChange.subject, sql`'order:' || ${order.id}`)),
        ),
      ),
    );

async function catchUp(tx: Database, { id, customerId }: OrderRow, now: Date): Promise<void> {
  await lockOrder(tx, id);
  // Somebody may have packed it meanwhile.
  const [row] = await selectUntouched(tx, customerId, id);
  if (!row) return;
  const [last] = await tx
    .select({ at: orderHistory.at })
    .from(orderHistory)
    .where(eq(orderHistory.orderId, id))
    .orderBy(desc(orderHistory.id))
    .limit(1);
  const due = dueSteps(row, now);
  // Nobody here looks into a bank account, so the rider takes the money.
  if (due.some(({ status }) => needsPaymentCheck(row, status))) await updatePaymentStatus(tx, id, 'refused', now);
  for (const { status, at } of due) {
    // An operator may have been ahead of the clock: time does not run backwards.
    await recordStatus(tx, row, status, last && last.at > at ? last.at : at);
  }
}

/** Demo only: advances orders that nobody packs, whenever their customer looks at them. */
export async function advanceOrders(db: Database, customerId: number, now: Date): Promise<void> {
  for (const row of await selectUntouched(db, customerId))
    if (dueSteps(row, now).length > 0) await inTransaction(db, (tx) => catchUp(tx, row, now));
}
