import { atom } from 'nanostores';
import type { Paise } from '../../../contract/money.ts';

/** What delivery costs and a coupon takes off; the checkout finds them out, the cart adds them up. */
export const $deliveryAmount = atom<Paise>(0);
export const $couponAmount = atom<Paise>(0);
