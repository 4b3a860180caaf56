import type { ReactNode } from 'react';
import type { Paise } from '../../contract/money.ts';
import { total } from '../../contract/rupees.ts';
import type { Order } from '../../contract/order.ts';
import { amountToPay, isPaid, paidFromWallet } from '../format/payment.ts';
import { t } from '../i18n/t.ts';
import { tw } from './tw.ts';

type Payable = Pick<Order, 'status' | 'paymentStatus' | 'dueOnDelivery'>;

interface Props {
  totalPrice: Paise;
  /** What the items would have cost at their MRPs, where that is more. */
  mrp?: Paise;
  /** Null until the provider has said it. */
  deliveryAmount: Paise | null;
  couponAmount: Paise;
  couponCode?: string | null | undefined;
  /** What the wallet pays. */
  walletAmount?: Paise;
  toPay: Paise;
  /** What is given back for units that were missing or at fault, and whether all of it is in the wallet. */
  refundAmount?: Paise;
  refundInWallet?: boolean;
  /** What of an order the wallet pays after that, and what is paid otherwise. */
  netWalletAmount?: Paise | null;
  amountPayable?: Paise | null;
  /** The order that it is the sum of: it says what is still to pay. */
  order?: Payable;
  /** What it is the sum of; a receipt is on paper. */
  of: 'cart' | 'order' | 'receipt';
}

const LOOK: Readonly<Record<Props['of'], string>> = {
  cart: tw`gap-2`,
  order: tw`w-full max-w-96 gap-2 self-end`,
  receipt: tw`mb-[6mm] ml-auto w-[80mm] gap-[1mm]`,
};

/** A sum, amount by amount: the cart's, an order's, a receipt's. */
export function Amounts({ of, mrp = 0, refundAmount = 0, order, ...sum }: Props) {
  const fromWallet = paidFromWallet(sum);
  return (
    <dl className={`grid num ${LOOK[of]}`}>
      <Amount name={t('Item total')}>
        {mrp > sum.totalPrice && <s className="text-meta text-muted">{total(mrp)}</s>} {total(sum.totalPrice)}
      </Amount>
      <Amount name={t('Delivery charge')}>
        {sum.deliveryAmount === null ? t('not known yet') : total(sum.deliveryAmount)}
      </Amount>
      {sum.couponAmount > 0 && (
        <Amount
          name={sum.couponCode ? t('Coupon discount ({code})', { code: sum.couponCode }) : t('Coupon discount')}
          className="font-semibold text-success"
        >
          −{total(sum.couponAmount)}
        </Amount>
      )}
      {fromWallet > 0 && <Amount name={t('From your wallet')}>−{total(fromWallet)}</Amount>}
      {refundAmount > 0 && (
        <Amount
          name={sum.refundInWallet ? t('Given back to wallet') : t('Given back')}
          className="font-semibold text-success"
        >
          −{total(refundAmount)}
        </Amount>
      )}
      <Amount
        name={totalName((sum.refundInWallet ?? false) && sum.toPay > 0, order)}
        className={`mt-1 border-t border-base-300 font-bold ${of === 'receipt' ? 'pt-[2mm] text-[12pt]' : 'pt-3 text-xl'}`}
      >
        {total(amountToPay(sum))}
      </Amount>
      {order && isDueAtDoor(order) && (
        <Amount name={t('To pay at the door')} className="font-bold">
          {total(order.dueOnDelivery)}
        </Amount>
      )}
    </dl>
  );
}

const isDueAtDoor = ({ status, dueOnDelivery }: Payable): boolean =>
  dueOnDelivery > 0 && status !== 'delivered' && status !== 'cancelled';

/** The last line: what was paid, is to be paid, or neither. */
function totalName(isBackInWallet: boolean, order?: Payable): string {
  if (order && (order.status === 'cancelled' || isDueAtDoor(order))) return t('Total');
  return isBackInWallet || (order && isPaid(order)) ? t('Paid') : t('To pay');
}

interface AmountProps {
  name: string;
  children: ReactNode;
  className?: string;
}

const Amount = ({ name, children, className = '' }: AmountProps) => (
  <div className={`flex flex-wrap justify-between gap-x-4 ${className}`}>
    <dt>{name}</dt>
    <dd className="ml-auto">{children}</dd>
  </div>
);
