import type { Page } from 'playwright/test';
import { goods, logIn, registerCustomer } from './fixtures/customer.ts';
import { goOffline, keptIn, line, OFFLINE, visit } from './fixtures/offline.ts';
import { alive, expect, test } from './fixtures/shop.ts';
import { refused } from './fixtures/console-guard.ts';

test.use({ serviceWorkers: 'allow' });

/** How many pieces of a product a customer's cart holds at the provider. */
async function atProvider(customer: Awaited<ReturnType<typeof registerCustomer>>): Promise<Record<string, number>> {
  const { data } = await customer.ask<{ data: { product: { name: string }; quantity: number }[] }>(
    'GET',
    '/cart/web/c',
  );
  return Object.fromEntries(data.map(({ product, quantity }) => [product.name, quantity]));
}

const writes = (page: Page): string[] => {
  const seen: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/cart/') && request.method() !== 'GET') seen.push(`${request.method()} ${pathname}`);
  });
  return seen;
};

test.describe('a cart without a network', { tag: '@once' }, () => {
  test.beforeEach(({ consoleGuard }) => consoleGuard.allows(...OFFLINE));

  test('a guest goes on', async ({ page }) => {
    const [product] = await goods(page.request, 1);
    await visit(page, `/product/${product?.slug}`);
    await goOffline(page);
    await page.reload();
    await alive(page);
    await page
      .getByRole('button', { name: `Add ${product?.name} to cart` })
      .first()
      .click();
    await page.goto('/cart');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Your Cart');
    await page.getByRole('button', { name: `Increase quantity of ${product?.name}` }).click();
    await page.reload();
    await expect(page.getByText('2 items').first()).toBeVisible();
  });

  test('a customer reads it, changes it, and what was changed is sent once when the network is back', async ({
    page,
    context,
  }) => {
    const customer = await registerCustomer(page.request);
    const [first, second] = await goods(page.request, 2);
    await customer.ask('POST', '/cart/', { productId: first?.id, quantity: 2 });
    await logIn(context, customer);
    await visit(page, `/product/${second?.slug}`);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('customer-cart'))).toContain(first?.name);
    const goOnline = await goOffline(page);
    await page.reload();
    await alive(page);
    await expect(line(page)).toContainText('You are offline');
    await page
      .getByRole('button', { name: `Add ${second?.name} to cart` })
      .first()
      .click();
    await page
      .getByRole('button', { name: `Increase quantity of ${second?.name}` })
      .first()
      .click();
    await expect(line(page)).toContainText('1 change to your cart will be sent later');
    await page.goto('/cart');
    await alive(page);
    await expect(page.getByText(first?.name ?? '').first()).toBeVisible();
    await expect(page.getByText(second?.name ?? '').first()).toBeVisible();
    await expect(line(page)).toContainText('1 change to your cart will be sent later');
    expect(await atProvider(customer)).toEqual({ [first?.name ?? '']: 2 });
    const sent = writes(page);
    await goOnline();
    await expect.poll(() => atProvider(customer)).toEqual({ [first?.name ?? '']: 2, [second?.name ?? '']: 2 });
    await expect(line(page)).not.toContainText('will be sent later');
    await page.reload();
    await alive(page);
    await expect(page.getByText('4 items').first()).toBeVisible();
    expect(sent).toEqual(['POST /api/cart/']);
    expect(await page.evaluate(() => localStorage.getItem('waiting-changes'))).toBeNull();
  });

  test('what could not be done is said, with the price that changed', async ({ page, context, consoleGuard }) => {
    const customer = await registerCustomer(page.request);
    const [gone, dearer] = await goods(page.request, 2);
    await logIn(context, customer);
    await visit(page, '/cart');
    const goOnline = await goOffline(page);
    const owner = String(customer.data.id);
    const answer = async (id: number | undefined) =>
      (
        (await (await page.request.get(`/api/product/web/byid/${id}`)).json()) as {
          data: { price: string; mrp: string | null };
        }
      ).data;
    const changes = [
      {
        product: {
          ...(await answer(gone?.id)),
          price: 5000,
          mrp: null,
          unitPrice: null,
          stock: null,
          maxQuantity: 999,
        },
        quantity: 900,
      },
      { product: { ...(await answer(dearer?.id)), price: 100, mrp: null, unitPrice: null }, quantity: 1 },
    ].map((change) => ({ ...change, at: Date.now() }));
    await page.evaluate((entry) => localStorage.setItem('waiting-changes', entry), JSON.stringify({ owner, changes }));
    consoleGuard.allows(refused(409, '/api/cart/'), refused(422, '/api/cart/'), refused(400, '/api/cart/'));
    await goOnline();
    await page.reload();
    await expect(page.getByText(`What you changed while offline could not be done for ${gone?.name}.`)).toBeVisible();
    await expect(
      page.getByText(new RegExp(`${dearer?.name} is ₹[\\d.]+ now. It was ₹1 when you chose it.`)),
    ).toBeVisible();
    await expect.poll(() => atProvider(customer)).toEqual({ [dearer?.name ?? '']: 1 });
  });

  test('log out takes all that was kept of it, and of what was visited', async ({ page, context }) => {
    const customer = await registerCustomer(page.request, 'Kamala Dutta');
    await customer.ask('POST', '/cart/', { productId: (await goods(page.request, 1))[0]?.id, quantity: 1 });
    await logIn(context, customer);
    await visit(page, '/cart');
    await visit(page, '/dashboard?tab=profile');
    await expect(page.getByText('Kamala Dutta').first()).toBeVisible();
    // What is still asked for when the token is given up is refused, and the console would say so.
    await page.waitForLoadState('networkidle');
    const texts = await page.evaluate(async () => {
      const all: string[] = [];
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const entry of await cache.keys())
          if (!/\/(pictures|_astro)\//.test(entry.url))
            all.push(`${entry.url} ${await (await cache.match(entry))?.text()}`);
      }
      return all;
    });
    expect(texts.length).toBeGreaterThan(2);
    for (const secret of ['Kamala', customer.phone, customer.token])
      expect(texts.filter((text) => text.includes(secret)).map((text) => text.slice(0, 80))).toEqual([]);
    expect(texts.filter((text) => text.includes('/api/') && text.startsWith('/api'))).toEqual([]);
    await page.getByRole('button', { name: 'Log out' }).first().click();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('root'))).not.toContain(customer.token);
    expect(
      await page.evaluate(() => [localStorage.getItem('customer-cart'), localStorage.getItem('waiting-changes')]),
    ).toEqual([null, null]);
    await expect.poll(() => keptIn(page, 'visited-pages')).not.toContain('/dashboard');
  });
});
