import type { Page } from 'playwright/test';
import { expectAccessible } from './fixtures/axe.ts';
import { type Customer, goods, loggedIn, logIn, registerCustomer } from './fixtures/customer.ts';
import { alive, expect, expectToFit, test } from './fixtures/shop.ts';

interface Made {
  readonly data: { readonly id: number; readonly shareToken: string | null };
}

/** A new customer with a list of two products, past the page. */
async function withList(page: Page, name: string) {
  const customer = await registerCustomer(page.request);
  const products = await goods(page.request, 2);
  const lines = products.map(({ id }, i) => ({ productId: id, quantity: i + 1 }));
  const { data } = await customer.ask<Made>('POST', '/shopping-list', { name, lines });
  return { customer, products, list: data };
}

const share = async ({ ask }: Customer, id: number) =>
  (await ask<Made>('POST', `/shopping-list/${id}/share`)).data.shareToken ?? '';

test('a list is made, renamed and deleted, and comes back with Undo', { tag: '@once' }, async ({ page }) => {
  await loggedIn(page, '/dashboard?tab=shopping-list');
  await page.getByLabel('Name of a new list').fill('Weekly');
  await page.getByRole('button', { name: 'Make list' }).click();
  await expect(page.getByRole('heading', { name: 'Weekly' })).toBeVisible();
  await page.getByRole('button', { name: 'Rename' }).click();
  await page.getByLabel('Name of the list').fill('Puja');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByRole('heading', { name: 'Puja' })).toBeVisible();
  await expectToFit(page);
  await expectAccessible(page, 'main');

  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  const lists = page.getByRole('region', { name: 'Lists' });
  await expect(lists.getByRole('link', { name: /Puja/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(lists.getByRole('link', { name: /Puja/ })).toBeVisible();
  await expectAccessible(page, 'main');
});

test('a product goes onto a list from its page; a guest logs in first', { tag: '@once' }, async ({ page }) => {
  const { customer, products } = await withList(page, 'Weekly');
  const [, , third] = await goods(page.request, 3);
  expect(products).toHaveLength(2);
  await page.goto(`/product/${third?.slug}`);
  await alive(page);
  const add = page.getByRole('button', { name: `Add ${third?.name} to a list` });
  await add.click();
  await expect(page).toHaveURL(/\/auth\/login\?next=/);

  await logIn(page.context(), customer);
  await page.goto(`/product/${third?.slug}`);
  await alive(page);
  await add.click();
  const dialog = page.getByRole('dialog', { name: 'Add 1 product to a list' });
  await expect(dialog.getByRole('radio', { name: 'Weekly' })).toBeChecked();
  await expectToFit(page);
  await dialog.getByRole('button', { name: 'Add to list' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('button', { name: 'Open', exact: true }).click();
  await expect(page.getByRole('main').getByRole('link', { name: third?.name ?? '' })).toBeVisible();
});

test('a list goes into the cart after a look at it', { tag: '@once' }, async ({ page }) => {
  const { customer, products, list } = await withList(page, 'Guests');
  await logIn(page.context(), customer);
  await page.goto(`/dashboard?tab=shopping-list&list=${list.id}`);
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Guests' });
  await expect(dialog.getByRole('checkbox')).toHaveCount(2);
  await expectToFit(page);
  await expectAccessible(page, 'dialog[open]');
  await dialog.getByRole('checkbox', { name: products[0]?.name ?? '' }).uncheck();
  await dialog.getByRole('button', { name: 'Add 1 product' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Added 1 product to your cart.')).toBeVisible();
  await page.goto('/cart');
  const lines = page.getByRole('main').locator('[data-cart-line]');
  await expect(lines).toHaveCount(1);
  await expect(lines).toContainText(products[1]?.name ?? '');

  await page.getByRole('button', { name: 'Save as a list' }).click();
  await page.getByRole('radio', { name: 'New list' }).check();
  await page.getByLabel('Name of the list').fill('From my cart');
  await page.getByRole('button', { name: 'Save list' }).click();
  await expect(page.getByText('1 product is on From my cart')).toBeVisible();
});

test(
  'whoever has the link reads a shared list, until it is shared no more',
  { tag: '@once' },
  async ({ page, browser }) => {
    const { customer, products, list } = await withList(page, 'Puja');
    const token = await share(customer, list.id);
    const visitor = await (await browser.newContext()).newPage();
    const asked: string[] = [];
    visitor.on('request', (request) => asked.push(request.url()));
    await visitor.goto(`/shopping-list#${token}`);
    await expect(visitor.getByRole('heading', { level: 1, name: 'Puja' })).toBeVisible();
    for (const { name } of products) await expect(visitor.getByRole('main').getByRole('link', { name })).toBeVisible();
    await expect(visitor.getByRole('main')).not.toContainText('Ananya');
    await expect(visitor.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    expect(asked.filter((url) => new URL(url).search.includes(token) || new URL(url).pathname.includes(token))).toEqual(
      [],
    );
    await expectToFit(visitor);
    await expectAccessible(visitor, 'main');

    await logIn(page.context(), customer);
    await page.goto(`/dashboard?tab=shopping-list&list=${list.id}`);
    await expect(page.getByLabel('Link to this list')).toHaveValue(new RegExp(`/shopping-list#${token}$`));
    await page.getByRole('button', { name: 'Stop sharing' }).click();
    await expect(page.getByRole('button', { name: 'Share by a link' })).toBeVisible();
    await visitor.reload();
    await expect(visitor.getByRole('heading', { name: 'This list could not be opened' })).toBeVisible();
    await visitor.context().close();
  },
);
