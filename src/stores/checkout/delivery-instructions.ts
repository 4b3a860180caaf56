import { computed } from 'nanostores';
import { sameId } from '../../../contract/id.ts';
import { $checkoutState, type DoorChange, saveCheckoutState } from '../cart/checkout-state.ts';
import { $address } from '../cart/destination.ts';

/**
 * What the rider is to do at the door: what was said for this order and this address, else what the address says; null where the
 * provider knows no such thing.
 */
export const $deliveryInstructions = computed([$address, $checkoutState], (address, { doorChange }) => {
  if (!address?.deliveryInstructions) return null;
  const { deliveryInstructions, deliveryNote } = address;
  if (!doorChange || !sameId(doorChange.addressId, address.id)) return { deliveryInstructions, deliveryNote };
  return { deliveryInstructions: doorChange.deliveryInstructions, deliveryNote: doorChange.deliveryNote };
});

/** Says it otherwise for this order. An empty note is one that was removed. */
export function changeDeliveryInstructions(change: Partial<Omit<DoorChange, 'addressId'>>): void {
  const [address, given] = [$address.get(), $deliveryInstructions.get()];
  if (!address || !given) return;
  saveCheckoutState({
    doorChange: { ...given, deliveryNote: given.deliveryNote ?? '', ...change, addressId: address.id },
  });
}
