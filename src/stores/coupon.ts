import { atom, computed, onMount } from 'nanostores';
import type { Coupon, CouponCheck } from '../../contract/coupon.ts';
import { checkCoupon, getCoupons } from '../api/coupon.ts';
import { $session } from './auth.ts';
import { $couponAmount } from './charges.ts';
import { $customerCart, $wishes } from './customer-cart.ts';
import { idle, type Loaded, reset, track } from './request.ts';

const noCoupon: Loaded<CouponCheck | null> = { ...idle, data: null };

/** The coupon applied to the cart, or null; a refusal is the `reason`. */
export const $coupon = atom(noCoupon);

/** Asks what a code gives for the cart as the provider has it. A refused code is not kept. */
export const applyCoupon = (code: string) =>
  track(
    $coupon,
    () => checkCoupon(code),
    (data) => ({ data }),
  );

export const removeCoupon = (): void => reset($coupon, noCoupon);

/** Asks again: a changed cart may earn more or less, or no longer reach the coupon's minimum. */
export function recheckCoupon(): void {
  const code = $coupon.get().data?.code;
  if (code) void applyCoupon(code);
}

/** The coupons on offer: what can be used now first, the most helpful before the others. */
export const $coupons = atom<Loaded<readonly Coupon[]>>({ ...idle, data: [] });

export const loadCoupons = () =>
  track($coupons, getCoupons, (data) => ({
    data: [...data].sort((a, b) => rank(b) - rank(a)),
  }));

const rank = ({ usable, couponAmount }: Coupon): number => (usable === false ? -1 : (couponAmount ?? 0));

/** The total the provider knows; null while a write is under way, for it would answer for the cart before. */
const $settledTotal = computed([$customerCart, $wishes], ({ data }, wishes) =>
  wishes.size === 0 ? data.totalPrice : null,
);

onMount($coupon, () => {
  const unbind = [
    $settledTotal.listen((total) => {
      if (total !== null) queueMicrotask(recheckCoupon);
    }),
    $session.listen(removeCoupon),
    $coupon.subscribe(({ data, error }) => {
      if (error && data) $coupon.set({ ...$coupon.get(), data: null });
      $couponAmount.set(error ? 0 : (data?.couponAmount ?? 0));
    }),
  ];
  return () => {
    for (const end of unbind) end();
  };
});

// Who may use which depends on the customer and on what the cart comes to.
onMount($coupons, () => {
  if (typeof document === 'undefined') return;
  return computed([$settledTotal, $session], (total, session) =>
    total === null ? null : `${total} ${session}`,
  ).subscribe((basis) => {
    if (basis !== null) queueMicrotask(() => void loadCoupons());
  });
});
