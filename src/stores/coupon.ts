import { atom, computed, onMount } from 'nanostores';
import type { CouponCheck } from '../../contract/coupon.ts';
import { checkCoupon } from '../api/coupon.ts';
import { $cart } from './cart.ts';
import { $couponAmount } from './charges.ts';
import { idle, type Loaded, track } from './request.ts';

/** The coupon applied to the cart, or null; a refusal is the `reason`. */
export const $coupon = atom<Loaded<CouponCheck | null>>({ ...idle, data: null });

/** Asks what a code gives for the cart as it is now. A refused code is not kept. */
export async function applyCoupon(code: string): Promise<void> {
  const check = await track(
    $coupon,
    () => checkCoupon(code),
    (data) => ({ data }),
  );
  if (!check) $coupon.set({ ...$coupon.get(), data: null });
  $couponAmount.set(check?.couponAmount ?? 0);
}

export function removeCoupon(): void {
  $coupon.set({ ...idle, data: null });
  $couponAmount.set(0);
}

const $total = computed($cart, ({ totalPrice }) => totalPrice);

// A changed cart may earn more or less, or no longer reach the coupon's minimum.
onMount($coupon, () => {
  if (typeof document === 'undefined') return;
  return $total.listen(() => {
    const code = $coupon.get().data?.code;
    if (code) queueMicrotask(() => void applyCoupon(code));
  });
});
