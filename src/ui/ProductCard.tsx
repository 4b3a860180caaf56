import { memo, type ReactNode } from 'react';
import type { Product } from '../../contract/product.ts';
import { config } from '../config.ts';
import { percentOff } from '../format/discount.ts';
import { packLine } from '../format/pack.ts';
import { paths } from '../paths.ts';
import { Heart } from './Heart.tsx';
import { OfferTag, SoldOutTag } from './OfferTag.tsx';
import { Picture } from './Picture.tsx';
import { Price } from './Price.tsx';
import { Stepper } from './Stepper.tsx';
import { tintOf } from './tint.ts';
import './product-card.css';

interface Props {
  product: Product;
  quantity?: number;
  /** Maximum quantity in a cart. */
  limit?: number;
  wished?: boolean;
  /** Its picture is among the first a shopper sees. */
  first?: boolean;
  onAdd?: (product: Product) => void;
  onIncrease?: (product: Product) => void;
  onDecrease?: (product: Product) => void;
  onWish?: (product: Product) => void;
  /** Replaces Add when the product is out of stock: the way to similar products. */
  similar?: ReactNode;
}

/**
 * A product in lists and shelves: picture, offer, wishlist, price, name, pack and unit price, stepper. Read aloud and
 * by keyboard, its name comes before its buttons; the style sheet puts the picture on top.
 */
export const ProductCard = memo(function ProductCard({
  product,
  quantity = 0,
  limit = config.maxQuantity,
  ...props
}: Props) {
  const { name, brand, category } = product;
  const soldOut = product.stock === 0;
  const off = percentOff(product);
  return (
    <article className={soldOut ? 'sold-out card' : 'card'}>
      <h3>
        <a href={paths.product(product)}>
          {brand && !name.startsWith(brand.name) && <span className="muted">{brand.name} </span>}
          {name}
        </a>
      </h3>
      <Price price={product.price} mrp={soldOut ? null : product.mrp} saving={off < config.offerFrom} />
      <p className="pack num">{packLine(product)}</p>
      <div className={`ground ${tintOf(category)}`}>
        <Picture
          image={product.image}
          alt=""
          width={320}
          sizes="(min-width: 64rem) 11rem, 7.5rem"
          first={props.first}
        />
        {soldOut ? <SoldOutTag /> : off >= config.offerFrom && <OfferTag percent={off} />}
        <Heart name={name} wished={props.wished ?? false} onWish={() => props.onWish?.(product)} />
        {soldOut && quantity === 0 ? (
          (props.similar ?? (
            <a className="similar" href={category ? paths.category(category) : paths.categories}>
              See similar
            </a>
          ))
        ) : (
          <Stepper
            name={name}
            quantity={quantity}
            limit={limit}
            onAdd={() => props.onAdd?.(product)}
            onIncrease={() => props.onIncrease?.(product)}
            onDecrease={() => props.onDecrease?.(product)}
          />
        )}
      </div>
    </article>
  );
});
