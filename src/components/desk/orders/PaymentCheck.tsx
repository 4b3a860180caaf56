import { useStore } from '@nanostores/react';
import type { DeskOrder } from '../../../../contract/desk-orders.ts';
import { total } from '../../../../contract/rupees.ts';
import { whatToCollect } from '../../../format/desk-order.ts';
import { paidByQr } from '../../../format/payment.ts';
import { $changing, decidePayment } from '../../../stores/desk/order.ts';
import { BusyButton } from '../../../ui/BusyButton.tsx';

/** What is to be collected at the door; of a payment by QR code, what the shop's bank shows. */
export function PaymentCheck({ order }: { order: DeskOrder }) {
  const { loading } = useStore($changing);
  const { paymentStatus, paymentReference } = order;
  const isUndecided = paymentStatus === 'checking' || paymentStatus === 'refused';
  return (
    <section className="alert flex-col items-start gap-2 wrap-anywhere" aria-label="Payment">
      <b className="text-lg">{whatToCollect(order)}</b>
      {paymentReference && (
        <p>
          {total(paidByQr(order))} by QR, reference <b className="num">{paymentReference}</b>
          {paymentStatus === 'refused' && ', not found at the bank'}
        </p>
      )}
      {isUndecided && (
        <div className="flex w-full flex-wrap gap-2.5 *:flex-1 md:*:flex-none">
          <BusyButton
            type="button"
            className="btn btn-primary btn-sm"
            busy={loading}
            onClick={() => void decidePayment(order, 'confirmed')}
          >
            Payment seen
          </BusyButton>
          {paymentStatus === 'checking' && (
            <BusyButton
              type="button"
              className="btn btn-outline btn-primary btn-sm"
              busy={loading}
              onClick={() => void decidePayment(order, 'refused')}
            >
              Not found
            </BusyButton>
          )}
        </div>
      )}
    </section>
  );
}
