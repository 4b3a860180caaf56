import { computed } from 'nanostores';
import { isBlank, toCode } from '../../../contract/typed-text.ts';
import { type Id, sameId } from '../../../contract/id.ts';
import type { SeenOrder } from '../../../contract/order-fingerprint.ts';
import type { Order } from '../../../contract/order.ts';
import type { Slot } from '../../../contract/slot.ts';
import { t } from '../../i18n/t.ts';
import { current } from '../../i18n/current.ts';
import { $addresses } from '../delivery/address.ts';
import { $cart } from '../cart/cart.ts';
import { $cartLines } from '../cart/cart-lines.ts';
import { seenLine } from '../cart/lines.ts';
import { $cartChanges } from '../cart/cart-changes.ts';
import { $checkoutState, saveCheckoutState } from '../cart/checkout-state.ts';
import { $coupon, $couponChecking } from '../cart/coupon.ts';
import { $address } from '../cart/destination.ts';
import { $deliveryCharge, $deliverySlots } from '../cart/delivery-charge.ts';
import { $deliveryInstructions } from './delivery-instructions.ts';
import { $payment } from './payment.ts';
import { $walletPayment } from './wallet-payment.ts';
import { sendOrder } from './submit-order.ts';
import { $pincode, choosePincode } from '../delivery/pincode.ts';
import { $unsupported } from '../lib/optional-call.ts';
import { substitutionFor } from '../cart/substitution.ts';
import { toast } from '../lib/toast.ts';

/** What is still missing before the order can be placed, in the order of the page; null when nothing is. */
export type Step = 'cart' | 'stock' | 'undeliverable' | 'minimum' | 'address' | 'slot' | 'payment' | null;

/** How much more the basket has to come to before it can be ordered. */
export const $belowMinimum = computed([$cartLines, $deliveryCharge], ({ totalPrice }, { data }) =>
  Math.max(0, (data.minimumOrder ?? 0) - totalPrice),
);

/** The slot chosen, as long as it is free; once it is not, `lostSlot`. */
const $slot = computed([$checkoutState, $deliverySlots], ({ slot: chosen }, { data, status }) => {
  const slot = data.find(({ id, left }) => sameId(id, chosen?.id) && left !== 0) ?? null;
  return {
    slot,
    lostSlot: chosen && !slot && status === 'Fullfilled' ? chosen : null,
    checking: chosen !== null && data.length === 0 && (status === null || status === 'Pending'),
  };
});

/** The choices that still stand: an address that was deleted or a slot that filled up is chosen no longer. */
export const $checkout = computed(
  [$payment, $slot, $couponChecking, $address, $cartLines, $cartChanges, $belowMinimum, $unsupported, $walletPayment],
  (
    payment,
    { slot, lostSlot, checking },
    couponChecking,
    address,
    { cartCount },
    changes,
    belowMinimum,
    unsupported,
    { isPaid },
  ) => {
    const steps: [NonNullable<Step>, boolean][] = [
      ['cart', cartCount === 0],
      ['stock', changes.gone.length + changes.short.length > 0],
      ['undeliverable', changes.undeliverable.length > 0],
      ['minimum', belowMinimum > 0],
      ['address', !address],
      ['slot', !slot && !unsupported.includes('slots')],
      ['payment', !isPaid && payment.paymentMethod === 'qr' && isBlank(payment.paymentReference)],
    ];
    const missing: Step = steps.find(([, isMissing]) => isMissing)?.[0] ?? null;
    // What was chosen before a reload counts once it is known to hold: nobody orders for more than they saw.
    return { ...payment, address, slot, lostSlot, missing, checking: checking || couponChecking };
  },
);

/** How many slots are offered in the place of a lost one. */
const NEXT_SLOTS = 3;

/** The free slots that come next after the one that was lost. */
export const $nextSlots = computed([$slot, $deliverySlots], ({ lostSlot }, { data }) => {
  if (!lostSlot) return [];
  const free = data.filter(({ left }) => left !== 0);
  const later = free.filter(({ date, from }) => `${date} ${from}` > `${lostSlot.date} ${lostSlot.from}`);
  return (later.length ? later : free).slice(0, NEXT_SLOTS);
});

/** Brings the first thing that is missing into view, and the keyboard to it. */
export function goToMissing(step: NonNullable<Step>): void {
  const target = document.querySelector<HTMLElement>(`[data-step="${step}"]`);
  if (!target) return;
  target.scrollIntoView({ block: 'center', behavior: 'smooth' });
  const choice = target.querySelector<HTMLElement>('input:not(:disabled), button:not(:disabled), a[href]');
  // Its choices may still be on their way.
  if (!choice) target.tabIndex = -1;
  (choice ?? target).focus({ preventScroll: true });
}

/** The address decides the pincode, and with it the charge and the slots. */
export function chooseAddress(id: Id): void {
  saveCheckoutState({ addressId: id });
  const address = $addresses.get().data.find((address) => sameId(address.id, id));
  const { pincode, label } = address ?? {};
  if (!pincode || sameId(pincode.id, $pincode.get()?.id)) return;
  choosePincode(pincode);
  toast(
    t('Delivering to {address}: the pincode is {pincode} now.', {
      address: label ?? t('that address'),
      pincode: pincode.pincode,
    }),
  );
}
export const chooseSlot = (slot: Slot): void => saveCheckoutState({ slot });

/** What the page shows of the order. */
function shownOrder(): SeenOrder {
  const { address, slot } = $checkout.get();
  const { cartList, deliveryAmount, couponAmount } = $cart.get();
  const { isUsed, offered, toPay } = $walletPayment.get();
  const walletAmount = isUsed ? offered : 0;
  return { lines: cartList.map(seenLine), address, slot, deliveryAmount, couponAmount, walletAmount, toPay };
}

/** Orders what the page shows. Returns the order, or undefined when something is missing or was refused. */
export async function submitOrder(): Promise<Order | undefined> {
  const { address, slot, missing, checking, paymentReference, ...payment } = $checkout.get();
  if (missing || checking || !address) return undefined;
  const { isUsed, isPaid, toPay } = $walletPayment.get();
  const paymentMethod = isPaid ? 'cash' : payment.paymentMethod;
  const body = {
    addressId: address.id,
    ...(slot && { slotId: slot.id }),
    couponCode: $coupon.get().data?.code ?? null,
    paymentMethod,
    paymentReference: paymentMethod === 'qr' ? toCode(paymentReference) : null,
    toPay,
    ...(isUsed && { useWallet: true }),
    language: current().locale,
    ...substitutionFor($cart.get().cartList),
    ...$deliveryInstructions.get(),
  };
  return sendOrder(body, shownOrder);
}
