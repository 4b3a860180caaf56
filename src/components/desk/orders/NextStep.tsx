import { useStore } from '@nanostores/react';
import type { DeskOrder } from '../../../../contract/desk-orders.ts';
import { NEXT_STEPS } from '../../../format/desk-order.ts';
import { $changing, moveOrder } from '../../../stores/desk/order.ts';
import { openDesk } from '../../../stores/desk/view.ts';
import { toast } from '../../../stores/lib/toast.ts';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { FormError } from '../../../ui/FieldError.tsx';

/** The next step, as one button above the thumb; after the last one the list comes back. */
export function NextStep({ order }: { order: DeskOrder }) {
  const { loading, reason } = useStore($changing);
  const next = NEXT_STEPS[order.status];
  const waitsForPayment = next?.to === 'out-for-delivery' && order.paymentStatus === 'checking';
  const go = async () => {
    if (!next || !(await moveOrder(order, next.to)) || next.to !== 'delivered') return;
    toast(`${order.number} is delivered.`);
    openDesk('orders');
  };
  return (
    <div className="sticky bottom-[calc(3.5rem+env(safe-area-inset-bottom))] z-2 grid gap-2 border-t border-base-300 bg-base-100 py-3 empty:hidden lg:bottom-0">
      {reason && <FormError message={reason.message} />}
      {waitsForPayment && (
        <p className="text-sm/cosy">Look for the payment first: “Payment seen” or “Not found”, above.</p>
      )}
      {next && (
        <BusyButton
          type="button"
          className="btn w-full btn-lg btn-primary"
          busy={loading || waitsForPayment}
          onClick={() => void go()}
        >
          {next.label}
        </BusyButton>
      )}
    </div>
  );
}
