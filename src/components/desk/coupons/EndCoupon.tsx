import { useStore } from '@nanostores/react';
import type { DeskCoupon } from '../../../../contract/desk-coupons.ts';
import { $couponSavingOf, endCoupon, restartCoupon } from '../../../stores/desk/save-coupon.ts';
import { keyOf } from '../../../stores/desk/unsaved-coupons.ts';
import { BusyButton } from '../../../ui/BusyButton.tsx';

/** Ends a coupon with one tap, or starts it again; one whose last day is over has neither. */
export function EndCoupon({ coupon }: { coupon: DeskCoupon }) {
  const { loading } = useStore($couponSavingOf(keyOf(coupon)));
  const { code, state, endedAt } = coupon;
  if (state === 'ended' && endedAt === null) return null;
  const [words, act] = endedAt === null ? (['End now', endCoupon] as const) : (['Start again', restartCoupon] as const);
  return (
    <BusyButton
      type="button"
      className="btn justify-self-start btn-outline btn-primary btn-sm"
      aria-label={`${words}: ${code}`}
      busy={loading}
      onClick={() => void act(coupon)}
    >
      {words}
    </BusyButton>
  );
}
