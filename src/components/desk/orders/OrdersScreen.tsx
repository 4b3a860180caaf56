import { useStore } from '@nanostores/react';
import { $arrival, $outdated } from '../../../stores/desk/orders.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { OrderList } from './OrderList.tsx';
import { OrderView } from './OrderView.tsx';

/** What has to be packed and delivered, or the one order that is open. */
export function OrdersScreen({ id }: { id: string | null }) {
  const arrival = useStore($arrival);
  const outdated = useStore($outdated);
  return (
    <>
      <p className="sr-only" role="status">
        {arrival}
      </p>
      {outdated && (
        <div className="print:hidden">
          <Notice>
            <b>Not up to date.</b> {outdated} We go on trying; what you see is as it was last.
          </Notice>
        </div>
      )}
      {id === null ? <OrderList /> : <OrderView key={id} id={id} />}
    </>
  );
}
