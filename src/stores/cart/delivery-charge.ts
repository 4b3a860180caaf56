import { atom, computed, onMount } from 'nanostores';
import { getSlots, type Slot } from '../../../contract/slot.ts';
import { ask } from '../../api/http.ts';
import { checkDeliveryAmount, type DeliveryCharge } from '../../api/order.ts';
import { $cartLines } from './cart-lines.ts';
import { $destinationPincode } from './destination.ts';
import { onReturn } from '../session/customer-store.ts';
import { askOptional } from '../lib/optional-call.ts';
import { idle, type Loaded, track } from '../lib/request.ts';

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
    () => {
      const query = { pincodeId: $destinationPincode.get() };
      return askOptional('slots', async () => (await ask(getSlots, { query })).data, []);
    },
    (data) => ({ data }),
  );

export const loadDeliveryCharge = () =>
  track(
    $deliveryCharge,
    () => checkDeliveryAmount($cartLines.get().totalPrice, $destinationPincode.get()),
    (data) => ({ data }),
  );

/** What the charge depends on, as one value that changes only when they do; null for an empty cart. */
const $basis = computed([$cartLines, $destinationPincode], ({ totalPrice, cartCount }, pincodeId) =>
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
  const unbind = [$destinationPincode.subscribe(load), onReturn(load)];
  return () => {
    for (const end of unbind) end();
  };
});
