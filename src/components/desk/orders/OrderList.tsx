import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { DeskOrderRow } from '../../../../contract/desk-orders.ts';
import type { OrderStatus } from '../../../../contract/order-status.ts';
import { $arrivedOrders, $orderGroups, $orderRows, $reportedOrders } from '../../../stores/desk/orders.ts';
import { Collapse } from '../../../ui/Collapse.tsx';
import { ChevronDown } from '../../../ui/icons.ts';
import { Heading } from '../../editor/Heading.tsx';
import { OrderRow } from './OrderRow.tsx';

/** Groups of open orders, each with its text for an empty group. */
const OPEN: readonly (readonly [status: OrderStatus, title: string, none: string])[] = [
  ['placed', 'New', 'Nothing new. An order appears here by itself.'],
  ['confirmed', 'To pack', 'Nothing to pack.'],
  ['packed', 'Packed', 'Nothing waits for a rider.'],
  ['out-for-delivery', 'Out', 'Nothing is on its way.'],
];
/** What has ended, out of the way. */
const ENDED: readonly (readonly [status: OrderStatus, title: string])[] = [
  ['delivered', 'Delivered in the last days'],
  ['cancelled', 'Cancelled'],
];

type Filter = 'all' | 'reported';
const FILTERS: readonly (readonly [name: Filter, label: string])[] = [
  ['all', 'All'],
  ['reported', 'Reported'],
];

/** All orders by where they stand: below each other on a phone, side by side on a wide screen. */
export function OrderList() {
  const isLoaded = useStore($orderRows) !== null;
  const groups = useStore($orderGroups);
  const reported = useStore($reportedOrders);
  const [filter, setFilter] = useState<Filter>('all');
  return (
    <>
      <Heading>Orders</Heading>
      <fieldset className="mb-4 flex flex-wrap gap-2">
        <legend className="sr-only">Show</legend>
        {FILTERS.map(([name, label]) => (
          <input
            key={name}
            type="radio"
            name="orders"
            className="btn px-3.75 text-base btn-sm"
            aria-label={name === 'reported' && reported.length > 0 ? `${label} (${reported.length})` : label}
            checked={name === filter}
            onChange={() => setFilter(name)}
          />
        ))}
      </fieldset>
      {isLoaded && filter === 'reported' ? (
        <section className="lg:max-w-xl" aria-label="Reported orders">
          {reported.length > 0 ? (
            <Rows rows={reported} />
          ) : (
            <p className="text-muted">Nothing is reported. A report appears here by itself.</p>
          )}
        </section>
      ) : isLoaded ? (
        <>
          <div className="grid items-start gap-x-5 gap-y-7 lg:grid-cols-4">
            {OPEN.map(([status, title, none]) => (
              <section key={status} aria-labelledby={`orders-${status}`}>
                <h2 id={`orders-${status}`} className="mb-2 flex items-center gap-2.5 text-xl">
                  {title} <Count of={groups[status].length} />
                </h2>
                {groups[status].length > 0 ? <Rows rows={groups[status]} /> : <p className="text-muted">{none}</p>}
              </section>
            ))}
          </div>
          <div className="mt-2 grid gap-2 lg:max-w-xl">
            {ENDED.map(([status, title]) => (
              <Collapse
                key={status}
                title={
                  <>
                    {title} <Count of={groups[status].length} quiet />
                    <ChevronDown className="ml-auto" aria-hidden />
                  </>
                }
              >
                <Rows rows={groups[status]} />
              </Collapse>
            ))}
          </div>
        </>
      ) : (
        <p className="text-muted">One moment…</p>
      )}
    </>
  );
}

const Count = ({ of, quiet = false }: { of: number; quiet?: boolean }) => (
  <span className={`badge font-sans font-bold num ${of > 0 && !quiet ? 'badge-accent' : 'badge-ghost'}`}>{of}</span>
);

function Rows({ rows }: { rows: readonly DeskOrderRow[] }) {
  const arrived = useStore($arrivedOrders);
  return (
    <ul className="grid gap-2.5">
      {rows.map((row) => (
        <li key={row.id}>
          <OrderRow row={row} isNew={arrived.includes(String(row.id))} />
        </li>
      ))}
    </ul>
  );
}
