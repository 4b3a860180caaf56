import { useStore } from '@nanostores/react';
import type { Coupon } from '../../../contract/coupon.ts';
import { dayName } from '../../format/date.ts';
import { rupees } from '../../../contract/rupees.ts';
import { plural, t } from '../../i18n/t.ts';
import { $auth, loggedOut } from '../../stores/session/auth.ts';
import { $coupon, $coupons, applyCoupon } from '../../stores/cart/coupon.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';
import { Collapse } from '../../ui/Collapse.tsx';
import { tw } from '../../ui/tw.ts';

/** The coupons on offer: what each takes off this basket with one tap, or why it can't be used. */
export function CouponList() {
  const { data, status, loading } = useStore($coupons);
  // Reserves their space, so that the amounts below do not move.
  if (data.length === 0 && (loading || status === null))
    return <p className="-mt-2 mb-3 flex min-h-11 items-center text-name text-muted">{t('Looking for coupons…')}</p>;
  if (data.length === 0) return null;
  const usable = data.filter((coupon) => coupon.usable).length;
  return (
    <Collapse
      className="-mt-2 mb-3 text-name"
      title={
        usable > 0
          ? plural(usable, '{count} coupon for this basket', '{count} coupons for this basket')
          : plural(data.length, '{count} coupon on offer', '{count} coupons on offer')
      }
    >
      <ul>
        {data.map((coupon) => (
          <Offer key={coupon.id} coupon={coupon} />
        ))}
      </ul>
    </Collapse>
  );
}

function Offer({ coupon: { code, description, usable, reason, couponAmount, validUntil } }: { coupon: Coupon }) {
  const { token } = useStore($auth, { ssr: () => loggedOut });
  const { loading } = useStore($coupon);
  const unusable = usable === false ? tw`text-muted` : '';
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1.5 border-t border-base-300 py-2.5">
      <p className="min-w-0 flex-[1_1_9rem] text-meta/cosy wrap-anywhere *:block">
        <b className={`text-base/normal ${unusable}`}>{code}</b>
        <span className={unusable}>{description}</span>
        {validUntil && <small className="text-meta text-muted">{t('Until {day}', { day: dayName(validUntil) })}</small>}
        {usable === false && (
          <small className="text-meta text-spice">{reason ?? t('It can’t be used for this basket.')}</small>
        )}
        {usable && couponAmount !== null && (
          <small className="text-meta font-semibold text-success">
            {t('{amount} off this basket', { amount: rupees(couponAmount) })}
          </small>
        )}
        {!token && <small className="text-meta text-muted">{t('Log in to use it.')}</small>}
      </p>
      {token && usable !== false && (
        <BusyButton
          type="button"
          className="btn btn-outline btn-primary btn-sm"
          busy={loading}
          aria-label={t('Use {code}', { code })}
          onClick={() => void applyCoupon(code)}
        >
          {t('Use')}
        </BusyButton>
      )}
    </li>
  );
}
