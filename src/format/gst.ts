import type { Paise } from '../../contract/money.ts';
import type { DeskOrder, DeskOrderItem, Seller } from '../../contract/desk-orders.ts';
import type { Order } from '../../contract/order.ts';
import { shop } from '../shop.ts';
import { reportedLine } from './desk-order.ts';

/** An amount with the tax that it includes; half of that is CGST, half SGST. */
interface Taxed {
  readonly amount: Paise;
  readonly taxable: Paise;
  readonly half: Paise;
}

interface TaxedLine extends Taxed {
  readonly item: DeskOrderItem;
  /** How many were brought. */
  readonly quantity: number;
}

interface TaxedRate extends Taxed {
  readonly gstRate: number;
}

interface TaxedDelivery extends Taxed {
  readonly hsn: string;
  readonly gstRate: number;
}

interface TaxInvoice {
  readonly lines: readonly TaxedLine[];
  /** Null where there is no charge, or nothing is said of its tax. */
  readonly delivery: TaxedDelivery | null;
  /** One sum for each rate, the lowest first. */
  readonly rates: readonly TaxedRate[];
}

/**
 * The tax in a price that includes it. Both halves are whole paise and equal, as the law wants them; what is left is
 * taxable, so that the three make the amount.
 * @example taxIn(10500, 5) // { amount: 10500, taxable: 10000, half: 250 }
 */
export function taxIn(amount: Paise, gstRate: number | null): Taxed {
  // In hundredths of a percent: 0.25 is no whole number.
  const rate = Math.round((gstRate ?? 0) * 100);
  const half = Math.round((amount * rate) / (2 * (10_000 + rate)));
  return { amount, taxable: amount - 2 * half, half };
}

type Sold = Pick<DeskOrder, 'items' | 'issues' | 'couponAmount' | 'deliveryAmount' | 'totalPrice' | 'refundAmount'>;

interface NetLine {
  readonly item: DeskOrderItem;
  readonly quantity: number;
  readonly amount: Paise;
}

/** Whether anything is known of the tax on what was sold. */
export const hasTax = ({ items }: Pick<Order, 'items'>): boolean => items.some(({ gstRate }) => gstRate !== null);

/**
 * What was brought, at what was paid for it: a coupon lowers each line that shares it by its share, and the shares make the
 * coupon; what was refunded for a report lowers the line that it was of.
 */
function netLines({ items, issues, ...order }: Sold): NetLine[] {
  const brought = items
    .map((item) => ({ item, quantity: item.quantity - item.missing }))
    .filter(({ quantity }) => quantity > 0);
  const gross = costOf(brought.filter(({ item }) => item.sharesCoupon));
  // What was given back for missing units was less by their share of the coupon.
  const missingRefund = order.refundAmount - sumOf(issues, 'refundAmount');
  const net = Math.max(0, order.totalPrice - order.couponAmount - missingRefund - (costOf(brought) - gross));
  let [grossSoFar, netSoFar] = [0, 0];
  const lines = brought.map(({ item, quantity }) => {
    if (!item.sharesCoupon) return { item, quantity, amount: item.price * quantity };
    grossSoFar += item.price * quantity;
    const upTo = gross === 0 ? 0 : Number((BigInt(net) * BigInt(grossSoFar)) / BigInt(gross));
    const amount = upTo - netSoFar;
    netSoFar = upTo;
    return { item, quantity, amount };
  });
  return issues.reduce((rest, issue) => takeOff(rest, issue.refundAmount, reportedLine({ items }, issue)), lines);
}

const costOf = (lines: readonly Pick<NetLine, 'item' | 'quantity'>[]): Paise =>
  lines.reduce((sum, { item, quantity }) => sum + item.price * quantity, 0);

/** Lowers a line by what was refunded of it; what is more than it, a paisa of its coupon, goes off those that share that, then off any. */
function takeOff(lines: readonly NetLine[], refund: Paise, of: DeskOrderItem | undefined): NetLine[] {
  let left = refund;
  const lower = (line: NetLine): NetLine => {
    const taken = Math.min(left, line.amount);
    left -= taken;
    return { ...line, amount: line.amount - taken };
  };
  return lines
    .map((line) => (line.item === of ? lower(line) : line))
    .map((line) => (line.item.sharesCoupon ? lower(line) : line))
    .map(lower);
}

/** An order with the tax in each of its lines; all amounts together are what it came to. */
export function taxInvoice(order: Sold, { deliveryTax }: Pick<Seller, 'deliveryTax'> = shop): TaxInvoice {
  const lines = netLines(order).map((line) => ({ ...line, ...taxIn(line.amount, line.item.gstRate) }));
  const delivery =
    deliveryTax && order.deliveryAmount > 0
      ? { ...deliveryTax, ...taxIn(order.deliveryAmount, deliveryTax.gstRate) }
      : null;
  const taxed = [
    ...lines.flatMap(({ item, ...line }) => (item.gstRate === null ? [] : [{ ...line, gstRate: item.gstRate }])),
    ...(delivery ? [delivery] : []),
  ];
  const rates = [...Map.groupBy(taxed, ({ gstRate }) => gstRate)]
    .map(([gstRate, of]) => ({
      gstRate,
      amount: sumOf(of, 'amount'),
      taxable: sumOf(of, 'taxable'),
      half: sumOf(of, 'half'),
    }))
    .sort((a, b) => a.gstRate - b.gstRate);
  return { lines, delivery, rates };
}

const sumOf = <Field extends string>(of: readonly Readonly<Record<Field, Paise>>[], field: Field): Paise =>
  of.reduce((total, each) => total + each[field], 0);
