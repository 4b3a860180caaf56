import type { Page } from 'playwright/test';
import { stopClock } from './fixtures/clock.ts';
import { logIn, newNumber, registerCustomer } from './fixtures/customer.ts';
import { alive, buyable, demoCode, expect, test } from './fixtures/shop.ts';

const stored = (page: Page, key: string) => page.evaluate((key) => localStorage.getItem(key), key);
const root = async (page: Page) => JSON.parse((await stored(page, 'root')) ?? 'null') as Record<string, unknown> | null;
const header = (page: Page) => page.getByRole('banner');

test.describe('§4 states and transitions', () => {
  test(
    'a registration stores the token and its decoded data, and logs the other tab in',
    { tag: '@once' },
    async ({ page, context }) => {
      await page.clock.install();
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
      await stopClock(page);
      await page.getByRole('button', { name: 'Verify' }).click();
      await expect(header(other).getByRole('link', { name: 'Mou Sen' }), 'at once').toBeVisible();
      await page.clock.resume();
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
    await page.clock.install();
    await logIn(context, await registerCustomer(page.request, 'Mou Sen'));
    await page.goto('/mobile-footer-cms');
    const logOut = page.getByRole('main').getByRole('button', { name: 'Log out' });
    // It comes in an idle moment, which there is none of once the clock stands still.
    await expect(logOut).toBeVisible();
    const other = await context.newPage();
    await other.goto('/categories');
    await expect(header(other).getByRole('link', { name: 'Mou Sen' })).toBeVisible();
    await stopClock(page);
    await logOut.click();
    await expect(header(other).getByRole('link', { name: 'Log In / Sign Up' }), 'at once').toBeVisible();
  });

  test('two tabs: the pincode and the cart’s count are followed', { tag: '@once' }, async ({ page, context }) => {
    await page.clock.install();
    await page.goto('/categories/atta-rice-dal');
    await alive(page);
    const other = await context.newPage();
    await other.goto('/categories');
    await alive(other);

    await page.getByRole('button', { name: 'Select Pincode' }).click();
    await expect(page.getByRole('option', { name: '700003' })).toBeVisible();
    await stopClock(page);
    await page.getByRole('option', { name: '700003' }).click();
    await expect(header(other).getByRole('button', { name: '700003' }), 'at once').toBeVisible();

    const { name, add } = await buyable(page.getByRole('main'));
    await add.click();
    await expect(header(other).getByRole('link', { name: /Your Cart/ }), 'at once').toContainText('1');
    await page.clock.resume();

    await page.goto('/cart');
    const more = page.getByRole('button', { name: `Increase quantity of ${name}` });
    await expect(more).toBeVisible();
    await alive(page);
    await stopClock(page);
    await more.click();
    await expect(header(page).getByRole('link', { name: /Your Cart/ })).toContainText('2');
    await expect(header(other).getByRole('link', { name: /Your Cart/ }), 'at once').toContainText('2');
  });
});
