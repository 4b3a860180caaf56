import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { COUPON_STATES, type CouponState, type DeskCoupon } from '../../../../contract/desk-coupons.ts';
import { COUPON_STATE_WORDS, couponUses, couponWords } from '../../../format/coupon.ts';
import { $deskCoupons, loadDeskCoupons } from '../../../stores/desk/coupons.ts';
import { $unsavedCoupons, keyOf, NEW_COUPON } from '../../../stores/desk/unsaved-coupons.ts';
import { deskHref } from '../../../stores/desk/view.ts';
import { ArrowLeft, Plus } from '../../../ui/icons.ts';
import { Heading } from '../../editor/Heading.tsx';
import { StateBadge } from '../../editor/StateBadge.tsx';
import { LoadError } from '../../lib/LoadError.tsx';
import { EndCoupon } from './EndCoupon.tsx';

/** In which part of the list a coupon stands: it stays there while the list is open, so that a second tap meets the same one. */
function usePlacement(): (coupon: DeskCoupon) => CouponState {
  const [states] = useState(() => new Map<string, CouponState>());
  return ({ id, state }) => {
    const placed = states.get(String(id)) ?? state;
    states.set(String(id), placed);
    return placed;
  };
}

/** All coupons: what each gives, how often it was used and what it has cost. */
export function CouponList() {
  const { data, reason } = useStore($deskCoupons);
  const unsaved = useStore($unsavedCoupons);
  const partOf = usePlacement();
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
        <Group key={state} state={state} coupons={data?.filter((coupon) => partOf(coupon) === state) ?? []} />
      ))}
    </>
  );
}

function Group({ state, coupons }: { state: CouponState; coupons: readonly DeskCoupon[] }) {
  if (coupons.length === 0) return null;
  const title = COUPON_STATE_WORDS[state];
  return (
    <section aria-label={title}>
      <h2 className="text-lg">
        {title} <span className="font-normal text-muted">{coupons.length}</span>
      </h2>
      <ul>
        {coupons.map((coupon) => (
          <Row key={coupon.id} coupon={coupon} isMoved={coupon.state !== state} />
        ))}
      </ul>
    </section>
  );
}

interface RowProps {
  coupon: DeskCoupon;
  /** It has ended or started again since the list was opened. */
  isMoved: boolean;
}

function Row({ coupon, isMoved }: RowProps) {
  const isUnsaved = keyOf(coupon) in useStore($unsavedCoupons);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-base-300 py-2.5">
      <a
        className="inline-flex min-h-11 flex-wrap items-center gap-x-3 justify-self-start font-semibold wrap-anywhere link-hover"
        href={deskHref('shop', `coupons/${coupon.id}`)}
      >
        {coupon.code}
        {isMoved && <StateBadge>{COUPON_STATE_WORDS[coupon.state]}</StateBadge>}
        {isUnsaved && <StateBadge>Not saved</StateBadge>}
      </a>
      <EndCoupon coupon={coupon} />
      <div className="col-span-full wrap-anywhere">
        <p>{couponWords(coupon, new Date())}</p>
        <p className="text-sm/[1.45] text-muted num">{couponUses(coupon)}</p>
      </div>
    </li>
  );
}
