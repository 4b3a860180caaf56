import { and, asc, eq, gt, gte, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { product } from '../db/schema/catalogue.ts';
import { order, orderItem } from '../db/schema/order.ts';

/** A customer's delivered products since then that the shop still sells, oldest first, with quantity and time of the order. */
export const selectPurchases = (db: Database, customerId: number, since: Date) => {
  const delivered = sql<number>`${orderItem.quantity} - ${orderItem.missing}`;
  return db
    .select({ productId: orderItem.productId, quantity: delivered, at: order.placedAt })
    .from(order)
    .innerJoin(orderItem, eq(orderItem.orderId, order.id))
    .innerJoin(product, eq(product.id, orderItem.productId))
    .where(
      and(
        eq(order.customerId, customerId),
        eq(order.status, 'delivered'),
        gte(order.placedAt, since),
        gt(delivered, 0),
        product.active,
      ),
    )
    .orderBy(asc(order.placedAt), asc(orderItem.id));
};

export type Purchase = Awaited<ReturnType<typeof selectPurchases>>[number];
