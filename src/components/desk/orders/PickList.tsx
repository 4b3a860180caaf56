import { useStore } from '@nanostores/react';
import type { DeskOrder, DeskOrderItem } from '../../../../contract/desk-orders.ts';
import { $picked, pickedOf } from '../../../stores/desk/picked.ts';
import { PickLine } from './PickLine.tsx';

/** What to pick, along the shelves, to be ticked off. */
export function PickList({ order }: { order: DeskOrder }) {
  const picked = pickedOf(useStore($picked), order.id);
  const wanted = order.items.filter(({ quantity, missing }) => quantity > missing);
  const done = wanted.filter(({ id }) => picked.includes(String(id))).length;
  return (
    <section aria-labelledby="pick-list">
      <h2 id="pick-list" className="flex items-baseline justify-between gap-3 text-xl">
        To pick
        <span className="font-sans text-base font-normal text-muted num">
          {done} of {wanted.length} ticked
        </span>
      </h2>
      {shelvesOf(order.items).map(([shelf, items]) => (
        <div key={shelf} className="mt-3">
          <h3 className="text-meta font-semibold text-muted">{shelf}</h3>
          <ul>
            {items.map((item) => (
              <PickLine key={item.id} order={order} item={item} isPicked={picked.includes(String(item.id))} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

/** Groups lines by category, in the order of the shop's shelves. */
export const shelvesOf = (items: readonly DeskOrderItem[]): [shelf: string, items: DeskOrderItem[]][] => [
  ...Map.groupBy(items, ({ category }) => category ?? 'No longer in the shop'),
];
