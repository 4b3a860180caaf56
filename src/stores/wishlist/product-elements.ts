import { $cartLines } from '../cart/cart-lines.ts';
import '../cart/cart-quantity.ts';
import { $wishlist } from './wishlist.ts';

/** Keeps cart and wishlist at work for the steppers and hearts of a page or a component (src/elements), which draw nothing of React. Returns what ends that. */
export function serveProductElements(): () => void {
  const ends = [$cartLines, $wishlist].map(($store) => $store.listen(() => {}));
  return () => {
    for (const end of ends) end();
  };
}
