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
import './coupon.css';

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
      <p className="coupon-applied">
        <TicketPercent aria-hidden />
        <span>
          <b>{data.code}</b>
          <small>{rupees(data.couponAmount)} off, applied</small>
        </span>
        <button type="button" className="text-link" aria-label="Remove coupon" onClick={removeCoupon}>
          Remove
        </button>
      </p>
    );
  return (
    <>
      {lost && reason && (
        <Notice>
          <b>{lost} is no longer applied.</b> {reason.message}
        </Notice>
      )}
      <form className="coupon" noValidate onSubmit={submit}>
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
        <BusyButton className="btn btn-outline btn-primary" busy={loading}>
          Apply
        </BusyButton>
      </form>
      <CouponList />
    </>
  );
}
