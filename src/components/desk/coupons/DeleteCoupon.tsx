import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { DeskCoupon } from '../../../../contract/desk-coupons.ts';
import { $couponSavingOf, deleteCoupon } from '../../../stores/desk/save-coupon.ts';
import { keyOf } from '../../../stores/desk/unsaved-coupons.ts';
import { BusyButton } from '../../../ui/BusyButton.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { FormError } from '../../../ui/FieldError.tsx';

/** Deletes a coupon that no order names, after a question. */
export function DeleteCoupon({ coupon }: { coupon: DeskCoupon }) {
  const { loading, reason } = useStore($couponSavingOf(keyOf(coupon)));
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="btn btn-ghost text-error btn-sm"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        Delete coupon
      </button>
      {open && (
        <Dialog open sheet onClose={() => setOpen(false)} className="grid gap-3" aria-labelledby="delete-coupon">
          <h2 id="delete-coupon" className="text-2xl/[1.25]">
            Delete {coupon.code}?
          </h2>
          <p>No order has used it. It can’t be brought back.</p>
          <FormError message={reason?.message} />
          <div className="mt-2 flex flex-wrap gap-2.5 *:flex-1">
            <BusyButton
              type="button"
              className="btn btn-outline btn-error"
              busy={loading}
              onClick={() => void deleteCoupon(coupon)}
            >
              Delete coupon
            </BusyButton>
            <button type="button" className="btn" onClick={() => setOpen(false)}>
              Leave it
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}
