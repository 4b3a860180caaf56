import * as v from 'valibot';
import { msg } from './msg.ts';
import { maybe } from './schema.ts';

export const PaymentMethod = v.picklist(['cash', 'qr'], msg('Please choose how you want to pay.'));
export type PaymentMethod = v.InferOutput<typeof PaymentMethod>;

/**
 * Where a payment by QR code stands. `checking`: the customer gave a reference, the shop has not looked yet.
 * `refused`: the shop found no such payment. `refunded`: it is in the customer's wallet.
 */
export const PAYMENT_STATUSES = ['checking', 'confirmed', 'refused', 'refunded'] as const;
export const PaymentStatus = v.picklist(PAYMENT_STATUSES);
export type PaymentStatus = v.InferOutput<typeof PaymentStatus>;
/** From the provider: an unknown value counts as null. */
export const KnownPaymentStatus = v.fallback(maybe(PaymentStatus), null);

export const NO_REFERENCE = msg(
  'This is no payment reference. It is the UTR or transaction number in your UPI app, 12 digits or longer.',
);

/** UTRs have 12 digits, transaction ids of UPI apps up to 35 letters and digits; a word typed in their place has few digits. */
const REFERENCE = /^(?=(?:[A-Z]*\d){6})[A-Z\d]{12,35}$/i;

/** Without spaces, dashes and whatever else is no letter and no digit of any script. */
const lettersAndDigits = (typed: string): string => typed.replaceAll(/[^\p{L}\p{N}]/gu, '');

/**
 * A payment reference as it counts, whatever its letters' case, spaces and dashes.
 *
 * @example paymentKey(' 4123-4567 8901') // '412345678901'
 */
export const paymentKey = (typed: string): string => lettersAndDigits(typed).toUpperCase();

/** Whether it can be a payment reference at all; whether it is one, only the bank knows. */
export const isPaymentReference = (typed: string): boolean => REFERENCE.test(lettersAndDigits(typed));
