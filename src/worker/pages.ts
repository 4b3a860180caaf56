import { NetworkFirst } from 'workbox-strategies';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { assetsOf } from './assets.ts';
import { PAGES, PRODUCTS } from './caches.ts';
import { dated, withAge } from './cached-page.ts';
import type { ExtendableEvent } from './scope.ts';
import { shellPage } from './shell.ts';

/** Seconds until a cached page is shown in place of one that does not come. */
const TIMEOUT_SECONDS = 3;

/** Where the shop's pages are: no answers of the provider, no editor, no desk, no files. */
export const isPage = (pathname: string): boolean => !/^\/(?:api|editor|desk)(?:\/|$)|\.[a-z\d]+$/i.test(pathname);

/** One page, whatever it is asked: what stands behind a `?` the page's own scripts read. */
const keyOf = (url: string): string => url.replace(/[?#].*/, '');

const plugin: WorkboxPlugin = {
  cacheKeyWillBeUsed: ({ request }) => Promise.resolve(keyOf(request.url)),
  cacheWillUpdate({ request, response }) {
    // A page that is fetched ahead is not visited yet; where it is, it says so.
    const isVisited = !request.headers.has('sec-purpose');
    const isHtml = response.headers.get('content-type')?.startsWith('text/html') ?? false;
    const isWhole = response.status === 200 && !response.redirected && isHtml;
    return Promise.resolve(isVisited && isWhole ? dated(response.body, response) : null);
  },
  cachedResponseWillBeUsed: async ({ cachedResponse }) => cachedResponse && withAge(cachedResponse),
  handlerDidError: ({ request }) => shellPage(keyOf(request.url)),
};

const strategy = (cacheName: string) =>
  new NetworkFirst({
    cacheName,
    networkTimeoutSeconds: TIMEOUT_SECONDS,
    plugins: [plugin],
    matchOptions: { ignoreVary: true },
  });

const products = strategy(PRODUCTS.name);
const others = strategy(PAGES.name);
const strategyOf = (url: string) => (new URL(url).pathname.startsWith('/product/') ? products : others);

/** A page from the network or, where that is slow or fails, from the cache. */
export async function openPage(request: Request, event: ExtendableEvent): Promise<Response> {
  const response = await strategyOf(request.url).handle({ request, event });
  if (response.status < 500) return response;
  const cached = await cachedPage(request.url);
  return cached ? withAge(cached) : response;
}

/** Caches a page that is not cached yet. Returns what it names of scripts, styles and fonts; nothing where it can't be had. */
export async function cachePage(url: string, event: ExtendableEvent): Promise<string[]> {
  // `handleAll` waits until the answer is cached, too.
  if (!(await cachedPage(url))) await Promise.all(strategyOf(url).handleAll({ request: new Request(url), event }));
  return assetsOf((await (await cachedPage(url))?.text()) ?? '');
}

/** A page as it lies in its cache. */
const cachedPage = (url: string): Promise<Response | undefined> =>
  caches.match(keyOf(url), { cacheName: strategyOf(url).cacheName, ignoreVary: true });
