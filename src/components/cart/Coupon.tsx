import { useStore } from '@nanostores/react';
import { toCode } from '../../../contract/typed-text.ts';
import { t } from '../../i18n/t.ts';
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
    const code = toCode(new FormData(event.currentTarget).get('code')?.toString() ?? '');
    if (code) void applyCoupon(code);
  };
  if (data)
    return (
      <p className="mb-4 alert gap-3 bg-secondary px-3.25 py-1.25 text-base/normal text-secondary-content">
        <TicketPercent aria-hidden />
        <span className="flex-1">
          <b>{data.code}</b>
          <small className="block">{t('{amount} off, applied', { amount: rupees(data.couponAmount) })}</small>
        </span>
        <button type="button" className="-my-2 min-h-11 link" aria-label={t('Remove coupon')} onClick={removeCoupon}>
          {t('Remove')}
        </button>
      </p>
    );
  return (
    <>
      {lost && reason && (
        <div className="mb-3">
          <Notice>
            <b>{t('{code} is no longer applied.', { code: lost })}</b> {reason.message}
          </Notice>
        </div>
      )}
      <form className="mb-4 flex flex-wrap items-start gap-2.5" noValidate onSubmit={submit}>
        <div className="min-w-0 flex-[1_1_8rem]">
          <Field
            label={t('Coupon code')}
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
          {t('Apply')}
        </BusyButton>
      </form>
      <CouponList />
    </>
  );
}
