import { atom, onMount } from 'nanostores';
import type { Brand } from '../../../contract/brand.ts';
import type { SubCategory } from '../../../contract/category.ts';
import type { Claim, Diet } from '../../../contract/food.ts';
import type { Id } from '../../../contract/id.ts';
import { type Paise, toRupees } from '../../../contract/money.ts';
import {
  getBestSellers,
  getFeaturedProducts,
  getNewProducts,
  type Product,
  type Sort,
} from '../../../contract/product.ts';
import { ask } from '../../api/http.ts';
import { getProducts, type ProductQuery, searchProducts } from '../../api/product.ts';
import { config } from '../../config.ts';
import { keyedStore } from '../lib/keyed-store.ts';
import { idle, type Loaded, loadOnMount, track } from '../lib/request.ts';

/** What a shopper may narrow and order a list by. */
export interface ProductFilters {
  readonly subCategoryId: Id | null;
  readonly brandIds: readonly Id[];
  readonly inStock: boolean;
  readonly diet: Diet | null;
  readonly claims: readonly Claim[];
  /** Both included. */
  readonly minPrice: Paise | null;
  readonly maxPrice: Paise | null;
  readonly sortBy: Sort;
}

export type ProductList = Loaded<readonly Product[]> & {
  /** All products that fit, not only those loaded; null when the provider does not say. */
  readonly count: number | null;
  /** How many of them are in stock; null when the provider can't list those alone. */
  readonly inStockCount: number | null;
  /** The first page shown: a page of its own address starts further back. */
  readonly first: number;
  /** The last page loaded, or to be loaded at arrival. */
  readonly page: number;
  readonly filters: ProductFilters;
  /** What a search says besides: what narrows it down, and what was probably meant. */
  readonly subCategories: readonly SubCategory[] | null;
  readonly brands: readonly Brand[] | null;
  readonly didYouMean: string | null;
  /** Words that no result has, where nothing has all of them; the pack size that was understood. */
  readonly leftOut: readonly string[] | null;
  readonly packSize: string | null;
};

export const NO_FILTERS: ProductFilters = {
  subCategoryId: null,
  brandIds: [],
  inStock: false,
  diet: null,
  claims: [],
  minPrice: null,
  maxPrice: null,
  sortBy: 'relevance',
};

/** Whether there may be more than these filters let through. */
export const isNarrowed = ({ sortBy: _, brandIds, claims, inStock, ...others }: ProductFilters): boolean =>
  brandIds.length + claims.length > 0 || inStock || Object.values(others).some((filter) => filter !== null);

/** Whether these filters leave a list as it was built: all of it, in the usual order. */
export const isWhole = (filters: ProductFilters): boolean =>
  !isNarrowed(filters) && filters.sortBy === NO_FILTERS.sortBy;

export const noProducts: ProductList = {
  ...idle,
  data: [],
  count: null,
  inStockCount: null,
  first: config.firstPage,
  page: config.firstPage,
  filters: NO_FILTERS,
  subCategories: null,
  brands: null,
  didYouMean: null,
  leftOut: null,
  packSize: null,
};

const shelves = {
  bestSellers: getBestSellers,
  newProducts: getNewProducts,
  featuredProducts: getFeaturedProducts,
};
/** What the shelves of the home page show the beginning of. */
export type WholeShelf = keyof typeof shelves;

export type ListOf = { readonly categoryId: Id } | { readonly searchKey: string } | { readonly shelf: WholeShelf };

/** What an address says of a list before its first load. */
export type Arrival = Pick<ProductList, 'filters' | 'first' | 'page'>;

/**
 * The list of a category, a search or a shelf: the same store for whoever asks. It loads when it is shown, up to its page;
 * `arrival` is asked right before, so that the first load is already the one the address wants.
 */
export const productList = keyedStore((of: ListOf, arrival?: () => Arrival) => {
  const $list = atom(noProducts);
  // At once: what a shopper chooses right afterwards is not to be written over.
  onMount($list, () => {
    if (typeof document !== 'undefined' && !isFresh($list)) $list.set({ ...$list.get(), ...arrival?.() });
  });
  // A press before the first listener, as on Load more, loads more than this would, and is not to be overtaken by it.
  loadOnMount($list, () => $list.get().loading || isFresh($list) || reload(of));
  return $list;
});

const START = { first: config.firstPage, page: config.firstPage };

