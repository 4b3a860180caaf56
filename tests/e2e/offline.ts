import type { Page } from 'playwright/test';
import { unanswered } from './console-guard.ts';
import { expect } from './shop.ts';

/** What the browser writes about calls without a network, and the page about its splash. */
export const OFFLINE = [unanswered('/'), /^warning: flashscreen\.json could not be read/];

/** The names of what a cache holds. */
export const keptIn = (page: Page, name: string): Promise<string[]> =>
  page.evaluate(async (cache) => {
    const entries = await (await caches.open(cache)).keys();
    return entries.map(({ url }) => new URL(url).pathname);
  }, name);

/** Waits until the service worker has kept a page, with every script and style sheet that the page has loaded. */
export async function kept(page: Page): Promise<void> {
  await expect
    .poll(
      () =>
        page.evaluate(async () => {
          const { active } = (await navigator.serviceWorker.getRegistration()) ?? {};
          if (active?.state !== 'activated') return 'no worker';
          if (!(await caches.match(location.origin + location.pathname))) return 'no page';
          const loaded = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
          const files = loaded.filter(({ pathname }) => /^\/(?:_astro|pictures)\//.test(pathname));
          for (const { href } of files) if (!(await caches.match(href))) return `no ${href}`;
          if (!(await caches.match('/offline', { cacheName: 'shell' }))) return 'no shell';
          return 'kept';
        }),
      { timeout: 30_000 },
    )
    .toBe('kept');
}

/** Opens a page and waits until it is kept. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await kept(page);
}

/** Takes the network away. Chromium forgets that it was told so at the next page, which a device does not. */
export async function goOffline(page: Page): Promise<() => Promise<void>> {
  const cdp = await page.context().newCDPSession(page);
  const tell = (offline: boolean) =>
    cdp.send('Network.emulateNetworkConditions', { offline, latency: 0, downloadThroughput: -1, uploadThroughput: -1 });
  const again = () => void tell(true).catch(() => {});
  page.on('domcontentloaded', again);
  await page.context().setOffline(true);
  await tell(true);
  return async () => {
    page.off('domcontentloaded', again);
    await page.context().setOffline(false);
    await tell(false);
  };
}

/** What the page says of the network. */
export const line = (page: Page) => page.getByRole('status').filter({ hasText: /offline|online|reached/ });

/** The time as the line writes it. */
export const CLOCK = /([01]\d|2[0-3]):[0-5]\d/;
