import { useStore } from '@nanostores/react';
import { TicketPercent } from '../../ui/icons.ts';
import type { FormEvent } from 'react';
import { rupees } from '../../format/rupees.ts';
import { $coupon, applyCoupon, removeCoupon } from '../../stores/coupon.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { Field } from '../../ui/Field.tsx';
import { CouponList } from './CouponList.tsx';
import './coupon.css';

export function Coupon() {
  const { data, loading, reason } = useStore($coupon);
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
      <form className="coupon" noValidate onSubmit={submit}>
        <Field
          label="Coupon code"
          name="code"
          autoCapitalize="characters"
          autoComplete="off"
          maxLength={40}
          error={reason?.message}
        />
        <BusyButton className="btn btn-outline" busy={loading}>
          Apply
        </BusyButton>
      </form>
      <CouponList />
    </>
  );
}
