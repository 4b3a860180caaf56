import type { Brand } from '../../contract/brand.ts';
import type { SubCategory } from '../../contract/category.ts';
import { sameId } from '../../contract/id.ts';
import { SORTS } from '../../contract/product.ts';
import { config } from '../config.ts';
import { type Arrival, NO_FILTERS, type ProductFilters } from '../stores/product-list.ts';

/** Most pages that are loaded at once: a longer list is loaded on from there. */
const MOST_PAGES = 10;

/** How an address names a sub-category. */
const nameOf = ({ slug, id }: SubCategory): string => slug ?? String(id);

/** Sub-category, brands, order and pages of a category's list, as its address has them; whatever else it says is not ours. */
export function arrivalInAddress(
  search: string,
  subCategories: readonly SubCategory[],
  brands: readonly Brand[],
): Arrival {
  const query = new URLSearchParams(search);
  const wanted = query.getAll('brand');
  return {
    filters: {
      subCategoryId: subCategories.find((sub) => nameOf(sub) === query.get('sub'))?.id ?? null,
      // An address is text: the provider gets its own ids back.
      brandIds: brands.filter(({ id }) => wanted.some((brand) => sameId(brand, id))).map(({ id }) => id),
      sortBy: SORTS.find((sort) => sort === query.get('sort')) ?? NO_FILTERS.sortBy,
    },
    page: Math.min(MOST_PAGES, Math.max(config.firstPage, Math.trunc(Number(query.get('page'))) || 0)),
  };
}

/** The query `search` with these filters; what is as it always is stays out of it, what is not ours stays in. */
export function withFilters(
  search: string,
  filters: ProductFilters,
  page: number,
  subCategories: readonly SubCategory[],
): string {
  const query = new URLSearchParams(search);
  for (const name of ['sub', 'brand', 'sort', 'page']) query.delete(name);
  const sub = subCategories.find(({ id }) => id === filters.subCategoryId);
  if (sub) query.set('sub', nameOf(sub));
  for (const brand of filters.brandIds) query.append('brand', String(brand));
  if (filters.sortBy !== NO_FILTERS.sortBy) query.set('sort', filters.sortBy);
  if (page > config.firstPage) query.set('page', String(page));
  return query.size ? `?${query}` : '';
}
