import { atom, onMount } from 'nanostores';
import { rupees } from '../../../contract/rupees.ts';
import { $cartLines } from './cart-lines.ts';
import { $steps } from './cart-quantity.ts';
import { $pendingChanges } from './customer-cart.ts';

/** Milliseconds without another press before the change is announced. */
const DEBOUNCE_MS = 700;

/** The live region's text: one sentence after a series of presses has been written. */
export const $cartAnnouncement = atom('');

onMount($cartAnnouncement, () => {
  let before: number | undefined;
  let resting: ReturnType<typeof setTimeout> | undefined;
  const say = () => {
    if (before === undefined || resting !== undefined || $pendingChanges.get().size > 0) return;
    const { cartCount, totalPrice } = $cartLines.get();
    // A refused press changes nothing: why is in a toast.
    if (cartCount !== before)
      $cartAnnouncement.set(
        `${cartCount > before ? 'Added' : 'Removed'}, ${cartCount} in cart, total ${rupees(totalPrice)}`,
      );
    before = undefined;
  };
  const unbind = [
    $steps.listen(() => {
      before ??= $cartLines.get().cartCount;
      $cartAnnouncement.set('');
      clearTimeout(resting);
      resting = setTimeout(() => {
        resting = undefined;
        say();
      }, DEBOUNCE_MS);
    }),
    $pendingChanges.listen(say),
  ];
  return () => {
    clearTimeout(resting);
    for (const end of unbind) end();
  };
});
