import { type ReactNode, useEffect } from 'react';
import { LOW_STOCK } from '../../../contract/stock-limits.ts';
import type { Product } from '../../../contract/product.ts';
import { packLine, unitPrice } from '../../format/pack.ts';
import { paths } from '../../paths.ts';
import { serveProductElements } from '../../stores/wishlist/product-elements.ts';
import { CartStepper } from '../../ui/CartStepper.tsx';
import { Price } from '../../ui/Price.tsx';
import { WishHeart } from '../../ui/WishHeart.tsx';
import { AddToList } from './AddToList.tsx';
import { PricesAsOf } from './PricesAsOf.tsx';
import { SeeSimilar } from './SeeSimilar.tsx';
import { ShareProduct } from './ShareProduct.tsx';
import { tw } from '../../ui/tw.ts';
import { plural, t } from '../../i18n/t.ts';

const SIMILAR = tw`btn h-12 flex-1 btn-outline btn-primary lg:h-13`;

interface Props {
  product: Product;
  /** No longer sold. */
  gone?: boolean;
  /** True when the provider did not answer: price and stock are those of the build. */
  unchecked?: boolean;
  /** The pack sizes, between the price and the stepper. */
  children?: ReactNode;
}

/** Price, stock, stepper and wishlist of one product. */
export function BuyBox({ product, gone = false, unchecked = false, children }: Props) {
  useEffect(serveProductElements, []);
  const { price, mrp, stock, category } = product;
  const soldOut = gone || stock === 0;
  return (
    <div className="mt-3.5">
      <div className="flex items-start justify-between gap-2">
        <Price large price={price} mrp={mrp} />
        <div className="-mt-1 -mr-2 -mb-2 flex flex-none">
          {import.meta.env.PUBLIC_ADAPTER !== 'on' && <AddToList product={product} />}
          <ShareProduct product={product} />
        </div>
      </div>
      <p className="text-sm/[1.45] text-muted num">
        {[unitPrice(product), t('inclusive of all taxes')].filter(Boolean).join(', ')}
      </p>
      <p className="mt-1 text-sm/[1.45]" role="status">
        {gone ? (
          <b className="font-semibold text-error">{t('We no longer sell this.')}</b>
        ) : soldOut ? (
          <b className="font-semibold text-error">{t('Out of stock')}</b>
        ) : stock !== null && stock <= LOW_STOCK ? (
          <b className="font-semibold text-spice">
            {plural(stock, 'Only {count} piece left', 'Only {count} pieces left')}
          </b>
        ) : (
          <b className="font-semibold text-success">{t('In stock')}</b>
        )}
      </p>
      {unchecked && (
        <p className="text-sm/[1.45] text-muted" role="status">
          <PricesAsOf />
        </p>
      )}
      {children}
      {/* On a phone the way to buy stays in reach of the thumb, above the bar at the bottom. */}
      <div
        className="mt-6 flex items-center gap-3 held:fixed held:inset-x-0 held:bottom-[calc(var(--bar)+env(safe-area-inset-bottom))] held:z-19 held:min-h-20 held:bg-surface held:px-4 held:py-2 held:shadow-edge held:transition-[translate] held:duration-180 held:ease-out held:bar-away:translate-y-(--bar)"
        data-buy-bar
        suppressHydrationWarning
      >
        <div className="hidden min-w-22 num held:block">
          <Price price={price} mrp={mrp} />
          <p className="text-meta/cosy text-muted">{packLine(product)}</p>
        </div>
        {gone && category ? (
          <a className={SIMILAR} href={paths.category(category)}>
            {t('See all of {category}', { category: category.name })}
          </a>
        ) : soldOut ? (
          <>
            <div className="flex flex-1 in-data-in-cart:hidden">
              <SeeSimilar product={product} className={SIMILAR} />
            </div>
            <div className="flex flex-1 not-in-data-in-cart:hidden">
              <CartStepper wide product={product} />
            </div>
          </>
        ) : (
          <CartStepper wide product={product} />
        )}
        {/* As wide as with its word, which a browser may paint after it. */}
        <WishHeart
          product={product}
          className="btn h-12 border-base-300 btn-outline px-3 btn-primary lg:h-13 lg:min-w-36 lg:border-primary lg:px-5"
        >
          <span className="max-lg:sr-only">{t('Wishlist')}</span>
        </WishHeart>
      </div>
    </div>
  );
}
