import type { DeskOrder } from '../../../../contract/desk-orders.ts';
import { phoneNumber } from '../../../format/phone.ts';
import { SUBSTITUTION_NAMES } from '../../../format/substitution.ts';
import { Phone } from '../../../ui/icons.ts';
import { AddressLine, AtTheDoor } from './AddressLine.tsx';

/** Whom an order goes to, and what they want when something runs out. */
export function Recipient({ order: { address, customer, substitution } }: { order: DeskOrder }) {
  const name = address?.name ?? customer.name;
  const phone = address?.phone ?? customer.phone;
  return (
    <section className="card gap-1 card-border bg-surface p-4 wrap-anywhere" aria-label="Customer">
      <div className="flex items-center justify-between gap-3">
        <bdi className="text-lg font-bold">{name}</bdi>
        <a
          className="btn btn-outline btn-primary btn-sm"
          href={`tel:${/^\d{10}$/.test(phone) ? '+91' : ''}${phone}`}
          aria-label={`Call ${name}, ${phoneNumber(phone)}`}
        >
          <Phone aria-hidden />
          Call
        </a>
      </div>
      {address && <AddressLine address={address} />}
      {address && <AtTheDoor address={address} />}
      <p className="text-sm text-muted">
        {phoneNumber(phone)}
        {customer.name !== name && (
          <>
            {' '}
            · ordered by <bdi>{customer.name}</bdi>, {phoneNumber(customer.phone)}
          </>
        )}
      </p>
      {substitution && (
        <p className="mt-1">
          If something runs out: <b>{SUBSTITUTION_NAMES[substitution].toLowerCase()}</b>
        </p>
      )}
    </section>
  );
}
