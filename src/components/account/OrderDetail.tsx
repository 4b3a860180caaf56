import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import type { Order } from '../../../contract/order.ts';
import { UTC_OFFSET } from '../../../contract/time-zone.ts';
import { t } from '../../i18n/t.ts';
import { ChevronLeft, CloudOff } from '../../ui/icons.ts';
import { clock, moment } from '../../format/date.ts';
import { paymentNote } from '../../format/payment.ts';
import { orderHeadline, STATUS_NAMES } from '../../format/order-status.ts';
import { paths } from '../../paths.ts';
import { openTab } from '../../stores/account/dashboard.ts';
import { $orderDetail, loadOrder } from '../../stores/account/order-detail.ts';
import { HelpLink } from '../../ui/HelpLink.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { AddItems } from './AddItems.tsx';
import { CancelOrder } from './CancelOrder.tsx';
import { OrderActions } from './OrderActions.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderIssues } from './OrderIssues.tsx';
import { OrderItems } from './OrderItems.tsx';
import { onPlainClick } from '../../ui/plain-click.ts';
import { OrderTracker } from './OrderTracker.tsx';
import { TellOnDevice } from './TellOnDevice.tsx';

/** Expected arrival of an order on its way: shown until its slot ends, after which no estimate is known. */
function ExpectedTime({ order: { status, slot } }: { order: Order }) {
  if (status !== 'out-for-delivery') return null;
  const isInTime = slot !== null && Date.now() < Date.parse(`${slot.date}T${slot.to}:00${UTC_OFFSET}`);
  return (
    <p className="mt-4 font-semibold" role="status">
      {isInTime ? t('Out for delivery, expected by {time}', { time: clock(slot.to) }) : t('Out for delivery')}
    </p>
  );
}

/** One order with everything it was placed with, and what has happened to it since. */
export function OrderDetail() {
  const { data: order, reason } = useStore($orderDetail);
  const heading = useRef<HTMLHeadingElement>(null);
  const note = order && paymentNote(order);
  return (
    <>
      <p>
        <a
          className="inline-flex min-h-11 link items-center gap-1 link-hover"
          href={paths.dashboard('order')}
          onClick={onPlainClick(() => openTab('order'))}
        >
          <ChevronLeft aria-hidden />
          {t('All orders')}
        </a>
      </p>
      {order ? (
        <article className="card card-border bg-surface p-4 lg:p-6">
          <header>
            {/* Focused when the order was cancelled, not chosen by anybody. */}
            <h2 ref={heading} className="text-2xl/[1.25] outline-none" tabIndex={-1}>
              {orderHeadline(order)}
            </h2>
            <p className="text-sm text-muted">{t('Order {number}', { number: order.number })}</p>
          </header>
          <OrderTracker order={order} />
          <ExpectedTime order={order} />
          {note && (
            <div className="mt-5 wrap-anywhere">
              <Notice>
                <b>{note.label}.</b> {note.text}{' '}
                {Boolean(order.amountRefunded) && (
                  <a className="link" href={paths.dashboard('wallet')} onClick={onPlainClick(() => openTab('wallet'))}>
                    {t('See your wallet')}
                  </a>
                )}
                {order.paymentStatus === 'refused' && <HelpLink />}
              </Notice>
            </div>
          )}
          <OrderActions order={order}>
            <CancelOrder order={order} onCancelled={() => heading.current?.focus()} />
          </OrderActions>
          <AddItems order={order} />
          <OrderItems order={order} on="page" />
          <OrderIssues order={order} />
          <OrderFacts order={order} />
          <section className="mt-6 md:max-w-md" aria-label={t('What happened when')}>
            <h3 className="text-meta font-semibold text-muted">{t('What happened when')}</h3>
            <ol className="divide-y divide-base-300">
              {order.history.map(({ status, at }, i) => (
                <li key={i} className="flex justify-between gap-4 py-1.5 text-name">
                  <b>{t(STATUS_NAMES[status])}</b>
                  <time dateTime={at}>{moment(at)}</time>
                </li>
              ))}
            </ol>
          </section>
          <TellOnDevice order={order} />
        </article>
      ) : reason ? (
        <EmptyState help icon={CloudOff} title={t('This order could not be opened')} text={reason.message}>
          <button type="button" className="btn btn-outline btn-primary" onClick={() => void loadOrder()}>
            {t('Try again')}
          </button>
        </EmptyState>
      ) : (
        <p className="text-muted">{t('Loading the order…')}</p>
      )}
    </>
  );
}
