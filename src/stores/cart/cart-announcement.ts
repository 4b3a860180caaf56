import { atom, onMount } from 'nanostores';
import { $cartLines } from './cart-lines.ts';
import { $steps } from './cart-quantity.ts';
import { $cartWriting } from './customer-cart.ts';
import { announced, ANNOUNCED_AFTER_MS } from './lines.ts';

/** The live region's text: one sentence after a series of presses has been written. */
export const $cartAnnouncement = atom('');

onMount($cartAnnouncement, () => {
  let before: number | undefined;
  let resting: ReturnType<typeof setTimeout> | undefined;
  const say = () => {
    if (before === undefined || resting !== undefined || $cartWriting.get().loading) return;
    const lines = $cartLines.get();
    // A refused press changes nothing: why is in a toast.
    if (lines.cartCount !== before) $cartAnnouncement.set(announced(before, lines));
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
      }, ANNOUNCED_AFTER_MS);
    }),
    $cartWriting.listen(say),
  ];
  return () => {
    clearTimeout(resting);
    for (const end of unbind) end();
  };
});
