import type { DeskOrder } from '../../../../contract/desk-orders.ts';
import { sameId } from '../../../../contract/same-id.ts';
import { total } from '../../../../contract/rupees.ts';
import { moment } from '../../../format/date.ts';
import { reportedLine } from '../../../format/desk-order.ts';

/** Whether an order comes to another amount than its invoice says. */
export const hasChanged = (order: DeskOrder): boolean =>
  order.invoice !== null && order.netTotal !== order.invoice.order.netTotal;

/** What was given back since the invoice was made, line by line. */
function changes({ invoice, ...order }: DeskOrder): string[] {
  const missing = order.items.flatMap((item) => {
    const before = invoice?.order.items.find(({ id }) => sameId(id, item.id))?.missing ?? 0;
    return item.missing === before ? [] : [`${item.name}: ${item.missing} of ${item.quantity} missing, not ${before}`];
  });
  const refunded = order.issues.flatMap((issue) => {
    const before = invoice?.order.issues.find(({ id }) => sameId(id, issue.id))?.refundAmount ?? 0;
    if (issue.refundAmount === before) return [];
    return [`${reportedLine(order, issue)?.name ?? 'Reported'}: ${total(issue.refundAmount - before)} refunded`];
  });
  return [...missing, ...refunded];
}

/** A page of its own behind the invoice, which stays as it was made. */
export function InvoiceChanges({ order }: { order: DeskOrder }) {
  const { invoice, invoiceNumber, invoicedAt } = order;
  if (!invoice || !hasChanged(order)) return null;
  const [before, now] = [invoice.order.netTotal, order.netTotal];
  return (
    <section className="break-before-page" aria-label={`Changes since invoice ${invoiceNumber}`}>
      <h3 className="mb-[3mm] text-[14pt] font-bold">Statement of changes since invoice {invoiceNumber}</h3>
      <p className="mb-[3mm]">
        The invoice{invoicedAt && ` of ${moment(invoicedAt)}`} stays as it is, over {total(before)}. This statement is
        no invoice. Since then:
      </p>
      <ul className="mb-[3mm] list-disc pl-[6mm]">
        {changes(order).map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
      <p className="font-bold">
        {total(Math.abs(before - now))} {now < before ? 'was given back' : 'is owed again'}; the order comes to{' '}
        {total(now)} now.
      </p>
    </section>
  );
}
