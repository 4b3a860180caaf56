import { config } from '../config.ts';
import { paths } from '../paths.ts';
import { memoize } from './memoize.ts';
import { type WholeShelf, wholeShelves } from './shelf-lists.ts';
import { withPictures } from './shown-pictures.ts';

/** Returns the URL of a shelf's page; undefined where there is none. */
export const shelfHref = async (name: WholeShelf): Promise<string | undefined> =>
  (await wholeShelves()).some((shelf) => shelf.name === name) ? paths[name]() : undefined;

/** Returns the URLs of those pages, for the sitemap. */
export const shelfHrefs = async (): Promise<readonly string[]> =>
  (await wholeShelves()).map(({ name }) => paths[name]());

/** Returns every page of every shelf. */
export const shelfPages = memoize(async () => {
  const lists = (await wholeShelves()).map(async ({ products, ...shelf }) => ({
    ...shelf,
    products: await withPictures(products),
  }));
  return (await Promise.all(lists)).flatMap(({ name, title, products }) => {
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
});
