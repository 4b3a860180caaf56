import { useEffect, useRef } from 'react';
import type { Product } from '../../../contract/product.ts';
import { config } from '../../config.ts';
import { type ListOf, loadMore, type ProductList, reload } from '../../stores/catalogue/product-list.ts';
import { listLook } from '../../ui/card-look/list-look.ts';
import { MoreLink } from '../../ui/MoreLink.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { CardSkeletons } from '../../ui/ProductCard.tsx';
import { tw } from '../../ui/tw.ts';
import { PricesAsOf } from './PricesAsOf.tsx';
import { ProductCards } from './ProductCards.tsx';
import { plural, t } from '../../i18n/t.ts';

const LINK = tw`inline-flex min-h-11 link items-center gap-1 link-hover`;

interface Props {
  of: ListOf;
  list: ProductList;
  /** What is shown: the list's own products, or those of the build until they are there. */
  products: readonly Product[];
  count: number | null;
  /** Returns the URL of a page of this list. */
  pageHref: (page: number) => string;
}

/** A list of products with its way to more, and a word when the provider does not answer. */
export function ListedProducts({ of, list, products, count, pageHref }: Props) {
  const before = (list.first - 1) * config.pageSize;
  const reached = before + products.length;
  const more = count === null ? list.data.length > 0 && list.data.length % config.pageSize === 0 : reached < count;
  const cards = useRef<HTMLDivElement>(null);
  /** How many products there were when the shopper asked for more. */
  const had = useRef(0);

  /** Pages of the URL that are still loading: skeletons take their place. */
  const waiting = list.loading ? Math.max(0, Math.min(list.page * config.pageSize, count ?? Infinity) - reached) : 0;

  useEffect(() => {
    // The button went with the last page: the focus goes on to the first product that this page brought.
    if (!more && had.current && document.activeElement === document.body)
      cards.current?.querySelectorAll<HTMLElement>('h3 a')[had.current]?.focus();
    had.current = 0;
    // What was loaded, not what is shown: that is put in order anew for every look.
  }, [list.data]);

  return (
    <div aria-busy={list.loading && list.data.length > 0 ? true : undefined}>
      <h2 className="sr-only">{t('Products')}</h2>
      {list.error && (
        <div className="mb-4">
          <Notice
            action={
              <button type="button" className={LINK} onClick={() => void reload(of)}>
                {t('Try again')}
              </button>
            }
          >
            {products.length > 0 && list.data.length === 0 ? <PricesAsOf /> : list.reason.message}
          </Notice>
        </div>
      )}
      {list.first > config.firstPage && (
        <p className="mb-2">
          <a className={LINK} href={pageHref(list.first - 1)} rel="prev">
            {t('Earlier products')}
          </a>
        </p>
      )}
      {products.length > 0 ? (
        <div ref={cards}>
          <ProductCards look={listLook} products={products} visible={6} waiting={waiting} />
        </div>
      ) : (
        !list.error && (
          <div className={listLook.cards}>
            <CardSkeletons look={listLook} count={8} />
          </div>
        )
      )}
      {products.length > 0 && (more || list.page > config.firstPage) && (
        <div className="mt-10 grid justify-items-center gap-3">
          {more && (
            <MoreLink
              href={pageHref(list.page + 1)}
              busy={list.loading && list.data.length > 0}
              onMore={() => {
                had.current = products.length;
                void loadMore(of);
              }}
            />
          )}
          {count !== null && (
            <p className="text-sm/[1.45] text-muted num" role="status">
              {plural(count, 'Showing {range} of {count} product', 'Showing {range} of {count} products', {
                range: before > 0 ? `${before + 1}–${reached}` : reached,
              })}
            </p>
          )}
        </div>
      )}
    </div>
  );
}
