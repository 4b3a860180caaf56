import type { ReactNode } from 'react';
import type { Brand } from '../../../contract/brand.ts';
import type { SubCategory } from '../../../contract/category.ts';
import { type Claim, DIETS } from '../../../contract/food.ts';
import { sameId } from '../../../contract/id.ts';
import type { Product } from '../../../contract/product.ts';
import {
  filterProducts,
  isNarrowed,
  type ListOf,
  NO_FILTERS,
  type ProductFilters,
  type ProductList,
} from '../../stores/catalogue/product-list.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Filters } from './Filters.tsx';
import { ListedProducts } from './ListedProducts.tsx';
import { ListingToolbar } from './ListingToolbar.tsx';
import { t } from '../../i18n/t.ts';

interface Props {
  of: ListOf;
  list: ProductList;
  /** What is shown: the list's own products, or those of the build until they are there. */
  products: readonly Product[];
  /** How many fit, how many of them are in stock, and how many there are without filters. */
  count: number | null;
  inStockCount: number | null;
  whole: number | null;
  /** Whether the provider can put products in order; it can, where nobody says otherwise. */
  sortable?: boolean | undefined;
  /** Whether there may be veg and non-veg among them; asked of the products where nobody says. */
  byDiet?: boolean | undefined;
  /** What some of them claim, and others don’t. */
  claims?: readonly Claim[] | undefined;
  /** Whether the provider can leave out other prices. */
  byPrice?: boolean | undefined;
  subCategories: readonly SubCategory[];
  brands: readonly Brand[];
  /** Asks for the brands that are not among these. */
  onAllBrands?: (() => void) | undefined;
  /** Returns the URL of a page of this list. */
  pageHref: (page: number) => string;
  /** What to say where there is nothing, without filters. */
  none?: ReactNode;
}

/** A list with what narrows it down beside it, or on a phone in a sheet; the same for a category and a search. */
export function Listing({
  of,
  list,
  products,
  whole,
  sortable = true,
  byPrice = true,
  subCategories,
  brands,
  ...props
}: Props) {
  const { filters } = list;
  const change = (changed: Partial<ProductFilters>) => void filterProducts(of, changed);
  const chosen = {
    subCategory: subCategories.find(({ id }) => sameId(id, filters.subCategoryId)),
    brands: brands.filter(({ id }) => filters.brandIds.some((brandId) => sameId(brandId, id))),
  };
  const { none } = props;
  const byDiet = props.byDiet ?? (filters.diet !== null || hasBothDiets(products));
  const loaded = list.status === 'Fullfilled';
  const empty = loaded && products.length === 0;
  if (empty && none && !isNarrowed(filters)) return none;
  const canFilter = !loaded || subCategories.length + brands.length > 0 || props.inStockCount !== null || byPrice;
  return (
    <div
      className={
        canFilter
          ? 'lg:grid lg:grid-cols-[13rem_minmax(0,1fr)] lg:items-start lg:gap-10 xl:grid-cols-[15rem_minmax(0,1fr)] xl:gap-12'
          : undefined
      }
    >
      {canFilter && (
        <Filters
          subCategories={subCategories}
          brands={brands}
          filters={filters}
          count={props.count}
          inStockCount={props.inStockCount}
          byDiet={byDiet}
          claims={props.claims ?? filters.claims}
          // A search's other filters come with what is found, and stand above.
          byPrice={byPrice && (loaded || products.length > 0 || isNarrowed(filters))}
          onChange={change}
          onAllBrands={props.onAllBrands}
        />
      )}
      <div>
        {(canFilter || sortable) && (
          <ListingToolbar
            subCategories={subCategories}
            chosen={chosen}
            canFilter={canFilter}
            filters={filters}
            count={props.count}
            whole={whole}
            sortable={sortable}
            onChange={change}
          />
        )}
        {empty && isNarrowed(filters) ? (
          <EmptyState
            title={t('Nothing here with these filters')}
            text={t('Try another sub-category, or take a filter off.')}
          >
            <button type="button" className="btn btn-primary" onClick={() => change(NO_FILTERS)}>
              {t('Show everything')}
            </button>
          </EmptyState>
        ) : (
          <ListedProducts of={of} list={list} products={products} count={props.count} pageHref={props.pageHref} />
        )}
      </div>
    </div>
  );
}

const hasBothDiets = (products: readonly Product[]): boolean =>
  DIETS.every((diet) => products.some((product) => product.diet === diet));
