import type { Order } from '../../../contract/order.ts';
import { moment } from '../../format/date.ts';
import { orderHeadline, paymentName } from '../../format/order-status.ts';
import { amountToPay } from '../../format/payment.ts';
import { total } from '../../../contract/rupees.ts';
import { plural, t } from '../../i18n/t.ts';
import { paths } from '../../paths.ts';
import { openOrder } from '../../stores/account/dashboard.ts';
import { Thumb } from '../../ui/Thumb.tsx';
import { tw } from '../../ui/tw.ts';
import { OrderActions } from './OrderActions.tsx';
import { onPlainClick } from '../../ui/plain-click.ts';
import { OrderTracker } from './OrderTracker.tsx';

/** How many pictures a card shows. */
const THUMBS = 4;
/** Five pictures fit the narrowest phone. */
const THUMB = tw`aspect-square min-w-0 flex-[0_1_4.25rem]`;

/**
 * One order of the list: when it comes, what it costs, where it stands; its heading leads to all of it. The list of another provider
 * may not say what was ordered: the order's own page does.
 */
export function OrderCard({ order }: { order: Order }) {
  const { id, number, items, placedAt } = order;
  const units = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <article className="card card-border bg-surface p-4 lg:p-6">
      <header className="flex flex-wrap justify-between gap-x-8 gap-y-2">
        <div>
          <h2 className="text-2xl/[1.25]">
            <a
              className="decoration-1 underline-offset-[0.15em] hover:underline"
              href={paths.order(id)}
              onClick={onPlainClick(() => openOrder(id))}
            >
              {orderHeadline(order)}
            </a>
          </h2>
          <p className="text-sm text-muted">
            {t('Order {number}', { number })} · {moment(placedAt)}
          </p>
        </div>
        <div className="lg:text-right">
          <b className="text-xl tabular-nums">{total(amountToPay(order))}</b>
          <p className="text-sm text-muted">
            {units > 0 && `${plural(units, '{count} item', '{count} items')}, `}
            {paymentName(order)}
          </p>
        </div>
      </header>
      <OrderTracker order={order} />
      <div className="mt-5 flex items-center gap-2">
        {items.slice(0, THUMBS).map((item, i) => (
          <Thumb key={i} image={item.image} className={THUMB} />
        ))}
        {items.length > THUMBS && (
          <span className={`grid place-items-center rounded-[0.875rem] bg-tint-sand ${THUMB}`}>
            +{items.length - THUMBS}
          </span>
        )}
      </div>
      {units > 0 && <OrderActions order={order} />}
    </article>
  );
}
