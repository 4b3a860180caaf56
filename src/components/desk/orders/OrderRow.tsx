import type { DeskOrderRow } from '../../../../contract/desk-orders.ts';
import { rupees } from '../../../../contract/rupees.ts';
import { count } from '../../../format/count.ts';
import { deskPayment, isLate, OPEN_LIMIT_NAMES, slotInWords } from '../../../format/desk-order.ts';
import { deskHref } from '../../../stores/desk/view.ts';

/** One order of the list: when, how much, where to, how paid. All of it is the link. */
export function OrderRow({ row, isNew }: { row: DeskOrderRow; isNew: boolean }) {
  const { id, number, slot, amount, units, name, area, pincode, paymentStatus, issues, openLimit, sameReference } = row;
  const now = new Date();
  return (
    <a
      className={`card gap-0.5 rounded-field card-border px-3.5 py-2.5 wrap-anywhere hover:border-line ${isNew ? 'border-accent bg-tint-spice' : 'bg-surface'}`}
      href={deskHref('orders', id)}
    >
      <span className="flex flex-wrap items-baseline justify-between gap-x-2 font-bold lg:text-name">
        {slotInWords(slot, now)}
        <span className="ml-auto num">{rupees(amount)}</span>
      </span>
      <span className="flex flex-wrap items-center gap-x-2 text-sm">
        {number} · {count(units, 'unit')}
        {isNew && <b className="badge badge-sm badge-accent">New</b>}
        {issues > 0 && <b className="badge badge-sm badge-error">Reported</b>}
        {openLimit && <b className="badge badge-sm badge-accent">{OPEN_LIMIT_NAMES[openLimit]}</b>}
        {sameReference > 0 && <b className="badge badge-sm badge-error">Same reference</b>}
        {isLate(row, now) && <b className="badge badge-sm badge-error">Late</b>}
        <span className={`ml-auto ${paymentStatus === 'checking' ? 'font-semibold text-spice' : 'text-muted'}`}>
          {deskPayment(row)}
        </span>
      </span>
      <span className="text-sm text-muted">
        <bdi>{name}</bdi>, <bdi>{area}</bdi> {pincode}
      </span>
    </a>
  );
}
