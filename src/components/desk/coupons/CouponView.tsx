import { useStore } from '@nanostores/react';
import type { DeskCoupon } from '../../../../contract/desk-coupons.ts';
import { COUPON_STATE_WORDS, couponUses } from '../../../format/coupon.ts';
import { moment } from '../../../format/date.ts';
import { $deskCoupons, loadDeskCoupons } from '../../../stores/desk/coupons.ts';
import { NEW_COUPON } from '../../../stores/desk/unsaved-coupons.ts';
import { deskHref } from '../../../stores/desk/view.ts';
import { ArrowLeft } from '../../../ui/icons.ts';
import { Notice } from '../../../ui/Notice.tsx';
import { Heading } from '../../editor/Heading.tsx';
import { LoadError } from '../../lib/LoadError.tsx';
import { ChangeLog } from '../ChangeLog.tsx';
import { CouponForm } from './CouponForm.tsx';
import { DeleteCoupon } from './DeleteCoupon.tsx';
import { EndCoupon } from './EndCoupon.tsx';

/** One coupon, or a new one, with all that can be changed of it, and who changed what. */
export function CouponView({ id }: { id: string }) {
  const { data, reason } = useStore($deskCoupons);
  const coupon = data?.find((each) => String(each.id) === id);
  return (
    <>
      <a
        className="-mb-3 inline-flex min-h-11 link items-center gap-1 justify-self-start"
        href={deskHref('shop', 'coupons')}
      >
        <ArrowLeft className="size-5" aria-hidden />
        All coupons
      </a>
      {id === NEW_COUPON ? (
        <>
          <Heading>New coupon</Heading>
          <CouponForm coupon={null} />
        </>
      ) : coupon ? (
        <Saved coupon={coupon} />
      ) : (
        <>
          <Heading>Coupons</Heading>
          {reason ? (
            <LoadError message={reason.message} onRetry={loadDeskCoupons} />
          ) : (
            <p className="text-muted" role="status">
              {data ? 'This coupon is not there any more.' : 'One moment…'}
            </p>
          )}
        </>
      )}
    </>
  );
}

function Saved({ coupon }: { coupon: DeskCoupon }) {
  const { code, state, endedAt, deletable } = coupon;
  return (
    <>
      <header className="wrap-anywhere">
        <Heading>{code}</Heading>
        <p className="text-muted num">
          {COUPON_STATE_WORDS[state]} · {couponUses(coupon)}
        </p>
      </header>
      {endedAt !== null && <Notice>It was ended {moment(endedAt)}, whatever its last day is.</Notice>}
      <CouponForm coupon={coupon} />
      <div className="flex flex-wrap items-center gap-3">
        <EndCoupon coupon={coupon} />
        {deletable && <DeleteCoupon coupon={coupon} />}
      </div>
      <ChangeLog subject={`coupon:${coupon.id}`} />
    </>
  );
}
