import type { ReadableAtom } from 'nanostores';
import { useEffect } from 'react';
import type { SubCategory } from '../../../contract/category.ts';
import { config } from '../../config.ts';
import { restoreScroll } from '../../stores/lib/scroll-restoration.ts';
import { replaceUrl } from '../../stores/lib/url.ts';
import { NO_FILTERS, type ProductList } from '../../stores/catalogue/product-list.ts';
import { withFilters } from './listing-url.ts';

/**
 * Keeps the URL in step with the list's state, and restores the scroll position on Back. Returns the URL of any page of
 * the list: a prebuilt page without filters, a query with them.
 */
export function useListingUrl(
  $list: ReadableAtom<ProductList>,
  list: ProductList,
  subCategories: readonly SubCategory[] | null,
  plainPage: (page: number) => string,
): (page: number) => string {
  useEffect(() => {
    const write = (now: ProductList) => {
      const { pathname, search, hash } = location;
      const path = plainPage(now.first).split('?')[0] ?? '';
      const query = withFilters(search, now, subCategories ?? now.subCategories);
      const same = new URLSearchParams(query).toString() === new URLSearchParams(search).toString();
      if (!same || path !== pathname) replaceUrl(path + query + hash);
    };
    // On a slow device the list may have loaded before this effect runs.
    const stopFollowing = $list.subscribe(write);
    const stopKeeping = restoreScroll($list);
    return () => {
      stopFollowing();
      stopKeeping();
    };
  }, [$list]);

  return (page) => {
    if (list.filters === NO_FILTERS) return plainPage(page);
    const start = { filters: list.filters, first: config.firstPage, page };
    const base = plainPage(config.firstPage).split('?');
    return (base[0] ?? '') + withFilters(base[1] ?? '', start, subCategories ?? list.subCategories);
  };
}
