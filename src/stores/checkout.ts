import { computed, map } from 'nanostores';
import type { Address } from '../../contract/address.ts';
import { type Id, sameId } from '../../contract/id.ts';
import { toRupees } from '../../contract/money.ts';
import type { Order, PaymentMethod } from '../../contract/order.ts';
import type { Slot } from '../../contract/slot.ts';
import { paths } from '../paths.ts';
import { $address, $addresses, $addressId } from './address.ts';
import { $cart, type CartState, limitOf } from './cart.ts';
import { $coupon } from './coupon.ts';
import { $deliverySlots } from './delivery.ts';
import { placeOrder } from './order.ts';
import { choosePincode } from './pincode.ts';
import { route } from './route.ts';

/** What the shopper has chosen on the way to the order. */
interface Choice {
  readonly slotId: Id | null;
  readonly paymentMethod: PaymentMethod;
  readonly paymentReference: string;
}

const $choice = map<Choice>({
  slotId: null,
  paymentMethod: 'cash',
  paymentReference: '',
});

/** What is still missing before the order can be placed; null when nothing is. */
export type Step = 'cart' | 'stock' | 'address' | 'slot' | 'payment' | null;

/** The choices that still stand: an address that was deleted or a slot that filled up is chosen no longer. */
export const $checkout = computed([$choice, $address, $deliverySlots, $cart], (choice, address, slots, cart) => {
  const slot = slots.data.find(({ id, left }) => sameId(id, choice.slotId) && left !== 0) ?? null;
  return { ...choice, address, slot, missing: missingStep(cart, address, slot, choice) };
});

function missingStep(cart: CartState, address: Address | null, slot: Slot | null, choice: Choice): Step {
  if (cart.cartCount === 0) return 'cart';
  if (cart.cartList.some(({ product, quantity }) => quantity > limitOf(product))) return 'stock';
  if (!address || address.pincode?.deliverable === false) return 'address';
  if (!slot) return 'slot';
  return choice.paymentMethod === 'qr' && choice.paymentReference.trim() === '' ? 'payment' : null;
}

/** Brings the first thing that is missing into view, and the keyboard to it. */
export function goToMissing(step: NonNullable<Step>): void {
  const target = document.querySelector<HTMLElement>(`[data-step="${step}"]`);
  target?.scrollIntoView({ block: 'center', behavior: 'smooth' });
  target?.querySelector<HTMLElement>('input:not(:disabled), button:not(:disabled)')?.focus({ preventScroll: true });
}

export const toPay = ({ totalPrice, deliveryAmount, couponAmount }: CartState): number =>
  Math.max(0, totalPrice + deliveryAmount - couponAmount);

/** The address decides the pincode, and with it the charge and the slots. */
export function chooseAddress(id: Id): void {
  $addressId.set(id);
  const pincode = $addresses.get().data.find((address) => sameId(address.id, id))?.pincode;
  if (pincode) choosePincode(pincode);
}
export const chooseSlot = (id: Id): void => $choice.setKey('slotId', id);
export const choosePayment = (method: PaymentMethod): void => $choice.setKey('paymentMethod', method);
export const setPaymentReference = (reference: string): void => $choice.setKey('paymentReference', reference);

/** Orders what the page shows. Gives the order, or undefined when something is missing or was refused. */
export async function submitOrder(): Promise<Order | undefined> {
  const { address, slot, missing, paymentMethod, paymentReference } = $checkout.get();
  if (missing || !address || !slot) return undefined;
  const order = await placeOrder({
    addressId: address.id,
    slotId: slot.id,
    couponCode: $coupon.get().data?.code ?? null,
    paymentMethod,
    paymentReference: paymentMethod === 'qr' ? paymentReference.trim() : null,
    toPay: toRupees(toPay($cart.get())),
  });
  if (order) {
    route.go(paths.thankYou);
    $choice.set({ ...$choice.get(), slotId: null, paymentReference: '' });
  }
  return order;
}
