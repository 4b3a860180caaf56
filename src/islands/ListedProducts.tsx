import type { Product } from '../../contract/product.ts';
import { count as counted } from '../format/count.ts';
import { filterProducts, type ListOf, loadMore, type ProductList } from '../stores/product-list.ts';
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
  onMore?: () => void;
}

/** A list of products with its way to more, and a word when the provider does not answer. */
export function ListedProducts({ of, list, products, count, onMore = () => void loadMore(of) }: Props) {
  const more = count === null ? list.data.length > 0 && list.data.length % 20 === 0 : products.length < count;
  return (
    <div className="listed" aria-busy={list.loading && list.data.length > 0 ? true : undefined}>
      <h2 className="sr-only">Products</h2>
      {list.error && (
        <Notice
          action={
            <button type="button" className="link" onClick={() => void filterProducts(of, {})}>
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
        <ProductCards products={products} first={2} />
      ) : (
        !list.error && (
          <div className="cards">
            <CardSkeletons count={8} />
          </div>
        )
      )}
      {products.length > 0 && more && (
        <div className="load-more">
          <button
            type="button"
            className="btn btn-outline"
            disabled={list.loading && list.data.length > 0}
            onClick={onMore}
          >
            Load more
          </button>
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
