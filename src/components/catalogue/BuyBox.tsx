import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import type { Product } from '../../../contract/product.ts';
import { count } from '../../format/count.ts';
import { packLine, unitPrice } from '../../format/pack.ts';
import { paths } from '../../paths.ts';
import { $cartLines, emptyCartLines } from '../../stores/cart/cart-lines.ts';
import { decrease, increase, limitOf, quantityOf } from '../../stores/cart/cart-quantity.ts';
import { $wishlist, emptyWishlist, isOnWishlist, toggleWishlist } from '../../stores/wishlist/wishlist.ts';
import { Heart } from '../../ui/icons.ts';
import { Price } from '../../ui/Price.tsx';
import { Stepper } from '../../ui/Stepper.tsx';
import { PricesAsOf } from './PricesAsOf.tsx';
import { SeeSimilar } from './SeeSimilar.tsx';
import './buy-box.css';

/** Low-stock threshold. */
const LOW_STOCK = 5;

interface Props {
  product: Product;
  /** No longer sold. */
  gone?: boolean;
  /** True when the provider did not answer: price and stock are those of the build. */
  unchecked?: boolean;
  /** Stands between the price and the way to buy: the pack sizes. */
  children?: ReactNode;
}

/** Price, stock, stepper and wishlist of one product. */
export function BuyBox({ product, gone = false, unchecked = false, children }: Props) {
  const quantity = quantityOf(useStore($cartLines, { ssr: () => emptyCartLines }), product.id);
  const wished = isOnWishlist(useStore($wishlist, { ssr: () => emptyWishlist }), product.id);
  const { name, price, mrp, stock, category } = product;
  const soldOut = gone || stock === 0;
  return (
    <div className="buy">
      <Price large price={price} mrp={mrp} />
      <p className="sm muted num">{[unitPrice(product), 'inclusive of all taxes'].filter(Boolean).join(', ')}</p>
      <p className="stock sm" role="status">
        {gone ? (
          <b className="out">We no longer sell this.</b>
        ) : soldOut ? (
          <b className="out">Out of stock</b>
        ) : stock !== null && stock <= LOW_STOCK ? (
          <b className="few">Only {count(stock, 'piece')} left</b>
        ) : (
          <b className="in">In stock</b>
        )}
      </p>
      {unchecked && (
        <p className="sm muted" role="status">
          <PricesAsOf />
        </p>
      )}
      {children}
      <div className="buy-bar">
        <div className="buy-bar-price num">
          <Price price={price} mrp={mrp} />
          <p className="xs muted">{packLine(product)}</p>
        </div>
        {gone && category ? (
          <a className="buy-similar btn btn-outline btn-primary" href={paths.category(category)}>
            See all of {category.name}
          </a>
        ) : soldOut && quantity === 0 ? (
          <SeeSimilar product={product} className="buy-similar btn btn-outline btn-primary" />
        ) : (
          <Stepper
            wide
            name={name}
            quantity={quantity}
            limit={limitOf(product)}
            onAdd={() => increase(product)}
            onIncrease={() => increase(product)}
            onDecrease={() => decrease(product)}
          />
        )}
        <button
          type="button"
          className={wished ? 'wish wished btn btn-outline btn-primary' : 'wish btn btn-outline btn-primary'}
          aria-label={wished ? `Remove ${name} from wishlist` : `Add ${name} to wishlist`}
          onClick={() => void toggleWishlist(product)}
        >
          <Heart aria-hidden="true" />
          <span>Wishlist</span>
        </button>
      </div>
    </div>
  );
}
