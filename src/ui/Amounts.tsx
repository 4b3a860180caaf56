import type { ReactNode } from 'react';
import type { Paise } from '../../contract/money.ts';
import { total } from '../../contract/rupees.ts';
import { tw } from './tw.ts';

interface Props {
  totalPrice: Paise;
  /** What the items would have cost at their MRPs, where that is more. */
  mrp?: Paise;
  deliveryAmount: Paise;
  couponAmount: Paise;
  couponCode?: string | null | undefined;
  toPay: Paise;
  /** What is given back of that for units that were missing, and whether it is in the wallet. */
  refundAmount?: Paise;
  refundInWallet?: boolean;
  /** What it is the sum of; a receipt is on paper. */
  of: 'cart' | 'order' | 'receipt';
}

const LOOK: Readonly<Record<Props['of'], string>> = {
  cart: tw`gap-2`,
  order: tw`w-full max-w-96 gap-2 self-end`,
  receipt: tw`mb-[6mm] ml-auto w-[80mm] gap-[1mm]`,
};

/** A sum, amount by amount: the cart's, an order's, a receipt's. */
export const Amounts = ({ of, mrp = 0, refundAmount = 0, ...sum }: Props) => (
  <dl className={`grid num ${LOOK[of]}`}>
    <Amount name="Item total">
      {mrp > sum.totalPrice && <s className="text-meta text-muted">{total(mrp)}</s>} {total(sum.totalPrice)}
    </Amount>
    <Amount name="Delivery charge">{total(sum.deliveryAmount)}</Amount>
    {sum.couponAmount > 0 && (
      <Amount
        name={`Coupon discount${sum.couponCode ? ` (${sum.couponCode})` : ''}`}
        className="font-semibold text-success"
      >
        −{total(sum.couponAmount)}
      </Amount>
    )}
    {refundAmount > 0 && (
      <Amount name={sum.refundInWallet ? 'Given back to wallet' : 'Given back'} className="font-semibold text-success">
        −{total(refundAmount)}
      </Amount>
    )}
    <Amount
      name={sum.refundInWallet ? 'Paid' : 'To pay'}
      className={`mt-1 border-t border-base-300 font-bold ${of === 'receipt' ? 'pt-[2mm] text-[12pt]' : 'pt-3 text-xl'}`}
    >
      {total(Math.max(0, sum.toPay - refundAmount))}
    </Amount>
  </dl>
);

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
