import type { DeskOrder } from '../../../../contract/desk-orders.ts';
import { total } from '../../../../contract/rupees.ts';
import { count } from '../../../format/count.ts';
import { dayName, moment, slotTime } from '../../../format/date.ts';
import { whatToCollect } from '../../../format/desk-order.ts';
import { phoneNumber } from '../../../format/phone.ts';
import { SUBSTITUTION_HINTS, SUBSTITUTION_NAMES } from '../../../format/substitution.ts';
import { AddressLine, AtTheDoor } from './AddressLine.tsx';
import { shelvesOf } from './PickList.tsx';

/** What goes into the bag, along the shelves, with a box to tick for each line, and what the rider collects. */
export function PackingSlip({ order }: { order: DeskOrder }) {
  const { address, customer, slot, substitution, items } = order;
  const phone = address?.phone ?? customer.phone;
  const units = items.reduce((sum, { quantity, missing }) => sum + quantity - missing, 0);
  return (
    <>
      <div className="mb-[5mm] grid grid-cols-2 gap-x-[10mm]">
        <div>
          <p className="text-[14pt] font-bold">{address?.name ?? customer.name}</p>
          {address && <AddressLine address={address} />}
          {address && <AtTheDoor address={address} />}
          <p>{phoneNumber(phone)}</p>
        </div>
        <div>
          {slot && (
            <p className="text-[14pt] font-bold">
              {dayName(slot.date)}, {slotTime(slot)}
            </p>
          )}
          {substitution && (
            <p>
              If something runs out: <b>{SUBSTITUTION_NAMES[substitution].toLowerCase()}</b>.{' '}
              {SUBSTITUTION_HINTS[substitution]}.
            </p>
          )}
        </div>
      </div>
      {shelvesOf(items).map(([shelf, lines]) => (
        <div key={shelf} className="mb-[3mm] break-inside-avoid-page">
          <h3 className="border-b border-base-content text-[9pt] font-bold">{shelf}</h3>
          <ul>
            {lines.map(({ id, name, packSize, quantity, missing, addedAt, substitution: itemSubstitution }) => (
              <li
                key={id}
                className="flex break-inside-avoid items-center gap-[4mm] border-b border-base-300 py-[1.2mm]"
              >
                <span className={`size-[4.5mm] flex-none ${quantity > missing ? 'border border-base-content' : ''}`} />
                <b className="w-[10mm] flex-none text-right text-[14pt]/none num">{quantity - missing}</b>
                <span className={`flex-1 ${quantity > missing ? '' : 'text-muted line-through'}`}>
                  {name} {packSize && <b>{packSize}</b>}
                  {addedAt && <small className="block">Added {moment(addedAt)}</small>}
                  {itemSubstitution && (
                    <small className="block">
                      If it runs out: {SUBSTITUTION_NAMES[itemSubstitution].toLowerCase()}
                    </small>
                  )}
                </span>
                {missing > 0 && (
                  <span>
                    {missing} of {quantity} missing
                  </span>
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
      <p className="mt-[6mm] flex justify-between gap-[10mm] border-t-[1.5pt] border-base-content pt-[3mm] text-[14pt] font-bold">
        <span className="num">
          {count(units, 'unit')}, {total(order.amountPayable)}
        </span>
        <span className="num">{whatToCollect(order)}</span>
      </p>
    </>
  );
}
