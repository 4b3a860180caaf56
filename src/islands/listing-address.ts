import type { SubCategory } from '../../contract/category.ts';
import { SORTS } from '../../contract/product.ts';
import { slugOf } from '../paths.ts';
import { NO_FILTERS, type ProductFilters } from '../stores/product-list.ts';

/** Sub-category, brands and order of a category's list, as its address has them. */
export function filtersInAddress(search: string, subCategories: readonly SubCategory[]): ProductFilters {
  const query = new URLSearchParams(search);
  return {
    subCategoryId: subCategories.find((sub) => slugOf(sub) === query.get('sub'))?.id ?? null,
    brandIds: query.getAll('brand'),
    sortBy: SORTS.find((sort) => sort === query.get('sort')) ?? NO_FILTERS.sortBy,
  };
}

/** The last page shown, as the address has it. */
export const pageInAddress = (search: string): number =>
  Math.min(10, Number(new URLSearchParams(search).get('page')) || 1);

/** The query of an address for these filters; what is as it always is stays out of it. */
export function addressOf(filters: ProductFilters, page: number, subCategories: readonly SubCategory[]): string {
  const query = new URLSearchParams();
  const sub = subCategories.find(({ id }) => id === filters.subCategoryId);
  if (sub) query.set('sub', slugOf(sub));
  for (const brand of filters.brandIds) query.append('brand', String(brand));
  if (filters.sortBy !== NO_FILTERS.sortBy) query.set('sort', filters.sortBy);
  if (page > 1) query.set('page', String(page));
  return query.size ? `?${query}` : '';
}
