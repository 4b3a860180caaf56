import { NO_COUPON } from '../../../contract/coupon.ts';
import { type Paise, toRupees } from '../../../contract/money.ts';
import { toCode } from '../../../contract/typed-text.ts';
import { rupees } from '../../../contract/rupees.ts';
import type { Database } from '../../db/database.ts';
import {
  type CouponRow,
  countOrders,
  findCouponByCode,
  incrementCouponUse,
  selectGoodsNames,
} from '../../repositories/coupon.ts';
import { conflict, ProviderError } from '../errors.ts';
import { sentence, type Words } from '../sentence.ts';
import { emptyCart, type Item } from './items.ts';

/** `endsAt` is the first moment a coupon counts no more. */
export const lastValidAt = (endsAt: Date): Date => new Date(endsAt.getTime() - 1);

/** When a coupon has ended, by its last day or at the desk; null before. */
export const endOf = ({ endedAt, endsAt }: CouponRow, now: Date): Date | null =>
  endedAt ?? (endsAt && endsAt <= now ? lastValidAt(endsAt) : null);

/** What coupons look at of a product that is in a cart or about to be ordered. */
export type CouponItem = Pick<Item, 'id' | 'categoryId' | 'pricePaise' | 'quantity'>;

export const itemTotal = (items: readonly Pick<CouponItem, 'pricePaise' | 'quantity'>[]): Paise =>
  items.reduce((sum, { pricePaise, quantity }) => sum + pricePaise * quantity, 0);

/** Whether a coupon takes off from some goods only. */
export const isForSome = ({ categoryIds, productIds }: CouponRow): boolean => !!categoryIds || !!productIds;

/** Whether a coupon takes off from an item. */
export const isFor = (row: CouponRow, { id, categoryId }: Pick<CouponItem, 'id' | 'categoryId'>): boolean =>
  !isForSome(row) || !!row.categoryIds?.includes(categoryId) || !!row.productIds?.includes(id);

/** Discount of a coupon on the items that it is for, at most all that they cost. */
export function couponAmount(row: CouponRow, items: readonly CouponItem[]): Paise {
  const { kind, percent, amountPaise, capPaise } = row;
  const totalPaise = itemTotal(items.filter((item) => isFor(row, item)));
  const amount = kind === 'flat' ? (amountPaise ?? 0) : Math.floor((totalPaise * (percent ?? 0)) / 100);
  return Math.min(amount, kind === 'percent' ? (capPaise ?? amount) : amount, totalPaise);
}

const usedUp = (code: string) =>
  conflict('coupon_used_up', sentence('{code} has been used up. Please try another coupon.', { code }));

async function checkCustomer(
  db: Database,
  { id, code, firstOrderOnly, perCustomerLimit }: CouponRow,
  customerId: number,
): Promise<void> {
  if (firstOrderOnly && (await countOrders(db, customerId)) > 0) {
    throw conflict(
      'coupon_first_order',
      sentence('{code} is for a first order only. Please try another coupon.', { code }),
    );
  }
  if (perCustomerLimit === null || (await countOrders(db, customerId, id)) < perCustomerLimit) return;
  throw conflict(
    'coupon_used',
    perCustomerLimit === 1
      ? sentence('You have used {code} already. Please try another coupon.', { code })
      : sentence('You have used {code} {count} times, as often as it can be. Please try another coupon.', {
          code,
          count: perCustomerLimit,
        }),
  );
}

/** Names of goods that a refusal has room for. */
const MAX_NAMES = 3;

/** Refuses a coupon that is for none of these items, and names what it is for as far as that is in the shop. */
async function checkGoods(db: Database, row: CouponRow, items: readonly CouponItem[]): Promise<void> {
  if (items.some((item) => isFor(row, item))) return;
  const { code, categoryIds, productIds } = row;
  const names = await selectGoodsNames(db, categoryIds ?? [], productIds ?? []);
  if (names.length === 0) return;
  const goods = names.slice(0, MAX_NAMES).join(', ') + (names.length > MAX_NAMES ? ' …' : '');
  throw conflict(
    'coupon_goods',
    sentence('{code} is for {goods} only. Please add some to your cart, or try another coupon.', { code, goods }),
  );
}

/** Refuses a coupon, with the reason, that does not count for this customer and these items now. */
async function checkCoupon(
  db: Database,
  row: CouponRow,
  customerId: number,
  items: readonly CouponItem[],
  now: Date,
): Promise<void> {
  const { code } = row;
  const date = endOf(row, now);
  if (date)
    throw conflict('coupon_expired', sentence('{code} ended on {date}. Please try another coupon.', { code, date }));
  if (row.startsAt && row.startsAt > now)
    throw conflict('coupon_early', sentence('{code} can be used from {date}.', { code, date: row.startsAt }));
  if (row.totalLimit !== null && row.used >= row.totalLimit) throw usedUp(code);
  await checkGoods(db, row, items);
  const totalPaise = itemTotal(items);
  if (totalPaise < row.minimumPaise) {
    throw conflict(
      'coupon_minimum',
      sentence('{code} needs items worth {minimum}. Add {more} more to use it.', {
        code,
        minimum: rupees(row.minimumPaise),
        more: rupees(row.minimumPaise - totalPaise),
      }),
    );
  }
  // Refuse a discount that rounds to nothing: it would use the coupon up.
  if (couponAmount(row, items) === 0)
    throw conflict(
      'coupon_nothing',
      sentence('{code} takes nothing off these items. Please try another coupon.', { code }),
    );
  await checkCustomer(db, row, customerId);
}

/** The coupon with that code, if it counts for this customer and these items now; otherwise refuses with the reason. */
export async function findCoupon(
  db: Database,
  typed: string,
  customerId: number,
  items: readonly CouponItem[],
  now: Date,
): Promise<CouponRow> {
  const row = await findCouponByCode(db, toCode(typed).toUpperCase());
  if (!row) throw conflict('coupon_unknown', NO_COUPON);
  await checkCoupon(db, row, customerId, items, now);
  return row;
}

/** Counts one use within the order's transaction. */
export async function redeemCoupon(tx: Database, { id, code }: CouponRow): Promise<void> {
  if (!(await incrementCouponUse(tx, id))) throw usedUp(code);
}

/** Whether a coupon would count for the cart as it is now, or the reason why not. */
export async function couponUsability(
  db: Database,
  row: CouponRow,
  customerId: number,
  items: readonly CouponItem[],
  now: Date,
): Promise<{ usable: boolean; reason: Words | null; couponAmount: number }> {
  try {
    if (itemTotal(items) === 0) throw emptyCart();
    await checkCoupon(db, row, customerId, items, now);
    return { usable: true, reason: null, couponAmount: toRupees(couponAmount(row, items)) };
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return { usable: false, reason: error.words, couponAmount: 0 };
  }
}
