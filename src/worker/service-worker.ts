import type { PushMessage } from '../../contract/push.ts';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { registerQuotaErrorCallback } from 'workbox-core/registerQuotaErrorCallback.js';
import { dropUnused, cacheAssets } from './assets.ts';
import { addMissing, ASSETS, BOUNDED, trimCache, PICTURES, SHELL } from './caches.ts';
import { isPage, cachePage, openPage } from './pages.ts';
import { openOrder, showMessage } from './order-messages.ts';
import { type ExtendableEvent, scope } from './scope.ts';
import { cacheShell } from './shell.ts';

// Keeps visited pages readable without a network: docs/decisions/23-offline.md. It knows no release, and nothing of a customer.

/** A page that is at rest says where it is, and what it has loaded. */
interface Visit {
  readonly page: string;
  readonly loaded: readonly string[];
  /** Whether to cache what the page may need later, and the fallback for pages never visited. */
  readonly ahead: boolean;
}

scope.addEventListener('install', (event) => {
  // It waits for nobody: every page finds its own release's files by their names, whichever worker is there.
  void scope.skipWaiting();
  void event.addRoutes?.([{ condition: { urlPattern: { pathname: '/api/*' } }, source: 'network' }]).catch(() => {});
});

scope.addEventListener('activate', (event) => {
  const names = [SHELL, ASSETS, ...BOUNDED.map(({ name }) => name)];
  const dropOthers = async () => {
    for (const name of await caches.keys()) if (!names.includes(name)) await caches.delete(name);
  };
  event.waitUntil(Promise.all([scope.registration.navigationPreload?.enable(), dropOthers()]));
});

scope.addEventListener('message', (event) => event.waitUntil(cacheVisit(event.data as Visit, event).catch(() => {})));

scope.addEventListener('push', (event) => event.waitUntil(showMessage(event.data?.json() as PushMessage)));
scope.addEventListener('notificationclick', (event) => event.waitUntil(openOrder(event.notification)));

async function cacheVisit({ page, loaded, ahead }: Visit, event: ExtendableEvent): Promise<void> {
  if (!isPage(new URL(page).pathname)) return;
  // The first page was there before the worker.
  const named = await cachePage(page, event);
  const urls = loaded.map((url) => new URL(url)).filter(({ origin }) => origin === location.origin);
  const pathsIn = (folder: string) => urls.map(({ pathname }) => pathname).filter((path) => path.startsWith(folder));
  await cacheAssets([...(ahead ? named : []), ...pathsIn('/_astro/')]);
  await addMissing(PICTURES.name, pathsIn('/pictures/'));
  for (const kind of BOUNDED) await trimCache(kind);
  await dropUnused();
  // An installation fetches nothing, so that it can't fail: what is missing is tried again at the next visit.
  if (ahead) await cacheShell(new URL(page).pathname);
}

const within =
  (folder: string) =>
  ({ url, sameOrigin }: { url: URL; sameOrigin: boolean }) =>
    sameOrigin && url.pathname.startsWith(folder);

registerRoute(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isPage(url.pathname),
  ({ request, event }) => openPage(request, event),
);
registerRoute(within('/_astro/'), new CacheFirst({ cacheName: ASSETS }));
registerRoute(within('/pictures/'), new StaleWhileRevalidate({ cacheName: PICTURES.name }));
registerQuotaErrorCallback(() => caches.delete(PICTURES.name));
