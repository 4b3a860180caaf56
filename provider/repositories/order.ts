import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { type OrderAmounts, orderAmounts, type OrderMoney } from '../../contract/paid-and-due.ts';
import type { Database } from '../db/database.ts';
import { type IssueRow, selectIssues } from './issue.ts';
import { order, orderAddition, orderHistory, orderItem } from '../db/schema/order.ts';
import { insertMessages } from './message.ts';

export type OrderRow = typeof order.$inferSelect;
export type OrderItemRow = typeof orderItem.$inferSelect;
type OrderHistoryRow = typeof orderHistory.$inferSelect;

/** NOTIFY channel for the ids of changed orders. */
/** Calls out the id of an order that has changed, or `customer:` and the id of one whose session has ended. */
export const ORDER_CHANNEL = 'haat_order';
const CUSTOMER = 'customer:';

export interface OrderRows {
  readonly order: OrderRow;
  readonly items: readonly OrderItemRow[];
  readonly history: readonly OrderHistoryRow[];
  readonly issues: readonly IssueRow[];
}

/** The money of an order as it is stored. */
export const moneyOfRow = (row: OrderRow): OrderMoney => ({
  status: row.status,
  paymentMethod: row.paymentMethod,
  paymentStatus: row.paymentStatus,
  toPay: row.toPayPaise,
  walletAmount: row.walletPaise,
  refundAmount: row.refundPaise,
  walletRefund: row.creditedPaise,
  addedAmount: row.duePaise,
  paidAmount: row.paidPaise,
  overpaidAmount: row.overpaidPaise,
});

/** A line as contract/refund-amounts.ts reads it. */
export const withPrice = (item: OrderItemRow) => ({ ...item, price: item.pricePaise });

/** The amounts of an order that follow from those that are stored. */
export const amountsOf = (row: OrderRow): OrderAmounts => orderAmounts(moneyOfRow(row));

/** A customer's orders, newest first, or the one of them with that id. */
export const selectOrders = (db: Database, customerId: number, id?: number): Promise<OrderRows[]> =>
  selectWhere(db, and(eq(order.customerId, customerId), id === undefined ? undefined : eq(order.id, id)));

/** The order with that id, whosever it is. */
export const findOrderRows = async (db: Database, id: number): Promise<OrderRows | undefined> =>
  (await selectWhere(db, eq(order.id, id)))[0];

/** What of an order changes while it is under way. */
export const selectOrderStates = (db: Database, ids: readonly number[]) =>
  db
    .select({
      id: order.id,
      status: order.status,
      paymentStatus: order.paymentStatus,
      paidPaise: order.paidPaise,
      totalPaise: order.totalPaise,
      refundPaise: order.refundPaise,
      creditedPaise: order.creditedPaise,
    })
    .from(order)
    .where(inArray(order.id, [...ids]));

/** Tells every process that follows the order, once the transaction is done. */
export async function notifyOrder(tx: Database, id: number): Promise<void> {
  await tx.execute(sql`select pg_notify(${ORDER_CHANNEL}, ${String(id)})`);
}

/** Tells every process that follows orders of the customer to look whose session is open still. */
export async function notifySessionEnd(db: Database, customerId: number): Promise<void> {
  await db.execute(sql`select pg_notify(${ORDER_CHANNEL}, ${`${CUSTOMER}${customerId}`})`);
}

/** Parses a notification of that channel. */
export const readNotified = (payload: string): { orderId: number } | { customerId: number } =>
  payload.startsWith(CUSTOMER) ? { customerId: Number(payload.slice(CUSTOMER.length)) } : { orderId: Number(payload) };

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
  const issues = await selectIssues(db, ids);
  const itemsOf = Map.groupBy(items, (item) => item.orderId);
  const historyOf = Map.groupBy(history, (step) => step.orderId);
  const issuesOf = Map.groupBy(issues, (issue) => issue.orderId);
  return rows.map((row) => ({
    order: row,
    items: itemsOf.get(row.id) ?? [],
    history: historyOf.get(row.id) ?? [],
    issues: issuesOf.get(row.id) ?? [],
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

/** Returns the new order's id and number. */
export async function insertOrder(
  tx: Database,
  columns: Omit<typeof order.$inferInsert, 'id' | 'number' | 'status'>,
  items: readonly Omit<typeof orderItem.$inferInsert, 'id' | 'orderId'>[],
): Promise<{ id: number; number: string }> {
  const number = sql`'HT-' || nextval('order_number')`;
  const [inserted] = await tx
    .insert(order)
    .values({ ...columns, number, status: 'placed' })
    .returning({ id: order.id, number: order.number });
  if (!inserted) throw new Error('No order was inserted.');
  await tx.insert(orderItem).values(items.map((item) => ({ ...item, orderId: inserted.id })));
  await tx.insert(orderHistory).values({ orderId: inserted.id, status: 'placed', at: columns.placedAt });
  await insertMessages(tx, inserted.id, 'placed', columns.placedAt);
  return inserted;
}

/** The addition of an earlier call with the same Idempotency-Key. */
export async function findAddition(tx: Database, orderId: number, key: string) {
  const [row] = await tx
    .select({ bodyHash: orderAddition.bodyHash })
    .from(orderAddition)
    .where(and(eq(orderAddition.orderId, orderId), eq(orderAddition.idempotencyKey, key)));
  return row;
}

export const insertAddition = (tx: Database, row: typeof orderAddition.$inferInsert): Promise<unknown> =>
  tx.insert(orderAddition).values(row);

export const selectOrderItems = (tx: Database, orderId: number): Promise<OrderItemRow[]> =>
  tx.select().from(orderItem).where(eq(orderItem.orderId, orderId)).orderBy(asc(orderItem.id));
