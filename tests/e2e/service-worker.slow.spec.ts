import type { Page } from 'playwright/test';
import { refused } from './fixtures/console-guard.ts';
import { goOffline, keptIn, kept, OFFLINE } from './fixtures/offline.ts';
import { Releases } from './fixtures/releases.ts';
import { alive, expect, test as base } from './fixtures/shop.ts';

const test = base.extend<{ releases: Releases }>({
  releases: async ({ baseURL }, use) => {
    const releases = new Releases();
    await releases.open(baseURL ?? '');
    releases.show('old');
    await use(releases);
    await releases.close();
  },
});
test.use({ serviceWorkers: 'allow' });

const release = (page: Page) => page.evaluate(() => document.documentElement.dataset['release'] ?? 'old');
const OLD_PAGE = '/categories/atta-rice-dal';
const NEW_PAGE = '/categories/fruit-vegetables';

/** The state of each of the browser's workers, and the names of its caches. */
const state = (page: Page) =>
  page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).map(
      ({ waiting, active }) => waiting?.state ?? active?.state,
    ),
    caches: await caches.keys(),
  }));

/** The scripts that a page names, and does not run before somebody uses it. */
const scriptsForLater = (page: Page) =>
  page.evaluate(() => JSON.parse(document.querySelector('[data-scripts]')?.textContent ?? '[]') as string[]);

/** The paths of all that a page has loaded. */
const loadedBy = (page: Page) =>
  page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname));

test.describe('the service worker', { tag: '@once' }, () => {
  test.beforeEach(({ consoleGuard }) => consoleGuard.allows(...OFFLINE, refused(503, '/'), refused(404, '/api/')));

  test('shows a page of an old release with the scripts of that release', async ({ page, releases }) => {
    await page.goto(releases.origin + OLD_PAGE);
    await kept(page);
    releases.show('new');
    await page.goto(releases.origin + NEW_PAGE);
    await kept(page);
    expect(await release(page)).toBe('new');
    const goOnline = await goOffline(page);
    await page.goto(releases.origin + OLD_PAGE);
    await alive(page);
    expect(await release(page)).toBe('old');
    await page.goto(releases.origin + NEW_PAGE);
    await alive(page);
    expect(await release(page)).toBe('new');
    await goOnline();
    await page.goto(releases.origin + OLD_PAGE);
    expect(await release(page)).toBe('new');
  });

  test('is replaced by a new one while a page of the old one is open', async ({ page, context, releases }) => {
    await page.goto(releases.origin + OLD_PAGE);
    await kept(page);
    await page.reload();
    releases.show('new');
    const other = await context.newPage();
    await other.goto(releases.origin + NEW_PAGE);
    await kept(other);
    // The browser asks for it by itself, some seconds after a page.
    await other.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
    const cdp = await context.newCDPSession(other);
    await cdp.send('ServiceWorker.enable');
    const entry = releases.entryOf('new');
    const isNew = () =>
      other.evaluate(
        async (name) => (await (await caches.match('/cart', { cacheName: 'shell' }))?.text())?.includes(name),
        entry,
      );
    await expect
      .poll(async () => {
        // The browser stops a worker that has nothing to do, and then the next one begins; a debugger, as this test is, keeps it.
        if ((await state(other)).workers.includes('installed')) await cdp.send('ServiceWorker.stopAllWorkers');
        return isNew();
      })
      .toBe(true);
    await expect.poll(async () => (await state(other)).workers).toEqual(['activated']);
    // The page that was open before goes on.
    await page
      .getByRole('button', { name: /^Add .+ to cart$/ })
      .first()
      .click();
    await expect(page.getByRole('button', { name: /^Increase quantity/ }).first()).toBeVisible();
    await other.close();
  });

  test('keeps only what a page has loaded where data is saved', async ({ page, releases }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true, effectiveType: '4g' } }),
    );
    await page.goto(releases.origin + OLD_PAGE);
    // They come after the scripts.
    await expect.poll(async () => (await keptIn(page, 'visited-pictures')).length).toBeGreaterThan(0);
    expect((await keptIn(page, 'assets')).some((path) => path.includes('/offline.'))).toBe(true);
    const named = await scriptsForLater(page);
    expect(named.length).toBeGreaterThan(3);
    const keptForLater = (await keptIn(page, 'assets')).filter((path) => named.includes(path));
    // A busy provider's answers come late, and what says so is loaded, and kept.
    const loaded = await loadedBy(page);
    expect(keptForLater.filter((path) => !loaded.includes(path))).toEqual([]);
    expect(await keptIn(page, 'shell')).toEqual([]);
  });

  test('keeps the cart’s page once all is there that it needs', async ({ page, releases }) => {
    const filesOf = async (path: string) =>
      [...(await (await page.request.get(releases.origin + path)).text()).matchAll(/\/_astro\/[\w.@-]+\.js/g)].map(
        String,
      );
    const ofPage = await filesOf(OLD_PAGE);
    const [needed = '', ...others] = (await filesOf('/cart')).filter((path) => !ofPage.includes(path));
    const putBack = releases.takeOut('old', needed);
    releases.show('old');
    await page.goto(releases.origin + OLD_PAGE);
    await expect.poll(() => keptIn(page, 'assets')).toEqual(expect.arrayContaining(others));
    expect(await keptIn(page, 'shell')).not.toContain('/cart');
    putBack();
    releases.show('old');
    await page.reload();
    await kept(page);
    expect(await keptIn(page, 'assets')).toContain(needed);
  });

  test('keeps a page that is there when the server has none', async ({ page, releases }) => {
    await page.goto(releases.origin + OLD_PAGE);
    await kept(page);
    await page.route('**/*', (route) => route.continue());
    await releases.close();
    await page.reload();
    await alive(page);
    await expect(
      page.getByRole('status').filter({ hasText: /^The shop could not be reached · shown as of/ }),
    ).toBeVisible();
  });

  test('leaves, with all that it has kept, when the shop switches it off', async ({ page, releases }) => {
    await page.goto(releases.origin + OLD_PAGE);
    await kept(page);
    await page.reload();
    expect((await state(page)).caches.sort()).toEqual(
      expect.arrayContaining(['assets', 'shell', 'visited-pages', 'visited-pictures']),
    );
    await releases.worker('new', false);
    releases.show('new');
    await page.goto(releases.origin + NEW_PAGE);
    await expect.poll(() => state(page)).toEqual({ workers: [], caches: [] });
    await page.reload();
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    await page.goto(releases.origin + OLD_PAGE);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await keptIn(page, 'visited-pages')).toEqual([]);
  });
});
