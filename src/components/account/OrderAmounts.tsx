import type { ReactNode } from 'react';
import type { Order } from '../../../contract/order.ts';
import { total } from '../../../contract/rupees.ts';

interface Props {
  order: Order;
  onPaper: boolean;
}

/** What an order comes to, amount by amount. */
export const OrderAmounts = ({ order, onPaper }: Props) => (
  <dl className={`grid num ${onPaper ? 'mb-[6mm] ml-auto w-[80mm] gap-[1mm]' : 'mb-4 w-full max-w-96 gap-2 self-end'}`}>
    <Amount name="Item total">{total(order.totalPrice)}</Amount>
    <Amount name="Delivery charge">{total(order.deliveryAmount)}</Amount>
    {order.couponAmount > 0 && (
      <Amount
        className="font-semibold text-success"
        name={`Coupon discount${order.couponCode ? ` (${order.couponCode})` : ''}`}
      >
        −{total(order.couponAmount)}
      </Amount>
    )}
    <Amount
      className={`mt-1 border-t border-base-300 font-bold ${onPaper ? 'pt-[2mm] text-[12pt]' : 'pt-3 text-xl'}`}
      name="To pay"
    >
      {total(order.toPay)}
    </Amount>
  </dl>
);

const Amount = ({ name, className = '', children }: { name: string; className?: string; children: ReactNode }) => (
  <div className={`flex flex-wrap justify-between gap-x-4 ${className}`}>
    <dt>{name}</dt>
    <dd className="ml-auto">{children}</dd>
  </div>
);
