import type { ReactNode } from 'react';
import type { Product } from '../../contract/product.ts';
import { t } from '../i18n/t.ts';
import { Heart } from './icons.ts';

interface Props {
  product: Product;
  /** The look of the button. */
  className: string;
  /** What the button says beside its heart. */
  children?: ReactNode;
}

/**
 * Puts a product on the wishlist or takes it off. It stands in the HTML as of a product that is not there; what it shows is the element's
 * (elements/wish-heart.ts), which alone knows the wishlist.
 */
export const WishHeart = ({ product, className, children }: Props) => (
  <wish-heart
    className="contents"
    ref={(element) => {
      if (element) element.product = product;
    }}
    suppressHydrationWarning
  >
    <button
      type="button"
      className={className}
      aria-label={t('Add {name} to wishlist', { name: product.name })}
      suppressHydrationWarning
    >
      <Heart className="in-data-wished:fill-current in-data-wished:text-error" aria-hidden="true" />
      {children}
    </button>
  </wish-heart>
);
