import { useStore } from '@nanostores/react';
import { SlidersHorizontal, X } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import type { Brand } from '../../contract/brand.ts';
import type { SubCategory } from '../../contract/category.ts';
import { type Id, sameId } from '../../contract/id.ts';
import { count as counted } from '../format/count.ts';
import { filterProducts, NO_FILTERS, noProducts, type ProductFilters, productList } from '../stores/product-list.ts';
import { EmptyState } from '../ui/EmptyState.tsx';
import { unpackProducts } from '../ui/packed.ts';
import { Filters } from './Filters.tsx';
import { ListedProducts } from './ListedProducts.tsx';
import { arrivalInAddress, withFilters } from './listing-address.ts';
import { SortBy } from './SortBy.tsx';
import './product-grid.css';

interface Props {
  categoryId: Id;
  subCategories: readonly SubCategory[];
  brands: readonly Brand[];
  /** The first products as they were at the build, packed. */
  built: string;
  count: number | null;
}

/** A category's products: narrowed by sub-category and brand, ordered, page by page. All of it lives in the address. */
export function ProductGrid({ categoryId, subCategories, brands, built, count }: Props) {
  const of = useMemo(() => ({ categoryId }), [categoryId]);
  const $list = productList(of, () => arrivalInAddress(location.search, subCategories, brands));
  const list = useStore($list, { ssr: () => noProducts });
  const first = useMemo(() => unpackProducts(built), [built]);
  const { filters } = list;

  useEffect(
    () =>
      $list.listen(({ filters, page }, before) => {
        if (filters === before?.filters && page === before.page) return;
        const query = withFilters(location.search, filters, page, subCategories);
        history.replaceState(history.state, '', location.pathname + query + location.hash);
      }),
    [],
  );

  const narrowed = filters.subCategoryId !== null || filters.brandIds.length > 0;
  const asBuilt = list.data.length === 0 && list.status !== 'Fullfilled' && !narrowed;
  const products = asBuilt ? first : list.data;
  const total = asBuilt ? count : list.count;
  const change = (changed: Partial<ProductFilters>) => void filterProducts(of, changed);
  const chosen = [
    ...subCategories
      .filter(({ id }) => id === filters.subCategoryId)
      .map(({ name }) => ({ name, without: { subCategoryId: null } })),
    ...brands
      .filter(({ id }) => has(filters.brandIds, id))
      .map(({ id, name }) => ({ name, without: { brandIds: without(filters.brandIds, id) } })),
  ];

  return (
    <div className="listing">
      <Filters subCategories={subCategories} brands={brands} filters={filters} count={total} onChange={change} />
      <div>
        <div className="tools">
          <button type="button" className="chip filter-button" popoverTarget="filters">
            <SlidersHorizontal aria-hidden="true" />
            Filter
            {filters.brandIds.length > 0 && <span className="filter-count num">{filters.brandIds.length}</span>}
          </button>
          <div className="chosen">
            <span className="sm muted num">
              {narrowed && total !== null && `${total} of ${counted(count ?? total, 'product')}`}
            </span>
            {chosen.map(({ name, without }) => (
              <button
                key={name}
                type="button"
                className="chip removable"
                aria-label={`Remove filter ${name}`}
                onClick={() => change(without)}
              >
                {name}
                <X aria-hidden="true" />
              </button>
            ))}
          </div>
          <SortBy value={filters.sortBy} onChange={(sortBy) => change({ sortBy })} />
          {subCategories.length > 0 && (
            <div className="sub-chips" role="group" aria-label="Sub-category">
              {[{ id: null, name: 'All' }, ...subCategories].map(({ id, name }) => (
                <button
                  key={id}
                  type="button"
                  className="chip"
                  aria-pressed={filters.subCategoryId === id}
                  onClick={() => change({ subCategoryId: id })}
                >
                  {name}
                </button>
              ))}
            </div>
          )}
        </div>
        {list.status === 'Fullfilled' && products.length === 0 ? (
          <EmptyState title="Nothing here with these filters" text="Try another sub-category, or take a brand off.">
            <button type="button" className="btn btn-primary" onClick={() => change(NO_FILTERS)}>
              Show everything
            </button>
          </EmptyState>
        ) : (
          <ListedProducts of={of} list={list} products={products} count={total} />
        )}
      </div>
    </div>
  );
}

const has = (ids: readonly Id[], id: Id): boolean => ids.some((other) => sameId(other, id));
const without = (ids: readonly Id[], id: Id): readonly Id[] => ids.filter((other) => !sameId(other, id));
