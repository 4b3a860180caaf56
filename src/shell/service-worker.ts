import { config } from '../config.ts';
import { fetchesAhead } from '../early/fetches-ahead.ts';
import { idle } from '../early/page-state.ts';
import { trusted } from '../trusted.ts';

/** Islands that hydrate by themselves. */
const WAITING = 'astro-island[ssr]:not([client=needed])';
const LOOK_AGAIN_MS = 1000;
/** An island that never hydrates must not block the worker. */
const MAX_LOOKS = 10;

/**
 * Has the service worker keep this page, with what it may need later, once nothing on the page waits any more: neither its first
 * paint nor the first tap shares the network or the processor with it.
 */
export async function registerServiceWorker(): Promise<void> {
  const wasLoggedIn = isLoggedIn();
  await atRest();
  const ahead = fetchesAhead();
  if (!(await register())) {
    if (ahead) prefetch();
    return;
  }
  if (!navigator.onLine || document.documentElement.dataset['keptAt']) return;
  // Log out has dropped what was visited: this page was, too.
  if (wasLoggedIn && !isLoggedIn()) return;
  const { active } = await navigator.serviceWorker.ready;
  tell(active, ahead);
  // A newer worker has taken over: it begins with the pages of its own release.
  navigator.serviceWorker.addEventListener('controllerchange', () => tell(navigator.serviceWorker.controller, ahead));
}

const isLoggedIn = (): boolean => document.cookie.includes(`${config.tokenCookie}=`);

/** Returns false where the shop has no worker, and in a browser that stores nothing: the shop then works with a network only. */
async function register(): Promise<boolean> {
  const isOn = import.meta.env.PUBLIC_SERVICE_WORKER !== 'off' && !import.meta.env.DEV;
  if (!isOn || !('serviceWorker' in navigator)) return false;
  const url = trusted.url('/service-worker.js');
  return navigator.serviceWorker.register(url, { updateViaCache: 'none' }).then(Boolean, () => false);
}

/** Where this page is, what it has loaded, and whether to cache what it may need later: src/worker/service-worker.ts. */
function tell(worker: ServiceWorker | null, ahead: boolean): void {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  worker?.postMessage({ page: location.href, loaded, ahead });
}

/**
 * Fetches what the page may need later where no worker does: for each file a page has a handful of tasks, of all of which a worker
 * relieves it.
 */
function prefetch(): void {
  const link = document.createElement('link');
  const rel = link.relList.supports('prefetch') ? 'prefetch' : 'modulepreload';
  window.fetchScripts(rel);
  const href = document.querySelector<HTMLElement>('[data-deferred]')?.dataset['deferred'];
  if (href && rel === 'prefetch' && !document.querySelector('#deferred'))
    document.head.append(Object.assign(link, { rel, href }));
}

async function atRest(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  let looks = 0;
  do await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  while (document.querySelector(WAITING) && ++looks < MAX_LOOKS);
  await idle();
}
