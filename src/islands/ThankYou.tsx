import { useStore } from '@nanostores/react';
import { Banknote, Check, Clock, MapPin, PackageX } from '../ui/icons.ts';
import { useEffect } from 'react';
import type { Order } from '../../contract/order.ts';
import { count } from '../format/count.ts';
import { dayName, slotTime } from '../format/date.ts';
import { paymentNote } from '../format/payment.ts';
import { total } from '../../contract/rupees.ts';
import { paths } from '../paths.ts';
import { shop } from '../shop.ts';
import { $auth, loggedOut } from '../stores/session/auth.ts';
import { $orderResponse } from '../stores/checkout/order-response.ts';
import { openThankYou } from '../stores/checkout/thank-you.ts';
import { addressLine } from '../format/address.ts';
import { Thumb } from '../ui/Thumb.tsx';
import '../components/checkout/thank-you.css';

/** The order just placed, kept on this device; whoever has none is sent home. */
export function ThankYou() {
  const order = useStore($orderResponse, { ssr: () => null });
  const { data } = useStore($auth, { ssr: () => loggedOut });
  useEffect(() => void openThankYou(), []);
  if (!order) return <p className="muted thanks-waiting waits">Looking for your order…</p>;
  const pieces = order.items.reduce((sum, { quantity }) => sum + quantity, 0);
  const isCancelled = order.status === 'cancelled';
  const note = paymentNote(order);
  return (
    <>
      <span className="tick">{isCancelled ? <PackageX aria-hidden /> : <Check aria-hidden />}</span>
      <h1>
        {isCancelled
          ? 'Your order is cancelled.'
          : `Thank you${data?.name ? `, ${data.name.split(' ')[0]}` : ''}. Your order is placed.`}
      </h1>
      <p className="muted">Order {order.number}</p>
      <div className="panel facts">
        <p>
          <Clock aria-hidden />
          <span>
            <b>
              {dayName(order.slot.date)}, {slotTime(order.slot)}
            </b>
            <small>{shop.delivery}</small>
          </span>
        </p>
        <p>
          <MapPin aria-hidden />
          <span>
            <b>{order.address.label ?? 'Your address'}</b>
            <small>{addressLine(order.address)}</small>
          </span>
        </p>
        <p>
          <Banknote aria-hidden />
          <span>
            <b>
              {total(order.toPay)} {howToPay(order)}
            </b>
            {note ? (
              <small role="status">
                {note.label}. {note.text}
              </small>
            ) : (
              order.paymentReference && <small>Reference {order.paymentReference}</small>
            )}
          </span>
        </p>
      </div>
      <p className="thumbs flex items-center gap-2">
        {order.items.slice(0, 4).map((item, i) => (
          <Thumb key={i} image={item.image} />
        ))}
        <span className="muted">{count(pieces, 'item')}</span>
      </p>
      <p className="thanks-ways">
        <a className="btn btn-primary" href={paths.order(order.id)}>
          See your order
        </a>
        <a className="btn btn-outline btn-primary" href={paths.home}>
          Keep shopping
        </a>
      </p>
    </>
  );
}

/** What was refused is paid to the rider; a cancelled order is not paid at all. */
function howToPay({ status, paymentMethod, paymentStatus }: Order): string {
  if (status === 'cancelled') return '';
  return paymentMethod === 'cash' || paymentStatus === 'refused' ? 'to pay in cash' : 'by QR';
}
