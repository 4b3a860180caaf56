import { useStore } from '@nanostores/react';
import type { Coupon } from '../../../contract/coupon.ts';
import { count } from '../../format/count.ts';
import { dayName } from '../../format/date.ts';
import { rupees } from '../../../contract/rupees.ts';
import { $auth, loggedOut } from '../../stores/session/auth.ts';
import { $coupon, $coupons, applyCoupon } from '../../stores/cart/coupon.ts';
import { BusyButton } from '../../ui/BusyButton.tsx';

/** The coupons on offer: what each takes off this basket with one tap, or why it can't be used. */
export function CouponList() {
  const { data, status, loading } = useStore($coupons);
  // Their place is kept: the amounts below stay where they are.
  if (data.length === 0 && (loading || status === null)) return <p className="coupons muted">Looking for coupons…</p>;
  if (data.length === 0) return null;
  const usable = data.filter((coupon) => coupon.usable).length;
  return (
    <details className="coupons">
      <summary>
        {usable > 0 ? `${count(usable, 'coupon')} for this basket` : `${count(data.length, 'coupon')} on offer`}
      </summary>
      <ul>
        {data.map((coupon) => (
          <Offer key={coupon.id} coupon={coupon} />
        ))}
      </ul>
    </details>
  );
}

function Offer({ coupon: { code, description, usable, reason, couponAmount, validUntil } }: { coupon: Coupon }) {
  const { token } = useStore($auth, { ssr: () => loggedOut });
  const { loading } = useStore($coupon);
  return (
    <li className={usable === false ? 'unusable' : undefined}>
      <p>
        <b>{code}</b>
        <span>{description}</span>
        {validUntil && <small className="muted">Until {dayName(validUntil)}</small>}
        {usable === false && <small className="why">{reason ?? 'It can’t be used for this basket.'}</small>}
        {usable && couponAmount !== null && <small className="save">{rupees(couponAmount)} off this basket</small>}
        {!token && <small className="muted">Log in to use it.</small>}
      </p>
      {token && usable !== false && (
        <BusyButton
          type="button"
          className="btn btn-outline btn-primary btn-sm"
          busy={loading}
          aria-label={`Use ${code}`}
          onClick={() => void applyCoupon(code)}
        >
          Use
        </BusyButton>
      )}
    </li>
  );
}
