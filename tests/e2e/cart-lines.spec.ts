import type { Page } from 'playwright/test';
import { call } from './fixtures/calls.ts';
import { customerWithCart, goods, registerCustomer, findPincode, logIn } from './fixtures/customer.ts';
import { alive, expect, expectToFit, test } from './fixtures/shop.ts';

const line = (page: Page, name = '') => page.getByRole('listitem').filter({ hasText: name }).first();

/** A guest's cart as it was kept on this device some time ago. */
async function guestCart(page: Page, lines: { price: number; quantity: number; id?: number }[]): Promise<string[]> {
  const products = await goods(page.request, lines.length);
  const kept = lines.map(({ price, quantity, id }, i) => ({
    product: { id: id ?? products[i]?.id, name: id ? 'Forgotten pickle' : products[i]?.name, price },
    quantity,
    addedPrice: price,
  }));
  await page.addInitScript(
    (cart) => localStorage.getItem('guest-cart') ?? localStorage.setItem('guest-cart', cart),
    JSON.stringify(kept),
  );
  return kept.map(({ product }) => String(product.name));
}

test(
  'a guest sees what became of a cart kept on this device: prices of now, and what is gone',
  { tag: '@once' },
  async ({ page }) => {
    const [first, gone] = await guestCart(page, [
      { price: 100, quantity: 1 },
      { price: 5000, quantity: 2, id: 987_654_321 },
    ]);
    // The provider does not know that product any more, which the browser writes to the console.
    await page.route('**/api/product/web/byid/987654321*', (route) =>
      route.fulfill({ status: 200, json: { data: { id: 987654321, name: gone, price: 50, stock: 0 } } }),
    );
    await page.route('**/api/product/web/related-product?*', (route) => route.fulfill({ json: { data: [] } }));
    await page.goto('/cart');
    await expect(line(page, first)).toContainText(/Was ₹1, now ₹/);
    await expect(line(page, gone)).toContainText('Out of stock');
    await expect(page.getByRole('status').filter({ hasText: 'Since you filled this basket' })).toContainText(
      '1 price went up, 1 item ran out',
    );
    await expectToFit(page);
    await page.getByRole('button', { name: 'Remove what ran out' }).click();
    await expect(line(page, gone)).toBeHidden();
  },
);

test('the basket stands aisle by aisle, each with its sum', { tag: '@once' }, async ({ page }) => {
  const { token } = await customerWithCart(page, 4);
  await page.goto('/cart');
  const { body } = await call(page.request, 'GET', '/cart/web/c', { token });
  const lines = body.data as { product: { price: number; category: { name: string } }; quantity: number }[];
  const aisles = new Set(lines.map(({ product }) => product.category.name));
  expect(aisles.size).toBeGreaterThan(1);
  for (const aisle of aisles) {
    const sum = lines
      .filter(({ product }) => product.category.name === aisle)
      .reduce((sum, { product, quantity }) => sum + product.price * quantity, 0);
    const written = sum.toLocaleString('en-IN', { style: 'currency', currency: 'INR' });
    await expect(page.getByRole('region', { name: aisle }).getByRole('heading')).toContainText(written);
  }
});

test(
  'what can’t go to a new pincode is named at once, and replaced or removed with a tap',
  { tag: '@once' },
  async ({ page }) => {
    const session = await registerCustomer(page.request);
    const { token } = session;
    const { body } = await call(page.request, 'GET', '/product/web/search/?searchKey=fish&limit=40');
    const places = (await call(page.request, 'GET', '/pincode/web/drop-down')).body.data as {
      id: number;
      pincode: string;
    }[];
    const far = places.find(({ pincode }) => pincode === '700160')?.id;
    const chilled: string[] = [];
    for (const { id, name, stock } of body.data as { id: number; name: string; stock: number }[]) {
      if (chilled.length === 2 || stock < 5) continue;
      const answer = await call(page.request, 'GET', `/product/web/byid/${id}?pincodeId=${far}`);
      if (answer.body.data.deliverable !== false) continue;
      await call(page.request, 'POST', '/cart/', { token, body: { productId: id } });
      chilled.push(name);
    }
    expect(chilled).toHaveLength(2);
    const [dry] = await goods(page.request, 1);
    expect(dry).toBeDefined();
    await call(page.request, 'POST', '/cart/', { token, body: { productId: dry?.id } });
    await logIn(page.context(), session, await findPincode(session, '700019'));
    await page.goto('/categories');
    await alive(page);
    await page.getByRole('button', { name: /700019/ }).click();
    await page.getByRole('combobox', { name: 'Search Pincode' }).fill('700160');
    await page.getByRole('option', { name: '700160' }).click();
    for (const name of chilled)
      await expect(page.getByRole('status').filter({ hasText: 'can be delivered to 700160' })).toContainText(name);

    await page.goto('/cart');
    await expect(page.getByRole('status').filter({ hasText: 'Not delivered to 700160' })).toContainText(
      chilled[0] ?? '',
    );
    await expect(line(page, chilled[0])).toContainText('Can’t be delivered to 700160');
    await page.getByRole('button', { name: 'Remove them' }).click();
    await expect(line(page, chilled[1])).toBeHidden();
    await expect(line(page, dry?.name)).toBeVisible();
  },
);

test('Undo brings back a line that was removed, with its quantity', { tag: '@once' }, async ({ page }) => {
  const { goods } = await customerWithCart(page, 1);
  const name = goods[0]?.name ?? '';
  await page.goto('/cart');
  await page.getByRole('button', { name: `Remove ${name} from cart` }).click();
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(line(page, name).locator('output')).toHaveText('5');
});
