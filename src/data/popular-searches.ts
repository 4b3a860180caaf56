import { searchProducts } from '../../contract/product.ts';
import { shop } from '../shop.ts';
import { memoize } from './memoize.ts';
import { read } from './provider.ts';

/** The shop's suggested searches, without those that have no results. */
export const popularSearches = memoize(async (): Promise<readonly string[]> => {
  const found = await Promise.all(
    shop.popularSearches.map(
      async (searchKey) => (await read(searchProducts, { query: { searchKey, limit: 1 } })).data,
    ),
  );
  return shop.popularSearches.filter((_, i) => found[i]?.length);
});
