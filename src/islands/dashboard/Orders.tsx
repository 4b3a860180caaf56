import { useStore } from '@nanostores/react';
import { CloudOff, Package } from 'lucide-react';
import { paths } from '../../paths.ts';
import { $orders, loadOrders } from '../../stores/order.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { OrderCard } from './OrderCard.tsx';

export function Orders() {
  const { status, data, reason } = useStore($orders);
  if (reason && data.length === 0)
    return (
      <EmptyState icon={CloudOff} title="Your orders could not be loaded" text={reason.message}>
        <button type="button" className="btn btn-outline" onClick={() => void loadOrders()}>
          Try again
        </button>
      </EmptyState>
    );
  if (status !== 'Fullfilled' && data.length === 0) return <p className="muted">Loading your orders…</p>;
  if (data.length === 0)
    return (
      <EmptyState icon={Package} title="No orders yet" text="What you order is listed here, with all its amounts.">
        <a className="btn btn-primary" href={paths.categories}>
          Start shopping
        </a>
      </EmptyState>
    );
  return (
    <ul className="orders">
      {data.map((order) => (
        <li key={order.id}>
          <OrderCard order={order} />
        </li>
      ))}
    </ul>
  );
}
