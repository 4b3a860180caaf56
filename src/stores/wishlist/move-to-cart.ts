import type { Product } from '../../../contract/product.ts';
import { $cartLines } from '../cart/cart-lines.ts';
import { quantityOf, setQuantity } from '../cart/cart-quantity.ts';
import { updateQuantity } from '../cart/customer-cart.ts';
import { toast } from '../lib/toast.ts';
import { $wishlist, isOnWishlist, toggleWishlist } from './wishlist.ts';
import { t } from '../../i18n/t.ts';

/** Puts one piece into the cart, if there is none, and only then takes the product off the wishlist. */
export async function moveToCart(product: Product): Promise<void> {
  const before = quantityOf($cartLines.get(), product.id);
  const failure = before > 0 ? null : await updateQuantity(product, 1);
  if (failure || !isOnWishlist($wishlist.get(), product.id)) return;
  void toggleWishlist(product);
  toast(t('{name} is in your cart', { name: product.name }), {
    action: {
      label: t('Undo'),
      run() {
        setQuantity(product, before);
        if (!isOnWishlist($wishlist.get(), product.id)) void toggleWishlist(product);
      },
    },
  });
}
