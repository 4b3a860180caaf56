import { useEffect } from 'react';
import { $cartLines } from '../../stores/cart/cart-lines.ts';
import '../../stores/cart/cart-quantity.ts';
import { $wishlist } from '../../stores/wishlist/wishlist.ts';

/** Keeps cart and wishlist at work for the steppers and hearts (src/elements) in a component; they draw nothing of React. */
export function useProductElements(): void {
  useEffect(() => {
    const ends = [$cartLines, $wishlist].map(($store) => $store.listen(() => {}));
    return () => {
      for (const end of ends) end();
    };
  }, []);
}
