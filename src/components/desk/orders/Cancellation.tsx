import type { DeskOrder } from '../../../../contract/desk-orders.ts';
import { total } from '../../../../contract/rupees.ts';
import { moment } from '../../../format/date.ts';

/** What is printed of a cancelled order: that nothing of it is owed, and what becomes of an invoice that it had. */
export function Cancellation({ order }: { order: DeskOrder }) {
  const { history, invoice, invoiceNumber, invoicedAt, amountRefunded } = order;
  const at = history.findLast(({ status }) => status === 'cancelled')?.at;
  return (
    <>
      <p className="mb-[3mm] text-[14pt] font-bold">This order was cancelled{at && ` on ${moment(at)}`}.</p>
      <p className="mb-[3mm]">This is no invoice. Nothing is to be paid.</p>
      {invoiceNumber && (
        <p className="mb-[3mm]">
          Invoice {invoiceNumber}
          {invoicedAt && ` of ${moment(invoicedAt)}`}
          {invoice && `, ${total(invoice.order.netTotal)},`} was made for it before. Nothing of it is owed.
        </p>
      )}
      {amountRefunded > 0 && <p>{total(amountRefunded)} went back into the customer’s wallet.</p>}
    </>
  );
}
