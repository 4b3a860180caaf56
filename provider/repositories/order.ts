import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type * as v from 'valibot';
import { toRupees } from '../../contract/money.ts';
import type { Order } from '../../contract/order.ts';
import type { Database } from '../db/database.ts';
import { order, orderHistory, orderItem } from '../db/schema/order.ts';
import { pictureAddress } from './picture-url.ts';
import { isCancellable } from '../domain/orders/order-status.ts';
import { slotId } from '../domain/delivery/slots.ts';

export type WireOrder = v.InferInput<typeof Order>;

const toItem = ({
  productId,
  name,
  packSize,
  picture,
  pricePaise,
  mrpPaise,
  quantity,
  substitution,
}: typeof orderItem.$inferSelect) => ({
  productId,
  name,
  packSize,
  image: pictureAddress(picture),
  price: toRupees(pricePaise),
  mrp: toRupees(mrpPaise),
  quantity,
  substitution,
});

/** A customer's orders, newest first, or the one of them with that id. */
export async function selectOrders(db: Database, customerId: number, id?: number): Promise<WireOrder[]> {
  const rows = await db
    .select()
    .from(order)
    .where(and(eq(order.customerId, customerId), id === undefined ? undefined : eq(order.id, id)))
    .orderBy(desc(order.placedAt), desc(order.id));
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.id);
  const items = await db.select().from(orderItem).where(inArray(orderItem.orderId, ids)).orderBy(asc(orderItem.id));
  const history = await db
    .select()
    .from(orderHistory)
    .where(inArray(orderHistory.orderId, ids))
    .orderBy(asc(orderHistory.id));
  const itemsOf = Map.groupBy(items, (item) => item.orderId);
  const historyOf = Map.groupBy(history, (step) => step.orderId);
  return rows.map((row) => ({
    id: row.id,
    number: row.number,
    status: row.status,
    placedAt: row.placedAt.toISOString(),
    history: (historyOf.get(row.id) ?? []).map(({ status, at }) => ({ status, at: at.toISOString() })),
    items: (itemsOf.get(row.id) ?? []).map(toItem),
    totalPrice: toRupees(row.totalPaise),
    deliveryAmount: toRupees(row.deliveryPaise),
    couponCode: row.couponCode,
    couponAmount: toRupees(row.couponPaise),
    toPay: toRupees(row.toPayPaise),
    paymentMethod: row.paymentMethod,
    paymentReference: row.paymentReference,
    paymentStatus: row.paymentStatus,
    cancellable: isCancellable(row.status),
    substitution: row.substitution,
    slot: { id: slotId(row.slotDate, row.slotKey), date: row.slotDate, from: row.slotFrom, to: row.slotTo },
    address: row.address,
  }));
}
