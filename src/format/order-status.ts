import type { Order } from '../../contract/order.ts';
import type { OrderStatus } from '../../contract/order-status.ts';
import type { PaymentMethod, PaymentStatus } from '../../contract/payment.ts';
import { dayName, moment, slotTime } from './date.ts';
import { msg } from '../../contract/msg.ts';
import { t } from '../i18n/t.ts';

/** The steps of an order that goes well, in their order. */
export const ORDER_STEPS: readonly OrderStatus[] = ['placed', 'confirmed', 'packed', 'out-for-delivery', 'delivered'];

export const STATUS_NAMES = {
  placed: msg('Placed'),
  confirmed: msg('Confirmed'),
  packed: msg('Packed'),
  'out-for-delivery': msg('On the way'),
  delivered: msg('Delivered'),
  cancelled: msg('Cancelled'),
} as const satisfies Record<OrderStatus, string>;

/** How it is paid; that it has been is said only of what the shop has found. */
const PAYMENT_NAMES = {
  cash: msg('cash on delivery'),
  qr: msg('payment by QR'),
} as const satisfies Record<PaymentMethod, string>;

const PAYMENT_STATES = {
  checking: msg('payment being checked'),
  confirmed: msg('paid by QR'),
  refused: msg('payment not found'),
  refunded: msg('money in your wallet'),
} as const satisfies Record<PaymentStatus, string>;

type Paid = Pick<Order, 'paymentMethod' | 'paymentStatus' | 'toPay'> & Partial<Pick<Order, 'walletAmount'>>;

/** Whether the wallet has paid for all of it. */
export const isPaidByWallet = ({ walletAmount = 0, toPay, paymentStatus }: Paid): boolean =>
  walletAmount > 0 && toPay === 0 && paymentStatus === null;

/** How it is paid, whatever has become of it. */
export const paymentMethodName = (order: Paid): string =>
  isPaidByWallet(order)
    ? t('paid from your wallet')
    : order.toPay === 0
      ? t('Nothing to pay')
      : t(PAYMENT_NAMES[order.paymentMethod]);

/** @example paymentName(order) // 'payment being checked' */
export const paymentName = (order: Paid): string =>
  order.paymentStatus ? t(PAYMENT_STATES[order.paymentStatus]) : paymentMethodName(order);

/** @example orderHeadline(order) // 'Arriving Sat 21 Nov, 11 am – 1 pm' */
export function orderHeadline({ status, statusText, slot, history }: Order): string {
  if (statusText) return statusText;
  const at = history.findLast((step) => step.status === status)?.at;
  if (status === 'delivered' && at) return t('Delivered {time}', { time: moment(at) });
  if (status === 'cancelled') return t('Cancelled');
  return slot
    ? t('Arriving {day}, {time}', { day: dayName(slot.date), time: slotTime(slot) })
    : t(STATUS_NAMES[status]);
}
