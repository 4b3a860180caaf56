import { useStore } from '@nanostores/react';
import { useMemo, useState } from 'react';
import type { Claim } from '../../contract/food.ts';
import type { Brand } from '../../contract/brand.ts';
import type { SubCategory } from '../../contract/category.ts';
import type { Id } from '../../contract/id.ts';
import { $noBrands, brandsWithin, noBrands } from '../stores/catalogue/brand.ts';
import { isNarrowed, isWhole, noProducts, productList } from '../stores/catalogue/product-list.ts';
import { $search } from '../stores/lib/url.ts';
import { deserializeProducts } from '../ui/compact-products.ts';
import { inBuiltOrder } from '../components/catalogue/merge-live-products.ts';
import { Listing } from '../components/catalogue/Listing.tsx';
import { arrivalInAddress } from '../components/catalogue/listing-url.ts';
import { useListingUrl } from '../components/catalogue/use-listing-url.ts';

interface Props {
  categoryId: Id;
  /** The address of the category. */
  path: string;
  subCategories: readonly SubCategory[];
  brands: readonly Brand[];
  /** Whether those are all brands of the category. */
  allBrands: boolean;
  /** The products of this page as they were at the build, packed. */
  built: string;
  /** Which page of the category that is. */
  page: number;
  count: number | null;
  inStockCount: number | null;
  /** False at a provider that can't put products in order. */
  sortable?: boolean | undefined;
  /** False at one that can’t leave out other prices. */
  byPrice?: boolean | undefined;
  /** False at one that can’t choose by diet, or where there is nothing to choose. */
  byDiet?: boolean | undefined;
  /** What some of them claim, and others don’t; absent where the provider can’t choose by it. */
  claims?: readonly Claim[] | undefined;
}

/** A category's products: narrowed by sub-category and brand, ordered, page by page. All of it lives in the address. */
export function ProductGrid({
  categoryId,
  path,
  subCategories,
  allBrands,
  built,
  page,
  count,
  inStockCount,
  ...props
}: Props) {
  const of = useMemo(() => ({ categoryId }), [categoryId]);
  const $list = productList(of, () =>
    arrivalInAddress($search.get(), { subCategories, brands: props.brands, allBrands }, page),
  );
  const asBuiltList = useMemo(() => ({ ...noProducts, first: page, page }), [page]);
  const list = useStore($list, { ssr: () => asBuiltList });
  const first = useMemo(() => deserializeProducts(built), [built]);
  const [wantsAll, setWantsAll] = useState(false);
  const { filters } = list;
  const within = filters.subCategoryId;
  const live = useStore(wantsAll || within !== null ? brandsWithin({ categoryId, subCategoryId: within }) : $noBrands, {
    ssr: () => noBrands,
  });
  const pageHref = useListingUrl($list, list, subCategories, (n) => (n > 1 ? `${path}/${n}` : path));

  const asBuilt = list.data.length === 0 && list.status !== 'Fullfilled' && !isNarrowed(filters);
  return (
    <Listing
      of={of}
      list={list}
      products={asBuilt ? first : isWhole(filters) ? inBuiltOrder(first, list.data) : list.data}
      count={asBuilt ? count : list.count}
      inStockCount={list.status === 'Fullfilled' ? list.inStockCount : (list.inStockCount ?? inStockCount)}
      whole={count}
      sortable={props.sortable}
      byPrice={props.byPrice}
      byDiet={props.byDiet ?? true}
      claims={props.claims}
      subCategories={subCategories}
      brands={live.data ?? props.brands}
      onAllBrands={allBrands || wantsAll || within !== null ? undefined : () => setWantsAll(true)}
      pageHref={pageHref}
    />
  );
}
