import { atom, onMount, type WritableAtom } from 'nanostores';
import type { Id } from '../../../contract/id.ts';
import { getSlots, type Slot } from '../../../contract/slot.ts';
import { ask } from '../../api/http.ts';
import { type DeliveryCharge, getDeliveryAmount } from '../../api/order.ts';
import { $pincode } from './pincode.ts';
import { askOptional } from '../lib/optional-call.ts';
import { idle, type Loaded, reset, track } from '../lib/request.ts';

export const noSlots: Loaded<readonly Slot[]> = { ...idle, data: [] };
export const noCharge: Loaded<DeliveryCharge | null> = { ...idle, data: null };

/** The coming slots of the chosen pincode, or of most places while none is chosen; whatever is in the cart. */
export const $pincodeSlots = atom(noSlots);

/** What delivery to the chosen pincode costs for the smallest order; null while that is not known. */
export const $pincodeCharge = atom(noCharge);

/** Loads when shown and whenever another pincode is chosen; what was said of the last one goes at once. */
function loadForPincode<T>(
  $slice: WritableAtom<Loaded<T>>,
  empty: Loaded<T>,
  load: (pincodeId: Id | undefined) => Promise<T>,
): void {
  onMount($slice, () => {
    if (typeof document === 'undefined') return;
    return $pincode.subscribe((pincode) =>
      queueMicrotask(() => {
        reset($slice, empty);
        void track(
          $slice,
          () => load(pincode?.id),
          (data) => ({ data }) as Partial<Loaded<T>>,
        );
      }),
    );
  });
}

loadForPincode($pincodeSlots, noSlots, (pincodeId) =>
  askOptional('slots', async () => (await ask(getSlots, { query: { pincodeId } })).data, []),
);
loadForPincode($pincodeCharge, noCharge, async (pincodeId) =>
  pincodeId === undefined ? null : await getDeliveryAmount(pincodeId),
);
