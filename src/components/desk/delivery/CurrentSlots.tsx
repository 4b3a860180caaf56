import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Delivery, DeskSlot } from '../../../../contract/desk-delivery.ts';
import { nearDay, slotTime } from '../../../format/date.ts';
import { $deliveryChange } from '../../../stores/desk/delivery.ts';
import { closeSlot } from '../../../stores/desk/slot-windows.ts';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { StateBadge } from '../../editor/StateBadge.tsx';

/** The slots that shoppers can choose now: each is closed or opened with one tap. */
export function CurrentSlots({ delivery: { slots } }: { delivery: Delivery }) {
  const [chosen, choose] = useState<string | null>(null);
  const days = [...new Set(slots.map(({ date }) => date))];
  const day = days.find((date) => date === chosen) ?? days[0];
  if (day === undefined) return null;
  const now = new Date();
  return (
    <div className="mt-6">
      <h3 className="text-lg">What can be chosen now</h3>
      <div className="mt-2 flex flex-wrap gap-2" role="group" aria-label="Day">
        {days.map((date) => (
          <button
            key={date}
            type="button"
            className="btn border-base-300 px-3 font-medium btn-sm aria-pressed:btn-primary"
            aria-pressed={date === day}
            onClick={() => choose(date)}
          >
            {nearDay(date, now)}
          </button>
        ))}
      </div>
      <ul className="mt-1">
        {slots
          .filter(({ date }) => date === day)
          .map((slot) => (
            <SlotRow key={slot.id} slot={slot} day={nearDay(day, now)} />
          ))}
      </ul>
    </div>
  );
}

function SlotRow({ slot, day }: { slot: DeskSlot; day: string }) {
  const { loading } = useStore($deliveryChange);
  const { booked, capacity, isClosed } = slot;
  const label = isClosed ? 'Open again' : 'Close';
  return (
    <li className="flex min-h-13 items-center justify-between gap-4 border-b border-base-300 py-1">
      <p>
        {slotTime(slot)} {isClosed && <StateBadge>Closed</StateBadge>}
        <span className="block text-sm/[1.45] text-muted num">
          {booked} of {capacity} booked
        </span>
      </p>
      <BusyButton
        type="button"
        className="btn -mr-2 btn-ghost px-2 text-primary btn-sm"
        aria-label={`${label}: ${day}, ${slotTime(slot)}`}
        busy={loading}
        onClick={() => void closeSlot(slot, !isClosed)}
      >
        {label}
      </BusyButton>
    </li>
  );
}
