import { useStore } from '@nanostores/react';
import { ShoppingBasket } from '../ui/icons.ts';
import { paths } from '../paths.ts';
import { $cartLines, emptyCartLines } from '../stores/cart/cart-lines.ts';
// Loads the cart for the steppers of the page, even where no other island is hydrated.
import '../stores/cart/cart-quantity.ts';
import { Badge } from '../ui/Badge.tsx';
import { t } from '../i18n/t.ts';

/** Classes of its place. */
interface Props {
  look: { link: string; words: string; badge: string };
}

/** The link to the cart: an icon with a count, and a label where there is room. */
export function CartLink({ look: { link, words, badge } }: Props) {
  const { cartCount } = useStore($cartLines, { ssr: () => emptyCartLines });
  return (
    <a className={link} href={paths.cart}>
      <ShoppingBasket className="size-5.5" aria-hidden="true" />
      <span className={words}>{t('Your Cart')}</span>
      <Badge className={badge} count={cartCount} />
    </a>
  );
}
