import { getHomeCategories } from '../../contract/category.ts';
import { getBestSellersHome, getFeaturedProductsHome, getNewProductsHome } from '../../contract/product.ts';
import { memoize } from './memoize.ts';
import { catalogue } from './products.ts';
import { readOptional } from './optional.ts';
import { allCategories } from './taxonomy.ts';
import { warnOfUnits } from './units.ts';

/** So many categories stand on the home page of a provider that does not say which. */
const HOME_CATEGORIES = 12;

/** The provider's data for the home page, except banners; empty where it has none. */
export const wholeHome = memoize(async () => {
  const [homeCategories, bestSellers, featured, newProducts, all, { products }] = await Promise.all([
    readOptional(getHomeCategories, 'the choice of categories on the home page'),
    readOptional(getBestSellersHome, 'the best sellers on the home page'),
    readOptional(getFeaturedProductsHome, 'the featured products on the home page'),
    readOptional(getNewProductsHome, 'the new products on the home page'),
    allCategories(),
    catalogue(),
  ]);
  warnOfUnits(getBestSellersHome, bestSellers?.data ?? [], products);
  warnOfUnits(getFeaturedProductsHome, featured?.data ?? [], products);
  warnOfUnits(getNewProductsHome, newProducts?.data ?? [], products);
  // Only what has a page: the pages are made from the list of all categories.
  const slugs = new Map(all.map(({ id, slug }) => [String(id), slug]));
  const chosen = (homeCategories?.data ?? [])
    .filter(({ id }) => slugs.has(String(id)))
    .map((category) => ({ ...category, slug: slugs.get(String(category.id)) ?? null }));
  return {
    categories: chosen.length > 0 ? chosen : all.slice(0, HOME_CATEGORIES),
    bestSellers: bestSellers?.data ?? [],
    featured: featured?.data ?? [],
    newProducts: newProducts?.data ?? [],
  };
});
