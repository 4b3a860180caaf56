import type { Paise } from './money.ts';
import type { OrderItem } from './order.ts';

/** What refunds look at of a line; its price in paise. */
type Line = Readonly<Pick<OrderItem, 'price' | 'quantity' | 'missing' | 'sharesCoupon'>>;

interface Ordered {
  /** All lines of the order. */
  readonly items: readonly Line[];
  readonly couponPaise: Paise;
}

const costOf = (items: readonly Line[], units: 'quantity' | 'missing'): Paise =>
  items.reduce((sum, line) => sum + line.price * line[units], 0);

/**
 * What is given back for missing units: their price, and of lines that share the coupon less the units’ share of it, whose
 * part of a paisa the customer keeps. The delivery charge stays, and so does the coupon, however little is left.
 * @example missingRefund({ items: [{ price: 10000, quantity: 2, missing: 1, sharesCoupon: true }], couponPaise: 5000 }) // 7500
 */
export function missingRefund({ items, couponPaise }: Ordered): Paise {
  const sharing = items.filter(({ sharesCoupon }) => sharesCoupon);
  const [missingPaise, sharedPaise] = [costOf(items, 'missing'), costOf(sharing, 'missing')];
  if (sharedPaise === 0) return missingPaise;
  // The product of two amounts can be more than a number holds exactly.
  return missingPaise - Number((BigInt(couponPaise) * BigInt(sharedPaise)) / BigInt(costOf(sharing, 'quantity')));
}

interface Reported extends Ordered {
  readonly walletPaise: Paise;
  readonly toPayPaise: Paise;
  /** What has been given back of the order before. */
  readonly refundPaise: Paise;
  /** The one of the lines that something was wrong with; undefined where it is not known. */
  readonly item: Line | undefined;
  /** How many units of it. */
  readonly quantity: number;
}

/** The most that is refunded of units that came and were at fault: as for missing units, and never more than was paid. */
export function issueRefund({
  items,
  couponPaise,
  walletPaise,
  toPayPaise,
  refundPaise,
  item,
  quantity,
}: Reported): Paise {
  const atFault = items.map((line) => ({ ...line, missing: line === item ? quantity : 0 }));
  const share = missingRefund({ items: atFault, couponPaise });
  return Math.max(0, Math.min(share, walletPaise + toPayPaise - refundPaise));
}
