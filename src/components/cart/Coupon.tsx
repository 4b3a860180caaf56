import { useStore } from '@nanostores/react';
import { TicketPercent } from '../../ui/icons.ts';
import type { FormEvent } from 'react';
import { rupees } from '../../../contract/rupees.ts';
import { $checkoutState } from '../../stores/cart/checkout-state.ts';
import { $coupon, applyCoupon, removeCoupon } from '../../stores/cart/coupon.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { Field } from '../../ui/Field.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { CouponList } from './CouponList.tsx';

export function Coupon() {
  const { data, loading, reason, lost } = useStore($coupon);
  const { couponCode } = useStore($checkoutState);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = new FormData(event.currentTarget).get('code')?.toString().trim();
    if (code) void applyCoupon(code);
  };
  if (data)
    return (
      <p className="mb-4 alert gap-3 bg-secondary px-3.25 py-1.25 text-base/normal text-secondary-content">
        <TicketPercent aria-hidden />
        <span className="flex-1">
          <b>{data.code}</b>
          <small className="block">{rupees(data.couponAmount)} off, applied</small>
        </span>
        <button type="button" className="-my-2 min-h-11 link" aria-label="Remove coupon" onClick={removeCoupon}>
          Remove
        </button>
      </p>
    );
  return (
    <>
      {lost && reason && (
        <div className="mb-3">
          <Notice>
            <b>{lost} is no longer applied.</b> {reason.message}
          </Notice>
        </div>
      )}
      <form className="mb-4 flex flex-wrap items-start gap-2.5" noValidate onSubmit={submit}>
        <div className="min-w-0 flex-[1_1_8rem]">
          <Field
            label="Coupon code"
            name="code"
            key={couponCode}
            defaultValue={couponCode ?? ''}
            autoCapitalize="characters"
            autoComplete="off"
            maxLength={40}
            error={lost ? undefined : reason?.message}
          />
        </div>
        <BusyButton className="btn mt-7 btn-outline btn-primary" busy={loading}>
          Apply
        </BusyButton>
      </form>
      <CouponList />
    </>
  );
}
