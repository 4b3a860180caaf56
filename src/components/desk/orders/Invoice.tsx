import type { InvoicedOrder, Seller } from '../../../../contract/desk-orders.ts';
import { total } from '../../../../contract/rupees.ts';
import { dayName, moment, slotTime } from '../../../format/date.ts';
import { hasTax } from '../../../format/gst.ts';
import { deskPayment } from '../../../format/desk-order.ts';
import { phoneNumber } from '../../../format/phone.ts';
import { Amounts } from '../../../ui/Amounts.tsx';
import { AddressLine } from './AddressLine.tsx';
import { TaxTable } from './TaxTable.tsx';

const HEADS = ['Item', 'Quantity', 'Price', 'Amount'];

/** What was sold to whom at which price, what was given back of it, and how it is paid. */
export function Invoice({ order, seller }: { order: InvoicedOrder; seller: Seller }) {
  const { address, customer, slot, paymentReference } = order;
  const deliveredAt = order.history.findLast(({ status }) => status === 'delivered')?.at;
  return (
    <>
      <div className="mb-[5mm] grid grid-cols-2 gap-x-[10mm]">
        <div>
          <p className="font-bold">{address?.name ?? customer.name}</p>
          {address && <AddressLine address={address} />}
          <p>{phoneNumber(address?.phone ?? customer.phone)}</p>
        </div>
        <div>
          {order.invoiceNumber ? (
            <>
              <p className="font-bold">Invoice {order.invoiceNumber}</p>
              <p>{order.invoicedAt && moment(order.invoicedAt)}</p>
            </>
          ) : (
            <p>Not packed yet: this is no invoice, and has no number</p>
          )}
          {deliveredAt ? (
            <p>Delivered {moment(deliveredAt)}</p>
          ) : (
            slot && (
              <p>
                Delivery {dayName(slot.date)}, {slotTime(slot)}
              </p>
            )
          )}
          <p>Payment: {deskPayment({ ...order, amount: order.amountPayable })}</p>
          {paymentReference && (
            <p>
              Reference: <bdi>{paymentReference}</bdi>
            </p>
          )}
        </div>
      </div>
      {hasTax(order) ? <TaxTable order={order} seller={seller} /> : <Goods order={order} />}
      <Amounts {...order} order={order} of="receipt" />
      <footer className="mt-[8mm] text-[8pt] text-muted">Prices include all taxes. {seller.customerCare}.</footer>
    </>
  );
}

/** What was sold, where nothing is known of the tax on it. */
const Goods = ({ order: { items } }: { order: InvoicedOrder }) => (
  <table className="mb-[4mm] w-full border-collapse text-[1em] tabular-nums">
    <thead>
      <tr className="border-b border-base-content text-left">
        {HEADS.map((head, i) => (
          <th key={head} scope="col" className={`py-[1mm] ${i > 0 ? 'pl-[4mm] text-right' : ''}`}>
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {items.map(({ id, name, packSize, quantity, missing, price }) => (
        <tr key={id} className="break-inside-avoid border-b border-base-300 align-top">
          <th scope="row" className="py-[1mm] text-left font-medium">
            {name} {packSize && <span className="text-muted">{packSize}</span>}
            {missing > 0 && (
              <span className="block">
                {missing} of {quantity} missing
              </span>
            )}
          </th>
          <td className="py-[1mm] pl-[4mm] text-right">{quantity}</td>
          <td className="py-[1mm] pl-[4mm] text-right">{total(price)}</td>
          <td className="py-[1mm] pl-[4mm] text-right">{total(quantity * price)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
