import { memo, type ReactNode } from 'react';
import type { Product } from '../../contract/product.ts';
import { isOffer, percentOff } from '../format/discount.ts';
import { packLine } from '../format/pack.ts';
import { paths } from '../paths.ts';
import type { CardLook } from './card-look/card-look.ts';
import { CartStepper } from './CartStepper.tsx';
import { saysBrand } from './compact-products.ts';
import { DietMark } from './DietMark.tsx';
import { OfferTag, SoldOutTag } from './OfferTag.tsx';
import { type Fetched, Picture } from './Picture.tsx';
import { Price } from './Price.tsx';
import { tintOf } from './tint.ts';
import { tw } from './tw.ts';
import { WishHeart } from './WishHeart.tsx';
import { t } from '../i18n/t.ts';

interface Props {
  product: Product;
  look: CardLook;
  /** When its picture is fetched. */
  fetched?: Fetched;
  /** Stands in Add's place when the product is out of stock and not in the cart: the way to similar products. */
  similar?: ReactNode;
}

/** Where the stepper of a card stands. As wide around Add, which then moves nothing when it gives way; beside it the picture can be tapped. */
const STEPPER_PLACE = tw`pointer-events-none absolute inset-x-2 bottom-2 z-2 [&_:is(a,button,output)]:pointer-events-auto`;

const HEART = tw`btn absolute top-0.5 right-0.5 z-2 btn-square border-0 bg-transparent text-muted btn-sm hover:text-error`;

/** The way to what is similar, in Add's place. */
export const SIMILAR = tw`btn w-full border-transparent bg-pill text-sm text-primary btn-sm`;

/**
 * A product in lists and shelves: picture, offer, wishlist, price, name, pack and unit price, stepper. Read aloud and
 * by keyboard, its name comes before its buttons; to the eye the picture stands on top.
 */
export const ProductCard = memo(function ProductCard({ product, look, ...props }: Props) {
  const { name, brand, category } = product;
  const soldOut = product.stock === 0;
  const off = percentOff(product);
  const tag = soldOut || isOffer(product);
  return (
    <article className="card min-w-0" suppressHydrationWarning>
      <h3
        data-given=""
        className={`order-1 mt-0.5 line-clamp-2 text-name/snug font-medium lg:text-base/snug ${soldOut ? 'text-muted' : ''}`}
      >
        {/* The name's link covers the card; heart and stepper lie above it. */}
        <a
          className="after:absolute after:inset-0 after:z-1 after:rounded-box focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-2 focus-visible:after:outline-primary"
          href={paths.product(product)}
        >
          {brand && !saysBrand(name, brand.name) && <span className="text-muted">{brand.name} </span>}
          {name}
        </a>
      </h3>
      {/* One line: a saving that has no room beside the prices goes out of sight. */}
      <Price
        className={soldOut ? 'h-6 overflow-hidden text-muted' : 'h-6 overflow-hidden'}
        price={product.price}
        mrp={soldOut ? null : product.mrp}
        saving={!isOffer(product)}
      />
      <p className="order-2 mt-0.75 text-meta/[1.35] text-muted num">
        <DietMark diet={product.diet} />
        {packLine(product)}
      </p>
      <div className={`relative order-first rounded-box bg-(--tint) ${tintOf(category)} ${look.ground}`}>
        <Picture
          className={`${look.art({ wide: soldOut, tag })} ${soldOut ? 'opacity-42 grayscale-60' : ''}`}
          image={product.image}
          alt=""
          width={320}
          sizes="(min-width: 64rem) 11rem, 7.5rem"
          fetched={props.fetched}
          onTile
        />
        {soldOut ? <SoldOutTag /> : tag && <OfferTag percent={off} />}
        <WishHeart product={product} className={HEART} />
        <div className={STEPPER_PLACE}>
          {soldOut ? (
            <>
              <div className="in-data-in-cart:hidden">
                {props.similar ?? (
                  <a className={SIMILAR} href={category ? paths.category(category) : paths.categories}>
                    {t('See similar')}
                  </a>
                )}
              </div>
              <div className="not-in-data-in-cart:hidden">
                <CartStepper product={product} />
              </div>
            </>
          ) : (
            <CartStepper product={product} terse={look.terse ?? false} />
          )}
        </div>
      </div>
    </article>
  );
});

/** Skeletons of product cards, of exactly their size. */
export const CardSkeletons = ({ count, look }: { count: number; look: CardLook }) =>
  Array.from({ length: count }, (_, i) => (
    <div key={i} className="card min-w-0" aria-hidden="true">
      <div className={`rounded-box bg-tint-sand ${look.ground}`} />
      <span className="my-0.75 h-4.5 w-2/5 skeleton" />
      <span className="mt-1.25 mb-0.75 h-3.5 w-[85%] skeleton" />
      <span className="mt-1.25 h-3 w-3/5 skeleton" />
    </div>
  ));
