import { atom, type WritableAtom } from 'nanostores';
import type { Id } from '../../contract/id.ts';
import type { Product, Sort } from '../../contract/product.ts';
import { getProducts, type ProductQuery, searchProducts } from '../api/product.ts';
import { config } from '../config.ts';
import { customerId } from './auth.ts';
import { idle, type Loaded, loadOnMount, track } from './request.ts';

/** What a shopper may narrow and order a list by. */
export interface ProductFilters {
  readonly subCategoryId: Id | null;
  readonly brandIds: readonly Id[];
  readonly sortBy: Sort;
}

export type ProductList = Loaded<readonly Product[]> & {
  /** All products that fit, not only those loaded; null when the provider does not say. */
  readonly count: number | null;
  /** The last page loaded. */
  readonly page: number;
  readonly filters: ProductFilters;
};

export const NO_FILTERS: ProductFilters = { subCategoryId: null, brandIds: [], sortBy: 'relevance' };

export const noProducts: ProductList = {
  ...idle,
  data: [],
  count: null,
  page: config.firstPage,
  filters: NO_FILTERS,
};

export type ListOf = { readonly categoryId: Id } | { readonly searchKey: string };

const lists = new Map<string, WritableAtom<ProductList>>();

/** The list of a category or a search: the same store for whoever asks. Its first page loads when it is shown. */
export function productList(of: ListOf): WritableAtom<ProductList> {
  const key = JSON.stringify(of);
  const known = lists.get(key);
  if (known) return known;
  const $list = atom(noProducts);
  lists.set(key, $list);
  loadOnMount($list, () => loadPages(of, $list.get().page));
  return $list;
}

/** Changes the filters and starts at the first page again. */
export function filterProducts(of: ListOf, filters: Partial<ProductFilters>): Promise<unknown> {
  const $list = productList(of);
  $list.set({ ...$list.get(), filters: { ...$list.get().filters, ...filters }, page: config.firstPage });
  return loadPages(of, config.firstPage);
}

export function loadMore(of: ListOf): Promise<unknown> {
  const { page, data } = productList(of).get();
  return loadPages(of, page + 1, data);
}

/** Asks for one page and puts it behind `before`. An answer to filters that have since changed is dropped. */
function loadPages(of: ListOf, page: number, before: readonly Product[] = []): Promise<unknown> {
  const $list = productList(of);
  const { filters } = $list.get();
  return track(
    $list,
    () => fetchPage(of, filters, page),
    ({ data, count }) => ($list.get().filters === filters ? { data: [...before, ...data], count, page } : {}),
  );
}

function fetchPage(of: ListOf, { subCategoryId, brandIds, sortBy }: ProductFilters, page: number) {
  const id = customerId();
  const query: ProductQuery = {
    page,
    limit: config.pageSize,
    sortBy,
    brandIds,
    ...(id !== undefined && { customerId: id }),
    ...(subCategoryId !== null && { subCategoryId }),
  };
  return 'searchKey' in of ? searchProducts(of.searchKey, query) : getProducts({ ...query, categoryId: of.categoryId });
}
