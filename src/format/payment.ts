import type { Paise } from '../../contract/money.ts';
import type { Order } from '../../contract/order.ts';
import { shop } from '../shop.ts';
import { total } from '../../contract/rupees.ts';
import { t } from '../i18n/t.ts';

/** What is said about a payment: in a few words, and in whole sentences. */
export interface PaymentNote {
  readonly label: string;
  readonly text: string;
}

/** What tells what was added to an order after it was placed. */
type Added = Partial<Pick<Order, 'items' | 'dueOnDelivery'>>;
type Refunded = Partial<Pick<Order, 'walletAmount' | 'walletRefund' | 'refundAmount' | 'refundInWallet'>>;
/** What the bank has shown. */
type Seen = Partial<Pick<Order, 'paidAmount' | 'overpaidAmount'>>;
type Paid = Pick<Order, 'status' | 'paymentMethod' | 'paymentReference' | 'paymentStatus' | 'toPay'> &
  Refunded &
  Added &
  Seen;

/** How much of what is given back is in the wallet. */
const inWallet = ({ walletRefund, refundInWallet, refundAmount = 0 }: Refunded): Paise =>
  walletRefund ?? (refundInWallet ? refundAmount : 0);

/** What the wallet has paid of an order, less what came back into it. */
export const paidFromWallet = (order: Refunded): Paise => Math.max(0, (order.walletAmount ?? 0) - inWallet(order));

/** What an order comes to beside what the wallet pays, less what is given back. */
export function amountToPay(order: Refunded & Pick<Order, 'toPay'>): Paise {
  const backToWallet = (order.walletAmount ?? 0) - paidFromWallet(order);
  return Math.max(0, order.toPay - (order.refundAmount ?? 0) + backToWallet);
}

/** What of a cancelled order is back in the wallet. */
export const cameBack = (order: Paid): Paise =>
  (order.paymentStatus === 'refunded' ? receivedByQr(order) : 0) + (order.walletAmount ?? 0);

/** What goes to the wallet when the order is cancelled: what has been paid, less what has come back before. */
export const backOnCancel = (order: Paid): Paise =>
  (order.walletAmount ?? 0) +
  (order.paymentStatus === 'confirmed' ? receivedByQr(order) - (order.overpaidAmount ?? 0) : 0) -
  inWallet(order);

/** What was to be paid by QR code: all but what was added afterwards. */
export const paidByQr = ({ toPay, items = [] }: Pick<Order, 'toPay'> & Added): Paise =>
  items.reduce((rest, { addedAt, price, quantity }) => (addedAt ? rest - price * quantity : rest), toPay);

/** What the bank has shown of a payment by QR code. */
const receivedByQr = (order: Pick<Order, 'toPay'> & Added & Seen): Paise => order.paidAmount ?? paidByQr(order);

/** What a payment by QR code lacks, which is paid at the door. */
export const lackingByQr = (order: Pick<Order, 'toPay' | 'paymentStatus'> & Added & Seen): Paise =>
  order.paymentStatus === 'confirmed' ? Math.max(0, paidByQr(order) - receivedByQr(order)) : 0;

type Payable = Pick<Order, 'status' | 'paymentStatus'> & Added;

/** Whether nothing is left to pay: it was delivered, or found at the bank with nothing due at the door. */
export const isPaid = ({ status, paymentStatus, dueOnDelivery = 0 }: Payable): boolean =>
  status === 'delivered' || (paymentStatus === 'confirmed' && dueOnDelivery === 0);

const callUs = (): string => t('If the money has left your account, please call us: {phone}.', { phone: shop.phone });

/** Where an order's payment stands and what that means; null where there is nothing to say, or the provider says nothing. */
export function paymentNote(order: Paid): PaymentNote | null {
  switch (order.paymentStatus) {
    case 'checking':
      return {
        label: t('Payment being checked'),
        text: [checking(order), walletBack(order)].filter(Boolean).join(' '),
      };
    case 'confirmed':
      return {
        label: t('Payment confirmed'),
        text: [received(order), overpaid(order), lacking(order), missing(order)].filter(Boolean).join(' '),
      };
    case 'refused':
      return {
        label: t('Payment not found'),
        text: [notFound(order), callUs(), walletBack(order)].filter(Boolean).join(' '),
      };
    case 'refunded':
      return {
        label: t('Money in your wallet'),
        text: t('We have put {amount} into your wallet.', { amount: total(cameBack(order)) }),
      };
    case null:
      if (order.walletAmount) return walletNote(order, order.walletAmount);
      return order.status === 'cancelled' && order.paymentMethod === 'cash'
        ? { label: t('Nothing to pay'), text: t('Nothing was taken, so nothing has to come back.') }
        : null;
  }
}

