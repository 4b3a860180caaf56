import type { Order } from '../../../contract/order.ts';
import { UTC_OFFSET } from '../../../contract/time-zone.ts';
import { clock } from '../../format/date.ts';
import { t } from '../../i18n/t.ts';

/** When an order that is on its way is there: until the end of its slot, after which nobody knows. */
export function ExpectedTime({ order: { status, slot } }: { order: Order }) {
  if (status !== 'out-for-delivery') return null;
  const isInTime = slot !== null && Date.now() < Date.parse(`${slot.date}T${slot.to}:00${UTC_OFFSET}`);
  return (
    <p className="mt-4 font-semibold" role="status">
      {isInTime ? t('Out for delivery, expected by {time}', { time: clock(slot.to) }) : t('Out for delivery')}
    </p>
  );
}
