import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright';
import type { Figures } from '../goals.ts';
import { observeVisit, type Visited } from './observe-visit.ts';
import type { Tap } from './pages.ts';
import { PHONE, SLOWER_CPU } from './phone.ts';
import { SLOW_4G } from './slow-network.ts';

/** Slow 4G as DevTools applies it, request by request. https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md */
const CONDITIONS = {
  offline: false,
  latency: SLOW_4G.roundTripMs * 3.75,
  downloadThroughput: (SLOW_4G.bitsPerSecond * 0.9) / 8,
  uploadThroughput: (750 * 1024 * 0.9) / 8,
};
/** A page that does nothing for so long is idle. */
const IDLE_MS = 1500;
export const WITHIN = 30_000;
const TAPS_AGAIN_MS = 3000;

interface Opened {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly cdp: CDPSession;
}

/** What a device knows of its shopper. */
export type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;

/** A phone of its own for one visit, on slow 4G, with nothing in its cache. */
export async function openSlowly(browser: Browser, tap?: Tap, storageState?: StorageState): Promise<Opened> {
  const context = await browser.newContext({ ...PHONE, ...(storageState && { storageState }) });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', CONDITIONS);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_CPU });
  await page.addInitScript(observeVisit, { control: tap?.control ?? null, effect: tap?.effect ?? null });
  return { context, page, cdp };
}

/** A first visit that only looks: what it loads, what keeps the processor busy, and what runs although nobody uses it. */
export async function look(browser: Browser, url: string): Promise<Figures> {
  const { context, page, cdp } = await openSlowly(browser);
  try {
    const size = new Map<string, number>();
    let [document, lastEvent] = ['', Date.now()];
    cdp.on('Network.requestWillBeSent', ({ type, requestId }) => {
      if (type === 'Document' && !document) document = requestId;
      lastEvent = Date.now();
    });
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (encodedDataLength > 0) size.set(requestId, encodedDataLength);
      lastEvent = Date.now();
    });
    await page.goto(url, { waitUntil: 'load', timeout: WITHIN });
    while (Date.now() - lastEvent < IDLE_MS) await wait(100);
    const observed = await page.evaluate(lookBack);
    return {
      ...observed,
      scriptsForLater: await scriptsForLater(page),
      html: size.get(document) ?? NaN,
      requests: size.size,
      bytes: [...size.values()].reduce((sum, bytes) => sum + bytes, 0),
    };
  } finally {
    await context.close();
  }
}

/** Runs in the page when it is idle. */
function lookBack(): Figures {
  const { visit } = globalThis as Visited;
  const late = visit.longTasks.filter(({ start, duration }) => start + duration > (visit.firstPaint ?? 0));
  const bytesOf = (files: readonly PerformanceResourceTiming[]): number =>
    files.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  const scripts = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(({ name }) =>
    name.endsWith('.js'),
  );
  return {
    longTasks: late.length,
    ...(late.length > 0 && { longestTask: Math.max(...late.map(({ duration }) => duration)) }),
    hydrated: document.querySelectorAll('astro-island:not([ssr])').length,
    scripts: bytesOf(scripts),
  };
}

/** The bytes of the scripts that the page may need later: the service worker has fetched them, and nothing has run them. */
async function scriptsForLater(page: Page): Promise<number> {
  const named = new Set(
    await page.evaluate(() => {
      const loaded = new Set(performance.getEntriesByType('resource').map(({ name }) => name));
      const urls = JSON.parse(document.querySelector('[data-scripts]')?.textContent ?? '[]') as readonly string[];
      return urls.map((url) => new URL(url, location.origin).href).filter((url) => !loaded.has(url));
    }),
  );
  const context = page.context();
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker', { timeout: WITHIN }));
  for (const from = Date.now(); Date.now() - from < WITHIN; await wait(100)) {
    const fetched = await worker.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
        ({ name, encodedBodySize }) => [name, encodedBodySize] as const,
      ),
    );
    const bytes = new Map(fetched.filter(([name]) => named.has(name)));
    if (bytes.size === named.size) return [...bytes.values()].reduce((sum, size) => sum + size, 0);
  }
  throw new Error('The service worker has not fetched what the page may need later.');
}

/** A first visit with a tap as soon as there is something to tap, and another when all is there. */
export async function tapEarly(browser: Browser, url: string, tap: Tap): Promise<Figures> {
  const { context, page } = await openSlowly(browser, tap);
  try {
    // The splash, which shows once per tab session, lies over what is tapped.
    await page.addInitScript(() => sessionStorage.setItem('splash', 'seen'));
    await page.goto(url, { waitUntil: 'commit', timeout: WITHIN });
    const control = await page.waitForFunction(() => (globalThis as Visited).visit.control, null, { timeout: WITHIN });
    const { x, y } = (await control.jsonValue()) ?? { x: 0, y: 0 };
    await tapUntilEffect(page, x, y);
    if (tap.again !== undefined) {
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => ((globalThis as Visited).visit.warmTap = 0));
      for (let times = 0; times < 3; times += 1) {
        await page.locator(tap.again).first().tap();
        await wait(700);
      }
    }
    const { tapped, effect, warmTap } = await page.evaluate(() => {
      const { tapped, effect, warmTap } = (globalThis as Visited).visit;
      return { tapped, effect, warmTap };
    });
    return {
      ...(tapped !== undefined && effect !== undefined && { tapToEffect: effect - tapped }),
      // Frames faster than 16 ms are not told.
      ...(tap.again !== undefined && { warmTap: warmTap || 16 }),
    };
  } finally {
    await context.close();
  }
}

/** Taps again where a tap had no effect, as a shopper would: the time since the first tap counts. */
async function tapUntilEffect(page: Page, x: number, y: number): Promise<void> {
  for (const from = Date.now(); Date.now() - from < WITHIN;) {
    await page.touchscreen.tap(x, y);
    const works = () => (globalThis as Visited).visit.effect !== undefined;
    if (await page.waitForFunction(works, null, { timeout: TAPS_AGAIN_MS }).catch(() => null)) return;
  }
  throw new Error('No tap had an effect.');
}
