import type { Order } from '../../../contract/order.ts';
import { total } from '../../../contract/rupees.ts';
import { SUBSTITUTION_NAMES } from '../../format/substitution.ts';
import '../../ui/amounts.css';

/** What was ordered, line by line, and what it comes to: as it was, on the page and on the receipt. */
export const OrderItems = ({ order }: { order: Order }) => (
  <>
    {/* On a phone its rows are grids, which some browsers then no longer read as a table: the roles say that it is one. */}
    <table className="order-items" role="table">
      <caption className="sr-only">Items of order {order.number}</caption>
      <tbody role="rowgroup">
        {order.items.map((item, i) => (
          <tr key={i} role="row">
            <th scope="row" role="rowheader">
              {item.name}
              {item.packSize && ' '}
              {item.packSize && <small className="muted item-pack">{item.packSize}</small>}
              {item.substitution && (
                <small className="muted item-substitution">
                  If it runs out: {SUBSTITUTION_NAMES[item.substitution].toLowerCase()}
                </small>
              )}
            </th>
            <td role="cell">
              {item.quantity} × {total(item.price)}
            </td>
            <td role="cell">{total(item.quantity * item.price)}</td>
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
