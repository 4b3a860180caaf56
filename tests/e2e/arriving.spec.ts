import { openLine } from './fixtures/arriving.ts';
import { unanswered } from './fixtures/console-guard.ts';
import { alive, expect, test } from './fixtures/shop.ts';

const LISTING = '/categories/atta-rice-dal';

const startOf = (html: string, card: number): number => html.split('<article').slice(0, card).join('<article').length;

/** As much of a page as comes before a card, counted from 1. */
const before =
  (card: number) =>
  (html: string): string =>
    html.slice(0, startOf(html, card));

/** As much as comes before the word on a card's button to add it. */
const intoStepper = (card: number) => (html: string) => {
  const SIGN = '</svg>';
  const stepper = html.indexOf('data-stepper', startOf(html, card));
  return html.slice(0, html.indexOf(SIGN, stepper) + SIGN.length);
};

test.describe('a page that is still arriving', { tag: '@once' }, () => {
  for (const [what, partOf] of [
    ['in the middle of a stepper', intoStepper(4)],
    ['before the card', before(3)],
  ] as const)
    test(`shows what is in the cart where it belongs, when it stops ${what}`, async ({ page, baseURL }) => {
      const line = await openLine(baseURL ?? '');
      try {
        await page.goto(line.origin + LISTING);
        const cards = page.getByRole('main').getByRole('article');
        await cards
          .nth(3)
          .getByRole('button', { name: /^Add .+ to cart$/ })
          .click();
        await expect(cards.nth(3).locator('output:visible')).toHaveText('1');
        const arrive = line.stop(LISTING, partOf);
        await page.goto(line.origin + LISTING, { waitUntil: 'commit' });
        await expect(page.locator('html')).toHaveAttribute('data-scripted', '');
        await expect(cards.nth(1)).toBeVisible();
        await expect(cards.nth(0).locator('output:visible')).toHaveCount(0);
        arrive();
        await expect(cards.nth(3).locator('output:visible')).toHaveText('1');
        await expect(page.getByRole('main').locator('output:visible')).toHaveCount(1);
        // What React finds is what was built: else it says so in the console.
        await alive(page);
        await expect(cards.nth(3).locator('output:visible')).toHaveText('1');
        await expect(page.getByRole('main').locator('output:visible')).toHaveCount(1);
      } finally {
        await line.close();
      }
    });

  test('wakes every shelf whose goods are to be asked for, when its scripts are there before its end', async ({
    page,
    baseURL,
    consoleGuard,
  }) => {
    consoleGuard.expects(unanswered('/api/'));
    const line = await openLine(baseURL ?? '');
    try {
      await page.route('**/api/**', (route) => route.abort());
      // Painted as all of it is there, but for the page's last script: until that is, Astro has islands wait.
      await page.addInitScript(() => {
        const painted = new Promise((resolve) =>
          document.addEventListener('readystatechange', resolve, { once: true }),
        );
        Object.defineProperty(globalThis, 'painted', { get: () => painted, set: () => {} });
      });
      const isAsked = page.waitForRequest('**/api/catalogue/prices?*');
      await page.route(/\/_astro\/BaseLayout/, async (route) => {
        await isAsked;
        await route.continue();
      });
      const arrive = line.stop('/', before(15));
      await page.goto(line.origin, { waitUntil: 'commit' });
      await expect(page.locator('html')).toHaveAttribute('data-scripted', '');
      arrive();
      await page.waitForLoadState('load');
      const shelf = page.locator('astro-island[component-export=Shelf]').first();
      await shelf.scrollIntoViewIfNeeded();
      await expect(shelf.getByText('We could not check today’s prices and stock.')).toBeVisible();
    } finally {
      await line.close();
    }
  });
});
