import { useStore } from '@nanostores/react';
import type { DeskOrder } from '../../../../contract/desk-orders.ts';
import { moment } from '../../../format/date.ts';
import { DEMO_GSTIN, shop } from '../../../shop.ts';
import { $paper, printPaper } from '../../../stores/desk/paper.ts';
import { printInvoice } from '../../../stores/desk/order.ts';
import { Printer } from '../../../ui/icons.ts';
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
      Print invoice
    </button>
  </>
);

const IS_SAMPLE = shop.gstin === DEMO_GSTIN;
const TITLES = { slip: 'Packing slip', invoice: IS_SAMPLE ? 'Sample invoice' : 'Invoice' } as const;

/** The slip or the invoice, on A4; visible in print only. */
export function OrderPaper({ order }: { order: DeskOrder }) {
  const paper = useStore($paper);
  if (!paper) return null;
  const Body = paper === 'slip' ? PackingSlip : Invoice;
  return (
    <section
      className="hidden text-[10pt]/[1.35] wrap-anywhere print:block"
      data-receipt
      aria-label={`${TITLES[paper]} of order ${order.number}`}
    >
      <header className="mb-[6mm] flex justify-between gap-[10mm] border-b-[1.5pt] border-base-content pb-[4mm]">
        <div>
          <p className="font-display text-[18pt]/[1.2]">{shop.name}</p>
          <p>{shop.address.join(', ')}</p>
          {paper === 'invoice' && shop.gstin && (
            <p>
              GSTIN {shop.gstin}
              {IS_SAMPLE && ' (sample: the shop’s own belongs into src/shop.ts)'}
            </p>
          )}
          <p>
            {shop.phone} · {shop.email}
          </p>
        </div>
        <div className="text-right">
          <h2 className="text-[18pt]/[1.2]">{TITLES[paper]}</h2>
          <p className="text-[14pt] font-bold">{order.number}</p>
          <p>{moment(order.placedAt)}</p>
        </div>
      </header>
      <Body order={order} />
    </section>
  );
}
