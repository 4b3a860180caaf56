import { atom, computed, onMount } from 'nanostores';
import type { Slot } from '../../../contract/slot.ts';
import { checkDeliveryAmount, type DeliveryCharge } from '../../api/order.ts';
import { getSlots } from '../../api/slot.ts';
import { $address } from '../delivery/address.ts';
import { $cart } from './cart.ts';
import { $deliveryAmount } from './charges.ts';
import { onReturn } from '../session/customer-store.ts';
import { $pincode } from '../delivery/pincode.ts';
import { idle, type Loaded, track } from '../lib/request.ts';

/** Where the order would go: the address decides; before there is one, the pincode chosen in the header. */
const $deliveryPincode = computed([$address, $pincode], (address, pincode) => address?.pincode?.id ?? pincode?.id);

/** Before the provider has said anything of the charge. */
export const unknownCharge: DeliveryCharge = {
  deliveryAmount: 0,
  nextStep: null,
  minimumOrder: null,
  deliverable: true,
};

/** The charge for the cart as it is, and from which total it is less. */
export const $deliveryCharge = atom<Loaded<DeliveryCharge>>({ ...idle, data: unknownCharge });

/** The coming delivery slots. */
export const $deliverySlots = atom<Loaded<readonly Slot[]>>({ ...idle, data: [] });

export const loadDeliverySlots = () =>
  track(
    $deliverySlots,
    () => getSlots($deliveryPincode.get()),
    (data) => ({ data }),
  );

export const loadDeliveryCharge = () =>
  track(
    $deliveryCharge,
    () => checkDeliveryAmount($cart.get().totalPrice, $deliveryPincode.get()),
    (data) => {
      $deliveryAmount.set(data.deliveryAmount);
      return { data };
    },
  );

/** What the charge depends on, as one value that changes only when they do; null for an empty cart. */
const $basis = computed([$cart, $deliveryPincode], ({ totalPrice, cartCount }, pincodeId) =>
  cartCount === 0 ? null : `${totalPrice} ${pincodeId ?? ''}`,
);

onMount($deliveryCharge, () => {
  if (typeof document === 'undefined') return;
  return $basis.subscribe((basis) => {
    if (basis !== null) queueMicrotask(() => void loadDeliveryCharge());
  });
});

onMount($deliverySlots, () => {
  if (typeof document === 'undefined') return;
  const load = () => queueMicrotask(() => void loadDeliverySlots());
  const unbind = [$deliveryPincode.subscribe(load), onReturn(load)];
  return () => {
    for (const end of unbind) end();
  };
});
