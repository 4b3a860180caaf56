import type { Page, Request } from 'playwright/test';
import { logIn, registerCustomer } from './fixtures/customer.ts';
import { alive, buyable, expect, test } from './fixtures/shop.ts';

/** The calls that a page makes of the provider, until it rests. `asks`: it makes some, sooner or later. */
async function callsOf(page: Page, path: string, asks: boolean): Promise<Request[]> {
  const calls: Request[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request);
  });
  await page.goto(path);
  await alive(page);
  // Between two of its scripts a page is idle too.
  if (asks) await expect.poll(() => calls.length, 'there are calls').toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  return calls;
}

/** What asks the provider for prices of now. */
const ASKING = ['/cart', '/categories/atta-rice-dal'];

const to = (calls: readonly Request[], path: string) => calls.filter((call) => new URL(call.url()).pathname === path);

test.describe('§6 roles and permissions', () => {
  test('logged in, calls carry the stored token as Bearer', { tag: '@once' }, async ({ page, context }) => {
    const customer = await registerCustomer(page.request);
    await logIn(context, customer);
    const calls = await callsOf(page, '/cart', true);
    await expect.poll(() => to(calls, '/api/customer/detail').length).toBeGreaterThan(0);
    for (const call of calls) expect(call.headers()['authorization'], call.url()).toBe(`Bearer ${customer.token}`);
    expect(to(calls, '/api/customer/detail'), 'the header asks for the auth status once').toHaveLength(1);
  });

  for (const path of ['/cart', '/categories', '/categories/atta-rice-dal', '/'])
    test(
      `logged out, ${path} asks for neither auth status nor addresses, and carries no token`,
      { tag: '@once' },
      async ({ page }) => {
        // With something in the cart there is something to ask for.
        await page.goto('/categories/fish-meat');
        await alive(page);
        await (await buyable(page.getByRole('main'))).add.click();
        await expect(page.getByRole('link', { name: /Your Cart/ })).toContainText('1');
        const calls = await callsOf(page, path, ASKING.includes(path));
        expect(to(calls, '/api/customer/detail')).toEqual([]);
        expect(to(calls, '/api/user-address/')).toEqual([]);
        for (const call of calls) expect(call.headers()).not.toHaveProperty('authorization');
      },
    );
});
