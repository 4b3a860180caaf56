import { msg } from '../../contract/msg.ts';
import { getBestSellers, getFeaturedProducts, getNewProducts, type Product } from '../../contract/product.ts';
import { memoize } from './memoize.ts';
import { readOptional } from './optional.ts';
import { catalogue } from './products.ts';
import { warnOfUnits } from './units.ts';

/** The shelves of the home page that have a page of their own, with all their products. */
const SHELVES = [
  { name: 'bestSellers', title: msg('Best sellers'), call: getBestSellers },
  { name: 'featuredProducts', title: msg('Featured products'), call: getFeaturedProducts },
  { name: 'newProducts', title: msg('New products'), call: getNewProducts },
] as const;
export type WholeShelf = (typeof SHELVES)[number]['name'];

interface ShelfList {
  readonly name: WholeShelf;
  readonly title: (typeof SHELVES)[number]['title'];
  readonly products: readonly Product[];
}

/** Those that the provider has products for. */
export const wholeShelves = memoize(async (): Promise<readonly ShelfList[]> => {
  const lists = SHELVES.map(async ({ name, title, call }) => {
    const products = (await readOptional(call, `the page ${title}`))?.data ?? [];
    warnOfUnits(call, products, (await catalogue()).products);
    return { name, title, products: [...new Map(products.map((product) => [String(product.id), product])).values()] };
  });
  return (await Promise.all(lists)).filter(({ products }) => products.length > 0);
});
