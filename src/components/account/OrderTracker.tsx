import type { Order } from '../../../contract/order.ts';
import { ORDER_STEPS, STATUS_NAMES } from '../../format/order-status.ts';

/** The progress of an order. */
export function OrderTracker({ order }: { order: Order }) {
  if (order.status === 'cancelled' || order.status === 'delivered') return null;
  const now = ORDER_STEPS.indexOf(order.status);
  return (
    <ol className="track" aria-label="Where the order is">
      {ORDER_STEPS.map((status, index) => (
        <li
          key={status}
          data-state={index < now ? 'done' : index === now ? 'now' : 'later'}
          aria-current={index === now ? 'step' : undefined}
        >
          {STATUS_NAMES[status]}
        </li>
      ))}
    </ol>
  );
}
