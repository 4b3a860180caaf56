import type { Page } from 'playwright/test';
import { refused } from './fixtures/console-guard.ts';
import { painted } from './fixtures/frames.ts';
import { shifts } from './fixtures/shifts.ts';
import { alive, expect, test } from './fixtures/shop.ts';

interface Notice {
  readonly text: string;
  readonly from?: string | null;
  readonly until?: string | null;
}

const notice = (page: Page) => page.getByRole('complementary', { name: 'Notice' });
/** A share of the screen that nobody sees. */
const NOTHING = 0.0005;

/** What /notice.json says from now on; undefined: no answer comes. */
async function say(page: Page, json: Notice | null | undefined): Promise<void> {
  // In place of what was said before, which stays beneath it: a page that asks late would get the shop's own answer in between.
  await page.route('/notice.json', async (route) => {
    if (json !== undefined) await route.fulfill({ json });
  });
}

/** Opens a page, and waits until it has taken in what the notice is. */
async function open(page: Page, path: string): Promise<void> {
  const answered = page.waitForEvent('requestfinished', (request) => request.url().endsWith('/notice.json'));
  await page.goto(path);
  await answered;
  await painted(page);
}

test.describe('the shop notice', { tag: '@once' }, () => {
  test('stands on top of every page of the shop, as text', async ({ page }) => {
    const text = 'Closed <b>on</b> Monday <img src=x onerror="alert(1)">';
    await say(page, { text });
    for (const path of ['/', '/categories', '/cms/about', '/cart', '/search']) {
      await open(page, path);
      await expect(notice(page)).toHaveText(text);
      expect((await notice(page).boundingBox())?.y).toBe(0);
    }
    await page.goto('/auth/login');
    await expect(notice(page)).toHaveCount(0);
  });

  test('is there before the next page is painted, and moves nothing', async ({ page }) => {
    await say(page, { text: 'Closed on Monday' });
    await open(page, '/cms/about');
    await say(page, undefined);
    for (const path of ['/', '/cms/privacy', '/categories/atta-rice-dal']) {
      await page.goto(path);
      await alive(page);
      await expect(notice(page)).toHaveText('Closed on Monday');
      expect(await shifts(page, NOTHING), path).toEqual([]);
    }
    await say(page, { text: 'Closed on Monday' });
    await open(page, '/cms/about');
    expect(await shifts(page, NOTHING), 'the same once more').toEqual([]);
  });

  test('moves a first page by its own height at most, once', async ({ page }) => {
    await say(page, { text: 'Closed on Monday' });
    await open(page, '/cms/about');
    const height = (await notice(page).boundingBox())?.height ?? Infinity;
    const moved = await shifts(page, NOTHING);
    expect(moved.length).toBeLessThanOrEqual(1);
    for (const shift of moved) expect(Number.parseFloat(shift)).toBeLessThanOrEqual(height / 740);
  });

  test('is changed and taken away without another build', async ({ page }) => {
    await say(page, { text: 'Closed on Monday' });
    await open(page, '/cms/about');
    await say(page, { text: 'Open on Monday' });
    await open(page, '/cms/about');
    await expect(notice(page)).toHaveText('Open on Monday');
    await say(page, null);
    await open(page, '/cms/about');
    await expect(notice(page)).toBeHidden();
    await say(page, undefined);
    await page.goto('/cms/privacy');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(notice(page)).toBeHidden();
  });

  test('begins and ends by itself', async ({ page }) => {
    await say(page, { text: 'Puja hours', from: '2031-10-01T00:00:00.000Z', until: '2031-10-05T00:00:00.000Z' });
    await page.clock.setFixedTime('2031-09-30T23:59:00Z');
    await open(page, '/cms/about');
    await expect(notice(page)).toBeHidden();
    await say(page, undefined);
    for (const [time, isOn] of [
      ['2031-10-01T00:00:00Z', true],
      ['2031-10-04T23:59:00Z', true],
      ['2031-10-05T00:00:00Z', false],
    ] as const) {
      await page.clock.setFixedTime(time);
      await page.goto('/cms/about');
      await expect(notice(page), time).toBeVisible({ visible: isOn });
    }
  });

  test('stays as it was known while nobody says what it is', async ({ page, consoleGuard }) => {
    consoleGuard.expects(refused(404, '/notice.json'));
    await say(page, { text: 'Closed on Monday' });
    await open(page, '/cms/about');
    await page.unroute('/notice.json');
    await page.route('/notice.json', (route) => route.fulfill({ status: 404, body: '<h1>Not found</h1>' }));
    for (const path of ['/cms/about', '/cms/privacy']) {
      await open(page, path);
      await expect(notice(page)).toHaveText('Closed on Monday');
    }
  });

  test('does not move what is being read, in a browser that would', async ({ page }) => {
    await page.addInitScript(() => (CSS.supports = () => false));
    await page.route('/notice.json', async (route) => {
      await page.waitForLoadState('load');
      await page.evaluate(() => scrollTo(0, 300));
      await route.fulfill({ json: { text: 'Closed on Monday' } });
    });
    await open(page, '/cms/terms-conditions');
    await expect(notice(page)).toBeHidden();
    await say(page, undefined);
    await page.goto('/cms/about');
    await expect(notice(page)).toHaveText('Closed on Monday');
  });
});

test.describe('without JavaScript', { tag: '@once' }, () => {
  test.use({ javaScriptEnabled: false });
  test('there is no notice, and no empty line', async ({ page }) => {
    await page.goto('/cms/about');
    await expect(page.locator('#notice')).toBeHidden();
  });
});
