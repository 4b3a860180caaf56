import { asc } from 'drizzle-orm';
import * as contract from '../../contract/coupon.ts';
import { toPaise, toRupees } from '../../contract/money.ts';
import { selectLines } from '../cart-lines.ts';
import { coupon } from '../db/schema/order.ts';
import { conflict } from '../errors.ts';
import { couponAmount, findCoupon, isOnOffer } from '../orders/coupons.ts';
import { type App, type Provider, route } from '../route.ts';

export function couponRoutes(app: App, provider: Provider): void {
  route(app, provider, contract.getCoupons, async ({ db, now }) => {
    const rows = await db.select().from(coupon).where(isOnOffer(now())).orderBy(asc(coupon.id));
    return {
      data: rows.map(({ id, code, description, minimumPaise }) => ({
        id,
        code,
        description,
        minimumOrder: toRupees(minimumPaise),
      })),
    };
  });

  route(app, provider, contract.checkCoupon, async ({ db, customer, body, now }) => {
    const lines = await selectLines(db, customer.id);
    if (lines.length === 0) throw conflict('empty_cart', 'Your cart is empty. Please add something first.');
    const totalPaise = lines.reduce((sum, { product: { price }, quantity }) => sum + toPaise(price) * quantity, 0);
    const found = await findCoupon(db, body.code, customer.id, totalPaise, now());
    return { data: { code: found.code, couponAmount: toRupees(couponAmount(found, totalPaise)) } };
  });
}
