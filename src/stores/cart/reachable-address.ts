import { atom, computed, onMount } from 'nanostores';
import type { Address } from '../../../contract/address.ts';
import { sameId } from '../../../contract/id.ts';
import { getCart } from '../../api/cart.ts';
import { $addresses } from '../delivery/address.ts';
import { $cartChanges } from './cart-changes.ts';
import { $pincode } from '../delivery/pincode.ts';
import { idle, type Loaded, reset, track } from '../lib/request.ts';

/** A saved address that the whole basket can go to, where it can't all go to the chosen pincode; null when there is none. */
const none: Loaded<Address | null> = { ...idle, data: null };
export const $reachableAddress = atom(none);

/** Asks for one pincode after the other, in the order of the addresses, and stops at the first that will do. */
async function findAddress(): Promise<Address | null> {
  const asked = new Set([String($pincode.get()?.id)]);
  for (const address of $addresses.get().data) {
    const { pincode } = address;
    if (!pincode || pincode.deliverable === false || asked.has(String(pincode.id))) continue;
    asked.add(String(pincode.id));
    const { data } = await getCart(pincode.id);
    if (data.length > 0 && data.every(({ deliverable }) => deliverable === true)) return address;
  }
  return null;
}

const loadReachableAddress = () => track($reachableAddress, findAddress, (data) => ({ data }));

/** What the answer depends on, as one value that changes only when it does; null when everything can go where it should. */
const $basis = computed([$cartChanges, $pincode, $addresses], ({ undeliverable }, pincode, { data }) =>
  undeliverable.length === 0 || !data.some((address) => address.pincode && !sameId(address.pincode.id, pincode?.id))
    ? null
    : JSON.stringify([pincode?.id, undeliverable.map(({ product }) => product.id), data.map(({ id }) => id)]),
);

onMount($reachableAddress, () => {
  if (typeof document === 'undefined') return;
  return $basis.subscribe((basis) => {
    if (basis === null) reset($reachableAddress, none);
    else queueMicrotask(() => void loadReachableAddress());
  });
});
