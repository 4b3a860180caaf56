import type { Paise } from './money.ts';

interface Amounts {
  /** Of all items, those that are missing included. */
  readonly totalPaise: Paise;
  readonly couponPaise: Paise;
  /** What the missing units cost. */
  readonly missingPaise: Paise;
}

/**
 * What is given back for missing units: their price less their share of the coupon, whose part of a paisa the customer
 * keeps. The delivery charge stays, and so does the coupon, however little is left.
 * @example missingRefund({ totalPaise: 20000, couponPaise: 5000, missingPaise: 10000 }) // 7500
 */
export function missingRefund({ totalPaise, couponPaise, missingPaise }: Amounts): Paise {
  if (missingPaise === 0) return 0;
  // The product of two amounts can be more than a number holds exactly.
  return missingPaise - Number((BigInt(couponPaise) * BigInt(missingPaise)) / BigInt(totalPaise));
}
