import { useState } from 'react';
import type { DeskOrder, DeskOrderItem } from '../../../../contract/desk-orders.ts';
import { moment } from '../../../format/date.ts';
import { SUBSTITUTION_NAMES } from '../../../format/substitution.ts';
import { pick } from '../../../stores/desk/picked.ts';
import { DietMark } from '../../../ui/DietMark.tsx';
import { Thumb } from '../../../ui/Thumb.tsx';
import { MissingDialog } from './MissingDialog.tsx';

interface Props {
  order: DeskOrder;
  item: DeskOrderItem;
  isPicked: boolean;
}

/** One line: how many of what, to be ticked off by a tap on any of it, or marked as missing. */
export function PickLine({ order, item, isPicked }: Props) {
  const [isAsking, ask] = useState(false);
  const { id, name, packSize, image, diet, quantity, missing, substitution, addedAt } = item;
  const left = quantity - missing;
  const canChange = order.status !== 'delivered' && order.status !== 'cancelled';
  return (
    <li className="flex items-center gap-1 border-b border-base-300">
      <label className="flex min-h-20 min-w-0 flex-1 cursor-pointer items-center gap-2.5 py-2">
        <input
          type="checkbox"
          className="checkbox flex-none"
          checked={isPicked}
          disabled={left === 0}
          onChange={({ target }) => pick(order.id, id, target.checked)}
        />
        <Thumb image={image} className="size-13 flex-none" />
        <b className={`min-w-6 flex-none text-right text-3xl num ${left > 1 ? 'text-spice' : ''}`}>{left}</b>
        <span className={`min-w-0 flex-1 leading-snug wrap-anywhere ${isPicked ? 'text-muted line-through' : ''}`}>
          <span className="sr-only">of </span>
          <DietMark diet={diet} />
          {name}
          {packSize && <b className="block">{packSize}</b>}
          {addedAt && (
            <small className="block text-meta font-semibold text-spice">Added by the customer, {moment(addedAt)}</small>
          )}
          {substitution && (
            <small className="block text-meta text-spice">
              If it runs out: {SUBSTITUTION_NAMES[substitution].toLowerCase()}
            </small>
          )}
          {missing > 0 && (
            <small className="block text-meta font-semibold text-error">
              {missing} of {quantity} missing
            </small>
          )}
        </span>
      </label>
      {canChange && (
        <button
          type="button"
          className="btn flex-none btn-ghost px-1.5 text-meta btn-sm"
          aria-haspopup="dialog"
          aria-label={`Missing: ${name}`}
          onClick={() => ask(true)}
        >
          Missing
        </button>
      )}
      {isAsking && <MissingDialog order={order} item={item} onClose={() => ask(false)} />}
    </li>
  );
}
