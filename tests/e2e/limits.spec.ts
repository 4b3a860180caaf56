import { logIn, registerCustomer } from './fixtures/customer.ts';
import { expect, test } from './fixtures/shop.ts';

/** Entries of their own, by name. */
const OWN = ['root', 'theme', 'guest-cart', 'order-response', 'recent-searches', 'notice', 'customer-cart'];

test.describe('§9 business constants and limits', () => {
  test('product lists ask for page 1 and 20 products', { tag: '@once' }, async ({ page }) => {
    const asked = page.waitForRequest((request) => new URL(request.url()).pathname === '/api/product/web/search/');
    await page.goto('/search?q=dal');
    const query = new URL((await asked).url()).searchParams;
    expect([query.get('page'), query.get('limit'), query.get('searchKey')]).toEqual(['1', '20', 'dal']);
  });

  test(
    'persisted state is one entry named root, version 1, with auth and pincode only',
    { tag: '@once' },
    async ({ page, context }) => {
      const customer = await registerCustomer(page.request, 'Mou Sen');
      await logIn(context, customer);
      await page.goto('/categories');
      await page.getByRole('button', { name: 'Select Pincode' }).click();
      await page.getByRole('option', { name: '700003' }).click();
      const entries = await page.evaluate(() => ({ ...localStorage }) as Record<string, string>);
      expect(JSON.parse(entries['root'] ?? '')).toEqual({
        version: 1,
        auth: { token: customer.token, data: customer.data },
        pincode: { id: expect.anything() as unknown, label: '700003' },
      });
      for (const key of Object.keys(entries)) expect(OWN).toContain(key);
    },
  );

  test(
    'the token lives in a cookie named token: whole site, SameSite Lax, as long as the token',
    { tag: '@once' },
    async ({ page, context }) => {
      const customer = await registerCustomer(page.request);
      await logIn(context, customer);
      await page.goto('/categories');
      await expect.poll(async () => (await context.cookies()).length).toBe(1);
      const [, payload = ''] = customer.token.split('.');
      const { exp } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { exp: number };
      const [cookie] = await context.cookies();
      expect(cookie).toMatchObject({ name: 'token', value: customer.token, path: '/', sameSite: 'Lax', secure: false });
      // It is told how long, since a device's clock may be wrong: it ends later by what the way here took.
      expect(Math.abs((cookie?.expires ?? 0) - exp)).toBeLessThanOrEqual(30);
    },
  );
});
