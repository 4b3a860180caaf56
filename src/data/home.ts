import { getHomeCategories } from '../../contract/category.ts';
import { getBestSellersHome, getFeaturedProductsHome, getNewProductsHome } from '../../contract/product.ts';
import { memoize } from './memoize.ts';
import { read } from './provider.ts';

/** The provider's data for the home page, except banners. */
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
