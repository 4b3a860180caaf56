import { useStore } from '@nanostores/react';
import { Heart } from '../ui/icons.ts';
import { type ReactNode, useMemo } from 'react';
import type { Product } from '../../contract/product.ts';
import { count } from '../format/count.ts';
import { packLine, unitPrice } from '../format/pack.ts';
import { paths } from '../paths.ts';
import { $cart, decrease, emptyCart, increase, limitOf, quantityOf } from '../stores/cart/cart.ts';
import { isGone, noProduct, productState } from '../stores/catalogue/product.ts';
import { $wishlist, emptyWishlist, isWished, toggleWish } from '../stores/wishlist/wishlist.ts';
import { unpackProducts } from '../ui/packed.ts';
import { Price } from '../ui/Price.tsx';
import { Stepper } from '../ui/Stepper.tsx';
import { PricesAsOf } from '../components/catalogue/PricesAsOf.tsx';
import { SeeSimilar } from '../components/catalogue/SeeSimilar.tsx';
import './product-buy.css';

/** How few pieces are worth a word. */
const FEW = 5;

/** Price, stock, stepper and wishlist of one product: as built, then as the provider has it now. */
export function ProductBuy({ built, children }: { built: string; children?: ReactNode }) {
  const [asBuilt] = useMemo(() => unpackProducts(built), [built]) as [Product];
  const state = useStore(productState(asBuilt.id), { ssr: () => noProduct });
  const gone = isGone(state);
  return (
    <Buy product={state.data ?? asBuilt} gone={gone} unchecked={state.error && !gone}>
      {children}
    </Buy>
  );
}

interface BuyProps {
  product: Product;
  /** No longer sold. */
  gone?: boolean;
  /** The provider did not answer: price and stock are those of the build. */
  unchecked?: boolean;
  /** Stands between the price and the way to buy: the pack sizes. */
  children?: ReactNode;
}

export function Buy({ product, gone = false, unchecked = false, children }: BuyProps) {
  const quantity = quantityOf(useStore($cart, { ssr: () => emptyCart }), product.id);
  const wished = isWished(useStore($wishlist, { ssr: () => emptyWishlist }), product.id);
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
        ) : stock !== null && stock <= FEW ? (
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
          <a className="btn btn-outline buy-similar" href={paths.category(category)}>
            See all of {category.name}
          </a>
        ) : soldOut && quantity === 0 ? (
          <SeeSimilar product={product} look="btn btn-outline buy-similar" />
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
          className={wished ? 'btn btn-outline wish wished' : 'btn btn-outline wish'}
          aria-label={wished ? `Remove ${name} from wishlist` : `Add ${name} to wishlist`}
          onClick={() => void toggleWish(product)}
        >
          <Heart aria-hidden="true" />
          <span>Wishlist</span>
        </button>
      </div>
    </div>
  );
}
