import { useStore } from '@nanostores/react';
import { ShoppingBasket } from '../ui/icons.ts';
import { paths } from '../paths.ts';
import { $cartLines, emptyCartLines } from '../stores/cart/cart-lines.ts';
import { Badge } from '../ui/Badge.tsx';
import { tw } from '../ui/tw.ts';

const LOOKS = {
  header: {
    link: tw`btn indicator w-auto min-w-11 px-0 btn-sm max-lg:-mr-2 max-lg:btn-ghost lg:h-12 lg:btn-primary 2xl:px-2.75`,
    words: tw`max-2xl:sr-only`,
    badge: tw`2xl:static 2xl:h-5.5 2xl:min-w-3.5 2xl:border-0 2xl:text-meta`,
  },
  hero: {
    link: tw`btn indicator absolute -right-2 w-11 px-0 btn-sm max-lg:btn-ghost lg:right-0 lg:h-12 lg:w-45 lg:btn-primary`,
    words: tw`max-lg:sr-only`,
    badge: tw`lg:static lg:h-5.5 lg:min-w-3.5 lg:border-0 lg:text-meta`,
  },
};

/** The way to the cart: an icon with a count, in words where there is room. */
export function CartLink({ place = 'header' }: { place?: keyof typeof LOOKS }) {
  const { link, words, badge } = LOOKS[place];
  const { cartCount } = useStore($cartLines, { ssr: () => emptyCartLines });
  return (
    <a className={link} href={paths.cart}>
      <ShoppingBasket className="size-5.5" aria-hidden="true" />
      <span className={words}>Your Cart</span>
      <Badge className={badge} count={cartCount} />
    </a>
  );
}