/** Of an order that the wallet has paid, wholly or with cash. */
function walletNote({ status, toPay }: Paid, paid: Paise): PaymentNote | null {
  const amount = total(paid);
  if (status === 'cancelled')
    return { label: t('Money in your wallet'), text: t('We have put {amount} into your wallet.', { amount }) };
  return toPay === 0
    ? { label: t('Paid'), text: t('Your wallet has paid {amount}, so nothing is left to pay.', { amount }) }
    : null;
}

/** What the wallet had paid of a cancelled order is back in it, whatever becomes of the payment. */
const walletBack = ({ status, walletAmount }: Paid): string | false =>
  status === 'cancelled' &&
  Boolean(walletAmount) &&
  t('{amount} are back in your wallet.', { amount: total(walletAmount ?? 0) });

function checking(order: Paid): string {
  const { status, paymentReference: reference } = order;
  const amount = total(paidByQr(order));
  if (status !== 'cancelled')
    return reference
      ? t('We look for {amount} with reference {reference} in our account before your order leaves.', {
          amount,
          reference,
        })
      : t('We look for {amount} in our account before your order leaves.', { amount });
  return reference
    ? t(
        'We are still looking for your payment with reference {reference}. Once we have found it, {amount} goes to your wallet.',
        { reference, amount },
      )
    : t('We are still looking for your payment. Once we have found it, {amount} goes to your wallet.', { amount });
}

function received(order: Paid): string {
  const { paymentReference: reference } = order;
  const amount = total(receivedByQr(order));
  return reference
    ? t('We have received {amount} with reference {reference}.', { amount, reference })
    : t('We have received {amount}.', { amount });
}

const overpaid = ({ overpaidAmount = 0 }: Paid): string | false =>
  overpaidAmount > 0 &&
  t('{amount} of it is in your wallet, for it was more than was to pay.', { amount: total(overpaidAmount) });

/** What is given back is less at the door, too. */
const lacking = (order: Paid): string | false =>
  lackingByQr(order) > 0 &&
  !['delivered', 'cancelled'].includes(order.status) &&
  (order.dueOnDelivery ?? 0) > 0 &&
  t('It was to be {amount}: please give the rider {due} in cash.', {
    amount: total(paidByQr(order)),
    due: total(order.dueOnDelivery ?? 0),
  });

const missing = (order: Paid): string | false =>
  inWallet(order) > 0 &&
  t('{amount} of it is in your wallet, for what was missing.', { amount: total(inWallet(order)) });

function notFound(order: Paid): string {
  const { status, paymentReference: reference } = order;
  if (status === 'cancelled')
    return reference
      ? t('We found no payment with reference {reference}, so nothing comes back.', { reference })
      : t('We found no payment, so nothing comes back.');
  const amount = total(amountToPay(order));
  return reference
    ? t('We found no payment with reference {reference}. Please give the rider {amount} in cash.', {
        reference,
        amount,
      })
    : t('We found no payment. Please give the rider {amount} in cash.', { amount });
}

/** What comes back, and when, if the order is cancelled now; null where the provider does not say how its payment stands. */
export function whatComesBack(order: Paid): string | null {
  const now =
    (order.paymentStatus === 'confirmed' || order.walletAmount) &&
    t('Your {amount} goes to your wallet at once.', { amount: total(backOnCancel(order)) });
  if (order.paymentMethod === 'cash')
    return now || t('You pay on delivery, so nothing was taken and nothing has to come back.');
  switch (order.paymentStatus) {
    case 'confirmed':
      return now || null;
    case 'checking':
      return [
        now,
        t(
          'We are still looking for your payment. Once we have found it, {amount} goes to your wallet; you need not do anything.',
          { amount: total(paidByQr(order)) },
        ),
      ]
        .filter(Boolean)
        .join(' ');
    case 'refused':
      return now || t('We found no payment for this order, so nothing comes back.');
    default:
      return now || null;
  }
}
