import { type ReactNode, useEffect } from 'react';
import type { Product } from '../../../contract/product.ts';
import { serveProductElements } from '../../stores/wishlist/product-elements.ts';
import type { CardLook } from '../../ui/card-look/card-look.ts';
import { CardSkeletons, ProductCard } from '../../ui/ProductCard.tsx';

export interface Props {
  products: readonly Product[];
  look: CardLook;
  /** Somebody else's grid holds them. */
  bare?: boolean;
  /** Number of cards on a phone's first screen. */
  visible?: number;
  /** How many more are on their way. */
  waiting?: number;
  /** Replaces Add on a card that is out of stock. */
  similar?: (product: Product) => ReactNode;
}

/** Cards side by side on a phone, whose pictures are fetched before everything else. */
const FIRST_ROW = 2;

/** Product cards. Their steppers and hearts know cart and wishlist by themselves. */
export function ProductCardList({ products, look, bare = false, visible = 0, waiting = 0, similar }: Props) {
  useEffect(serveProductElements, []);
  return (
    <div className={bare ? undefined : look.cards}>
      {products.map((product, i) => (
        <ProductCard
          key={product.id}
          product={product}
          look={look}
          fetched={i >= visible ? 'near' : i < FIRST_ROW ? 'first' : 'shown'}
          similar={product.stock === 0 ? similar?.(product) : undefined}
        />
      ))}
      {waiting > 0 && <CardSkeletons look={look} count={waiting} />}
    </div>
  );
}
