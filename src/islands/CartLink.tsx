import { useStore } from '@nanostores/react';
import { ShoppingBasket } from '../ui/icons.ts';
import { paths } from '../paths.ts';
import { $cartLines, emptyCartLines } from '../stores/cart/cart-lines.ts';
import { Badge } from '../ui/Badge.tsx';

export function CartLink() {
  const { cartCount } = useStore($cartLines, { ssr: () => emptyCartLines });
  return (
    <a className="cart-link" href={paths.cart}>
      <ShoppingBasket aria-hidden="true" />
      <span>Your Cart</span>
      <Badge count={cartCount} />
    </a>
  );
}
