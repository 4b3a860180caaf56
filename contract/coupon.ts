import * as v from 'valibot';
import { call } from './call.ts';
import { Id } from './id.ts';
import { Rupees } from './money.ts';
import { msg } from './msg.ts';
import { code, listOf, maybe, one } from './schema.ts';
import { translationsOf } from './translations.ts';

export const Coupon = v.object({
  id: Id,
  code: v.string(),
  description: maybe(v.string()),
  minimumOrder: maybe(Rupees),
  kind: v.fallback(maybe(v.picklist(['percent', 'flat'])), null),
  /** Its last day in the shop's own time zone, as YYYY-MM-DD. */
  validUntil: maybe(v.string()),
  /** These three are about the caller's cart as it is now; null when nobody is logged in. */
  usable: maybe(v.boolean()),
  /** Why it can't be used, fit to show. */
  reason: maybe(v.string()),
  /** Discount it would give. */
  couponAmount: maybe(Rupees),
  translations: translationsOf({ description: v.string() }),
});
export type Coupon = v.InferOutput<typeof Coupon>;

export const NO_COUPON = msg('There is no coupon with this code. Please check its spelling.');

/** As typed. */
export const CouponCode = code(msg('Please enter a coupon code.'), 40, NO_COUPON);

export const CouponBody = v.object({
  code: CouponCode,
  /** The item total in rupees, for a provider that does not look into the cart by itself. */
  orderAmount: v.optional(v.number()),
});

/** Discount that the coupon gives on the cart as it is now. */
export const CouponCheck = v.object({ code: v.string(), couponAmount: Rupees });
export type CouponCheck = v.InferOutput<typeof CouponCheck>;

export const getCoupons = call({
  method: 'GET',
  path: '/coupon-master/dropdown/list',
  tag: 'Coupons',
  caller: 'either',
  summary: 'Coupons on offer; with a token, also whether each can be used now',
  answer: listOf(Coupon),
});
export const checkCoupon = call({
  method: 'POST',
  path: '/coupon-master/web/checkavailability',
  tag: 'Coupons',
  caller: 'customer',
  summary: 'What a coupon gives for the cart, or why it does not',
  body: CouponBody,
  answer: one(CouponCheck),
});
