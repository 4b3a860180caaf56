import type { Page } from 'playwright/test';
import { logIn, newNumber, registerCustomer } from './customer.ts';
import { alive, buyable, demoCode, expect, test } from './shop.ts';

const stored = (page: Page, key: string) => page.evaluate((key) => localStorage.getItem(key), key);
const root = async (page: Page) => JSON.parse((await stored(page, 'root')) ?? 'null') as Record<string, unknown> | null;
const header = (page: Page) => page.getByRole('banner');
/** Followed by the other tab within a second. */
const SOON = { timeout: 1000 };

test.describe('§4 states and transitions', () => {
  test(
    'a registration stores the token and its decoded data, and logs the other tab in',
    { tag: '@once' },
    async ({ page, context }) => {
      const other = await context.newPage();
      await other.goto('/categories');
      await alive(other);
      await page.goto('/auth/login?next=/mobile-footer-cms');
      await alive(page);
      await page.getByLabel('Mobile number').fill(newNumber());
      await page.getByRole('button', { name: 'Get OTP' }).click();
      await page.getByLabel('Full name').fill('Mou Sen');
      await page.getByRole('button', { name: 'Register' }).click();
      await page.getByLabel('One-time password').fill(await demoCode(page));
      await page.getByRole('button', { name: 'Verify' }).click();
      await expect(header(other).getByRole('link', { name: 'Mou Sen' })).toBeVisible(SOON);
      await expect(page).toHaveURL('/mobile-footer-cms');
      const auth = (await root(page))?.['auth'] as { token: string; data: { name: string } };
      expect(auth.data.name).toBe('Mou Sen');
      expect(auth.token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
      expect((await context.cookies()).find(({ name }) => name === 'token')?.value).toBe(auth.token);
    },
  );

  test(
    'logout clears the state, the token cookie and the saved order response',
    { tag: '@once' },
    async ({ page, context }) => {
      await logIn(context, await registerCustomer(page.request));
      await page.goto('/mobile-footer-cms');
      await expect.poll(async () => (await context.cookies()).length).toBe(1);
      await page.evaluate(() => {
        const order = {
          id: 1,
          number: 'HT-1',
          items: [],
          toPay: 0,
          slot: { date: '', from: '', to: '' },
          address: { line1: '' },
        };
        localStorage.setItem('order-response', JSON.stringify(order));
      });
      await page.reload();
      await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
      await expect(header(page).getByRole('link', { name: 'Log In / Sign Up' })).toBeVisible();
      expect((await root(page))?.['auth']).toEqual({ token: null, data: null });
      expect(await stored(page, 'order-response')).toBe(null);
      expect(await context.cookies()).toEqual([]);
    },
  );

  test('two tabs: logging out in one is followed by the other', { tag: '@once' }, async ({ page, context }) => {
    await logIn(context, await registerCustomer(page.request, 'Mou Sen'));
    await page.goto('/mobile-footer-cms');
    const other = await context.newPage();
    await other.goto('/categories');
    await expect(header(other).getByRole('link', { name: 'Mou Sen' })).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
    await expect(header(other).getByRole('link', { name: 'Log In / Sign Up' })).toBeVisible(SOON);
  });

  test('two tabs: the pincode and the cart’s count are followed', { tag: '@once' }, async ({ page, context }) => {
    await page.goto('/categories/atta-rice-dal');
    await alive(page);
    const other = await context.newPage();
    await other.goto('/categories');
    await alive(other);

    await page.getByRole('button', { name: 'Select Pincode' }).click();
    await page.getByRole('option', { name: '700003' }).click();
    await expect(header(other).getByRole('button', { name: '700003' })).toBeVisible(SOON);

    const { name, add } = await buyable(page.getByRole('main'));
    await add.click();
    await expect(header(other).getByRole('link', { name: /Your Cart/ })).toContainText('1', SOON);

    await page.goto('/cart');
    await page.getByRole('button', { name: `Increase quantity of ${name}` }).click();
    await expect(header(page).getByRole('link', { name: /Your Cart/ })).toContainText('2');
    await expect(header(other).getByRole('link', { name: /Your Cart/ })).toContainText('2', SOON);
  });
});
