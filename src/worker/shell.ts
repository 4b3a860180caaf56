import { assetsOf, keepAssets } from './assets.ts';
import { SHELL } from './caches.ts';
import { dated, withAge } from './kept-page.ts';

/** What the build knows of these pages: another one makes another worker, which reads them anew. */
declare const SHELL_PAGES: Readonly<Record<string, string>>;
const OFFLINE = '/offline';
const VERSION = 'x-version';

/** Keeps the cart's page and the one that stands in for what was never visited, with what they need. */
export async function keepShell(isWide: boolean): Promise<void> {
  const cache = await caches.open(SHELL);
  for (const [path, version] of Object.entries(SHELL_PAGES)) {
    if ((await cache.match(path))?.headers.get(VERSION) === version) continue;
    const response = await fetch(path, { cache: 'no-cache', priority: 'low' });
    if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
    const html = await response.text();
    await keepAssets(assetsOf(html, isWide));
    const page = dated(html, response);
    page.headers.set(VERSION, version);
    await cache.put(path, page);
  }
}

/** What stands in for a page that is not kept. */
export async function shellPage(url: string): Promise<Response | undefined> {
  const cache = await caches.open(SHELL);
  const page = (await cache.match(url)) ?? (await cache.match(OFFLINE));
  return page && withAge(page);
}
