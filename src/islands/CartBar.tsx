import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { paths } from '../paths.ts';
import { $cartLines, emptyCartLines } from '../stores/cart/cart-lines.ts';
// Loads the cart for the steppers of the page, even where no other island is hydrated.
import '../stores/cart/cart-quantity.ts';
import { CartBarLink } from '../ui/CartBarLink.tsx';

/** The link to a filled cart on a phone, once that of the header has scrolled out of view. */
export function CartBar() {
  const { cartCount, totalPrice } = useStore($cartLines, { ssr: () => emptyCartLines });
  const [away, setAway] = useState(false);
  useEffect(() => {
    const link = document.querySelector(`a[href='${paths.cart}']`);
    if (!link) return;
    const observer = new IntersectionObserver(([entry]) => setAway(entry?.isIntersecting === false));
    observer.observe(link);
    return () => observer.disconnect();
  }, []);
  if (!away || cartCount === 0) return null;
  return <CartBarLink count={cartCount} total={totalPrice} />;
}
