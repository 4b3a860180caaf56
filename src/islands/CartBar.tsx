import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { paths } from '../paths.ts';
import { $cartLines, emptyCartLines } from '../stores/cart/cart-lines.ts';
// It serves the steppers of the page, whether or not their own island ever wakes.
import '../stores/cart/cart-quantity.ts';
import { CartBarLink } from '../ui/CartBarLink.tsx';

/** The way to the cart on a phone, once the header's own has scrolled out of view and there is something in it. */
export function CartBar() {
  const { cartCount, totalPrice } = useStore($cartLines, { ssr: () => emptyCartLines });
  const [away, setAway] = useState(false);
  useEffect(() => {
    const link = document.querySelector(`a[href='${paths.cart}']`);
    if (!link) return;
    const seen = new IntersectionObserver(([entry]) => setAway(entry?.isIntersecting === false));
    seen.observe(link);
    return () => seen.disconnect();
  }, []);
  if (!away || cartCount === 0) return null;
  return <CartBarLink count={cartCount} total={totalPrice} />;
}
