import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from 'playwright';
import type { Figures } from '../goals.ts';
import { openSlowly, type StorageState, WITHIN } from './first-visit.ts';
import type { Visited } from './observe-visit.ts';
import { PHONE } from './phone.ts';
import { bareOf, BLANK_PAGE } from './without-scripts.ts';

/** What a first visit costs until the page is idle, in milliseconds. */
interface Cost {
  /** Processor time of the main thread. */
  readonly mainThread: number;
  readonly firstContentfulPaint: number;
  readonly largestContentfulPaint: number;
  /** Time above 50 ms of tasks after the first contentful paint. */
  readonly totalBlockingTime: number;
}

/** A page, and what the devices know of those who come back to it. */
interface Compared {
  readonly kind: string;
  readonly path: string;
  readonly guest: StorageState;
  readonly customer: StorageState;
}

/** The main thread is idle once it has done less than this per interval, several intervals in a row. */
const IDLE = { work: 10, ms: 500, times: 5 };

async function visit(browser: Browser, url: string, state?: StorageState): Promise<Cost> {
  const { context, page, cdp } = await openSlowly(browser, undefined, state);
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

/** Chooses a pincode and puts something into the cart, as a guest. Returns what the device knows of them then. */
export async function shopAsGuest(browser: Browser, list: string): Promise<StorageState> {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    await page.goto(list);
    await page.getByRole('button', { name: 'Select Pincode' }).click();
    await page.getByRole('dialog').getByRole('option').first().click();
    await page
      .getByRole('button', { name: /^Add .+ to cart$/ })
      .first()
      .click();
    await page.getByRole('button', { name: /^Increase quantity of / }).waitFor();
    return await context.storageState();
  } finally {
    await context.close();
  }
}

/** Registers who has shopped as that guest, whose cart becomes theirs. Returns what the device knows of them then. */
export async function becomeCustomer(browser: Browser, origin: string, guest: StorageState): Promise<StorageState> {
  const context = await browser.newContext({ ...PHONE, storageState: guest });
  try {
    const page = await context.newPage();
    await page.goto(`${origin}${BLANK_PAGE}`);
    await page.evaluate(async () => {
      const ask = async (path: string, body: object) => {
        const headers = { 'content-type': 'application/json' };
        const asked = { method: 'POST', headers, body: JSON.stringify(body) };
        const answer = await fetch(`/api/customer/register${path}`, asked);
        const { otp, data } = (await answer.json()) as { otp?: string; data?: object };
        return { otp, data, token: answer.headers.get('authorization')?.replace('Bearer ', '') };
      };
      const phone = `9${String(Math.floor(Math.random() * 1e9)).padStart(9, '0')}`;
      const { otp } = await ask('', { phone, name: 'Ananya Sen', email: null });
      const { data, token } = await ask('/verify-otp', { phone, otp });
      const root = JSON.parse(localStorage.getItem('root') ?? '{}') as object;
      localStorage.setItem('root', JSON.stringify({ ...root, auth: { token, data } }));
    });
    await page.goto(`${origin}/cart`);
    await page.waitForFunction(() => localStorage.getItem('customer-cart')?.includes('"count":1'));
    return await context.storageState();
  } finally {
    await context.close();
  }
}

/**
 * A page, the same without its scripts, for a guest and a customer who come back, and a blank one, one after the other: as ratios they
 * hold on any machine.
 */
export async function compareCost(
  browser: Browser,
  origin: string,
  { kind, path, guest, customer }: Compared,
): Promise<Figures> {
  const blank = await visit(browser, origin + BLANK_PAGE);
  const bare = await visit(browser, origin + bareOf(kind));
  const whole = await visit(browser, origin + path);
  const back = await visit(browser, origin + path, guest);
  const customerBack = await visit(browser, origin + path, customer);
  return {
    mainThread: whole.mainThread,
    mainThreadBare: bare.mainThread,
    mainThreadRatio: whole.mainThread / bare.mainThread,
    backRatio: back.mainThread / bare.mainThread,
    customerRatio: customerBack.mainThread / bare.mainThread,
    bareRatio: bare.mainThread / blank.mainThread,
    blockingBeyond: Math.max(0, whole.totalBlockingTime - bare.totalBlockingTime),
    firstPaintRatio: whole.firstContentfulPaint / bare.firstContentfulPaint,
    largestPaintRatio: whole.largestContentfulPaint / bare.largestContentfulPaint,
  };
}
