import { and, eq, isNull, lt, ne, or, sql } from 'drizzle-orm';
import { type Paise, toRupees } from '../../../contract/money.ts';
import type { Database } from '../../db/database.ts';
import { coupon, order } from '../../db/schema/order.ts';
import { conflict } from '../errors.ts';

export type CouponRow = typeof coupon.$inferSelect;

export const inRupees = (paise: Paise): string =>
  toRupees(paise).toLocaleString('en-IN', {
    style: 'currency',
    currency: 'INR',
    minimumFractionDigits: paise % 100 === 0 ? 0 : 2,
  });

const inDays = (date: Date): string =>
  date.toLocaleDateString('en-IN', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Asia/Kolkata' });

/** `endsAt` is the first moment a coupon counts no more. */
export const lastMoment = (endsAt: Date): Date => new Date(endsAt.getTime() - 1);

/** What a coupon takes off an item total, never more than all of it. */
export function couponAmount({ kind, percent, amountPaise, capPaise }: CouponRow, totalPaise: Paise): Paise {
  const amount = kind === 'flat' ? (amountPaise ?? 0) : Math.floor((totalPaise * (percent ?? 0)) / 100);
  return Math.min(amount, kind === 'percent' ? (capPaise ?? amount) : amount, totalPaise);
}

export const isOnOffer = (now: Date) =>
  and(
    coupon.listed,
    or(isNull(coupon.startsAt), sql`${coupon.startsAt} <= ${now.toISOString()}::timestamptz`),
    or(isNull(coupon.endsAt), sql`${coupon.endsAt} > ${now.toISOString()}::timestamptz`),
    or(isNull(coupon.totalLimit), lt(coupon.used, coupon.totalLimit)),
  );

const usedUp = (code: string) => conflict('coupon_used_up', `${code} has been used up. Please try another coupon.`);

async function checkCustomer(
  db: Database,
  { id, code, firstOrderOnly, perCustomerLimit }: CouponRow,
  customerId: number,
): Promise<void> {
  const own = and(eq(order.customerId, customerId), ne(order.status, 'cancelled'));
  if (firstOrderOnly && (await db.$count(order, own)) > 0) {
    throw conflict('coupon_first_order', `${code} is for a first order only. Please try another coupon.`);
  }
  if (perCustomerLimit === null || (await db.$count(order, and(own, eq(order.couponId, id)))) < perCustomerLimit)
    return;
  throw conflict(
    'coupon_used',
    perCustomerLimit === 1
      ? `You have used ${code} already. Please try another coupon.`
      : `You have used ${code} ${perCustomerLimit} times, as often as it can be. Please try another coupon.`,
  );
}

/** Refuses a coupon, with the reason, that does not count for this customer and item total now. */
export async function checkCoupon(
  db: Database,
  row: CouponRow,
  customerId: number,
  totalPaise: Paise,
  now: Date,
): Promise<void> {
  const { code } = row;
  if (row.startsAt && row.startsAt > now)
    throw conflict('coupon_early', `${code} can be used from ${inDays(row.startsAt)}.`);
  if (row.endsAt && row.endsAt <= now)
    throw conflict('coupon_expired', `${code} ended on ${inDays(lastMoment(row.endsAt))}. Please try another coupon.`);
  if (row.totalLimit !== null && row.used >= row.totalLimit) throw usedUp(code);
  if (totalPaise < row.minimumPaise) {
    throw conflict(
      'coupon_minimum',
      `${code} needs items worth ${inRupees(row.minimumPaise)}. Add ${inRupees(row.minimumPaise - totalPaise)} more to use it.`,
    );
  }
  await checkCustomer(db, row, customerId);
}

/** The coupon with that code, if it counts for this customer and item total now; otherwise refuses with the reason. */
export async function findCoupon(
  db: Database,
  typed: string,
  customerId: number,
  totalPaise: Paise,
  now: Date,
): Promise<CouponRow> {
  const [row] = await db.select().from(coupon).where(eq(coupon.code, typed.trim().toUpperCase()));
  if (!row) throw conflict('coupon_unknown', 'There is no coupon with this code. Please check its spelling.');
  await checkCoupon(db, row, customerId, totalPaise, now);
  return row;
}

/** Counts one use within the order's transaction. */
export async function takeCoupon(tx: Database, { id, code }: CouponRow): Promise<void> {
  const taken = await tx
    .update(coupon)
    .set({ used: sql`${coupon.used} + 1` })
    .where(and(eq(coupon.id, id), or(isNull(coupon.totalLimit), lt(coupon.used, coupon.totalLimit))))
    .returning({ id: coupon.id });
  if (taken.length === 0) throw usedUp(code);
}
