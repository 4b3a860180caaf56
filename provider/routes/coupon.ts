import { asc } from 'drizzle-orm';
import * as contract from '../../contract/coupon.ts';
import { type Paise, toRupees } from '../../contract/money.ts';
import { selectLines, totalOf } from '../repositories/cart.ts';
import type { Database } from '../db/database.ts';
import { coupon } from '../db/schema/order.ts';
import { conflict, ProviderError } from '../domain/errors.ts';
import {
  checkCoupon,
  couponAmount,
  type CouponRow,
  findCoupon,
  isOnOffer,
  lastMoment,
} from '../domain/orders/coupons.ts';
import type { App, Provider } from '../http/env.ts';
import { route } from '../http/route.ts';
import { shopDate } from '../domain/shop-time.ts';

const emptyCart = () => conflict('empty_cart', 'Your cart is empty. Please add something first.');

const toTerms = ({ id, code, description, minimumPaise, kind, endsAt }: CouponRow) => ({
  id,
  code,
  description,
  minimumOrder: toRupees(minimumPaise),
  kind,
  validUntil: endsAt && shopDate(lastMoment(endsAt)),
});

/** Whether a coupon would count for the cart as it is now, or why not. */
async function toUse(db: Database, row: CouponRow, customerId: number, totalPaise: Paise, now: Date) {
  try {
    if (totalPaise === 0) throw emptyCart();
    await checkCoupon(db, row, customerId, totalPaise, now);
    return { usable: true, reason: null, couponAmount: toRupees(couponAmount(row, totalPaise)) };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return { usable: false, reason: error.message, couponAmount: 0 };
  }
}

export function couponRoutes(app: App, provider: Provider): void {
  route(app, provider, contract.getCoupons, async ({ db, customer, now }) => {
    const rows = await db.select().from(coupon).where(isOnOffer(now())).orderBy(asc(coupon.id));
    if (!customer) return { data: rows.map(toTerms) };
    const totalPaise = totalOf(await selectLines(db, customer.id));
    const data = [];
    for (const row of rows) data.push({ ...toTerms(row), ...(await toUse(db, row, customer.id, totalPaise, now())) });
    return { data };
  });

  route(app, provider, contract.checkCoupon, async ({ db, customer, body, now }) => {
    const totalPaise = totalOf(await selectLines(db, customer.id));
    if (totalPaise === 0) throw emptyCart();
    const found = await findCoupon(db, body.code, customer.id, totalPaise, now());
    return { data: { code: found.code, couponAmount: toRupees(couponAmount(found, totalPaise)) } };
  });
}
