import { and, asc, eq, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { isAmong } from '../db/is-among.ts';
import { category, product } from '../db/schema/catalogue.ts';
import { coupon, order } from '../db/schema/order.ts';

export type CouponRow = typeof coupon.$inferSelect;

const isLeft = or(isNull(coupon.totalLimit), lt(coupon.used, coupon.totalLimit));

/** Coupons listed and valid now that are not used up. */
export const selectListedCoupons = (db: Database, now: Date): Promise<CouponRow[]> =>
  db
    .select()
    .from(coupon)
    .where(
      and(
        coupon.listed,
        isNull(coupon.endedAt),
        or(isNull(coupon.startsAt), sql`${coupon.startsAt} <= ${now.toISOString()}::timestamptz`),
        or(isNull(coupon.endsAt), sql`${coupon.endsAt} > ${now.toISOString()}::timestamptz`),
        isLeft,
      ),
    )
    .orderBy(asc(coupon.id));

/** @param code in capitals */
export async function findCouponByCode(db: Database, code: string): Promise<CouponRow | undefined> {
  const [row] = await db.select().from(coupon).where(eq(coupon.code, code));
  return row;
}

export async function findCouponById(db: Database, id: number): Promise<CouponRow | undefined> {
  const [row] = await db.select().from(coupon).where(eq(coupon.id, id));
  return row;
}

/** Names of categories and products, as far as they are in the shop; categories first. */
export async function selectGoodsNames(
  db: Database,
  categoryIds: readonly number[],
  productIds: readonly number[],
): Promise<string[]> {
  const categories = await db
    .select({ name: category.name })
    .from(category)
    .where(isAmong(category.id, categoryIds))
    .orderBy(asc(category.position), asc(category.id));
  const products = await db
    .selectDistinct({ name: product.name })
    .from(product)
    .where(isAmong(product.id, productIds))
    .orderBy(asc(product.name));
  return [...categories, ...products].map(({ name }) => name);
}

/** How many orders of a customer count, with one coupon or altogether: cancelled ones do not. */
export const countOrders = (db: Database, customerId: number, couponId?: number): Promise<number> =>
  db.$count(
    order,
    and(
      eq(order.customerId, customerId),
      ne(order.status, 'cancelled'),
      couponId === undefined ? undefined : eq(order.couponId, couponId),
    ),
  );

/** Counts one use; returns false when it is used up. */
export async function incrementCouponUse(tx: Database, id: number): Promise<boolean> {
  const counted = await tx
    .update(coupon)
    .set({ used: sql`${coupon.used} + 1` })
    .where(and(eq(coupon.id, id), isLeft))
    .returning({ id: coupon.id });
  return counted.length > 0;
}

export const decrementCouponUse = (tx: Database, id: number): Promise<unknown> =>
  tx
    .update(coupon)
    .set({ used: sql`greatest(${coupon.used} - 1, 0)` })
    .where(eq(coupon.id, id));
