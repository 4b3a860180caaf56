import type { Paise } from '../../contract/money.ts';
import type { Order } from '../../contract/order.ts';
import { shop } from '../shop.ts';
import { total } from '../../contract/rupees.ts';

/** What is said about a payment: in a few words, and in whole sentences. */
export interface PaymentNote {
  readonly label: string;
  readonly text: string;
}

type Paid = Pick<
  Order,
  'status' | 'paymentMethod' | 'paymentReference' | 'paymentStatus' | 'toPay' | 'refundAmount' | 'refundInWallet'
>;

/** What an order comes to, less what is given back for missing units. */
export const amountToPay = ({ toPay, refundAmount }: Pick<Order, 'toPay' | 'refundAmount'>): Paise =>
  Math.max(0, toPay - refundAmount);

const withReference = ({ paymentReference }: Paid): string =>
  paymentReference ? ` with reference ${paymentReference}` : '';

const callUs = `If the money has left your account, please call us: ${shop.phone}.`;

/** Where an order's payment stands and what that means; null where there is nothing to say, or the provider says nothing. */
export function paymentNote(order: Paid): PaymentNote | null {
  const isCancelled = order.status === 'cancelled';
  const amount = total(order.toPay);
  switch (order.paymentStatus) {
    case 'checking':
      return {
        label: 'Payment being checked',
        text: isCancelled
          ? `We are still looking for your payment${withReference(order)}. Once we have found it, ${amount} goes to your wallet.`
          : `We look for ${amount}${withReference(order)} in our account before your order leaves.`,
      };
    case 'confirmed':
      return {
        label: 'Payment confirmed',
        text: `We have received ${amount}${withReference(order)}.${
          order.refundInWallet ? ` ${total(order.refundAmount)} of it is in your wallet, for what was missing.` : ''
        }`,
      };
    case 'refused':
      return {
        label: 'Payment not found',
        text: isCancelled
          ? `We found no payment${withReference(order)}, so nothing comes back. ${callUs}`
          : `We found no payment${withReference(order)}. Please give the rider ${total(amountToPay(order))} in cash. ${callUs}`,
      };
    case 'refunded':
      return { label: 'Money in your wallet', text: `We have put ${amount} into your wallet.` };
    case null:
      return isCancelled && order.paymentMethod === 'cash'
        ? { label: 'Nothing to pay', text: 'Nothing was taken, so nothing has to come back.' }
        : null;
  }
}

/** What comes back, and when, if the order is cancelled now; null where the provider does not say how its payment stands. */
export function whatComesBack({
  paymentMethod,
  paymentStatus,
  toPay,
  refundAmount,
  refundInWallet,
}: Paid): string | null {
  if (paymentMethod === 'cash') return 'You pay on delivery, so nothing was taken and nothing has to come back.';
  switch (paymentStatus) {
    case 'confirmed':
      return `Your ${total(toPay - (refundInWallet ? refundAmount : 0))} goes to your wallet at once.`;
    case 'checking':
      return `We are still looking for your payment. Once we have found it, ${total(toPay)} goes to your wallet; you need not do anything.`;
    case 'refused':
      return 'We found no payment for this order, so nothing comes back.';
    default:
      return null;
  }
}
