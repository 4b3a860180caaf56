import { PAGES } from './fixtures/pages.ts';
import { expect, test } from './fixtures/shop.ts';

const RIBBON = 'Demo shop: nothing is sold here';

test('every page of the demo says that nothing is sold, without a script', { tag: '@once' }, async ({ request }) => {
  for (const path of [...Object.keys(PAGES), '/desk', '/editor', '/no-such-page'])
    expect(await (await request.get(path)).text(), path).toContain(RIBBON);
});

test('what it says stands in the margin, and is no hindrance', { tag: ['@desktop'] }, async ({ page }) => {
  await page.goto('/categories/atta-rice-dal');
  const ribbon = page.getByText(RIBBON);
  await expect(ribbon).toBeInViewport({ ratio: 1 });
  const [own, first] = [
    await ribbon.boundingBox(),
    await page.getByRole('main').getByRole('heading', { level: 3 }).nth(1).boundingBox(),
  ];
  if (!own || !first) throw new Error('There is no ribbon, or no goods.');
  expect(own.width).toBeLessThanOrEqual(16);
  expect(first.x + first.width).toBeLessThanOrEqual(own.x);
  await expect(ribbon).toHaveCSS('pointer-events', 'none');
});
