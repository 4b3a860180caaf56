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

interface Reported extends Omit<Amounts, 'missingPaise'> {
  readonly walletPaise: Paise;
  readonly toPayPaise: Paise;
  /** What has been given back of the order before. */
  readonly refundPaise: Paise;
  readonly pricePaise: Paise;
  /** How many units something was wrong with. */
  readonly quantity: number;
}

/** The most that is refunded of units that came and were at fault: as for missing units, and never more than was paid. */
export function issueRefund({
  walletPaise,
  toPayPaise,
  refundPaise,
  pricePaise,
  quantity,
  ...amounts
}: Reported): Paise {
  const share = missingRefund({ ...amounts, missingPaise: pricePaise * quantity });
  return Math.max(0, Math.min(share, walletPaise + toPayPaise - refundPaise));
}
