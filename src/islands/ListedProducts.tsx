import { useEffect, useRef } from 'react';
import type { Product } from '../../contract/product.ts';
import { config } from '../config.ts';
import { count as counted } from '../format/count.ts';
import { type ListOf, loadMore, type ProductList, reload } from '../stores/product-list.ts';
import { BusyButton } from '../ui/BusyButton.tsx';
import { Notice } from '../ui/Notice.tsx';
import { CardSkeletons } from '../ui/Skeleton.tsx';
import { ProductCards } from './ProductCards.tsx';
import './listed-products.css';

interface Props {
  of: ListOf;
  list: ProductList;
  /** What is shown: the list's own products, or those of the build until they are there. */
  products: readonly Product[];
  count: number | null;
}

/** A list of products with its way to more, and a word when the provider does not answer. */
export function ListedProducts({ of, list, products, count }: Props) {
  const more =
    count === null ? list.data.length > 0 && list.data.length % config.pageSize === 0 : products.length < count;
  const cards = useRef<HTMLDivElement>(null);
  /** How many products there were when the shopper asked for more. */
  const before = useRef(0);

  useEffect(() => {
    // The button went with the last page: the focus goes on to the first product that this page brought.
    if (!more && before.current && document.activeElement === document.body)
      cards.current?.querySelectorAll<HTMLElement>('h3 a')[before.current]?.focus();
    before.current = 0;
  }, [products]);

  return (
    <div className="listed" aria-busy={list.loading && list.data.length > 0 ? true : undefined}>
      <h2 className="sr-only">Products</h2>
      {list.error && (
        <Notice
          action={
            <button type="button" className="link" onClick={() => void reload(of)}>
              Try again
            </button>
          }
        >
          {products.length > 0
            ? `${list.reason.message} Prices may have changed since this page was made.`
            : list.reason.message}
        </Notice>
      )}
      {products.length > 0 ? (
        <div ref={cards}>
          <ProductCards products={products} first={2} />
        </div>
      ) : (
        !list.error && (
          <div className="cards">
            <CardSkeletons count={8} />
          </div>
        )
      )}
      {products.length > 0 && (more || list.page > config.firstPage) && (
        <div className="load-more">
          {more && (
            <BusyButton
              type="button"
              className="btn btn-outline"
              busy={list.loading && list.data.length > 0}
              onClick={() => {
                before.current = products.length;
                void loadMore(of);
              }}
            >
              Load more
            </BusyButton>
          )}
          {count !== null && (
            <p className="sm muted num" role="status">
              Showing {products.length} of {counted(count, 'product')}
            </p>
          )}
        </div>
      )}
    </div>
  );
}
