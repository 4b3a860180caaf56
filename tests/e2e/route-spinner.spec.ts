import type { Page } from 'playwright/test';
import { alive, expect, test } from './fixtures/shop.ts';

/** What the spinner did while the page was being left. Playwright itself waits until a page has been left. */
interface Seen {
  /** Milliseconds from the start of the change until it was on. */
  on?: number;
  off?: boolean;
  top?: number;
  height?: number;
}

/** Leaves a page for one whose answer waits until the spinner has been seen, and for what happens then. */
async function leave(page: Page, answer: 'whole' | 'nothing', then = ''): Promise<void> {
  await page.goto('/cms/about');
  await alive(page);
  let seen = () => {};
  const wait = new Promise<void>((resolve) => (seen = resolve));
  await page.exposeFunction('spinnerSeen', () => seen());
  await page.route('**/cms/privacy', async (route) => {
    await wait;
    await (answer === 'whole' ? route.continue() : route.fulfill({ status: 204 }));
  });
  await page.evaluate((then) => {
    const start = performance.now();
    const spinner = document.querySelector<HTMLElement>('[data-route-spinner]');
    const seen: Seen = {};
    const told = () => sessionStorage.setItem('seen', JSON.stringify(seen));
    new MutationObserver(() => {
      if (spinner?.hidden) seen.off = true;
      else {
        const { top = -1, height = 0 } = spinner?.getBoundingClientRect() ?? {};
        Object.assign(seen, { on: performance.now() - start, top, height });
        if (then === 'stop') dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
        if (then === 'come back') dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
        (window as unknown as { spinnerSeen: () => void }).spinnerSeen();
      }
      told();
    }).observe(spinner as Node, { attributeFilter: ['hidden'] });
    // Not by pointing at a link: the browser would have the page ready before it is wanted.
    location.assign('/cms/privacy');
  }, then);
}

const spinner = (page: Page) => page.locator('[data-route-spinner]');
const seenBy = async (page: Page) =>
  JSON.parse((await page.evaluate(() => sessionStorage.getItem('seen'))) ?? '{}') as Seen;

test.describe('§2 §4 the route spinner', () => {
  test(
    'is on 100 ms after the start of a route change, full height, and off on the new page',
    { tag: '@once' },
    async ({ page }) => {
      await leave(page, 'whole');
      await expect(page).toHaveURL('/cms/privacy');
      await expect(spinner(page)).toBeHidden();
      const { on, top, height } = await seenBy(page);
      expect(on).toBeGreaterThanOrEqual(100);
      const bar = await page.getByRole('navigation', { name: 'Bottom bar' }).boundingBox();
      expect([top, height]).toEqual([0, bar?.y]);
    },
  );

  for (const [why, then] of Object.entries({ 'is stopped': 'stop', 'is over, and the page back': 'come back' }))
    test(`goes off when the change ${why}`, { tag: '@once' }, async ({ page }) => {
      await leave(page, 'nothing', then);
      await expect.poll(() => seenBy(page)).toMatchObject({ off: true });
      await expect(page).toHaveURL('/cms/about');
      await expect(spinner(page)).toBeHidden();
    });

  test('goes off when the change leads nowhere', { tag: '@once' }, async ({ page }) => {
    await page.clock.install();
    const answered = page.waitForResponse('**/cms/privacy');
    await leave(page, 'nothing');
    await answered;
    await expect(spinner(page)).toBeVisible();
    await page.clock.fastForward(15_000);
    await expect(spinner(page)).toBeHidden();
  });
});
