import type { Page } from 'playwright/test';
import { unanswered } from './fixtures/console-guard.ts';
import { findPincode, logIn, registerCustomer, saveAddress } from './fixtures/customer.ts';
import { alive, expect, test } from './fixtures/shop.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Choose Location' });
const box = (page: Page) => dialog(page).getByRole('combobox', { name: 'Search Pincode' });
const options = (page: Page) => dialog(page).getByRole('option');

async function open(page: Page): Promise<void> {
  await page.goto('/cms/about');
  await page.getByRole('button', { name: 'Select Pincode' }).click();
  await expect(options(page).first()).toBeVisible();
}

test.describe('§2 pincode chooser', () => {
  test(
    'a dialog titled Choose Location says what it is for, with its box ready to type',
    { tag: ['@everywhere', '@desktop'] },
    async ({ page }) => {
      await open(page);
      await expect(dialog(page)).toContainText('You can check if delivery is available for your location.');
      await expect(box(page)).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
      await expect(page.getByRole('button', { name: 'Select Pincode' })).toBeFocused();
    },
  );

  test('the dropdown’s button says Select Location until there is a choice', { tag: '@once' }, async ({ page }) => {
    await open(page);
    const dropdown = dialog(page).getByRole('button', { name: 'Select Location' });
    await expect(dropdown).toHaveAttribute('aria-expanded', 'true');
    await dropdown.click();
    await expect(box(page)).toBeHidden();
    await dropdown.click();
    await box(page).fill('700019');
    await options(page).first().click();
    await page.getByRole('button', { name: '700019' }).click();
    await expect(dialog(page).getByRole('button', { name: '700019' })).toHaveAttribute('aria-expanded', 'true');
  });

  test('§5 the filter matches only pincodes that start with the typed text', { tag: '@once' }, async ({ page }) => {
    await open(page);
    await box(page).fill('70001');
    await expect(options(page).first()).toHaveText(/^70001/);
    for (const text of await options(page).allTextContents()) expect(text).toMatch(/^70001/);
    await box(page).fill('0019');
    await expect(dialog(page).getByRole('status').last()).toHaveText('No Pincode found.');
  });

  test('§9 the list is 10rem high and scrolls through every pincode', { tag: '@once' }, async ({ page }) => {
    await open(page);
    const list = dialog(page).getByRole('listbox', { name: 'Pincodes' });
    expect((await list.boundingBox())?.height).toBeCloseTo(160, 0);
    const all = Number(await options(page).first().getAttribute('aria-setsize'));
    expect(all, 'many more than are in view').toBeGreaterThan(150);
    await list.evaluate((element) => element.scrollTo(0, element.scrollHeight));
    await expect(options(page).last()).toHaveAttribute('aria-posinset', String(all));
  });

  test('§4 selecting one stores its id, updates the label and closes popover and dialog', async ({ page }) => {
    await open(page);
    const popover = page.getByRole('listbox', { name: 'Pincodes', includeHidden: true });
    const opener = page.getByRole('button', { name: 'Select Location', includeHidden: true });
    await expect(popover).toBeVisible();
    await expect(opener).toHaveAttribute('aria-expanded', 'true');
    await box(page).fill('700019');
    await options(page).filter({ hasText: '700019' }).click();
    await expect(dialog(page)).toBeHidden();
    // Closed means gone: inside a dialog that is shut anything would be out of sight.
    await expect(popover).toHaveCount(0);
    await expect(page.locator('[aria-expanded="true"]')).toHaveCount(0);
    await expect(page.getByRole('button', { name: '700019' })).toBeVisible();
    const root = await page.evaluate(() => JSON.parse(localStorage.getItem('root') ?? '{}') as { pincode: unknown });
    expect(root.pincode).toEqual({ id: expect.anything() as unknown, label: '700019' });
    await page.goto('/');
    await alive(page);
    await expect(page.getByRole('button', { name: '700019' })).toBeVisible();
  });

  test('works by keyboard: arrows move, Enter chooses', { tag: '@once' }, async ({ page }) => {
    await open(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const active = await box(page).getAttribute('aria-activedescendant');
    await expect(page.locator(`#${active}`)).toHaveText(/^700003/);
    await page.keyboard.press('PageDown');
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole('button', { name: '700006' })).toBeFocused();
  });

  test(
    'a pincode without delivery says so, in the list and when it is chosen',
    { tag: '@once' },
    async ({ page, baseURL }) => {
      const answer = await (await fetch(`${baseURL}/api/pincode/web/drop-down`)).json();
      const { data } = answer as { data: { pincode: string; deliverable: boolean }[] };
      const without = data.find(({ deliverable }) => !deliverable)?.pincode ?? 'none';
      await open(page);
      await box(page).fill(without);
      await expect(options(page).first()).toContainText('No delivery yet');
      await options(page).first().click();
      await expect(page.getByRole('status').filter({ hasText: without })).toHaveText(
        `We do not deliver to ${without} yet.`,
      );
    },
  );

  test(
    'a list that can’t be had says so, and can be asked for again',
    { tag: '@once' },
    async ({ page, consoleGuard }) => {
      await page.goto('/cms/about');
      await alive(page);
      await page.route('**/api/pincode/**', (route) => route.abort());
      consoleGuard.expects(unanswered('/api/pincode/'));
      await page.getByRole('button', { name: 'Select Pincode' }).click();
      await expect(dialog(page).getByRole('status').last()).toContainText('We could not reach the shop.');
      await page.unrouteAll();
      await dialog(page).getByRole('button', { name: 'Try again' }).click();
      await expect(options(page).first()).toBeVisible();
    },
  );

  for (const path of ['/', '/search', '/product/jyoti-alu-potato', '/cms/about'])
    test(`§3 the first address preselects it on ${path}`, { tag: '@once' }, async ({ page }) => {
      const customer = await registerCustomer(page.request);
      await saveAddress(customer, 'Home', '700019');
      await logIn(page.context(), customer);
      await page.goto(path);
      await expect(page.getByRole('button', { name: '700019' }).first()).toBeVisible();
    });

  test('§3 its label is looked up from the list', { tag: '@once' }, async ({ page }) => {
    const customer = await registerCustomer(page.request);
    const chosen = await findPincode(customer, '700019');
    await logIn(page.context(), customer, { ...chosen, pincode: '799999' });
    await page.goto('/cms/about');
    await expect(page.getByRole('button', { name: '700019' })).toBeVisible();
    const root = await page.evaluate(() => localStorage.getItem('root'));
    expect(root).toContain('"label":"700019"');
  });

  test('§9 the list is 10rem high, however little it holds', { tag: '@once' }, async ({ page }) => {
    await open(page);
    await box(page).fill('700019');
    await expect(options(page)).toHaveCount(1);
    const list = dialog(page).getByRole('listbox', { name: 'Pincodes' });
    expect((await list.boundingBox())?.height).toBeCloseTo(160, 0);
  });
});
