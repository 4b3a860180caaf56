import * as contract from '../../contract/coupon.ts';
import { toRupees } from '../../contract/money.ts';
import { couponAmount, couponUsability, findCoupon, itemTotal, lastValidAt } from '../domain/orders/coupons.ts';
import { emptyCart } from '../domain/orders/items.ts';
import { wordsIn } from '../domain/sentence.ts';
import { shopDate } from '../domain/shop-time.ts';
import type { App, Provider } from '../http/env.ts';
import { languageOf } from '../http/language.ts';
import { route } from '../http/route.ts';
import { selectCartItems } from '../repositories/cart.ts';
import { type CouponRow, selectListedCoupons } from '../repositories/coupon.ts';

const toTerms = ({ id, code, description, translations, minimumPaise, kind, endsAt }: CouponRow) => ({
  id,
  code,
  description,
  translations,
  minimumOrder: toRupees(minimumPaise),
  kind,
  validUntil: endsAt && shopDate(lastValidAt(endsAt)),
});

export function couponRoutes(app: App, provider: Provider): void {
  route(app, provider, contract.getCoupons, async ({ db, customer, context, now }) => {
    const rows = await selectListedCoupons(db, now());
    if (!customer) return { data: rows.map(toTerms) };
    const items = await selectCartItems(db, customer.id);
    const data = [];
    for (const row of rows) {
      const { reason, ...usability } = await couponUsability(db, row, customer.id, items, now());
      data.push({ ...toTerms(row), ...usability, reason: reason && wordsIn(reason, languageOf(context.req.raw)) });
    }
    return { data };
  });

  route(app, provider, contract.checkCoupon, async ({ db, customer, body, now }) => {
    const items = await selectCartItems(db, customer.id);
    if (itemTotal(items) === 0) throw emptyCart();
    const found = await findCoupon(db, body.code, customer.id, items, now());
    return { data: { code: found.code, couponAmount: toRupees(couponAmount(found, items)) } };
  });
}
