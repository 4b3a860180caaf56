import type { Browser } from 'playwright/test';
import { median } from '../../bench/goals.ts';
import { slowDown } from './fixtures/early-taps.ts';
import { alive, expect, test } from './fixtures/shop.ts';
import { inTime } from './fixtures/splash.ts';

/** A page beneath the splash, in milliseconds since it was asked for. */
interface Beneath {
  readonly splash: boolean;
  readonly largest: number;
  readonly what: string;
  readonly hydrated: number;
}

async function visit(browser: Browser, path: string, withSplash: boolean): Promise<Beneath> {
  const page = await browser.newPage();
  try {
    await inTime(page.context());
    await page.addInitScript((show) => {
      const seen = { splash: false, largest: 0, what: '', hydrated: 0 };
      Object.assign(window, { seen });
      if (!show) sessionStorage.setItem('splash', 'seen');
      new PerformanceObserver((list) => {
        for (const { startTime, element } of list.getEntries() as (PerformanceEntry & { element?: Element })[])
          Object.assign(seen, { largest: startTime, what: element?.outerHTML.slice(0, 80) ?? '' });
      }).observe({ type: 'largest-contentful-paint', buffered: true });
      new MutationObserver((changes) => {
        for (const { target } of changes)
          if (target instanceof HTMLElement && target.localName === 'astro-island' && !target.hasAttribute('ssr'))
            seen.hydrated = performance.now();
        if (document.querySelector('[data-splash]')) seen.splash = true;
      }).observe(document, { subtree: true, childList: true, attributeFilter: ['ssr'] });
    }, withSplash);
    await slowDown(page);
    await page.goto(path);
    await alive(page);
    return await page.evaluate(() => (window as unknown as { seen: Beneath }).seen);
  } finally {
    await page.close();
  }
}

/** What the medians may differ by. A splash that held something back would do so for three seconds. */
const NOISE = 1.5;
const VISITS = 5;
/** A machine that is busy with something else is visited more often, until its noise evens out. */
const MOST_VISITS = 15;

test(
  'the splash holds nothing back: what is largest and what is alive beneath it is so as early as without',
  { tag: '@timed' },
  async ({ browser }) => {
    const seen: Record<'with' | 'without', Beneath[]> = { with: [], without: [] };
    const figures = () =>
      (['largest', 'hydrated'] as const).map((figure) => {
        const [covered = NaN, bare = NaN] = [seen.with, seen.without].map((visits) =>
          median(visits.map((one) => one[figure])),
        );
        return { figure, covered, bare, isSoon: covered < bare * NOISE };
      });
    while (seen.with.length < VISITS || (seen.with.length < MOST_VISITS && !figures().every(({ isSoon }) => isSoon))) {
      seen.with.push(await visit(browser, '/', true));
      seen.without.push(await visit(browser, '/', false));
    }
    expect(seen.with.filter(({ splash }) => splash).length, 'visits with a splash').toBeGreaterThan(
      seen.with.length / 2,
    );
    expect(seen.without.some(({ splash }) => splash)).toBe(false);
    expect(new Set([...seen.with, ...seen.without].map(({ what }) => what)).size, 'the same is largest').toBe(1);
    for (const { figure, covered, bare } of figures())
      expect(covered, `${figure}, ${bare} without`).toBeLessThan(bare * NOISE);
  },
);
