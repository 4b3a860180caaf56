import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { order, orderHistory, orderItem } from '../db/schema/order.ts';

export type OrderRow = typeof order.$inferSelect;
export type OrderItemRow = typeof orderItem.$inferSelect;
type OrderHistoryRow = typeof orderHistory.$inferSelect;

export interface OrderRows {
  readonly order: OrderRow;
  readonly items: readonly OrderItemRow[];
  readonly history: readonly OrderHistoryRow[];
}

/** A customer's orders, newest first, or the one of them with that id. */
export const selectOrders = (db: Database, customerId: number, id?: number): Promise<OrderRows[]> =>
  selectWhere(db, and(eq(order.customerId, customerId), id === undefined ? undefined : eq(order.id, id)));

/** The order with that id, whosever it is. */
export const findOrderRows = async (db: Database, id: number): Promise<OrderRows | undefined> =>
  (await selectWhere(db, eq(order.id, id)))[0];

async function selectWhere(db: Database, where: SQL | undefined): Promise<OrderRows[]> {
  const rows = await db.select().from(order).where(where).orderBy(desc(order.placedAt), desc(order.id));
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
    order: row,
    items: itemsOf.get(row.id) ?? [],
    history: historyOf.get(row.id) ?? [],
  }));
}

/** The order that an earlier call with the same Idempotency-Key made. */
export async function findByIdempotencyKey(tx: Database, customerId: number, key: string) {
  const [row] = await tx
    .select({ id: order.id, bodyHash: order.bodyHash })
    .from(order)
    .where(and(eq(order.customerId, customerId), eq(order.idempotencyKey, key)));
  return row;
}

/** Returns the new order's id; undefined when its payment reference was given with another order. */
export async function insertOrder(
  tx: Database,
  columns: Omit<typeof order.$inferInsert, 'id' | 'number' | 'status'>,
  items: readonly Omit<typeof orderItem.$inferInsert, 'id' | 'orderId'>[],
): Promise<number | undefined> {
  const number = sql`'HT-' || nextval('order_number')`;
  const [placed] = await tx
    .insert(order)
    .values({ ...columns, number, status: 'placed' })
    .onConflictDoNothing({ target: order.paymentKey })
    .returning({ id: order.id });
  if (!placed) return undefined;
  await tx.insert(orderItem).values(items.map((item) => ({ ...item, orderId: placed.id })));
  await tx.insert(orderHistory).values({ orderId: placed.id, status: 'placed', at: columns.placedAt });
  return placed.id;
}
