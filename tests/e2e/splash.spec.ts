import type { Page, Route } from 'playwright/test';
import { countAsleep } from '../../harness/browser.ts';
import { stopClock } from './fixtures/clock.ts';
import { refused } from './fixtures/console-guard.ts';
import { painted } from './fixtures/frames.ts';
import { expect, test } from './fixtures/shop.ts';
import { inTime } from './fixtures/splash.ts';

test.use({ splash: true });

/** What is seen of the splash, and what the page beneath is like when it lifts. */
interface Seen {
  shown?: number;
  gone?: number;
  /** The largest thing painted. */
  largest?: 'splash' | 'page';
}

async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Seen = {};
    (window as unknown as { seen: Seen }).seen = seen;
    new MutationObserver(() => {
      const splash = document.querySelector('[data-splash]');
      if (splash) seen.shown ??= performance.now();
      else if (seen.shown) seen.gone ??= performance.now();
    }).observe(document, { childList: true, subtree: true });
    new PerformanceObserver((list) => {
      const [last] = list.getEntries().slice(-1) as (PerformanceEntry & { element?: Element })[];
      if (last) seen.largest = last.element?.closest('[data-splash]') ? 'splash' : 'page';
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}

const seenOn = (page: Page) => page.evaluate(() => (window as unknown as { seen: Seen }).seen);
const splash = (page: Page) => page.locator('[data-splash]');

test.describe('§2 the flash screen', () => {
  test.beforeEach(async ({ page, context }) => {
    await inTime(context);
    // However long a page takes to load, the splash is still there.
    await page.clock.install();
    await stopClock(page);
  });

  for (const path of ['/', '/product/shonar-whole-wheat-chakki-atta'])
    test(
      `shows for 3 seconds over ${path}, which is painted and ready beneath it`,
      { tag: '@once' },
      async ({ page }) => {
        await watch(page);
        await page.goto(path);
        await expect(splash(page)).toBeVisible();
        // The page does not wait for the splash: time goes on by some milliseconds only until all of it is there beneath.
        let passed = 0;
        const asleep = async () => {
          await page.clock.runFor(10);
          passed += 10;
          return countAsleep(page);
        };
        await expect.poll(asleep, { message: 'all controls are alive before it lifts', intervals: [50] }).toBe(0);
        await expect.poll(async () => (await seenOn(page)).largest, 'painted beneath').toBe('page');
        await page.clock.runFor(2999 - passed);
        await expect(splash(page)).toBeVisible();
        await page.clock.runFor(1);
        await expect(splash(page), '§9: 3000 ms').toBeHidden();
      },
    );

  test('shows once in a browser tab, and again in another', { tag: '@once' }, async ({ page, context }) => {
    await page.goto('/cms/about');
    await expect(splash(page)).toBeVisible();
    await page.goto('/cms/privacy');
    await page.waitForLoadState('networkidle');
    await expect(splash(page)).toHaveCount(0);

    const other = await context.newPage();
    await other.goto('/cms/about');
    await expect(splash(other)).toBeVisible();
  });

  test('shows once in a tab where session storage is blocked', { tag: '@once' }, async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      }),
    );
    await page.goto('/cms/about');
    await expect(splash(page)).toBeVisible();
    await page.goto('/cms/privacy');
    await page.waitForLoadState('networkidle');
    await expect(splash(page)).toHaveCount(0);
    await page.reload();
    await page.waitForLoadState('networkidle');
    await expect(splash(page)).toHaveCount(0);
  });

  test('takes its colours from /flashscreen.json, as they are then', { tag: '@once' }, async ({ page }) => {
    await page.route('/flashscreen.json', (route) =>
      route.fulfill({ json: { backgroundColor: '#102a6b', textColor: '#fdf0c8' } }),
    );
    await page.goto('/cms/about');
    await expect(splash(page)).toHaveCSS('background-color', 'rgb(16, 42, 107)');
    await expect(splash(page)).toHaveCSS('color', 'rgb(253, 240, 200)');
  });

  test('is animated, but not where motion is unwelcome', { tag: '@once' }, async ({ page, context }) => {
    await page.goto('/cms/about');
    await expect(splash(page).locator('path:last-child')).toHaveCSS('animation-name', 'splash-matra');
    const calm = await context.newPage();
    await calm.emulateMedia({ reducedMotion: 'reduce' });
    await calm.goto('/cms/about');
    for (const part of [splash(calm), splash(calm).locator('path:last-child')])
      await expect(part).toHaveCSS('animation-name', 'none');
  });

  test('is nothing to a screen reader, which reads the page', { tag: '@once' }, async ({ page }) => {
    await page.goto('/cms/about');
    await expect(splash(page)).toHaveAttribute('aria-hidden', 'true');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

/** A network as of a phone at the edge of town: half a second there and back. */
async function slow(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const [downloadThroughput, uploadThroughput] = [50_000, 50_000];
  const network = { offline: false, latency: 250, downloadThroughput, uploadThroughput };
  await session.send('Network.emulateNetworkConditions', network);
}

/** Answers the first call for the colours when `due` says so; gives the moment that the page has taken the answer in. */
async function answered(page: Page, due: (route: Route) => Promise<unknown>): Promise<() => Promise<void>> {
  await page.route('/flashscreen.json', async (route) => {
    await due(route);
    await route.continue();
  });
  const response = page.waitForResponse('**/flashscreen.json');
  return async () => {
    await (await response).finished();
    await painted(page);
  };
}

const paintedFor = (page: Page, ms: number) =>
  page.waitForFunction((least) => {
    const [painted] = performance.getEntriesByType('paint');
    return painted && performance.now() - painted.startTime > least;
  }, ms);

test.describe('a page in use has no splash over it', { tag: '@once' }, () => {
  test('on a slow network it starts with the first paint, for 3 seconds', { tag: '@timed' }, async ({ page }) => {
    await watch(page);
    await slow(page);
    await page.goto('/cms/about');
    const [painted = 0, answered = Infinity] = await page.evaluate(() => [
      performance.getEntriesByType('paint')[0]?.startTime,
      (performance.getEntriesByName(`${location.origin}/flashscreen.json`) as PerformanceResourceTiming[])[0]
        ?.responseEnd,
    ]);
    // A machine that is busy besides takes the answer in too late to begin with: then there is none at all.
    if (answered - painted > 300)
      return expect((await seenOn(page)).shown ?? painted).toBeLessThanOrEqual(painted + 400);
    await expect.poll(async () => (await seenOn(page)).gone).toBeDefined();
    const { shown = Infinity, gone = 0 } = await seenOn(page);
    expect(shown - painted, 'with the first paint').toBeLessThanOrEqual(400);
    return expect(gone - shown, '§9: 3000 ms').toBeGreaterThan(2990);
  });

  test('on a slow network it never comes late, nor on the next page', async ({ page }) => {
    await watch(page);
    await slow(page);
    const taken = await answered(page, () => paintedFor(page, 401));
    await page.goto('/cms/about', { waitUntil: 'commit' });
    await taken();
    expect((await seenOn(page)).shown).toBeUndefined();
    await page.unroute('/flashscreen.json');
    await page.goto('/cms/privacy');
    await page.waitForLoadState('networkidle');
    expect((await seenOn(page)).shown, 'the session has begun').toBeUndefined();
  });

  const TOUCHES: Record<string, (page: Page) => Promise<unknown>> = {
    tapped: (page) => page.touchscreen.tap(5, 5),
    'pressed a key': (page) => page.keyboard.press('Tab'),
    scrolled: (page) => page.evaluate(() => window.scrollTo(0, 200)),
  };
  for (const [what, touch] of Object.entries(TOUCHES))
    test(`not once the shopper has ${what}`, async ({ page }) => {
      await watch(page);
      const taken = await answered(page, async () => {
        await page.waitForLoadState('load');
        await touch(page);
        await painted(page);
      });
      await page.goto('/cms/about');
      await taken();
      expect((await seenOn(page)).shown).toBeUndefined();
    });
});

test.describe('§8 a flash screen configuration that can’t be loaded', () => {
  const FAILURES = {
    'is not there': { status: 404, body: 'Not found' },
    'is no JSON': { status: 200, body: '{' },
    'has no colours': { status: 200, body: '{"backgroundColor":"nothing"}' },
  };
  for (const [why, answer] of Object.entries(FAILURES))
    test(`is logged when it ${why}, and there is no splash`, { tag: '@once' }, async ({ page, consoleGuard }) => {
      consoleGuard.expects(/^warning: flashscreen\.json could not be read: there is no splash\./);
      if (answer.status === 404) consoleGuard.expects(refused(404, '/flashscreen.json'));
      await page.route('/flashscreen.json', (route) => route.fulfill(answer));
      const logged = page.waitForEvent('console', (message) => message.text().includes('flashscreen.json'));
      await page.goto('/cms/about');
      expect((await logged).text()).toContain('there is no splash');
      await page.waitForLoadState('networkidle');
      await expect(splash(page)).toHaveCount(0);
    });
});
