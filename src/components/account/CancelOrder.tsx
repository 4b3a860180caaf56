import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { Order } from '../../../contract/order.ts';
import { whatComesBack } from '../../format/payment.ts';
import { t } from '../../i18n/t.ts';
import { $cancelling, cancelOrder, resetCancelling } from '../../stores/account/cancel-order.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

interface Props {
  order: Order;
  onCancelled: () => void;
}

/** Cancels an order that is not packed yet, after saying what comes back. */
export function CancelOrder({ order, onCancelled }: Props) {
  const { loading, reason } = useStore($cancelling);
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const show = () => {
    resetCancelling();
    setOpen(true);
  };
  const cancel = async () => {
    if (!(await cancelOrder(order))) return;
    // Closed before the focus moves on: nothing behind an open dialog takes it.
    flushSync(close);
    onCancelled();
  };
  const comesBack = whatComesBack(order);
  return (
    <>
      {order.cancellable && (
        <button type="button" className="btn btn-ghost text-error btn-sm" aria-haspopup="dialog" onClick={show}>
          {t('Cancel order')}
        </button>
      )}
      {open && (
        <Dialog open onClose={close} className="grid gap-3 text-sm" aria-labelledby="cancel-order">
          <h2 id="cancel-order" className="text-2xl/[1.25]">
            {t('Cancel order {number}?', { number: order.number })}
          </h2>
          {comesBack && <p>{comesBack}</p>}
          {order.couponCode && (
            <p>{t('Coupon {code} can be used again while it is valid.', { code: order.couponCode })}</p>
          )}
          {reason && (
            <p className="text-error" role="alert">
              {reason.message}
            </p>
          )}
          <div className="mt-2 flex flex-wrap gap-2.5 *:flex-1">
            {order.cancellable && (
              <BusyButton
                type="button"
                className="btn btn-outline btn-error"
                busy={loading}
                onClick={() => void cancel()}
              >
                {loading ? t('Cancelling…') : t('Cancel order')}
              </BusyButton>
            )}
            <button type="button" className="btn" onClick={close}>
              {order.cancellable ? t('Keep order') : t('Close')}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}
