import type { Order, OrderStatus } from '../../contract/order.ts';
import type { PaymentMethod, PaymentStatus } from '../../contract/payment.ts';
import { dayName, moment, slotTime } from './date.ts';

/** The steps of an order that goes well, in their order. */
export const ORDER_STEPS: readonly OrderStatus[] = ['placed', 'confirmed', 'packed', 'out-for-delivery', 'delivered'];

export const STATUS_NAMES: Readonly<Record<OrderStatus, string>> = {
  placed: 'Placed',
  confirmed: 'Confirmed',
  packed: 'Packed',
  'out-for-delivery': 'On the way',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
};

/** How it is paid; that it has been is said only of what the shop has found. */
export const PAYMENT_NAMES: Readonly<Record<PaymentMethod, string>> = { cash: 'cash on delivery', qr: 'payment by QR' };

const PAYMENT_STATES: Readonly<Record<PaymentStatus, string>> = {
  checking: 'payment being checked',
  confirmed: 'paid by QR',
  refused: 'payment not found',
  refunded: 'money in your wallet',
};

/** @example paymentName(order) // 'payment being checked' */
export const paymentName = ({
  paymentMethod,
  paymentStatus,
}: Pick<Order, 'paymentMethod' | 'paymentStatus'>): string =>
  paymentStatus ? PAYMENT_STATES[paymentStatus] : PAYMENT_NAMES[paymentMethod];

/** @example orderHeadline(order) // 'Arriving Sat 21 Nov, 11 am – 1 pm' */
export function orderHeadline({ status, slot, history }: Order): string {
  const at = history.findLast((step) => step.status === status)?.at;
  if (status === 'delivered' && at) return `Delivered ${moment(at)}`;
  if (status === 'cancelled') return 'Cancelled';
  return slot ? `Arriving ${dayName(slot.date)}, ${slotTime(slot)}` : STATUS_NAMES[status];
}
