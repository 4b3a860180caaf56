import { atom, computed } from 'nanostores';
import type { PaymentMethod } from '../../../contract/payment.ts';
import type { QrCode } from '../../../contract/qrcode.ts';
import { $checkoutState, type CheckoutState, saveCheckoutState } from '../cart/checkout-state.ts';
import { $qrCodes } from './qrcode.ts';
import type { Loaded } from '../lib/request.ts';
import { DEMO_IDENTITY } from '../../../contract/demo-identity.ts';
import { shop } from '../../shop.ts';

/** The shop's UPI id; '' without one. The demo's id belongs to no account, so that only the demo uses it. */
export const upiId: string =
  import.meta.env.PUBLIC_DEMO !== 'true' && shop.upiId === DEMO_IDENTITY.upiId ? '' : shop.upiId;

/** Whether there is something to pay by QR with, as far as is known: the shop's UPI id, or a picture of the provider. */
export const isQrOffered = (upiId: string, { status, data }: Loaded<readonly QrCode[]>): boolean =>
  upiId !== '' || status !== 'Fullfilled' || data.length > 0;

/** How it is paid now: a method that is gone is lost, and cash takes its place. */
export const paymentOf = ({ paymentMethod, paymentReference }: CheckoutState, isQr: boolean) => ({
  isQr,
  isLost: paymentMethod === 'qr' && !isQr,
  paymentMethod: isQr ? paymentMethod : ('cash' as const),
  paymentReference,
});

/** The pictures are asked for only where nothing else could be paid with. */
const $isQr = upiId ? atom(true) : computed($qrCodes, (codes) => isQrOffered('', codes));

export const $payment = computed([$checkoutState, $isQr], paymentOf);

export const choosePayment = (paymentMethod: PaymentMethod): void => saveCheckoutState({ paymentMethod });
export const setPaymentReference = (paymentReference: string): void => saveCheckoutState({ paymentReference });
