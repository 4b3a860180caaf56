import { getHomeCategories } from '../../contract/category.ts';
import { getBestSellersHome, getFeaturedProductsHome, getNewProductsHome } from '../../contract/product.ts';
import { memoize } from './memoize.ts';
import { read } from './provider.ts';

/** Everything on the home page that the provider decides, but for the banners. */
export const home = memoize(async () => {
  const [categories, bestSellers, featured, newProducts] = await Promise.all([
    read(getHomeCategories),
    read(getBestSellersHome),
    read(getFeaturedProductsHome),
    read(getNewProductsHome),
  ]);
  return {
    categories: categories.data,
    bestSellers: bestSellers.data,
    featured: featured.data,
    newProducts: newProducts.data,
  };
});
