import type { Page } from 'playwright/test';

/** What a page showed, and since when. */
interface Shown {
  readonly at: number;
  /** 0 as long as it says Add. */
  readonly quantity: number;
  readonly badge: string;
  readonly bar: string;
  readonly hydrated: boolean;
}

export interface TapLog {
  /** When each tap was made, in milliseconds. */
  readonly taps: readonly number[];
  /** Each change of what a frame showed. */
  readonly shown: readonly Shown[];
}

/** The tests' shop sends its files as they are; a server compresses scripts to a third, and HTML to a sixth. */
const UNCOMPRESSED = 3;

/** Milliseconds that `calculate` takes on the machine of docs/benchmarks.md while it does nothing else. */
const QUIET_MS = 27;

/** How many times as long as there a script takes here and now. */
const slowness = (page: Page): Promise<number> =>
  page.evaluate((quiet) => {
    const calculate = (): number => {
      const begun = performance.now();
      let value = 1;
      for (let i = 0; i < 4_000_000; i += 1) value = (value * 1_664_525 + i) >>> 0;
      return value === 0 ? 0 : performance.now() - begun;
    };
    const [, , , median = quiet] = Array.from({ length: 7 }, calculate).sort((a, b) => a - b);
    return median / quiet;
  }, QUIET_MS);

/**
 * Makes the page slow: 4 times the time for each script of a quiet machine, and slow 4G. What a busy machine takes longer by itself
 * counts towards it, so that the phone is the same one on each.
 */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const network = { latency: 150, downloadThroughput: (UNCOMPRESSED * 1.6e6) / 8, uploadThroughput: 750e3 / 8 };
  await session.send('Network.emulateNetworkConditions', { offline: false, ...network });
  await session.send('Emulation.setCPUThrottlingRate', { rate: Math.max(1, 4 / (await slowness(page))) });
}

/**
 * Taps on Add of the product at `place` in the first second after the first paint of the next page, scrolled until the header is
 * away, and keeps what each frame shows.
 */
export async function tapAfterPaint(page: Page, taps: number, place: number): Promise<() => Promise<TapLog>> {
  await page.addInitScript(
    ([count, nth]) => {
      const log = { taps: [] as number[], shown: [] as object[] };
      Object.assign(window, { log });
      let stepper: Element | undefined;
      let last = '';
      const look = () => {
        const badge = document.querySelector<HTMLElement>('a[href="/cart"] .badge');
        const bar = document.querySelector<HTMLElement>('[data-cart-bar]:not([hidden])');
        const shown = {
          quantity: Number(stepper?.querySelector('output')?.textContent ?? 0),
          badge: badge?.hidden ? '' : (badge?.textContent ?? ''),
          bar: bar?.firstElementChild?.textContent ?? '',
          hydrated: Boolean(stepper && !stepper.closest('astro-island[ssr]')),
        };
        const now = JSON.stringify(shown);
        if (stepper && now !== last) log.shown.push({ at: performance.now(), ...shown });
        last = now;
        requestAnimationFrame(look);
      };
      const tap = () => {
        const button = stepper?.lastElementChild;
        if (!(button instanceof HTMLElement)) throw new Error('There is no Add.');
        log.taps.push(performance.now());
        button.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
        button.click();
      };
      const begin = () => {
        // The page may have been painted before all of it was there.
        stepper = document.querySelectorAll('main [data-stepper]')[nth];
        if (!stepper) return void requestAnimationFrame(begin);
        stepper.scrollIntoView({ block: 'center' });
        look();
        for (let i = 0; i < count; i += 1) setTimeout(tap, i * (900 / count));
      };
      const watch = new PerformanceObserver((list) => {
        if (list.getEntriesByName('first-contentful-paint').length === 0) return;
        watch.disconnect();
        begin();
      });
      watch.observe({ type: 'paint', buffered: true });
    },
    [taps, place] as const,
  );
  return () => page.evaluate(() => (window as unknown as { log: TapLog }).log);
}
