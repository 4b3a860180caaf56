import { useStore } from '@nanostores/react';
import { STATUS_NAMES } from '../../../format/order-status.ts';
import { OPEN_LIMIT_NAMES, OPEN_LIMIT_SENTENCES, slotInWords } from '../../../format/desk-order.ts';
import { $deskOrder, loadDeskOrder } from '../../../stores/desk/order.ts';
import { deskHref } from '../../../stores/desk/view.ts';
import { Amounts } from '../../../ui/Amounts.tsx';
import { ArrowLeft } from '../../../ui/icons.ts';
import { Heading } from '../../editor/Heading.tsx';
import { LoadError } from '../../lib/LoadError.tsx';
import { ChangeLog } from '../ChangeLog.tsx';
import { CancelOrder } from './CancelOrder.tsx';
import { Issues } from './Issues.tsx';
import { NextStep } from './NextStep.tsx';
import { OrderPaper, PrintButtons } from './OrderPaper.tsx';
import { PaymentCheck } from './PaymentCheck.tsx';
import { PickList } from './PickList.tsx';
import { Recipient } from './Recipient.tsx';

/** One order as it is packed: whom it goes to, what to pick, and the next step in reach of the thumb. */
export function OrderView({ id }: { id: string }) {
  const { data: order, reason } = useStore($deskOrder);
  return (
    <>
      <a
        className="inline-flex min-h-11 w-fit link items-center gap-1 link-hover print:hidden"
        href={deskHref('orders')}
      >
        <ArrowLeft aria-hidden />
        All orders
      </a>
      {order ? (
        <article className="grid grid-cols-1 gap-5 lg:max-w-3xl">
          <header>
            <Heading>{order.number}</Heading>
            <p>
              <b>{STATUS_NAMES[order.status]}</b>
              {order.slot && ` · ${slotInWords(order.slot, new Date())}`}
            </p>
          </header>
          <Recipient order={order} />
          {order.openLimit && (
            <p>
              <b>{OPEN_LIMIT_NAMES[order.openLimit]}:</b> {OPEN_LIMIT_SENTENCES[order.openLimit]}
            </p>
          )}
          <PaymentCheck order={order} />
          <Issues order={order} />
          <PickList order={order} />
          <div className="flex flex-col">
            <Amounts {...order} order={order} of="order" />
          </div>
          <NextStep order={order} />
          <div className="flex flex-wrap gap-2.5 max-md:*:flex-1">
            <PrintButtons order={order} />
            <CancelOrder order={order} />
          </div>
          <OrderPaper order={order} />
        </article>
      ) : (
        <>
          <Heading>Order</Heading>
          {reason ? (
            <LoadError message={reason.message} onRetry={() => void loadDeskOrder()} />
          ) : (
            <p className="text-muted">One moment…</p>
          )}
        </>
      )}
      <ChangeLog subject={`order:${id}`} />
    </>
  );
}
