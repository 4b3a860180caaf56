import { eq, inArray } from 'drizzle-orm';
import type { Id } from '../../../contract/id.ts';
import { msg } from '../../../contract/msg.ts';
import type { OrderStatus } from '../../../contract/order-status.ts';
import { rupees } from '../../../contract/rupees.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import { rowId } from '../../db/row-id.ts';
import { customer } from '../../db/schema/customer.ts';
import { order, orderHistory } from '../../db/schema/order.ts';
import { conflict, notFound } from '../errors.ts';
import { sentence } from '../sentence.ts';
import { insertMessages, hasMessage } from '../../repositories/message.ts';
import { amountsOf, notifyOrder, type OrderRow } from '../../repositories/order.ts';
import { giveInvoiceNumber } from './invoice.ts';
import { isUnpacked, statusesAfter, statusLabel } from './order-steps.ts';
import { releaseOrder } from './refund.ts';

/** The order, locked: its status stays what it is until the transaction ends. */
export async function lockOrder(tx: Database, id: number): Promise<OrderRow> {
  // The customer first and the goods after that, as orders do, so that the two never wait for each other.
  const whose = tx.select({ id: order.customerId }).from(order).where(eq(order.id, id));
  await tx.select({ id: customer.id }).from(customer).where(inArray(customer.id, whose)).for('no key update');
  const [row] = await tx.select().from(order).where(eq(order.id, id)).for('no key update');
  if (!row) throw notFound(msg('This order is not among yours.'), 'unknown_order');
  return row;
}

export async function recordStatus(tx: Database, row: OrderRow, status: OrderStatus, at: Date): Promise<void> {
  const { id } = row;
  await tx.update(order).set({ status }).where(eq(order.id, id));
  await tx.insert(orderHistory).values({ orderId: id, status, at });
  if (status === 'delivered') await giveInvoiceNumber(tx, row, at);
  await notifyOrder(tx, id);
  if (hasMessage(status)) await insertMessages(tx, id, status, at);
}

/** What a QR payment was promised: it is checked before the order leaves. */
export const needsPaymentCheck = ({ paymentStatus }: OrderRow, to: OrderStatus): boolean =>
  paymentStatus === 'checking' && (to === 'out-for-delivery' || to === 'delivered');

/**
 * Moves an order on, within a transaction: forward, or to `cancelled` as long as it is not delivered.
 * @throws {ProviderError} one sentence that says where the order is and where it can go
 */
export async function changeOrderStatus(tx: Database, id: number, to: OrderStatus, now: Date): Promise<void> {
  const row = await lockOrder(tx, id);
  const possible = statusesAfter(row.status);
  if (possible.length === 0)
    throw conflict('order_ended', `${row.number} is ${statusLabel(row.status)} already and stays so.`);
  if (to !== 'cancelled' && !possible.includes(to)) {
    const next = [...possible, 'cancelled'].join(', ');
    throw conflict('not_forward', `${row.number} is ${statusLabel(row.status)}; from there it can go to: ${next}.`);
  }
  if (needsPaymentCheck(row, to))
    throw conflict(
      'payment_unchecked',
      `The payment of ${row.number} has to be confirmed or refused before it leaves.`,
    );
  if (to === 'cancelled') await releaseOrder(tx, row, now);
  await recordStatus(tx, row, to, now);
}

const CANCELLED_TOO_LATE = {
  packed: msg('{number} is packed, so it can’t be cancelled here any more. Please call us.'),
  'out-for-delivery': msg('{number} is out for delivery, so it can’t be cancelled here any more. Please call us.'),
  delivered: msg('{number} is delivered, so it can’t be cancelled here any more. Please call us.'),
};

/**
 * Cancels a customer's own order; one that is cancelled already stays as it is.
 * @throws {ProviderError} when it is another's, or packed
 */
export const cancelOrder = (db: Database, id: Id, customerId: number, now: Date): Promise<void> =>
  inTransaction(db, (tx) => cancelLocked(tx, rowId(id), customerId, now));

async function cancelLocked(tx: Database, id: number, customerId: number, now: Date): Promise<void> {
  const row = await lockOrder(tx, id);
  if (row.customerId !== customerId) throw notFound(msg('This order is not among yours.'), 'unknown_order');
  if (row.status === 'cancelled') return;
  if (!isUnpacked(row.status))
    throw conflict('order_packed', sentence(CANCELLED_TOO_LATE[row.status], { number: row.number }));
  await releaseOrder(tx, row, now);
  await recordStatus(tx, row, 'cancelled', now);
}

/** @example orderSummary(row) // 'HT-20001 · placed · ₹615 · 2026-11-21 11:00 to 13:00' */
export function orderSummary(row: OrderRow): string {
  const { number, status, slotDate, slotFrom, slotTo } = row;
  return `${number} · ${statusLabel(status)} · ${rupees(amountsOf(row).amountPayable)} · ${slotDate} ${slotFrom} to ${slotTo}`;
}
