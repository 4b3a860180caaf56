import { isOtherLocale } from '../../contract/other-locales.ts';
import { assetsOf, cacheAssets } from './assets.ts';
import { ASSETS, SHELL } from './caches.ts';
import { dated, withAge } from './cached-page.ts';

/** What the build knows of these pages, in the worker's first line: another one makes another worker, which reads them anew. */
declare const SHELL_PAGES: Readonly<Record<string, string>>;
/** What the path of a page begins with that is not in English. */
function localeOf(path: string): string {
  const [, first = ''] = path.split('/');
  return isOtherLocale(first) ? `/${first}` : '';
}
const VERSION = 'x-version';

/** Keeps the cart's page and the one that stands in for what was never visited, in the language of a page, with what they need. */
export async function cacheShell(page: string): Promise<void> {
  const cache = await caches.open(SHELL);
  for (const [path, version] of Object.entries(SHELL_PAGES)) {
    if (localeOf(path) !== localeOf(page)) continue;
    if ((await cache.match(path))?.headers.get(VERSION) === version) continue;
    const response = await fetch(path, { cache: 'no-cache', priority: 'low' });
    if (response.status !== 200) throw new Error(`${path}: ${response.status}`);
    const html = await response.text();
    await cacheAssets(assetsOf(html));
    // Incomplete, the fallback is not stored: the next visit tries again.
    const assets = await caches.open(ASSETS);
    const found = await Promise.all(assetsOf(html).map((url) => assets.match(url)));
    if (!found.every(Boolean)) continue;
    const stored = dated(html, response);
    stored.headers.set(VERSION, version);
    await cache.put(path, stored);
  }
}

/** The fallback for a page that is not cached. */
export async function shellPage(url: string): Promise<Response | undefined> {
  const cache = await caches.open(SHELL);
  const offline = `${localeOf(new URL(url).pathname)}/offline`;
  const page = (await cache.match(url)) ?? (await cache.match(offline)) ?? (await cache.match('/offline'));
  return page && withAge(page);
}
