import { trusted } from '../trusted.ts';

/** Islands that come to life by themselves. */
const WAITING = 'astro-island[ssr]:not([client=needed])';
const LOOK_AGAIN_MS = 1000;
/** An island that never comes to life holds nothing up, nor does a script that never comes. */
const MAX_LOOKS = 10;

/**
 * Has the service worker keep this page, once nothing on the page waits any more: neither its first paint nor the first tap
 * shares the network or the processor with it.
 */
export async function registerServiceWorker(): Promise<void> {
  const isOn = import.meta.env.PUBLIC_SERVICE_WORKER !== 'off' && !import.meta.env.DEV;
  if (!isOn || !('serviceWorker' in navigator)) return;
  await atRest();
  try {
    await navigator.serviceWorker.register(trusted.url('/service-worker.js'), { updateViaCache: 'none' });
    if (!navigator.onLine || document.documentElement.dataset['keptAt']) return;
    const { active } = await navigator.serviceWorker.ready;
    tell(active);
    // A newer worker has taken over: it begins with the pages of its own release.
    navigator.serviceWorker.addEventListener('controllerchange', () => tell(navigator.serviceWorker.controller));
  } catch {
    // A browser that is told to keep nothing: the shop works as ever, with a network.
  }
}

/** Where this page is and what it has loaded: src/worker/service-worker.ts keeps it. */
function tell(worker: ServiceWorker | null): void {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  worker?.postMessage({ page: location.href, loaded });
}

/** Whether what the page may need later is there, to be kept with it. */
const hasAllForLater = (): boolean =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')].every(
    ({ href }) => performance.getEntriesByName(href).length > 0,
  );

async function atRest(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  let looks = 0;
  do await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS));
  while ((document.querySelector(WAITING) || !hasAllForLater()) && ++looks < MAX_LOOKS);
  if ('requestIdleCallback' in window) await new Promise((resolve) => requestIdleCallback(resolve));
}
