import { getBestSellers, getFeaturedProducts, getNewProducts, type Product } from '../../contract/product.ts';
import { config } from '../config.ts';
import { paths } from '../paths.ts';
import { memoize } from './memoize.ts';
import { readOptional } from './provider.ts';

/** The shelves of the home page that have a page of their own, with all their products. */
const SHELVES = [
  { name: 'bestSellers', title: 'Best sellers', call: getBestSellers },
  { name: 'featuredProducts', title: 'Featured products', call: getFeaturedProducts },
  { name: 'newProducts', title: 'New products', call: getNewProducts },
] as const;
export type WholeShelf = (typeof SHELVES)[number]['name'];

interface ShelfList {
  readonly name: WholeShelf;
  readonly title: string;
  readonly products: readonly Product[];
}

/** Those that the provider has products for. */
const wholeShelves = memoize(async (): Promise<readonly ShelfList[]> => {
  const lists = SHELVES.map(async ({ name, title, call }) => {
    const products = (await readOptional(call))?.data ?? [];
    return { name, title, products: [...new Map(products.map((product) => [String(product.id), product])).values()] };
  });
  return (await Promise.all(lists)).filter(({ products }) => products.length > 0);
});

/** Returns the URL of a shelf's page; undefined where there is none. */
export const shelfHref = async (name: WholeShelf): Promise<string | undefined> =>
  (await wholeShelves()).some((shelf) => shelf.name === name) ? paths[name]() : undefined;

/** Returns the URLs of those pages, for the sitemap. */
export const shelfHrefs = async (): Promise<readonly string[]> =>
  (await wholeShelves()).map(({ name }) => paths[name]());

/** Returns every page of every shelf. */
export async function shelfPages() {
  return (await wholeShelves()).flatMap(({ name, title, products }) => {
    const pages = Math.ceil(products.length / config.pageSize);
    return Array.from({ length: pages }, (_, i) => ({
      name,
      title,
      page: i + 1,
      pages,
      count: products.length,
      products: products.slice(i * config.pageSize, (i + 1) * config.pageSize),
    }));
  });
}
