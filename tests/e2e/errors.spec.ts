import { refused } from './fixtures/console-guard.ts';
import { logIn, registerCustomer } from './fixtures/customer.ts';
import { alive, buyable, expect, test } from './fixtures/shop.ts';

/** A token that looks good here and is nobody's to the provider. */
const foreignToken = (): string => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'HS256' })}.${part({ sub: '1', name: 'Nobody', exp: Date.now() / 1000 + 3600 })}.c2ln`;
};

test.describe('§8 the error catalogue', () => {
  test(
    'HTTP 401 on any authorised call logs out, once, and goes to /auth/login and back',
    { tag: '@once' },
    async ({ page, context, consoleGuard }) => {
      consoleGuard.expects(refused(401, '/api/'));
      await logIn(context, {
        token: foreignToken(),
        data: { id: 1, name: 'Nobody' },
      });
      const visits: string[] = [];
      page.on('framenavigated', (frame) => visits.push(new URL(frame.url()).pathname));
      await page.goto('/dashboard?tab=wishlist');
      await expect(page).toHaveURL('/auth/login?next=%2Fdashboard%3Ftab%3Dwishlist');
      await expect(page.getByRole('status').filter({ hasText: 'Please log in again.' })).toBeVisible();
      expect(
        visits.filter((path) => path === '/auth/login'),
        'however many calls failed',
      ).toHaveLength(1);
      expect(await context.cookies()).toEqual([]);
      const root = await page.evaluate(() => localStorage.getItem('root'));
      expect(JSON.parse(root ?? '{}')).toMatchObject({ auth: { token: null, data: null } });
    },
  );

  test('404 on the cart fetch is an empty cart', { tag: '@once' }, async ({ page, context, consoleGuard }) => {
    consoleGuard.expects(refused(404, '/api/cart/web/c'));
    const customer = await registerCustomer(page.request);
    const { data } = await customer.ask<{ data: { id: number }[] }>('GET', '/product/web/?limit=1');
    await customer.ask('POST', '/cart/', { productId: data[0]?.id, quantity: 2 });
    await logIn(context, customer);
    await page.goto('/cart');
    await expect(page.getByRole('banner').getByRole('link', { name: /Your Cart/ })).toContainText('2');
    await page.route('**/api/cart/web/c*', (route) =>
      route.fulfill({ status: 404, json: { message: 'No cart', code: 'not_found' } }),
    );
    await page.goto('/cart');
    await expect(page.getByText('Your cart is empty')).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: /Your Cart/ })).toHaveText('Your Cart');
  });

  test('404 on the delivery-charge check is no charge', { tag: '@once' }, async ({ page, consoleGuard }) => {
    await page.goto('/categories/atta-rice-dal');
    await alive(page);
    const { name, add } = await buyable(page.getByRole('main'));
    await add.click();
    await page.getByRole('button', { name: `Decrease quantity of ${name}` }).waitFor();
    consoleGuard.expects(refused(404, '/api/order/delivery-amount-check/'));
    await page.goto('/cart');
    const summary = page.getByRole('complementary', { name: 'Summary' });
    const amount = (name: string) =>
      summary.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd');
    await expect(amount('Delivery charge')).toHaveText('₹25.00');
    await page.route('**/api/order/delivery-amount-check/*', (route) =>
      route.fulfill({ status: 404, json: { message: 'Unknown', code: 'not_found' } }),
    );
    await page.getByRole('button', { name: `Increase quantity of ${name}` }).click();
    await expect(page.getByText('Delivery is free.', { exact: true })).toBeVisible();
    await expect(amount('Delivery charge')).toHaveText('₹0.00');
    const toPay = (await amount('To pay').textContent()) ?? 'nothing';
    expect((await amount('Item total').textContent())?.endsWith(toPay), toPay).toBe(true);
  });

  test('a delivery charge that is not known is not called ₹0.00', { tag: '@once' }, async ({ page, consoleGuard }) => {
    await page.route('**/api/order/delivery-amount-check/*', (route) => route.fulfill({ status: 500, json: {} }));
    consoleGuard.expects(refused(500, '/api/order/delivery-amount-check/'));
    await page.goto('/categories/atta-rice-dal');
    await alive(page);
    const { name, add } = await buyable(page.getByRole('main'));
    await add.click();
    await page.getByRole('button', { name: `Decrease quantity of ${name}` }).waitFor();
    await page.goto('/cart');
    await expect(page.getByText('The delivery charge is not known:')).toBeVisible();
    const charge = page.getByRole('complementary', { name: 'Summary' }).getByRole('definition').nth(1);
    await expect(charge).toHaveText('not known yet');
    await page.unroute('**/api/order/delivery-amount-check/*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(charge).toHaveText('₹25.00');
  });
});
