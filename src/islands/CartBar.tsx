import { useStore } from '@nanostores/react';
import { ChevronRight } from '../ui/icons.ts';
import { useEffect, useState } from 'react';
import { count } from '../format/count.ts';
import { rupees } from '../../contract/rupees.ts';
import { paths } from '../paths.ts';
import { $cartLines, emptyCartLines } from '../stores/cart/cart-lines.ts';

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
  return (
    <a
      className="btn fixed inset-x-3 bottom-[calc(var(--bar)+env(safe-area-inset-bottom)+0.625rem)] z-18 justify-end shadow-float transition-[translate] duration-180 ease-out btn-primary lg:hidden low:hidden bar-away:translate-y-(--bar)"
      href={paths.cart}
      data-cart-bar
    >
      <span className="mr-auto min-w-0 whitespace-normal num">
        {count(cartCount, 'item')} · {rupees(totalPrice)}
      </span>
      View cart
      <ChevronRight aria-hidden="true" />
    </a>
  );
}
