import type { Order } from '../../../contract/order.ts';
import { total } from '../../format/rupees.ts';
import { SUBSTITUTION_NAMES } from '../../format/substitution.ts';
import '../../ui/amounts.css';

/** What was ordered, line by line, and what it comes to: as it was, on the page and on the receipt. */
export const OrderItems = ({ order }: { order: Order }) => (
  <>
    <table className="order-items">
      <caption className="sr-only">Items of order {order.number}</caption>
      <tbody>
        {order.items.map((item, i) => (
          <tr key={i}>
            <th scope="row">
              {item.name}
              {item.packSize && <small className="muted"> {item.packSize}</small>}
              {item.substitution && (
                <small className="muted item-substitution">
                  If it runs out: {SUBSTITUTION_NAMES[item.substitution].toLowerCase()}
                </small>
              )}
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
          <dt>Coupon discount{order.couponCode && ` (${order.couponCode})`}</dt>
          <dd>−{total(order.couponAmount)}</dd>
        </div>
      )}
      <div className="to-pay">
        <dt>To pay</dt>
        <dd>{total(order.toPay)}</dd>
      </div>
    </dl>
  </>
);
