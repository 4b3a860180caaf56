import type { Order } from '../../../contract/order.ts';
import { ORDER_STEPS, STATUS_NAMES } from '../../format/order-status.ts';
import { t } from '../../i18n/t.ts';
import { tw } from '../../ui/tw.ts';

/** A dot with its name below, and the way to the next dot; side by side, or one below the other. */
const STEP = tw`step relative min-w-0 grid-rows-[1.75rem_auto] place-items-start text-left max-[22.5rem]:min-h-0 max-[22.5rem]:grid-cols-[1.875rem_1fr] max-[22.5rem]:grid-rows-none`;
const DOT = tw`after:size-[1.1875rem] after:place-self-start after:border-0 after:ring-4 after:ring-surface`;
const WAY = tw`before:absolute before:top-2 before:-right-2 before:left-0 before:ms-0 before:h-[3px] before:w-auto before:border-0 before:content-[''] last:before:hidden max-[22.5rem]:before:inset-[0.5rem_auto_-1rem_0.5rem] max-[22.5rem]:before:h-auto max-[22.5rem]:before:w-[3px]`;

const DONE = tw`step-primary font-semibold text-base-content before:bg-primary`;
const NOW = tw`step-accent font-semibold text-base-content after:inset-ring-2 after:inset-ring-spice`;

/** The progress of an order. */
export function OrderTracker({ order }: { order: Order }) {
  if (order.status === 'cancelled' || order.status === 'delivered') return null;
  const now = ORDER_STEPS.indexOf(order.status);
  return (
    // A long word takes the room that a short one leaves on a narrow phone; on the narrowest, five don't fit in every font.
    <ol
      className="steps mt-6 grid auto-cols-[minmax(min-content,1fr)] gap-x-2 overflow-visible text-meta text-muted max-[22.5rem]:grid-flow-row max-[22.5rem]:gap-y-2.5"
      aria-label={t('Where the order is')}
    >
      {ORDER_STEPS.map((status, index) => (
        <li
          key={status}
          className={`${STEP} ${DOT} ${WAY} ${index < now ? DONE : index === now ? NOW : ''}`}
          // No number in the dot.
          data-content=""
          aria-current={index === now ? 'step' : undefined}
        >
          {t(STATUS_NAMES[status])}
        </li>
      ))}
    </ol>
  );
}
