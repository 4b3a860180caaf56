import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'playwright';
import type { Figures } from '../goals.ts';
import { openSlowly, WITHIN } from './first-visit.ts';
import type { Visited } from './observe-visit.ts';
import { bareOf, BLANK_PAGE } from './without-scripts.ts';

/** What a first visit costs until the page is idle, in milliseconds. */
interface Cost {
  /** Processor time of the main thread. */
  readonly mainThread: number;
  readonly firstContentfulPaint: number;
  readonly largestContentfulPaint: number;
  /** Of tasks above 50 ms after the first contentful paint, what is above. */
  readonly totalBlockingTime: number;
}

/** A main thread that has done less than this in so long, so often in a row, is idle. */
const IDLE = { work: 3, ms: 500, times: 5 };

async function visit(browser: Browser, url: string): Promise<Cost> {
  const { context, page, cdp } = await openSlowly(browser);
  try {
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    const worked = async () => {
      const { metrics } = await cdp.send('Performance.getMetrics');
      return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN) * 1000;
    };
    await page.goto(url, { waitUntil: 'load', timeout: WITHIN });
    let mainThread = await worked();
    for (let [still, from] = [0, Date.now()]; still < IDLE.times && Date.now() - from < WITHIN;) {
      await wait(IDLE.ms);
      const now = await worked();
      still = now - mainThread < IDLE.work ? still + 1 : 0;
      mainThread = now;
    }
    const {
      firstPaint = NaN,
      largestPaint = NaN,
      longTasks,
    } = await page.evaluate(() => {
      const { firstPaint, largestPaint, longTasks } = (globalThis as Visited).visit;
      return { firstPaint, largestPaint, longTasks };
    });
    const late = longTasks.filter(({ start, duration }) => start + duration > firstPaint);
    return {
      mainThread,
      firstContentfulPaint: firstPaint,
      largestContentfulPaint: largestPaint,
      totalBlockingTime: late.reduce((sum, { duration }) => sum + duration - 50, 0),
    };
  } finally {
    await context.close();
  }
}

/** A page, the same without its scripts and a blank one, one after the other: as ratios they hold on any machine. */
export async function compareCost(browser: Browser, origin: string, kind: string, path: string): Promise<Figures> {
  const blank = await visit(browser, origin + BLANK_PAGE);
  const bare = await visit(browser, origin + bareOf(kind));
  const whole = await visit(browser, origin + path);
  return {
    mainThread: whole.mainThread,
    mainThreadBare: bare.mainThread,
    mainThreadRatio: whole.mainThread / bare.mainThread,
    bareRatio: bare.mainThread / blank.mainThread,
    blockingBeyond: Math.max(0, whole.totalBlockingTime - bare.totalBlockingTime),
    firstPaintRatio: whole.firstContentfulPaint / bare.firstContentfulPaint,
    largestPaintRatio: whole.largestContentfulPaint / bare.largestContentfulPaint,
  };
}
