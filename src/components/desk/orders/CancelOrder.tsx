import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { DeskOrder } from '../../../../contract/desk-orders.ts';
import { total } from '../../../../contract/rupees.ts';
import { $changing, moveOrder, resetChanging } from '../../../stores/desk/order.ts';
import { openDesk } from '../../../stores/desk/view.ts';
import { toast } from '../../../stores/lib/toast.ts';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { FormError } from '../../../ui/FieldError.tsx';

/** What becomes of the money when the order is cancelled now. */
function ofTheMoney(order: DeskOrder): string {
  const { paymentMethod, paymentStatus, walletAmount } = order;
  if (paymentStatus === 'confirmed' || (walletAmount > 0 && paymentStatus !== 'checking'))
    return `${total(order.refundOnCancel)} goes to the customer’s wallet.`;
  if (paymentStatus === 'checking') return 'Its payment goes to the customer’s wallet once it is seen.';
  return paymentMethod === 'cash' ? 'Nothing was paid.' : 'No payment was found, so nothing comes back.';
}

/** Cancels an order that is not delivered, after a question. */
export function CancelOrder({ order }: { order: DeskOrder }) {
  const { loading, reason } = useStore($changing);
  const [open, setOpen] = useState(false);
  if (order.status === 'delivered' || order.status === 'cancelled') return null;
  const ask = () => {
    resetChanging();
    setOpen(true);
  };
  const cancel = async () => {
    if (!(await moveOrder(order, 'cancelled'))) return;
    toast(`${order.number} is cancelled.`);
    openDesk('orders');
  };
  return (
    <>
      <button type="button" className="btn btn-ghost text-error btn-sm" aria-haspopup="dialog" onClick={ask}>
        Cancel order
      </button>
      {open && (
        <Dialog open sheet onClose={() => setOpen(false)} className="grid gap-3" aria-labelledby="cancel-order">
          <h2 id="cancel-order" className="text-2xl/[1.25]">
            Cancel {order.number}?
          </h2>
          <p>{ofTheMoney(order)} What was picked goes back on the shelf, and the place in the slot is free again.</p>
          <FormError message={reason?.message} />
          <div className="mt-2 flex flex-wrap gap-2.5 *:flex-1">
            <BusyButton
              type="button"
              className="btn btn-outline btn-error"
              busy={loading}
              onClick={() => void cancel()}
            >
              Cancel order
            </BusyButton>
            <button type="button" className="btn" onClick={() => setOpen(false)}>
              Keep order
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}
