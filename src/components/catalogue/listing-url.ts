import type { Brand } from '../../../contract/brand.ts';
import type { SubCategory } from '../../../contract/category.ts';
import { CLAIMS, DIETS } from '../../../contract/food.ts';
import { type Id, sameId } from '../../../contract/id.ts';
import { type Paise, toPaise, toRupees } from '../../../contract/money.ts';
import { SORTS } from '../../../contract/product.ts';
import { config } from '../../config.ts';
import { type Arrival, NO_FILTERS, type ProductList } from '../../stores/catalogue/product-list.ts';

/** Most pages that are loaded at once: a longer list is loaded on from there. */
const MAX_PAGES = 10;

/** What a list may be narrowed by, as far as it is known before the provider has answered. */
export interface Choices {
  /** null where only the provider's answer tells. */
  readonly subCategories: readonly SubCategory[] | null;
  readonly brands: readonly Brand[];
  /** Where that is not all of them, an id nobody knows may still be the provider's. */
  readonly allBrands: boolean;
}

/** How an address names a sub-category. */
const nameOf = ({ slug, id }: SubCategory): string => slug ?? String(id);

/** The most that a field for a price takes. */
export const MAX_PAISE = 100_000_000;

const PRICE = /^₹?\d{1,3}(?:\d*|(?:,\d{2,3})*,\d{3})(?:\.\d+)?$/;

/** A price as an address has it, in rupees; null for what is none. */
export function priceIn(text: string | null): Paise | null {
  const paise = PRICE.test(text ?? '') ? toPaise(Number(text?.replace(/[₹,]/g, ''))) : MAX_PAISE + 1;
  return paise <= MAX_PAISE ? paise : null;
}

/** Sub-category, brands, stock, prices, order and pages of a list, as its address has them; whatever else it says is not ours. */
export function arrivalInAddress(
  search: string,
  { subCategories, brands, allBrands }: Choices,
  first: number = config.firstPage,
): Arrival {
  const query = new URLSearchParams(search);
  const sub = query.get('sub');
  const page = Math.trunc(Number(query.get('page'))) || 0;
  return {
    filters: {
      subCategoryId: subCategories ? (subCategories.find((one) => nameOf(one) === sub)?.id ?? null) : sub,
      // An address is text: the provider gets its own ids back.
      brandIds: query.getAll('brand').flatMap((text): Id[] => {
        const id = brands.find((brand) => sameId(brand.id, text))?.id;
        return id !== undefined ? [id] : allBrands ? [] : [text];
      }),
      inStock: query.get('stock') === 'in',
      diet: DIETS.find((diet) => diet === query.get('diet')) ?? null,
      claims: CLAIMS.filter((claim) => query.getAll('claim').includes(claim)),
      minPrice: priceIn(query.get('min')),
      maxPrice: priceIn(query.get('max')),
      sortBy: SORTS.find((sort) => sort === query.get('sort')) ?? NO_FILTERS.sortBy,
    },
    first,
    page: Math.min(first + MAX_PAGES - 1, Math.max(first, page)),
  };
}

/** The query `search` with these filters; what is as it always is stays out of it, what is not ours stays in. */
export function withFilters(
  search: string,
  { filters, first, page }: Pick<ProductList, 'filters' | 'first' | 'page'>,
  subCategories: readonly SubCategory[] | null,
): string {
  const query = new URLSearchParams(search);
  for (const name of ['sub', 'brand', 'stock', 'diet', 'claim', 'min', 'max', 'sort', 'page']) query.delete(name);
  const sub = subCategories?.find(({ id }) => sameId(id, filters.subCategoryId));
  if (filters.subCategoryId !== null) query.set('sub', sub ? nameOf(sub) : String(filters.subCategoryId));
  for (const brand of filters.brandIds) query.append('brand', String(brand));
  if (filters.inStock) query.set('stock', 'in');
  if (filters.diet) query.set('diet', filters.diet);
  for (const claim of filters.claims) query.append('claim', claim);
  if (filters.minPrice !== null) query.set('min', String(toRupees(filters.minPrice)));
  if (filters.maxPrice !== null) query.set('max', String(toRupees(filters.maxPrice)));
  if (filters.sortBy !== NO_FILTERS.sortBy) query.set('sort', filters.sortBy);
  if (page > first) query.set('page', String(page));
  // As encodeURIComponent writes a space, so that an address stays as it was made.
  return query.size ? `?${query.toString().replaceAll('+', '%20')}` : '';
}
