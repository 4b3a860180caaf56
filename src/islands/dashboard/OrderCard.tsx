import type { Order, OrderStatus } from '../../../contract/order.ts';
import { addressLine } from '../../format/address.ts';
import { count } from '../../format/count.ts';
import { dayName, moment, slotTime } from '../../format/date.ts';
import { total } from '../../format/rupees.ts';
import { Thumb } from '../../ui/Thumb.tsx';

const STEPS: readonly { status: OrderStatus; label: string }[] = [
  { status: 'placed', label: 'Placed' },
  { status: 'confirmed', label: 'Confirmed' },
  { status: 'packed', label: 'Packed' },
  { status: 'out-for-delivery', label: 'On the way' },
  { status: 'delivered', label: 'Delivered' },
];

const PAYMENT = { cash: 'cash on delivery', qr: 'paid by QR' };

function headline({ status, slot, history }: Order): string {
  const at = history.findLast((step) => step.status === status)?.at;
  if (status === 'delivered' && at) return `Delivered ${moment(at)}`;
  if (status === 'cancelled') return 'Cancelled';
  return `Arriving ${dayName(slot.date)}, ${slotTime(slot)}`;
}

/** One order: when it comes, what is in it, where it stands. */
export function OrderCard({ order }: { order: Order }) {
  const pieces = order.items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <article className="panel order">
      <header>
        <div>
          <h2>{headline(order)}</h2>
          <p className="muted">
            Order {order.number} · {moment(order.placedAt)}
          </p>
        </div>
        <div className="order-total">
          <b>{total(order.toPay)}</b>
          <p className="muted">
            {count(pieces, 'item')}, {PAYMENT[order.paymentMethod]}
          </p>
        </div>
      </header>
      {order.status !== 'cancelled' && order.status !== 'delivered' && <Track order={order} />}
      <div className="thumbs">
        {order.items.slice(0, 4).map((item, i) => (
          <Thumb key={i} image={item.image} />
        ))}
        {order.items.length > 4 && <span className="thumb t-sand">+{order.items.length - 4}</span>}
      </div>
      <details>
        <summary>Items and amounts</summary>
        <OrderDetail order={order} />
      </details>
    </article>
  );
}

function Track({ order }: { order: Order }) {
  const now = STEPS.findIndex(({ status }) => status === order.status);
  return (
    <ol className="track" aria-label="Where the order is">
      {STEPS.map(({ status, label }, index) => (
        <li
          key={status}
          data-state={index < now ? 'done' : index === now ? 'now' : 'later'}
          aria-current={index === now ? 'step' : undefined}
        >
          {label}
        </li>
      ))}
    </ol>
  );
}

function OrderDetail({ order }: { order: Order }) {
  return (
    <>
      <table className="order-items">
        <caption className="sr-only">Items of order {order.number}</caption>
        <tbody>
          {order.items.map((item, i) => (
            <tr key={i}>
              <th scope="row">
                {item.name}
                {item.packSize && <small className="muted"> {item.packSize}</small>}
              </th>
              <td>
                {item.quantity} × {total(item.price)}
              </td>
              <td>{total(item.quantity * item.price)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="amounts">
        <div>
          <dt>Item total</dt>
          <dd>{total(order.totalPrice)}</dd>
        </div>
        <div>
          <dt>Delivery charge</dt>
          <dd>{total(order.deliveryAmount)}</dd>
        </div>
        {order.couponAmount > 0 && (
          <div className="saving">
            <dt>Coupon discount</dt>
            <dd>−{total(order.couponAmount)}</dd>
          </div>
        )}
        <div className="to-pay">
          <dt>To pay</dt>
          <dd>{total(order.toPay)}</dd>
        </div>
      </dl>
      <p className="muted">
        {order.address.name}, {addressLine(order.address)}
      </p>
    </>
  );
}
