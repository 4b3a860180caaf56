import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Slot } from '../../../contract/slot.ts';
import { nearDay, nearDayParts, slotTime } from '../../format/date.ts';
import { t } from '../../i18n/t.ts';
import { $checkout, $nextSlots, chooseSlot } from '../../stores/checkout/checkout.ts';
import { $deliverySlots, loadDeliverySlots } from '../../stores/cart/delivery-charge.ts';
import { $pincode } from '../../stores/delivery/pincode.ts';
import { FieldError } from '../../ui/FieldError.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { OptionRow } from '../../ui/OptionRow.tsx';
import { CheckoutStep } from './CheckoutStep.tsx';

/** Slots with fewer places left are highlighted. */
const FEW = 5;

/** A guest sees them too, for the pincode chosen; the choice goes along to log in. */
export function DeliverySlots({ number }: { number: number }) {
  const { data, status, reason } = useStore($deliverySlots);
  const { slot: chosen, address } = useStore($checkout);
  const pincode = useStore($pincode);
  const [openDay, setOpenDay] = useState<string | null>(null);
  const days = [...new Set(data.map(({ date }) => date))];
  const free = (day: string) => data.some(({ date, left }) => date === day && left !== 0);
  const day = openDay ?? chosen?.date ?? days.find(free) ?? days[0];
  const now = new Date();
  return (
    <CheckoutStep step="slot" number={number} title={t('Delivery slot')}>
      {!address && (
        <p className="mb-2 text-meta/cosy text-muted">
          {pincode
            ? t('To {place}.', { place: pincode.label })
            : t('Choose your pincode above to see its slots and charge.')}
        </p>
      )}
      {reason && (
        <FieldError>
          {reason.message}{' '}
          <button type="button" className="link" onClick={() => void loadDeliverySlots()}>
            {t('Try again')}
          </button>
        </FieldError>
      )}
      {status === 'Pending' && data.length === 0 && <p className="text-muted">{t('Loading the delivery slots…')}</p>}
      {status === 'Fullfilled' && data.length === 0 && (
        <p className="text-muted">{t('There are no slots for this pincode at the moment.')}</p>
      )}
      <LostSlot now={now} onChosen={() => setOpenDay(null)} />
      <div className="-mx-1 mb-3 grid [scrollbar-width:none] auto-cols-[minmax(max-content,1fr)] grid-flow-col gap-2 overflow-x-auto p-1">
        {days.map((date) => {
          const [weekday, dayAndMonth] = nearDayParts(date, now);
          return (
            <button
              key={date}
              type="button"
              className="btn h-auto min-h-14 min-w-22 flex-col gap-0 px-3 py-1.5 leading-[1.25] font-normal disabled:border-base-300 disabled:bg-transparent disabled:text-muted aria-pressed:border-primary aria-pressed:bg-primary aria-pressed:text-primary-content"
              aria-pressed={date === day}
              disabled={!free(date)}
              onClick={() => setOpenDay(date)}
            >
              <b className="text-name font-semibold">{weekday}</b>{' '}
              <small className="text-meta leading-5">{free(date) ? dayAndMonth : t('Full')}</small>
            </button>
          );
        })}
      </div>
      <div className="grid gap-2.5 md:grid-cols-2">
        {data
          .filter(({ date }) => date === day)
          .map((slot) => (
            <OptionRow
              key={slot.id}
              name="slot"
              value={slot.id}
              checked={slot === chosen}
              disabled={slot.left === 0}
              onChange={() => chooseSlot(slot)}
            >
              <span>{slotTime(slot)}</span>
              {slot.left !== null && (
                <small
                  className={`ml-auto text-meta ${slot.left > 0 && slot.left <= FEW ? 'font-semibold text-spice' : 'text-muted'}`}
                >
                  {slot.left === 0 ? t('Full') : t('{count} left', { count: slot.left })}
                </small>
              )}
            </OptionRow>
          ))}
      </div>
    </CheckoutStep>
  );
}

/** The chosen slot is full or over: offers the next ones. */
function LostSlot({ now, onChosen }: { now: Date; onChosen: () => void }) {
  const { lostSlot } = useStore($checkout);
  const next = useStore($nextSlots);
  if (!lostSlot) return null;
  const inWords = (slot: Slot) => `${nearDay(slot.date, now)}, ${slotTime(slot)}`;
  return (
    <div className="mb-3">
      <Notice>
        <b>{t('{slot} is no longer free.', { slot: inWords(lostSlot) })}</b> {t('Your cart is as it was.')}
        {next.length > 0 && ` ${t('The next ones:')}`}
        <span className="mt-2 flex flex-wrap gap-2">
          {next.map((slot) => (
            <button
              key={slot.id}
              type="button"
              className="btn btn-wrap btn-outline btn-primary btn-sm"
              onClick={() => {
                chooseSlot(slot);
                onChosen();
              }}
            >
              {inWords(slot)}
            </button>
          ))}
        </span>
      </Notice>
    </div>
  );
}
