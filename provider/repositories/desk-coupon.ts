import { and, count, desc, eq, getTableColumns, isNotNull, sql } from 'drizzle-orm';
import type { Paise } from '../../contract/money.ts';
import type { Database } from '../db/database.ts';
import { isAmong } from '../db/is-among.ts';
import { category, product } from '../db/schema/catalogue.ts';
import { coupon, order } from '../db/schema/order.ts';
import type { CouponRow } from './coupon.ts';

interface Named {
  readonly id: number;
  readonly name: string;
}

/** A coupon with the names of what it is for, and what became of it. */
export interface DeskCouponRow extends CouponRow {
  readonly categories: readonly Named[];
  readonly products: readonly (Named & { readonly packSize: string | null })[];
  /** How many orders name it, cancelled ones included. */
  readonly orders: number;
  /** What it took off orders that count: cancelled ones do not. */
  readonly costPaise: Paise;
}

const categories = sql<Named[] | null>`(
  select json_agg(json_build_object('id', ${category.id}, 'name', ${category.name}) order by ${category.position}, ${category.id})
  from ${category} where ${category.id} = any(${coupon.categoryIds}))`;
const products = sql<DeskCouponRow['products'] | null>`(
  select json_agg(
    json_build_object('id', ${product.id}, 'name', ${product.name}, 'packSize', ${product.packSize})
    order by ${product.name}, ${product.packContent}, ${product.id})
  from ${product} where ${product.id} = any(${coupon.productIds}))`;

/** All coupons, or the one with that id, the newest first; one query. */
export async function selectDeskCoupons(db: Database, id?: number): Promise<DeskCouponRow[]> {
  const uses = db
    .select({
      couponId: order.couponId,
      orders: count().as('orders'),
      costPaise: sql<string>`sum(case when ${order.status} = 'cancelled' then 0 else ${order.couponPaise} end)`.as(
        'cost_paise',
      ),
    })
    .from(order)
    .where(and(isNotNull(order.couponId), id === undefined ? undefined : eq(order.couponId, id)))
    .groupBy(order.couponId)
    .as('uses');
  const rows = await db
    .select({ ...getTableColumns(coupon), categories, products, orders: uses.orders, costPaise: uses.costPaise })
    .from(coupon)
    .leftJoin(uses, eq(uses.couponId, coupon.id))
    .where(id === undefined ? undefined : eq(coupon.id, id))
    .orderBy(desc(coupon.id));
  return rows.map((row) => ({
    ...row,
    categories: row.categories ?? [],
    products: row.products ?? [],
    orders: row.orders ?? 0,
    costPaise: Number(row.costPaise ?? 0),
  }));
}

/** Locks a coupon: an order that is about to use it waits, or is waited for. */
export const lockCoupon = async (tx: Database, id: number): Promise<CouponRow | undefined> =>
  (await tx.select().from(coupon).where(eq(coupon.id, id)).for('update'))[0];

export type CouponColumns = Omit<typeof coupon.$inferInsert, 'id' | 'used' | 'version' | 'endedAt'>;

export async function insertCoupon(tx: Database, columns: CouponColumns): Promise<number> {
  const [row] = await tx.insert(coupon).values(columns).returning({ id: coupon.id });
  if (!row) throw new Error('An inserted coupon was not returned.');
  return row.id;
}

export const updateCoupon = (tx: Database, id: number, set: Partial<typeof coupon.$inferInsert>): Promise<unknown> =>
  tx.update(coupon).set(set).where(eq(coupon.id, id));

export const deleteCoupon = (tx: Database, id: number): Promise<unknown> => tx.delete(coupon).where(eq(coupon.id, id));

/** Whether all of these categories and products are in the shop. */
export async function areInShop(
  db: Database,
  categoryIds: readonly number[],
  productIds: readonly number[],
): Promise<boolean> {
  const inShop =
    (await db.$count(category, isAmong(category.id, categoryIds))) +
    (await db.$count(product, isAmong(product.id, productIds)));
  return inShop === categoryIds.length + productIds.length;
}
