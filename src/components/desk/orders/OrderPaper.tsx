import { useStore } from '@nanostores/react';
import { DEMO_IDENTITY } from '../../../../contract/demo-identity.ts';
import type { DeskOrder } from '../../../../contract/desk-orders.ts';
import { total } from '../../../../contract/rupees.ts';
import { moment } from '../../../format/date.ts';
import { $paper, printPaper } from '../../../stores/desk/paper.ts';
import { printInvoice, seller as sellerNow } from '../../../stores/desk/order.ts';
import { Printer } from '../../../ui/icons.ts';
import { hasChanged, InvoiceChanges } from './InvoiceChanges.tsx';
import { Invoice } from './Invoice.tsx';
import { PackingSlip } from './PackingSlip.tsx';

export const PrintButtons = ({ order }: { order: DeskOrder }) => (
  <>
    <button type="button" className="btn btn-sm" onClick={() => printPaper('slip')}>
      <Printer aria-hidden />
      Print slip
    </button>
    <button type="button" className="btn btn-sm" onClick={() => void printInvoice(order)}>
      <Printer aria-hidden />
      {order.status === 'cancelled' ? 'Print cancellation' : 'Print invoice'}
    </button>
    {hasChanged(order) && order.status !== 'cancelled' && (
      <p className="w-full text-sm text-muted">
        The order has changed since invoice {order.invoiceNumber} was made: that stays as it is, and a statement of what
        was given back is printed with it.
      </p>
    )}
  </>
);

/** What is printed of a cancelled order: that nothing of it is owed, and what becomes of an invoice that it had. */
function Cancellation({ order }: { order: DeskOrder }) {
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

/** The slip, or the invoice with what has changed since, on A4; visible in print only. A cancelled order has no invoice. */
export function OrderPaper({ order }: { order: DeskOrder }) {
  const paper = useStore($paper);
  if (!paper) return null;
  const { invoice } = order;
  const seller = (paper === 'invoice' && invoice?.seller) || sellerNow;
  const isSample = seller.gstin === DEMO_IDENTITY.gstin;
  const isCancelled = paper === 'invoice' && order.status === 'cancelled';
  const title =
    paper === 'slip' ? 'Packing slip' : isCancelled ? 'Cancellation' : isSample ? 'Sample invoice' : 'Invoice';
  return (
    <section
      className="hidden text-[10pt]/[1.35] wrap-anywhere print:block"
      data-receipt
      aria-label={`${title} of order ${order.number}`}
    >
      <header className="mb-[6mm] flex justify-between gap-[10mm] border-b-[1.5pt] border-base-content pb-[4mm]">
        <div>
          <p className="font-display text-[18pt]/[1.2]">{seller.name}</p>
          <p>{seller.address.join(', ')}</p>
          {paper === 'invoice' && seller.gstin && (
            <p>
              GSTIN {seller.gstin}
              {isSample && ' (sample: the shop’s own belongs into src/shop.ts)'}
            </p>
          )}
          <p>
            {seller.phone} · {seller.email}
          </p>
        </div>
        <div className="text-right">
          <h2 className="text-[18pt]/[1.2]">{title}</h2>
          <p className="text-[14pt] font-bold">{order.number}</p>
          <p>{moment(order.placedAt)}</p>
        </div>
      </header>
      {paper === 'slip' ? (
        <PackingSlip order={order} />
      ) : isCancelled ? (
        <Cancellation order={order} />
      ) : (
        <>
          <Invoice order={invoice?.order ?? order} seller={seller} />
          <InvoiceChanges order={order} />
        </>
      )}
    </section>
  );
}
