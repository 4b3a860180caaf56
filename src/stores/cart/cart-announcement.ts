import { atom, onMount } from 'nanostores';
import { rupees } from '../../format/rupees.ts';
import { $cartLines } from './cart-lines.ts';
import { $steps } from './cart-quantity.ts';
import { $wishes } from './customer-cart.ts';

/** Milliseconds without another press until the shopper has done. */
const REST = 700;

/** What screen readers hear of the cart: one sentence once a row of presses is over and written. */
export const $cartSaid = atom('');

onMount($cartSaid, () => {
  let before: number | undefined;
  let resting: ReturnType<typeof setTimeout> | undefined;
  const say = () => {
    if (before === undefined || resting !== undefined || $wishes.get().size > 0) return;
    const { cartCount, totalPrice } = $cartLines.get();
    // A refused press changes nothing: why is in a toast.
    if (cartCount !== before)
      $cartSaid.set(`${cartCount > before ? 'Added' : 'Removed'}, ${cartCount} in cart, total ${rupees(totalPrice)}`);
    before = undefined;
  };
  const unbind = [
    $steps.listen(() => {
      before ??= $cartLines.get().cartCount;
      $cartSaid.set('');
      clearTimeout(resting);
      resting = setTimeout(() => {
        resting = undefined;
        say();
      }, REST);
    }),
    $wishes.listen(say),
  ];
  return () => {
    clearTimeout(resting);
    for (const end of unbind) end();
  };
});
