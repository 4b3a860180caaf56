import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { nearDay, slotTime } from '../../format/date.ts';
import { $checkout, chooseSlot } from '../../stores/checkout.ts';
import { $deliverySlots, loadDeliverySlots } from '../../stores/delivery.ts';
import { OptionRow } from '../../ui/OptionRow.tsx';
import { CheckoutStep } from './CheckoutStep.tsx';

/** From this many places left on, the row says so. */
const FEW = 5;

export function DeliverySlots() {
  const { data, status, reason } = useStore($deliverySlots);
  const { slotId, slot: chosen } = useStore($checkout);
  const [openDay, setOpenDay] = useState<string | null>(null);
  const days = [...new Set(data.map(({ date }) => date))];
  const free = (day: string) => data.some(({ date, left }) => date === day && left !== 0);
  const day = openDay ?? chosen?.date ?? days.find(free) ?? days[0];
  const now = new Date();
  return (
    <CheckoutStep step="slot" number={2} title="Delivery slot">
      {reason && (
        <p className="field-error" role="alert">
          {reason.message}{' '}
          <button type="button" className="text-link" onClick={() => void loadDeliverySlots()}>
            Try again
          </button>
        </p>
      )}
      {status === 'Pending' && data.length === 0 && <p className="muted">Loading the delivery slots…</p>}
      {status === 'Fullfilled' && data.length === 0 && (
        <p className="muted">There are no slots for this pincode at the moment.</p>
      )}
      <div className="days">
        {days.map((date) => (
          <button
            key={date}
            type="button"
            aria-pressed={date === day}
            disabled={!free(date)}
            onClick={() => setOpenDay(date)}
          >
            <b>{nearDay(date, now)}</b>
            {!free(date) && <small>Full</small>}
          </button>
        ))}
      </div>
      <div className="options">
        {data
          .filter(({ date }) => date === day)
          .map((slot) => (
            <OptionRow
              key={slot.id}
              name="slot"
              checked={slot === chosen}
              disabled={slot.left === 0}
              onChange={() => chooseSlot(slot.id)}
            >
              <span>{slotTime(slot)}</span>
              {slot.left === 0 ? (
                <small>Full</small>
              ) : (
                slot.left !== null && slot.left <= FEW && <small className="few">{slot.left} left</small>
              )}
            </OptionRow>
          ))}
      </div>
      {slotId !== null && !chosen && status === 'Fullfilled' && (
        <p className="line-note" role="status">
          The slot you chose is no longer free. Please choose another; your cart is as it was.
        </p>
      )}
    </CheckoutStep>
  );
}
