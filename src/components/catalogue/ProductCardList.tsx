import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import type { Product } from '../../../contract/product.ts';
import { $wishlist, emptyWishlist, isOnWishlist, toggleWishlist } from '../../stores/wishlist/wishlist.ts';
import type { CardLook } from '../../ui/card-look/card-look.ts';
import { ProductCard } from '../../ui/ProductCard.tsx';
import { CardSkeletons } from '../../ui/Skeleton.tsx';

export interface Props {
  products: readonly Product[];
  look: CardLook;
  /** Somebody else's grid holds them. */
  bare?: boolean;
  /** How many cards stand on a phone's first screen. */
  shown?: number;
  /** How many more are on their way. */
  waiting?: number;
  /** What stands in Add's place on a card that is out of stock. */
  similar?: (product: Product) => ReactNode;
}

/** Cards side by side on a phone, whose pictures are fetched before everything else. */
const FIRST_ROW = 2;

/** Product cards as they are for this shopper: with the hearts of the wishlist, and steppers that know the cart themselves. */
export function ProductCardList({ products, look, bare = false, shown = 0, waiting = 0, similar }: Props) {
  const wishlist = useStore($wishlist, { ssr: () => emptyWishlist });
  return (
    <div className={bare ? undefined : look.cards}>
      {products.map((product, i) => (
        <ProductCard
          key={product.id}
          product={product}
          wished={isOnWishlist(wishlist, product.id)}
          look={look}
          fetched={i >= shown ? 'near' : i < FIRST_ROW ? 'first' : 'shown'}
          onWish={wish}
          similar={product.stock === 0 ? similar?.(product) : undefined}
        />
      ))}
      {waiting > 0 && <CardSkeletons look={look} count={waiting} />}
    </div>
  );
}

const wish = (product: Product): void => void toggleWishlist(product);
