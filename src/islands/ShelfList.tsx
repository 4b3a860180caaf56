import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { paths } from '../paths.ts';
import { noProducts, productList, type WholeShelf } from '../stores/catalogue/product-list.ts';
import { $search } from '../stores/lib/url.ts';
import { deserializeProducts } from '../ui/compact-products.ts';
import { inBuiltOrder } from '../components/catalogue/merge-live-products.ts';
import { ListedProducts } from '../components/catalogue/ListedProducts.tsx';
import { arrivalInAddress } from '../components/catalogue/listing-url.ts';
import { useListingUrl } from '../components/catalogue/use-listing-url.ts';

interface Props {
  shelf: WholeShelf;
  /** The products of this page as they were at the build, packed. */
  built: string;
  page: number;
  count: number;
}

const NO_CHOICES = { subCategories: [], brands: [], allBrands: true };

/** All of a shelf, page by page: as built, then as the provider has it now. */
export function ShelfList({ shelf, built, page, count }: Props) {
  const of = useMemo(() => ({ shelf }), [shelf]);
  const $list = productList(of, () => {
    // The provider decides the order, and parameters in the URL do not filter the shelf.
    const { first, page: last } = arrivalInAddress($search.get(), NO_CHOICES, page);
    return { filters: noProducts.filters, first, page: last };
  });
  const asBuiltList = useMemo(() => ({ ...noProducts, first: page, page }), [page]);
  const list = useStore($list, { ssr: () => asBuiltList });
  const first = useMemo(() => deserializeProducts(built), [built]);
  const pageHref = useListingUrl($list, list, [], paths[shelf]);
  const asBuilt = list.data.length === 0 && list.status !== 'Fullfilled';
  return (
    <ListedProducts
      of={of}
      list={list}
      products={asBuilt ? first : inBuiltOrder(first, list.data)}
      count={asBuilt ? count : list.count}
      pageHref={pageHref}
    />
  );
}
