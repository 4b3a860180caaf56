import { computed } from 'nanostores';
import { sameId } from '../../../contract/id.ts';
import { $addresses } from '../delivery/address.ts';
import { $pincode } from '../delivery/pincode.ts';
import { $checkoutState } from './checkout-state.ts';

/** Where the order goes: the address chosen, else the first, of those that lie in the chosen pincode. */
export const $address = computed([$addresses, $checkoutState, $pincode], ({ data }, { addressId }, chosen) => {
  const here = data.filter(
    ({ pincode }) => pincode?.deliverable !== false && (!chosen || !pincode || sameId(pincode.id, chosen.id)),
  );
  return here.find(({ id }) => sameId(id, addressId)) ?? here[0] ?? null;
});

/** The pincode the order goes to: the address's; before there is one, that chosen in the header. */
export const $destinationPincode = computed(
  [$address, $pincode],
  (address, pincode) => address?.pincode?.id ?? pincode?.id,
);
