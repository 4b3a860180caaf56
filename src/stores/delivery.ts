import { atom, computed, onMount } from 'nanostores';
import type { Slot } from '../../contract/slot.ts';
import { checkDeliveryAmount, type DeliveryCharge } from '../api/order.ts';
import { getSlots } from '../api/slot.ts';
import { $cart } from './cart.ts';
import { $deliveryAmount } from './charges.ts';
import { $pincode } from './pincode.ts';
import { idle, type Loaded, track } from './request.ts';

/** The charge for the cart as it is, at the chosen pincode, and from which total it is less. */
export const $deliveryCharge = atom<Loaded<DeliveryCharge>>({
  ...idle,
  data: { deliveryAmount: 0, nextStep: null },
});

/** The coming delivery slots at the chosen pincode. */
export const $deliverySlots = atom<Loaded<readonly Slot[]>>({ ...idle, data: [] });

export const loadDeliverySlots = () =>
  track(
    $deliverySlots,
    () => getSlots($pincode.get()?.id),
    (data) => ({ data }),
  );

let newest = 0;

export async function loadDeliveryCharge(totalPrice: number): Promise<void> {
  const call = ++newest;
  const $answer = atom($deliveryCharge.get());
  $deliveryCharge.set({ ...$deliveryCharge.get(), status: 'Pending', loading: true, error: false, reason: null });
  await track(
    $answer,
    () => checkDeliveryAmount(totalPrice, $pincode.get()?.id),
    (data) => ({ data }),
  );
  if (call !== newest) return; // The cart has changed meanwhile.
  $deliveryCharge.set($answer.get());
  $deliveryAmount.set($answer.get().data.deliveryAmount);
}

/** What the charge depends on, as one value that changes only when they do. */
const $basis = computed([$cart, $pincode], ({ totalPrice, cartCount }, pincode) =>
  cartCount === 0 ? '' : `${totalPrice} ${pincode?.id ?? ''}`,
);

onMount($deliveryCharge, () => {
  if (typeof document === 'undefined') return;
  return $basis.subscribe((basis) => {
    if (basis) queueMicrotask(() => void loadDeliveryCharge($cart.get().totalPrice));
  });
});

onMount($deliverySlots, () => {
  if (typeof document === 'undefined') return;
  return $pincode.subscribe(() => queueMicrotask(() => void loadDeliverySlots()));
});
