import type { Category } from '../../contract/category.ts';
import type { Product } from '../../contract/product.ts';
import { slugOf } from '../paths.ts';
import { allBanners, type PlacedBanner } from './banners.ts';
import { wholeHome } from './home.ts';
import { memoize, memoizeInBuild } from './memoize.ts';
import { catalogue } from './products.ts';
import { withPictures } from './shown-pictures.ts';
import { allCategories } from './taxonomy.ts';

// What pages show: what the provider has, without the pictures that could not be read.

export const allProducts = (): Promise<readonly Product[]> =>
  memoizeInBuild('shown products', async () => withPictures((await catalogue()).products));

export const categories = memoize(async (): Promise<readonly Category[]> => withPictures(await allCategories()));

export const home = memoize(async () => {
  const { categories: chosen, bestSellers, featured, newProducts } = await wholeHome();
  return {
    categories: await withPictures(chosen),
    bestSellers: await withPictures(bestSellers),
    featured: await withPictures(featured),
    newProducts: await withPictures(newProducts),
  };
});

/** A banner that was nothing but its picture is left out with it. */
export const banners = memoize(async (): Promise<readonly PlacedBanner[]> => {
  const all = await allBanners();
  const withPicture = await withPictures(all.map(({ banner }) => banner));
  return all.flatMap(({ screens }, i) => {
    const banner = withPicture[i];
    return banner && (banner.image || banner.title || banner.text) ? [{ banner, screens }] : [];
  });
});

/** How many products get a page of their own, the first in the provider's order, which ours begins with what sells; without one, all. */
const limit = (): number => Number(process.env['PREBUILT_PRODUCTS'] || Infinity);

/**
 * Every pack size that gets a page, as a product of its own: same text, its own price, stock and URL. Each URL appears once.
 * What gets none opens through the page that asks the provider, as a product does that came after the build.
 */
export const prebuiltPackSizes = memoize(async (): Promise<readonly Product[]> => {
  const listed = (await allProducts()).slice(0, limit());
  const bySlug = new Map(listed.map((product) => [slugOf(product), product]));
  for (const product of listed) {
    for (const pack of product.packs ?? []) {
      if (!bySlug.has(slugOf(pack))) bySlug.set(slugOf(pack), { ...product, ...pack });
    }
  }
  return [...bySlug.values()];
});
