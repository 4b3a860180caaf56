import { useStore } from '@nanostores/react';
import { COUPON_STATES, type CouponState, type DeskCoupon } from '../../../../contract/desk-coupons.ts';
import { groupDigits } from '../../../../contract/group-digits.ts';
import { rupees } from '../../../../contract/rupees.ts';
import { couponWords } from '../../../format/coupon.ts';
import { count } from '../../../format/count.ts';
import { $deskCoupons, loadDeskCoupons } from '../../../stores/desk/coupons.ts';
import { $unsavedCoupons, keyOf, NEW_COUPON } from '../../../stores/desk/unsaved-coupons.ts';
import { deskHref } from '../../../stores/desk/view.ts';
import { ArrowLeft, Plus } from '../../../ui/icons.ts';
import { Heading } from '../../editor/Heading.tsx';
import { StateBadge } from '../../editor/StateBadge.tsx';
import { LoadError } from '../../lib/LoadError.tsx';
import { EndCoupon } from './EndCoupon.tsx';

const STATES: Readonly<Record<CouponState, string>> = {
  running: 'Running',
  upcoming: 'To come',
  'used-up': 'Used up',
  ended: 'Ended',
};

/** All coupons: what each gives, how often it was used and what it has cost. */
export function CouponList() {
  const { data, reason } = useStore($deskCoupons);
  const unsaved = useStore($unsavedCoupons);
  return (
    <>
      <a className="-mb-3 inline-flex min-h-11 link items-center gap-1 justify-self-start" href={deskHref('shop')}>
        <ArrowLeft className="size-5" aria-hidden />
        Shop
      </a>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Heading>Coupons</Heading>
        <a className="btn btn-primary" href={deskHref('shop', `coupons/${NEW_COUPON}`)}>
          <Plus aria-hidden />
          New coupon
        </a>
      </div>
      {NEW_COUPON in unsaved && (
        <p className="text-sm/[1.45] text-muted">
          The new coupon that you began is kept on this phone: go on with New coupon.
        </p>
      )}
      {reason && <LoadError message={reason.message} onRetry={loadDeskCoupons} />}
      {!data && !reason && (
        <p className="text-muted" role="status">
          One moment…
        </p>
      )}
      {data?.length === 0 && <p className="text-muted">There is no coupon yet.</p>}
      {COUPON_STATES.map((state) => (
        <Group key={state} title={STATES[state]} coupons={data?.filter((coupon) => coupon.state === state) ?? []} />
      ))}
    </>
  );
}

function Group({ title, coupons }: { title: string; coupons: readonly DeskCoupon[] }) {
  if (coupons.length === 0) return null;
  return (
    <section aria-label={title}>
      <h2 className="text-lg">
        {title} <span className="font-normal text-muted">{coupons.length}</span>
      </h2>
      <ul>
        {coupons.map((coupon) => (
          <Row key={coupon.id} coupon={coupon} />
        ))}
      </ul>
    </section>
  );
}

/** How often a coupon was used, of how often it can be, and what it has cost. */
function usesOf({ used, totalLimit, cost }: DeskCoupon): string {
  if (used === 0) return 'Not used yet';
  const times =
    totalLimit === null ? count(used, 'time') : `${groupDigits(String(used))} of ${count(totalLimit, 'time')}`;
  return `Used ${times} · has cost ${rupees(cost)}`;
}

function Row({ coupon }: { coupon: DeskCoupon }) {
  const isUnsaved = keyOf(coupon) in useStore($unsavedCoupons);
  return (
    <li className="grid gap-x-6 gap-y-2 border-b border-base-300 py-3 md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
      <div className="min-w-0 wrap-anywhere">
        <a
          className="-my-1 inline-flex min-h-11 items-center gap-3 font-semibold link-hover"
          href={deskHref('shop', `coupons/${coupon.id}`)}
        >
          {coupon.code}
          {isUnsaved && <StateBadge>Not saved</StateBadge>}
        </a>
        <p>{couponWords(coupon, new Date())}</p>
        <p className="text-sm/[1.45] text-muted num">{usesOf(coupon)}</p>
      </div>
      <EndCoupon coupon={coupon} />
    </li>
  );
}
