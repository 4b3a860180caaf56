import { useStore } from '@nanostores/react';
import { nearDay, slotTime } from '../../format/date.ts';
import { deliveryPrice } from '../../format/delivery.ts';
import { t } from '../../i18n/t.ts';
import { $pincodeCharge, $pincodeSlots } from '../../stores/delivery/pincode-delivery.ts';

/** The next slot of the chosen pincode and what delivery costs there; the usual hours where the provider does not say. */
export function NextSlot({ pincode, usual }: { pincode: string; usual: string }) {
  const { data: charge, loading } = useStore($pincodeCharge);
  const slot = useStore($pincodeSlots).data.find(({ left }) => left !== 0);
  if (charge?.deliverable === false) return t('We do not deliver to {pincode} yet.', { pincode });
  // Both at once: a line that grows is read twice.
  if (!slot || loading) return usual;
  const next = t('Next delivery: {day}, {time}', { day: nearDay(slot.date, new Date()), time: slotTime(slot) });
  return charge ? `${next} · ${deliveryPrice(charge)}` : next;
}
