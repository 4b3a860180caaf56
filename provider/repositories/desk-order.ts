import { asc, eq, gte, or, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { category, product, subCategory } from '../db/schema/catalogue.ts';
import { customer } from '../db/schema/customer.ts';
import { order, orderIssue, orderItem, paymentClaim } from '../db/schema/order.ts';

/** Every order that has not ended, and those of slots from that date on, nearest slot first. */
export const selectDeskOrders = (db: Database, since: string) =>
  db
    .select({
      id: order.id,
      number: order.number,
      status: order.status,
      placedAt: order.placedAt,
      slotDate: order.slotDate,
      slotFrom: order.slotFrom,
      slotTo: order.slotTo,
      toPayPaise: order.toPayPaise,
      walletPaise: order.walletPaise,
      refundPaise: order.refundPaise,
      creditedPaise: order.creditedPaise,
      paymentMethod: order.paymentMethod,
      paymentStatus: order.paymentStatus,
      address: order.address,
      openLimit: order.openLimit,
      sameReference: sql<number>`case when ${order.paymentStatus} = 'checking' then (select count(*)::int from ${order} s
        where ${paymentClaim(sql`s.payment_reference`)} = ${paymentClaim(sql`${order}.payment_reference`)}
          and s.payment_reference is not null and s.payment_status is distinct from 'refused' and s.id <> ${order}.id) else 0 end`,
      // A subquery uses the index for these few orders; a join would read all items.
      units: sql<number>`(select sum(i.quantity - i.missing)::int from ${orderItem} i where i.order_id = ${order}.id)`,
      issues: sql<number>`(select count(*)::int from ${orderIssue} r where r.order_id = ${order}.id and r.state = 'reported')`,
    })
    .from(order)
    // Must match the condition of the partial index.
    .where(
      or(
        gte(order.slotDate, since),
        sql`${order.status} not in ('delivered', 'cancelled')`,
        sql`${order.id} in (select r.order_id from ${orderIssue} r where r.state = 'reported')`,
      ),
    )
    .orderBy(asc(order.slotDate), asc(order.slotFrom), asc(order.id));
export type DeskOrderListRow = Awaited<ReturnType<typeof selectDeskOrders>>[number];

/** An order's lines in the shop's order of shelves; those of products that are gone come last. */
export const selectPickList = (db: Database, orderId: number) =>
  db
    .select({ item: orderItem, category: category.name, subCategory: subCategory.name, stock: product.stock })
    .from(orderItem)
    .leftJoin(product, eq(product.id, orderItem.productId))
    .leftJoin(category, eq(category.id, product.categoryId))
    .leftJoin(subCategory, eq(subCategory.id, product.subCategoryId))
    .where(eq(orderItem.orderId, orderId))
    .orderBy(
      asc(category.position),
      asc(category.id),
      asc(subCategory.position),
      asc(subCategory.id),
      asc(orderItem.name),
      asc(orderItem.id),
    );

/** Who has ordered. */
export async function findOrderCustomer(db: Database, customerId: number): Promise<{ name: string; phone: string }> {
  const [row] = await db
    .select({ name: customer.name, phone: customer.phone })
    .from(customer)
    .where(eq(customer.id, customerId));
  return { name: row?.name ?? '', phone: row?.phone ?? '' };
}
