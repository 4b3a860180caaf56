import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { ORDER_STATUSES, type OrderStatus } from '../../contract/order.ts';
import type { Database } from '../db/database.ts';
import { product } from '../db/schema/catalogue.ts';
import { customer } from '../db/schema/customer.ts';
import { slotTaken } from '../db/schema/delivery.ts';
import { coupon, order, orderHistory, orderItem } from '../db/schema/order.ts';
import { conflict } from '../errors.ts';
import { credit } from '../wallet.ts';
import { inRupees } from './coupons.ts';

export type OrderRow = typeof order.$inferSelect;

/** @example inWords('out-for-delivery') // 'out for delivery' */
export const inWords = (status: OrderStatus): string => status.replaceAll('-', ' ');

const ended: readonly OrderStatus[] = ['delivered', 'cancelled'];

/** Steps behind this one, nearest first; `cancelled` is no step but an end. */
export const stepsAfter = (status: OrderStatus): OrderStatus[] =>
  ended.includes(status)
    ? []
    : ORDER_STATUSES.slice(ORDER_STATUSES.indexOf(status) + 1).filter((next) => next !== 'cancelled');

/** The order, locked: its status stays what it is until the transaction ends. */
export async function lockOrder(tx: Database, id: number): Promise<OrderRow> {
  const [row] = await tx.select().from(order).where(eq(order.id, id)).for('no key update');
  if (!row) throw new Error('An order that was there is gone.');
  return row;
}

async function lockCustomer(tx: Database, id: number): Promise<void> {
  const whose = tx.select({ id: order.customerId }).from(order).where(eq(order.id, id));
  await tx.select({ id: customer.id }).from(customer).where(inArray(customer.id, whose)).for('no key update');
}

export async function writeStep(tx: Database, { id }: OrderRow, status: OrderStatus, at: Date): Promise<void> {
  await tx.update(order).set({ status }).where(eq(order.id, id));
  await tx.insert(orderHistory).values({ orderId: id, status, at });
}

/** Gives back what the order took: pieces, the place in its slot, the use of its coupon, and money paid by QR code. */
async function giveBack(tx: Database, row: OrderRow, now: Date): Promise<void> {
  const items = await tx.select().from(orderItem).where(eq(orderItem.orderId, row.id));
  // Locked in order of id, as orders do.
  await tx
    .select({ id: product.id })
    .from(product)
    .where(
      inArray(
        product.id,
        items.map(({ productId }) => productId),
      ),
    )
    .orderBy(asc(product.id))
    .for('no key update');
  for (const { productId, quantity } of items) {
    await tx
      .update(product)
      .set({ stock: sql`${product.stock} + ${quantity}`, sold: sql`greatest(${product.sold} - ${quantity}, 0)` })
      .where(eq(product.id, productId));
  }
  if (row.couponId !== null) {
    await tx
      .update(coupon)
      .set({ used: sql`greatest(${coupon.used} - 1, 0)` })
      .where(eq(coupon.id, row.couponId));
  }
  await tx
    .update(slotTaken)
    .set({ taken: sql`greatest(${slotTaken.taken} - 1, 0)` })
    .where(and(eq(slotTaken.date, row.slotDate), eq(slotTaken.windowKey, row.slotKey)));
  if (row.paymentMethod === 'qr' && row.toPayPaise > 0)
    await credit(tx, row.customerId, row.toPayPaise, `${row.number} was cancelled`, now);
}

/**
 * Moves an order on, within a transaction: forward, or to `cancelled` as long as it is not delivered.
 * @throws {ProviderError} one sentence that says where the order is and where it can go
 */
export async function moveOrder(tx: Database, id: number, to: OrderStatus, now: Date): Promise<void> {
  // The customer first and the goods after that, as orders do, so that the two never wait for each other.
  await lockCustomer(tx, id);
  const row = await lockOrder(tx, id);
  const possible = stepsAfter(row.status);
  if (possible.length === 0)
    throw conflict('order_ended', `${row.number} is ${inWords(row.status)} already and stays so.`);
  if (to !== 'cancelled' && !possible.includes(to)) {
    const next = [...possible, 'cancelled'].join(', ');
    throw conflict('not_forward', `${row.number} is ${inWords(row.status)}; from there it can go to: ${next}.`);
  }
  if (to === 'cancelled') await giveBack(tx, row, now);
  await writeStep(tx, row, to, now);
}

/** @example orderSummary(row) // 'HT-20001 · placed · ₹615 · 2026-11-21 11:00 to 13:00' */
export const orderSummary = ({ number, status, toPayPaise, slotDate, slotFrom, slotTo }: OrderRow): string =>
  `${number} · ${inWords(status)} · ${inRupees(toPayPaise)} · ${slotDate} ${slotFrom} to ${slotTo}`;
