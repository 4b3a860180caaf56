import type { Order } from '../../../contract/order.ts';
import { UTC_OFFSET } from '../../../contract/time-zone.ts';
import { clock } from '../../format/date.ts';
import { t } from '../../i18n/t.ts';

/** Expected arrival of an order on its way: shown until its slot ends, after which no estimate is known. */
export function ExpectedTime({ order: { status, slot } }: { order: Order }) {
  if (status !== 'out-for-delivery') return null;
  const isInTime = slot !== null && Date.now() < Date.parse(`${slot.date}T${slot.to}:00${UTC_OFFSET}`);
  return (
    <p className="mt-4 font-semibold" role="status">
      {isInTime ? t('Out for delivery, expected by {time}', { time: clock(slot.to) }) : t('Out for delivery')}
    </p>
  );
}
