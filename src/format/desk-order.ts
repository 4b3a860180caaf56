import type { DeskOrder, DeskOrderItem, DeskOrderRow } from '../../contract/desk-orders.ts';
import type { Issue } from '../../contract/issue.ts';
import type { OrderStatus } from '../../contract/order-status.ts';
import { total } from '../../contract/rupees.ts';
import { sameId } from '../../contract/same-id.ts';
import { nearDay, slotTime } from './date.ts';
import { isUnderpaid } from './payment.ts';
import { fromShopClock } from './shop-clock.ts';

/** The step after each, as the button says it; none after the last. */
export const NEXT_STEPS: Readonly<Partial<Record<OrderStatus, { to: OrderStatus; label: string }>>> = {
  placed: { to: 'confirmed', label: 'Accept' },
  confirmed: { to: 'packed', label: 'Packed' },
  packed: { to: 'out-for-delivery', label: 'Out for delivery' },
  'out-for-delivery': { to: 'delivered', label: 'Delivered' },
};

type OpenLimit = NonNullable<DeskOrderRow['openLimit']>;

/** How an order stands to what can be under way unpaid: on the list, and in a sentence. */
export const OPEN_LIMIT_NAMES: Readonly<Record<OpenLimit, string>> = { reached: 'At limit', refused: 'Refused more' };
export const OPEN_LIMIT_SENTENCES: Readonly<Record<OpenLimit, string>> = {
  reached: 'With this order, the customer or the address had as much under way unpaid as can be.',
  refused: 'The customer or the address was refused more while this was under way unpaid.',
};

type Paid = Pick<DeskOrderRow, 'paymentMethod' | 'paymentStatus'> & { readonly amount?: number };

/** @example deskPayment(order) // 'Paid by QR' */
export function deskPayment({ paymentMethod, paymentStatus, amount = 1 }: Paid): string {
  if (paymentMethod === 'cash') return amount === 0 ? 'Paid' : 'Cash';
  switch (paymentStatus) {
    case 'checking':
      return 'Check QR';
    case 'confirmed':
      return 'Paid by QR';
    case 'refused':
      return 'QR not found, cash';
    case 'refunded':
      return 'Money given back';
    case null:
      return 'QR';
  }
}

const whatFor = (order: DeskOrder): string => {
  if (!isUnderpaid(order)) return ' for what was added';
  return order.items.some(({ addedAt }) => addedAt) ? ' that was added or not paid by QR' : ' that was not paid by QR';
};

/** What the rider asks for at the door. */
export function whatToCollect(order: DeskOrder): string {
  if (order.status === 'cancelled') return 'Cancelled: nothing to collect';
  if (order.status === 'delivered') return 'Paid: nothing to collect';
  const { paymentMethod, paymentStatus, amountDue } = order;
  if (paymentStatus === 'refused' || (paymentMethod === 'cash' && amountDue > 0))
    return `Collect ${total(amountDue)} in cash`;
  const isUnchecked = paymentStatus === 'checking';
  if (amountDue > 0)
    return `${isUnchecked ? 'Payment not checked yet; collect' : 'Collect'} ${total(amountDue)} in cash${whatFor(order)}`;
  return isUnchecked ? 'Payment not checked yet' : 'Paid: nothing to collect';
}

/** The line that a report is of. */
export const reportedLine = (
  { items }: Pick<DeskOrder, 'items'>,
  { itemId, productId }: Issue,
): DeskOrderItem | undefined =>
  items.find(({ id }) => sameId(id, itemId)) ?? items.find((item) => sameId(item.productId, productId));

type Slotted = Pick<DeskOrderRow, 'slot' | 'status'>;

/** @example slotInWords(slot, now) // 'Today, 5 pm – 7 pm' */
export const slotInWords = (slot: Slotted['slot'], now: Date): string =>
  `${nearDay(slot.date, now)}, ${slotTime(slot)}`;

/** Whether an order's slot has ended before it was delivered. */
export const isLate = ({ slot, status }: Slotted, now: Date): boolean =>
  status !== 'delivered' &&
  status !== 'cancelled' &&
  (fromShopClock(`${slot.date}T${slot.to}`) ?? '9') < now.toISOString();
