import { useStore } from '@nanostores/react';
import { ChevronRight } from '../ui/icons.ts';
import { useEffect, useState } from 'react';
import { count } from '../format/count.ts';
import { rupees } from '../../contract/rupees.ts';
import { paths } from '../paths.ts';
import { $cartLines, emptyCartLines } from '../stores/cart/cart-lines.ts';
import '../components/cart/cart-bar.css';

/** The way to the cart on a phone, once the header's own has scrolled out of view and there is something in it. */
export function CartBar() {
  const { cartCount, totalPrice } = useStore($cartLines, { ssr: () => emptyCartLines });
  const [away, setAway] = useState(false);
  useEffect(() => {
    const link = document.querySelector('.cart-link');
    if (!link) return;
    const seen = new IntersectionObserver(([entry]) => setAway(entry?.isIntersecting === false));
    seen.observe(link);
    return () => seen.disconnect();
  }, []);
  if (!away || cartCount === 0) return null;
  return (
    <a className="cart-bar btn btn-primary" href={paths.cart}>
      <span className="num">
        {count(cartCount, 'item')} · {rupees(totalPrice)}
      </span>
      View cart
      <ChevronRight aria-hidden="true" />
    </a>
  );
}