/** Changes the filters and starts at the first page again. */
export function filterProducts(of: ListOf, filters: Partial<ProductFilters>): Promise<unknown> {
  const $list = productList(of);
  $list.set({ ...$list.get(), filters: { ...$list.get().filters, ...filters }, ...START });
  return loadPages(of, config.firstPage, config.firstPage);
}

/**
 * A list is read when it is rendered and listened to when it is drawn. On a slow phone more lies in between than the second after which
 * the store is unmounted: what it has loaded meanwhile is as good as new.
 */
const FRESH_MS = 15_000;
/** When the products of a list came, and what they were filtered by. */
const loaded = new WeakMap<object, { readonly at: number; readonly filters: ProductFilters }>();
const isFresh = ($list: object): boolean => performance.now() - (loaded.get($list)?.at ?? NaN) < FRESH_MS;

/** The last load of a list, such as that of one page more. */
const lastLoads = new WeakMap<object, { readonly from: number; readonly again: () => Promise<unknown> }>();

/** Asks again for what could not be loaded. */
export function reload(of: ListOf): Promise<unknown> {
  const $list = productList(of);
  const { first, page, error } = $list.get();
  return ((error && lastLoads.get($list)?.again) || (() => loadPages(of, first, page)))();
}

/** One page more; not while other filters are being loaded, whose second page it would be, nor while one more is on its way. */
export async function loadMore(of: ListOf): Promise<void> {
  const $list = productList(of);
  const { first, page, data, loading, filters } = $list.get();
  if (!loading && data.length > 0) await loadPages(of, page + 1, page + 1, data);
  // The same pages may be on their way again, as where the list was left and come back to: the press counts all the same.
  else if (data.length === 0 || (lastLoads.get($list)?.from === first && loaded.get($list)?.filters === filters))
    await loadPages(of, first, page + 1);
}

/** Asks for pages `from` to `to` and puts them behind `before`. A newer call makes the answer to this one count for nothing. */
function loadPages(of: ListOf, from: number, to: number, before: readonly Product[] = []): Promise<unknown> {
  const $list = productList(of);
  const { filters } = $list.get();
  lastLoads.set($list, { from, again: () => loadPages(of, from, to, before) });
  const wanted = Array.from({ length: to - from + 1 }, (_, i) => from + i);
  return track(
    $list,
    () => fetchPages(of, filters, wanted),
    (pages) => {
      const { data: _, count = null, inStockCount = null, ...firstPageFields } = pages[0] ?? {};
      const last = count === null ? to : Math.max(config.firstPage, Math.ceil(count / config.pageSize));
      const data = [...before, ...pages.flatMap(({ data }) => data)];
      // A provider that can't leave out what is out of stock has not: the filter is not said to be on.
      const applied = inStockCount === null && filters.inStock ? { ...filters, inStock: false } : filters;
      loaded.set($list, { at: performance.now(), filters: applied });
      return {
        data,
        count,
        inStockCount,
        page: Math.min(to, last),
        filters: applied,
        // What only the first page of a search says.
        ...(from === config.firstPage && firstPageFields),
      };
    },
  );
}

/** One call for each page; a shelf comes whole. */
async function fetchPages(of: ListOf, filters: ProductFilters, wanted: readonly number[]) {
  if (!('shelf' in of)) return Promise.all(wanted.map((page) => fetchPage(of, filters, page)));
  const { data: whole } = await ask(shelves[of.shelf]);
  return wanted.map((page) => ({
    data: whole.slice((page - 1) * config.pageSize, page * config.pageSize),
    count: whole.length,
    inStockCount: null,
  }));
}

function fetchPage(
  of: Exclude<ListOf, { shelf: unknown }>,
  { subCategoryId, brandIds, inStock, diet, claims, minPrice, maxPrice, sortBy }: ProductFilters,
  page: number,
) {
  const query: ProductQuery = {
    page,
    limit: config.pageSize,
    sortBy,
    brandIds,
    claims,
    ...(subCategoryId !== null && { subCategoryId }),
    ...(inStock && { inStock: 'true' }),
    ...(diet && { diet }),
    ...(minPrice !== null && { minPrice: toRupees(minPrice) }),
    ...(maxPrice !== null && { maxPrice: toRupees(maxPrice) }),
  };
  return 'searchKey' in of ? searchProducts(of.searchKey, query) : getProducts({ ...query, categoryId: of.categoryId });
}
