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

type Payable = Pick<Order, 'status' | 'paymentStatus'> & Partial<Pick<Order, 'dueOnDelivery'>>;
type Paid = Payable &
  Pick<Order, 'paymentMethod' | 'paymentReference' | 'toPay'> &
  Partial<
    Pick<
      Order,
      | 'walletAmount'
      | 'walletRefund'
      | 'paidAmount'
      | 'overpaidAmount'
      | 'amountPayable'
      | 'qrAmount'
      | 'refundOnCancel'
      | 'amountRefunded'
    >
  >;

// Each amount is the provider's or the adapter's; where neither says it, the plain one beside it stands for it.

/** What an order comes to beside what the wallet pays. */
export const amountToPay = ({ amountPayable, toPay }: Pick<Paid, 'amountPayable' | 'toPay'>): Paise =>
  amountPayable ?? toPay;

/** What the wallet pays of an order. */
export const paidFromWallet = ({
  netWalletAmount,
  walletAmount = 0,
}: Partial<Pick<Order, 'netWalletAmount' | 'walletAmount'>>): Paise => netWalletAmount ?? walletAmount;

/** What is to be paid by QR code, or was. */
export const paidByQr = ({ qrAmount, toPay }: Pick<Paid, 'qrAmount' | 'toPay'>): Paise => qrAmount ?? toPay;

/** What the bank has shown of a payment by QR code. */
const receivedByQr = (order: Paid): Paise => order.paidAmount ?? paidByQr(order);

/** Whether less was paid by QR code than was to be paid: the rest is paid at the door. */
export const isUnderpaid = (order: Paid): boolean =>
  order.paymentStatus === 'confirmed' && receivedByQr(order) < paidByQr(order);

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
        text: t('We have put {amount} into your wallet.', {
          amount: total(order.amountRefunded ?? receivedByQr(order)),
        }),
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
  isUnderpaid(order) &&
  !['delivered', 'cancelled'].includes(order.status) &&
  (order.dueOnDelivery ?? 0) > 0 &&
  t('It was to be {amount}: please give the rider {due} in cash.', {
    amount: total(paidByQr(order)),
    due: total(order.dueOnDelivery ?? 0),
  });

const missing = ({ walletRefund }: Paid): string | false =>
  Boolean(walletRefund) &&
  t('{amount} of it is in your wallet, for what was missing.', { amount: total(walletRefund ?? 0) });

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

/** What comes back, and when, if the order is cancelled now; null where the provider does not say how its payment stands or how much comes back. */
export function whatComesBack(order: Paid): string | null {
  const { refundOnCancel = null } = order;
  const hasPaid = order.paymentStatus === 'confirmed' || Boolean(order.walletAmount);
  if (hasPaid && refundOnCancel === null) return null;
  const now = hasPaid && t('Your {amount} goes to your wallet at once.', { amount: total(refundOnCancel ?? 0) });
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
