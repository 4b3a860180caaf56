import { VISITED } from '../storage-keys.ts';

/** The pages that stand in for others: they belong to nobody, and stay at log out. */
export const SHELL = 'shell';
/** Scripts, styles and fonts: their names change with their content, so that each page finds those it was built with. */
export const ASSETS = 'assets';

/** Caches of what was visited, with their bounds: the oldest entry is deleted first. */
export const PRODUCTS = { name: VISITED.products, most: 50 } as const;
export const PAGES = { name: VISITED.pages, most: 50 } as const;
export const PICTURES = { name: VISITED.pictures, most: 300 } as const;
export const BOUNDED = [PRODUCTS, PAGES, PICTURES];

/** Takes out what is over the bound. A cache lists its entries in the order in which they were last written. */
export async function trimCache({ name, most }: (typeof BOUNDED)[number]): Promise<void> {
  const cache = await caches.open(name);
  const entries = await cache.keys();
  await Promise.all(entries.slice(0, Math.max(0, entries.length - most)).map((entry) => cache.delete(entry)));
}

/** Puts in what is not there yet. What can't be had is left out: the next visit tries again. */
export async function addMissing(name: string, urls: Iterable<string>): Promise<Response[]> {
  const cache = await caches.open(name);
  const added = await Promise.all(
    [...new Set(urls)].map(async (url) => {
      if (await cache.match(url)) return [];
      // A page has just loaded most of them: then the browser's own cache answers.
      const response = await fetch(url, { priority: 'low' }).catch(() => null);
      if (response?.status !== 200) return [];
      await cache.put(url, response.clone());
      return [response];
    }),
  );
  return added.flat();
}
