import { useStore } from '@nanostores/react';
import { type FormEvent, useEffect, useState } from 'react';
import type { DeskOrder, DeskOrderItem } from '../../../../contract/desk-orders.ts';
import type { Paise } from '../../../../contract/money.ts';
import { missingRefund } from '../../../../contract/refund-amounts.ts';
import { rupees } from '../../../../contract/rupees.ts';
import { $changing, markMissing, resetChanging } from '../../../stores/desk/order.ts';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { Dialog, DialogHeader, focusInDialog } from '../../../ui/Dialog.tsx';
import { FormError } from '../../../ui/FieldError.tsx';
import { Minus, Plus } from '../../../ui/icons.ts';

interface Props {
  order: DeskOrder;
  item: DeskOrderItem;
  onClose: () => void;
}

/** What the whole order gives back when so many of this line are missing. */
function refundWith({ items, couponAmount }: DeskOrder, item: DeskOrderItem, missing: number): Paise {
  const marked = items.map((line) => (line.id === item.id ? { ...line, missing } : line));
  return missingRefund({ items: marked, couponPaise: couponAmount });
}

/** Asks how many units of a line are missing, and says what is given back. */
export function MissingDialog({ order, item, onClose }: Props) {
  const { loading, reason } = useStore($changing);
  const [missing, setMissing] = useState(Math.max(item.missing, 1));
  const [sellOut, setSellOut] = useState(true);
  useEffect(resetChanging, []);
  const hasMore = missing > item.missing;
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!loading) void markMissing(order, item, missing, hasMore && sellOut).then((isDone) => isDone && onClose());
  };
  return (
    <Dialog open sheet onClose={onClose} aria-labelledby="missing">
      <DialogHeader onClose={onClose}>
        <h2 id="missing" className="text-2xl/[1.25]">
          Missing: {item.name}
        </h2>
      </DialogHeader>
      <form className="mt-2 grid gap-4" onSubmit={save}>
        <p id="how-many">How many are missing?</p>
        <div className="flex items-center gap-3" role="group" aria-labelledby="how-many">
          <button
            type="button"
            className="btn btn-square btn-outline btn-primary"
            aria-label="Fewer missing"
            aria-disabled={missing === 0 || undefined}
            onClick={() => setMissing(Math.max(0, missing - 1))}
          >
            <Minus aria-hidden />
          </button>
          <output className="min-w-24 text-center text-xl font-bold num" aria-live="polite">
            {missing} of {item.quantity}
          </output>
          <button
            ref={focusInDialog}
            type="button"
            className="btn btn-square btn-outline btn-primary"
            aria-label="More missing"
            aria-disabled={missing === item.quantity || undefined}
            onClick={() => setMissing(Math.min(item.quantity, missing + 1))}
          >
            <Plus aria-hidden />
          </button>
        </div>
        <p aria-live="polite">
          <b>{rupees(refundWith(order, item, missing))}</b> of this order is given back then
          {order.paymentStatus === 'confirmed'
            ? ', into the customer’s wallet at once. It can’t be taken back.'
            : order.paymentStatus === 'checking'
              ? ', into the customer’s wallet once the payment is seen.'
              : ': so much less to collect.'}
        </p>
        {hasMore && (
          <label className="flex min-h-11 items-center gap-3">
            <input
              type="checkbox"
              className="checkbox"
              checked={sellOut}
              onChange={({ target }) => setSellOut(target.checked)}
            />
            The shelf is empty: set its stock to 0
          </label>
        )}
        <FormError message={reason?.message} />
        <BusyButton className="btn btn-primary" busy={loading || missing === item.missing}>
          {missing === 0 ? 'Nothing is missing' : `Mark ${missing} missing`}
        </BusyButton>
      </form>
    </Dialog>
  );
}
