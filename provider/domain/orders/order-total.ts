import type * as v from 'valibot';
import type { Paise } from '../../../contract/money.ts';
import type { OrderBody } from '../../../contract/order.ts';
import { rupees } from '../../../contract/rupees.ts';
import type { Database } from '../../db/database.ts';
import type { CouponRow } from '../../repositories/coupon.ts';
import { deliveryCharge, type Zone } from '../delivery/zones.ts';
import { walletBalance } from '../customer/wallet-ledger.ts';
import { conflict } from '../errors.ts';
import { sentence } from '../sentence.ts';
import { couponAmount, type CouponItem, findCoupon, itemTotal } from './coupons.ts';

/** Fits the database's integer columns, delivery included. */
const MAX_TOTAL_PAISE = 2_000_000_000;

/** @throws {ProviderError} where an order of such goods would be too large */
export function checkMaximum(totalPaise: Paise): void {
  if (totalPaise <= MAX_TOTAL_PAISE) return;
  throw conflict(
    'limit_reached',
    sentence('One order can be worth up to {amount}. Please take fewer pieces.', { amount: rupees(MAX_TOTAL_PAISE) }),
  );
}

function checkMinimum({ minimumPaise }: Zone, totalPaise: Paise): void {
  if (totalPaise >= minimumPaise) return;
  throw conflict(
    'minimum_order',
    sentence('Orders start at {minimum}. Please add items worth {more} more.', {
      minimum: rupees(minimumPaise),
      more: rupees(minimumPaise - totalPaise),
    }),
  );
}

/** Refuses an order whose amount to pay differs from what the page displayed. */
export function checkToPay(toPay: Paise, displayed: Paise | undefined): void {
  if (displayed === undefined || displayed === toPay) return;
  throw conflict(
    'total_changed',
    sentence('The amount to pay has changed from {before} to {amount}. Please check your cart and order again.', {
      before: rupees(displayed),
      amount: rupees(toPay),
    }),
  );
}

/** What a new order comes to; src/stores/cart shows the same before it is placed. */
interface OrderTotal {
  /** The goods at their prices: minimum and delivery charge are reckoned from it, and what a coupon asks for. */
  readonly totalPaise: Paise;
  readonly deliveryPaise: Paise;
  readonly coupon: CouponRow | undefined;
  readonly couponPaise: Paise;
  readonly walletPaise: Paise;
  readonly toPayPaise: Paise;
}

interface Ordered {
  readonly customerId: number;
  readonly body: Pick<v.InferOutput<typeof OrderBody>, 'couponCode' | 'useWallet'>;
  readonly now: Date;
}

/**
 * Works out a new order's amounts from its goods, their destination, its coupon and its customer's wallet.
 * @throws {ProviderError} below the minimum, above the maximum, or with a coupon that does not hold
 */
export async function orderTotal(
  tx: Database,
  items: readonly CouponItem[],
  zone: Zone,
  { customerId, body, now }: Ordered,
): Promise<OrderTotal> {
  const totalPaise = itemTotal(items);
  checkMaximum(totalPaise);
  checkMinimum(zone, totalPaise);
  const { chargePaise: deliveryPaise } = await deliveryCharge(tx, zone.zone, totalPaise);
  const coupon = body.couponCode === null ? undefined : await findCoupon(tx, body.couponCode, customerId, items, now);
  const couponPaise = coupon ? couponAmount(coupon, items) : 0;
  const duePaise = totalPaise + deliveryPaise - couponPaise;
  const walletPaise = body.useWallet ? Math.min(await walletBalance(tx, customerId), duePaise) : 0;
  return { totalPaise, deliveryPaise, coupon, couponPaise, walletPaise, toPayPaise: duePaise - walletPaise };
}
