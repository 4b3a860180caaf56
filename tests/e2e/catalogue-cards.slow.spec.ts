import type { Locator, Page } from 'playwright/test';
import { alive, expect, test } from './fixtures/shop.ts';

/** Names of the cards of which something lies over the picture, by more than a hair's breadth. */
const covered = (cards: Locator): Promise<string[]> =>
  cards.evaluateAll((all) =>
    all.flatMap((card) => {
      const art = card.querySelector('img')?.getBoundingClientRect();
      if (!art?.width) return [];
      const buttons = [
        ...card.querySelectorAll('[data-in-cart] [data-stepper], [data-stepper] > button, a[href*="/categories"]'),
      ];
      if (buttons.length === 0) return ['a card without a button'];
      const over = buttons.filter((one) => {
        const box = one.getBoundingClientRect();
        const wide = Math.min(art.right, box.right) - Math.max(art.left, box.left);
        return wide > 1 && Math.min(art.bottom, box.bottom) - Math.max(art.top, box.top) > 1;
      });
      return over.map((one) => `${card.querySelector('h3')?.textContent}: ${one.className}`);
    }),
  );

async function expectClear(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await alive(page);
  const cards = page.getByRole('main').getByRole('article');
  const add = cards.first().getByRole('button', { name: /to cart$/ });
  await add.scrollIntoViewIfNeeded();
  await add.click();
  await expect(cards.first().getByRole('button', { name: /^Decrease/ })).toBeVisible();
  await expect
    .poll(() => cards.locator('img').evaluateAll((all) => all.some(({ clientWidth }) => clientWidth > 0)))
    .toBe(true);
  expect(await covered(cards), `${path} at ${page.viewportSize()?.width}`).toEqual([]);
  await cards
    .first()
    .getByRole('button', { name: /^Decrease/ })
    .click();
}

test('a card’s picture is clear of its button, wherever cards stand', { tag: '@desktop' }, async ({ page }) => {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  for (const at of width < 500 ? [width, 320] : [width, 768]) {
    await page.setViewportSize({ width: at, height });
    for (const path of ['/', '/categories/fruit-vegetables', '/search?q=atta', '/product/jyoti-alu-potato'])
      await expectClear(page, path);
  }
});

test(
  'what takes the whole width of a card, See similar, leaves its picture clear too',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/categories/fish-meat?page=10');
    await alive(page);
    const cards = page
      .getByRole('main')
      .getByRole('article')
      .filter({ has: page.getByText('See similar') });
    await cards.first().scrollIntoViewIfNeeded();
    await expect(cards.first().locator('img')).toBeVisible();
    expect(await covered(cards)).toEqual([]);
  },
);

test('on /categories names stand beside their pictures, several to a screen', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/categories');
  const links = page.getByRole('main').locator('a:has(picture)');
  const boxes = await links.evaluateAll((all) =>
    all.map((link) => {
      const [text, art] = [link.querySelector('span'), link.querySelector('picture')];
      return {
        top: link.getBoundingClientRect().top,
        textEnds: text?.getBoundingClientRect().right ?? Infinity,
        artBegins: art?.getBoundingClientRect().left ?? 0,
      };
    }),
  );
  for (const { textEnds, artBegins } of boxes) expect(textEnds).toBeLessThanOrEqual(artBegins);
  const seen = boxes.filter(({ top }) => top < (page.viewportSize()?.height ?? 0));
  expect(seen.length).toBeGreaterThan(1);
});
