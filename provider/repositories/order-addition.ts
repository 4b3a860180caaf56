import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { orderItem } from '../db/schema/order.ts';
import { orderAddition } from '../db/schema/order-addition.ts';
import type { OrderItemRow } from './order.ts';

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
