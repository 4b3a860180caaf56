import { computed } from 'nanostores';
import type { Paise } from '../../../contract/money.ts';
import { $cartLines, type CartLinesState, emptyCartLines } from './cart-lines.ts';
import { $coupon } from './coupon.ts';
import { $deliveryCharge } from './delivery-charge.ts';

export type CartState = CartLinesState & { deliveryAmount: Paise; couponAmount: Paise };

export const emptyCart: CartState = { ...emptyCartLines, deliveryAmount: 0, couponAmount: 0 };

/** The cart slice of section 3: the lines with what delivery costs and the coupon takes off. */
export const $cart = computed([$cartLines, $deliveryCharge, $coupon], (lines, charge, coupon): CartState => ({
  ...lines,
  deliveryAmount: charge.data.deliveryAmount,
  couponAmount: coupon.error ? 0 : (coupon.data?.couponAmount ?? 0),
}));

/** What the customer pays, never less than nothing. */
export const toPay = ({ totalPrice, deliveryAmount, couponAmount }: CartState): Paise =>
  Math.max(0, totalPrice + deliveryAmount - couponAmount);
