import type { Page } from 'playwright/test';
import { refused } from './fixtures/console-guard.ts';
import { logIn, registerCustomer } from './fixtures/customer.ts';
import { alive, expect, test } from './fixtures/shop.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const openFilters = async (page: Page) => {
  const filter = page.getByRole('button', { name: 'Filter', exact: true });
  if (await filter.isVisible()) await filter.click();
  return page.getByRole('complementary', { name: 'Filters' });
};

test(
  'results are narrowed and ordered as a category is, and the address keeps it',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/search?q=rice');
    await expect(cards(page).first()).toBeVisible();
    const all = Number(/(\d+) results/.exec((await page.getByText(/results for “rice”/).textContent()) ?? '')?.[1]);
    const filters = await openFilters(page);
    const brand = filters.getByRole('group', { name: 'Brand' }).getByRole('checkbox').first();
    const label = await brand.locator('xpath=..').textContent();
    const count = Number(/\d+$/.exec(label ?? '')?.[0]);
    const found = page.getByText(new RegExp(`^${count} results? for`));
    await brand.check();
    await expect(page).toHaveURL(/\/search\?q=rice&brand=/);
    await expect(found).toBeVisible();
    expect(count).toBeLessThan(all);
    await page.reload();
    await expect(found).toBeVisible();
  },
);

test('a misspelt word finds what was meant and says so', { tag: '@once' }, async ({ page }) => {
  await page.goto('/search?q=basmti');
  const main = page.getByRole('main');
  await expect(main.getByText('Did you mean basmati?')).toBeVisible();
  await main.getByRole('link', { name: 'basmati', exact: true }).click();
  await expect(page).toHaveURL('/search?q=basmati');
  await expect(main.getByText(/results? for “basmati”/)).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Search', exact: true })).toHaveValue('basmati');
});

test('nothing found leads on to the categories', { tag: '@once' }, async ({ page }) => {
  await page.goto('/search?q=qqqqqq');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'Nothing found for “qqqqqq”' })).toBeVisible();
  await main.getByRole('link', { name: 'Fruit & Vegetables' }).click();
  await expect(page).toHaveURL('/categories/fruit-vegetables');
});

test(
  'popular searches lead on in place; recent ones stay until they are cleared',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/search');
    await alive(page);
    const popular = page.getByRole('region', { name: 'Popular searches' }).getByRole('link');
    await expect(popular).toHaveCount(9);
    const [first = ''] = await popular.allInnerTexts();
    await popular.first().click();
    await expect(page).toHaveURL(`/search?q=${encodeURIComponent(first)}`);
    await expect(cards(page).first()).toBeVisible();
    await page.goto('/search');
    const recent = page.getByRole('region', { name: 'Recent searches' });
    await expect(recent.getByRole('link')).toHaveText([first]);
    await recent.getByRole('button', { name: 'Clear recent searches' }).click();
    await expect(recent.getByRole('link')).toHaveCount(0);
    await page.reload();
    await alive(page);
    await expect(recent.getByRole('link')).toHaveCount(0);
  },
);

test('recent searches go when the customer logs out', { tag: '@once' }, async ({ page, consoleGuard }) => {
  // The first address may be on its way as the session ends.
  consoleGuard.allows(refused(401, '/api/user-address/'));
  await logIn(page.context(), await registerCustomer(page.request));
  await page.goto('/search?q=atta');
  await expect(cards(page).first()).toBeVisible();
  const kept = () => page.evaluate(() => localStorage.getItem('recent-searches') ?? '');
  expect(await kept()).toContain('atta');
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect.poll(kept).not.toContain('atta');
});

test('recent searches can be removed one by one; the focus goes on to the next', { tag: '@once' }, async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('recent-searches', JSON.stringify(['atta', 'dal', 'rice'])));
  await page.goto('/search');
  await alive(page);
  const recent = page.getByRole('region', { name: 'Recent searches' });
  await recent.getByRole('button', { name: 'Remove dal' }).click();
  await expect(recent.getByRole('link')).toHaveText(['atta', 'rice']);
  await expect(recent.getByRole('button', { name: 'Remove rice' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(recent.getByRole('link')).toHaveCount(0);
  await expect(recent.getByRole('heading')).toBeFocused();
});

test('filters that leave no result say so, and are taken off', { tag: '@once' }, async ({ page }) => {
  await page.goto('/search?q=rice&brand=no-such-brand');
  const main = page.getByRole('main');
  await expect(main.getByText('No results for “rice” with these filters')).toBeVisible();
  await main.getByRole('button', { name: 'Show everything' }).click();
  await expect(main.getByText(/results for “rice”/)).toBeVisible();
});

test(
  'words that nothing has are left out, and a size understood comes first; both are said',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto('/search?q=atta%20xylophone');
    const main = page.getByRole('main');
    await expect(
      main.getByRole('status').filter({ hasText: /^Nothing for all words; these \d+ results have “atta”$/ }),
    ).toBeVisible();
    await expect(cards(page).first()).toContainText(/atta/i);
    await page.goto('/search?q=atta%205kg');
    await expect(main.getByText(/^\d+ results for “atta 5kg”, 5 kg first$/)).toBeVisible();
    await expect(cards(page).first()).toContainText('5 kg');
  },
);
