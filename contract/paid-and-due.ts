import { type Paise, toRupees } from './money.ts';
import type { Order } from './order.ts';

/** What was agreed, paid and given back of an order: all that its other amounts follow from. */
export interface OrderMoney extends Pick<
  Order,
  | 'status'
  | 'paymentMethod'
  | 'paymentStatus'
  | 'toPay'
  | 'walletAmount'
  | 'refundAmount'
  | 'paidAmount'
  | 'overpaidAmount'
> {
  /** How much of what is given back is in the wallet. */
  readonly walletRefund: Paise;
  /** Of what is to pay, what was added to an order paid by QR code. */
  readonly addedAmount: Paise;
}

/** The amounts of an order that follow from the others; contract/order.ts says what each is. */
export interface OrderAmounts {
  readonly walletRefund: Paise;
  readonly netTotal: Paise;
  readonly netWalletAmount: Paise;
  readonly amountPayable: Paise;
  readonly qrAmount: Paise;
  readonly dueOnDelivery: Paise;
  readonly amountDue: Paise;
  readonly refundOnCancel: Paise;
  readonly amountRefunded: Paise;
}

type Refunded = Pick<OrderMoney, 'toPay' | 'walletAmount' | 'refundAmount' | 'walletRefund'>;

/** What came back into the wallet, as far as the wallet had paid it, leaves as much to pay as before. */
export const amountPayable = ({ toPay, walletAmount, refundAmount, walletRefund }: Refunded): Paise =>
  Math.max(0, toPay - refundAmount + Math.min(walletAmount, walletRefund));

const qrAmount = ({ toPay, addedAmount }: OrderMoney): Paise => toPay - addedAmount;

/** What the bank shows of a payment; where nobody has noted it, what was to be paid. */
export const receivedByQr = (money: OrderMoney): Paise => money.paidAmount ?? qrAmount(money);

/** How much of an order a confirmed payment by QR code has paid: what was too much is in the wallet. */
export const paidByQr = (money: OrderMoney): Paise =>
  money.paymentStatus === 'confirmed' ? receivedByQr(money) - money.overpaidAmount : 0;

/** A payment that is still being checked counts as what was to be paid; one that was not found is collected with all the rest. */
function dueOnDelivery(money: OrderMoney): Paise {
  const { paymentStatus, toPay, refundAmount, walletRefund } = money;
  if (paymentStatus === 'refused') return 0;
  const paid = paymentStatus === 'confirmed' ? paidByQr(money) : qrAmount(money);
  return Math.max(0, toPay - paid - (refundAmount - walletRefund));
}

function amountDue(money: OrderMoney): Paise {
  const { status, paymentMethod, paymentStatus } = money;
  if (status === 'delivered' || status === 'cancelled') return 0;
  return paymentMethod === 'cash' || paymentStatus === 'refused' ? amountPayable(money) : dueOnDelivery(money);
}

/** Of a cancelled order all that was paid comes back; of any other, what was missing, at fault or paid too much. */
function amountRefunded(money: OrderMoney): Paise {
  const { status, paymentStatus, walletAmount, walletRefund, overpaidAmount } = money;
  if (paymentStatus === 'refunded') return receivedByQr(money) + walletAmount;
  return status === 'cancelled' ? walletAmount : walletRefund + overpaidAmount;
}

/** Works out the amounts of an order, in paise. */
export const orderAmounts = (money: OrderMoney): OrderAmounts => ({
  walletRefund: money.walletRefund,
  netTotal: Math.max(0, money.walletAmount + money.toPay - money.refundAmount),
  netWalletAmount: Math.max(0, money.walletAmount - money.walletRefund),
  amountPayable: amountPayable(money),
  qrAmount: qrAmount(money),
  dueOnDelivery: dueOnDelivery(money),
  amountDue: amountDue(money),
  refundOnCancel: Math.max(0, money.walletAmount + paidByQr(money) - money.walletRefund),
  amountRefunded: amountRefunded(money),
});

/** The money of an order as it was read. */
export const moneyOf = (order: Order): OrderMoney => ({
  ...order,
  walletRefund: order.walletRefund ?? (order.refundInWallet ? order.refundAmount : 0),
  addedAmount:
    order.paymentMethod === 'qr'
      ? order.items.reduce((sum, { addedAt, price, quantity }) => (addedAt ? sum + price * quantity : sum), 0)
      : 0,
});

/** The amounts as they go over the wire, in rupees. */
export type WireAmounts = Readonly<Record<keyof OrderAmounts, number>>;

export function wireAmounts(money: OrderMoney): WireAmounts {
  const rupees = Object.entries<Paise>({ ...orderAmounts(money) }).map(([name, paise]) => [name, toRupees(paise)]);
  return Object.fromEntries(rupees) as WireAmounts;
}
