import { useStore } from '@nanostores/react';
import { moment } from '../../format/date.ts';
import { t } from '../../i18n/t.ts';
import { shop } from '../../shop.ts';
import { $receipt } from '../../stores/account/receipt.ts';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderItems } from './OrderItems.tsx';

/** A receipt on one A4 page; visible in print only. */
export function Receipt() {
  const order = useStore($receipt);
  if (!order) return null;
  const isLong = order.items.length > 24;
  return (
    <section
      className={`hidden print:block ${isLong ? 'text-[7.5pt]/[1.2]' : 'text-[10pt]/[1.35]'}`}
      data-receipt
      aria-label={t('Receipt of order {number}', { number: order.number })}
    >
      <header
        className={`flex justify-between gap-[10mm] border-b-[1.5pt] border-base-content ${isLong ? 'mb-[2mm] pb-[2mm]' : 'mb-[6mm] pb-[4mm]'}`}
      >
        <div>
          <p className="font-display text-[18pt]/[1.2]">{shop.name}</p>
          <p>{shop.address.join(', ')}</p>
          <p>
            {shop.phone} · {shop.email}
          </p>
        </div>
        <div className="text-right">
          <h2 className="text-[18pt]/[1.2]">{order.status === 'cancelled' ? t('Cancelled') : t('Receipt')}</h2>
          <p>{t('Order {number}', { number: order.number })}</p>
          <p>{moment(order.placedAt)}</p>
        </div>
      </header>
      <OrderItems order={order} on={isLong ? 'dense-paper' : 'paper'} />
      <OrderFacts order={order} onPaper />
      <footer className="mt-[8mm] text-[8pt] text-muted">
        {t('Prices include all taxes.')} {t('{customerCare}.', { customerCare: t(shop.customerCare) })}
      </footer>
    </section>
  );
}
