import { useStore } from '@nanostores/react';
import { t } from '../../i18n/t.ts';
import { CloudOff, Package } from '../../ui/icons.ts';
import { paths } from '../../paths.ts';
import { $openOrderId } from '../../stores/account/dashboard.ts';
import { $orders, loadOrders } from '../../stores/account/orders.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { OrderCard } from './OrderCard.tsx';
import { OrderDetail } from './OrderDetail.tsx';
import { Receipt } from './Receipt.tsx';

/** The order that is open, else the list of them; either can be printed. */
export function Orders() {
  const open = useStore($openOrderId);
  return (
    <>
      {open === null ? <OrderList /> : <OrderDetail />}
      <Receipt />
    </>
  );
}

function OrderList() {
  const { status, data, reason } = useStore($orders);
  if (reason && data.length === 0)
    return (
      <EmptyState help icon={CloudOff} title={t('Your orders could not be loaded')} text={reason.message}>
        <button type="button" className="btn btn-outline btn-primary" onClick={() => void loadOrders()}>
          {t('Try again')}
        </button>
      </EmptyState>
    );
  if (status !== 'Fullfilled' && data.length === 0) return <p className="text-muted">{t('Loading your orders…')}</p>;
  if (data.length === 0)
    return (
      <EmptyState
        icon={Package}
        title={t('No orders yet')}
        text={t('What you order is listed here, with all its amounts.')}
      >
        <a className="btn btn-primary" href={paths.categories}>
          {t('Start shopping')}
        </a>
      </EmptyState>
    );
  return (
    <ul className="grid gap-5 *:min-w-0">
      {data.map((order) => (
        <li key={order.id}>
          <OrderCard order={order} />
        </li>
      ))}
    </ul>
  );
}
