import { atom, computed, onMount } from 'nanostores';
import { type Coupon, type CouponCheck, getCoupons } from '../../../contract/coupon.ts';
import { checkCoupon } from '../../api/coupon.ts';
import { type CallError, RefusedError } from '../../api/errors.ts';
import { ask } from '../../api/http.ts';
import { $session } from '../session/auth.ts';
import { $checkoutState, saveCheckoutState } from './checkout-state.ts';
import { $customerCart, $pendingChanges } from './customer-cart.ts';
import { askOptional } from '../lib/optional-call.ts';
import { idle, type Loaded, type RequestState, reset, track } from '../lib/request.ts';

interface CouponState {
  readonly data: CouponCheck | null;
  /** The code that was applied, and no longer is for the `reason` given. */
  readonly lost: string | null;
}

const noCoupon: RequestState & CouponState = { ...idle, data: null, lost: null };

/** The coupon applied to the cart, or null; a refusal is the `reason`. */
export const $coupon = atom(noCoupon);

/** Asks for a code's discount on the provider's cart. A refused code is not stored. */
export async function applyCoupon(code: string): Promise<void> {
  const applied = await track(
    $coupon,
    () => checkCoupon(code, $customerCart.get().data.totalPrice),
    (data) => ({ data, lost: null }),
  );
  const { reason } = $coupon.get();
  if (applied && $coupon.get().data === applied) saveCheckoutState({ couponCode: applied.code });
  else if (reason && isRefusal(reason) && $checkoutState.get().couponCode === code) {
    $coupon.set({ ...$coupon.get(), lost: code });
    saveCheckoutState({ couponCode: null });
  }
}

/** Not what a coupon that still counts is lost by: a session that has ended, or a provider in trouble. */
const isRefusal = (reason: CallError): boolean =>
  reason instanceof RefusedError && reason.status < 500 && ![401, 408, 429].includes(reason.status);

export function removeCoupon(): void {
  saveCheckoutState({ couponCode: null });
  reset($coupon, noCoupon);
}

/** Asks again: a changed cart may earn more or less, or no longer reach the coupon's minimum. */
export async function recheckCoupon(): Promise<void> {
  const code = $checkoutState.get().couponCode;
  const { status, data } = $customerCart.get();
  const isKnown = status === 'Fullfilled' || data.count > 0;
  if (code !== null && $session.get() !== null && isKnown) await applyCoupon(code);
}

/** Whether what the coupon takes off is still to be heard of. */
export const $couponChecking = computed(
  [$coupon, $checkoutState, $session],
  ({ loading, data, error }, { couponCode }, session) =>
    session !== null && (loading || (couponCode !== null && data === null && !error)),
);

/** The coupons on offer: what can be used now first, the most helpful before the others. */
export const $coupons = atom<Loaded<readonly Coupon[]>>({ ...idle, data: [] });

const loadCoupons = () =>
  track(
    $coupons,
    () => askOptional('coupons', async () => (await ask(getCoupons)).data, []),
    (data) => ({
      data: [...data].sort((a, b) => rank(b) - rank(a)),
    }),
  );

const rank = ({ usable, couponAmount }: Coupon): number => (usable === false ? -1 : (couponAmount ?? 0));

/** The total the provider knows; null while a write is under way, for it would answer for the cart before. */
const $syncedTotal = computed([$customerCart, $pendingChanges], ({ data }, changes) =>
  changes.size === 0 ? data.totalPrice : null,
);

onMount($coupon, () => {
  const unbind = [
    $syncedTotal.subscribe((total) => {
      if (total !== null) queueMicrotask(() => void recheckCoupon());
    }),
    $session.listen(() => reset($coupon, noCoupon)),
    $coupon.subscribe(({ data, error }) => {
      if (error && data) $coupon.set({ ...$coupon.get(), data: null });
    }),
  ];
  return () => {
    for (const end of unbind) end();
  };
});

// Who may use which depends on the customer and on what the cart comes to.
onMount($coupons, () => {
  if (typeof document === 'undefined') return;
  return computed([$syncedTotal, $session], (total, session) =>
    total === null ? null : `${total} ${session}`,
  ).subscribe((basis) => {
    if (basis !== null) queueMicrotask(() => void loadCoupons());
  });
});
