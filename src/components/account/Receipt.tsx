import { useStore } from '@nanostores/react';
import { moment } from '../../format/date.ts';
import { shop } from '../../shop.ts';
import { $receipt } from '../../stores/account/receipt.ts';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderItems } from './OrderItems.tsx';
import './receipt.css';

/** A receipt on one A4 page; visible in print only. */
export function Receipt() {
  const order = useStore($receipt);
  if (!order) return null;
  const size = order.items.length > 24 ? 'receipt long' : 'receipt';
  return (
    <section className={size} aria-label={`Receipt of order ${order.number}`}>
      <header>
        <div>
          <p className="receipt-shop">{shop.name}</p>
          <p>{shop.address.join(', ')}</p>
          <p>
            {shop.phone} · {shop.email}
          </p>
        </div>
        <div>
          <h2>Receipt</h2>
          <p>Order {order.number}</p>
          <p>{moment(order.placedAt)}</p>
        </div>
      </header>
      <OrderItems order={order} />
      <OrderFacts order={order} />
      <footer>Prices include all taxes. {shop.customerCare}.</footer>
    </section>
  );
}
