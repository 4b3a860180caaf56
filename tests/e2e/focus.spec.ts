import type { Page } from 'playwright/test';
import { newNumber } from './fixtures/customer.ts';
import { alive, demoCode, expect, test } from './fixtures/shop.ts';

/** Fills a guest's cart with the first products of a list and opens it; gives their names, in the cart's order. */
async function cartOf(page: Page, products: number): Promise<string[]> {
  await page.goto('/categories/atta-rice-dal');
  await alive(page);
  const names = new Set<string>();
  for (let i = 0; i < products; i++) {
    const add = page
      .getByRole('main')
      .getByRole('button', { name: /^Add .+ to cart$/ })
      .first();
    names.add(((await add.getAttribute('aria-label')) ?? '').replace(/^Add (.+) to cart$/, '$1'));
    await add.press('Enter');
  }
  await page.goto('/cart');
  await alive(page);
  await expect(removers(page)).toHaveCount(products);
  return [...names];
}

const removers = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Remove .+ from cart$/ });
const remover = (page: Page, name = '') => page.getByRole('button', { name: `Remove ${name} from cart`, exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('removing a line goes on to the next one, and from the last to the heading', async ({ page }) => {
  const [first, second] = await cartOf(page, 2);
  await remover(page, first).press('Enter');
  await expect(removers(page)).toHaveCount(1);
  await expect(remover(page, second)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await expect(heading(page)).toBeFocused();
});

test('decreasing a line to none does as removing it', async ({ page }) => {
  const [first, second] = await cartOf(page, 2);
  const decrease = (name = '') => page.getByRole('button', { name: `Decrease quantity of ${name}`, exact: true });
  await decrease(first).press('Enter');
  await expect(removers(page)).toHaveCount(1);
  await expect(remover(page, second)).toBeFocused();
  await decrease(second).press('Enter');
  await expect(removers(page)).toHaveCount(0);
  await expect(heading(page)).toBeFocused();
});

test('Load more keeps the focus, and at the end goes on to the first of the new products', async ({ page }) => {
  await page.goto('/categories/atta-rice-dal');
  await alive(page);
  const products = page.getByRole('main').getByRole('article');
  const more = page.getByRole('button', { name: 'Load more' });
  await more.press('Enter');
  await expect(products).toHaveCount(40);
  await expect(more).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(more).toBeHidden();
  await expect(products.nth(40).getByRole('heading').getByRole('link')).toBeFocused();
});

test('a refused number gets the focus, and Change number leads back to it', async ({ page }) => {
  await page.goto('/auth/login');
  await alive(page);
  const number = page.getByLabel('Mobile number');
  const get = page.getByRole('button', { name: 'Get OTP' });
  await get.press('Enter');
  await expect(page.getByRole('alert').filter({ hasText: /./ })).toBeVisible();
  await expect(number).toBeFocused();

  await number.fill(newNumber());
  await get.press('Enter');
  await expect(page.getByLabel('Full name')).toBeFocused();
  await page.getByRole('button', { name: 'Change number' }).press('Enter');
  await expect(number).toBeFocused();
});

test('an address form takes the focus, and gives it back to the opener or to what was saved', async ({ page }) => {
  await cartOf(page, 1);
  await page.goto('/auth/login?next=/cart');
  await alive(page);
  const number = newNumber();
  await page.getByLabel('Mobile number').fill(number);
  await page.keyboard.press('Enter');
  await page.getByLabel('Full name').fill('Ananya Sen');
  await page.keyboard.press('Enter');
  const resend = page.getByRole('button', { name: /^Resend OTP in 0:\d\d$/ });
  await expect(resend).toHaveAttribute('aria-disabled', 'true');
  await page.getByLabel('One-time password').fill(await demoCode(page));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/cart');

  const opener = page.getByRole('button', { name: 'Add address' });
  await opener.press('Enter');
  await expect(page.getByLabel('Name of the address')).toBeFocused();
  await page.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(opener).toBeFocused();

  await page.keyboard.press('Enter');
  await page.getByLabel('Receiver’s mobile number').fill(number);
  await page.getByLabel('Flat, house, street').fill('Flat 3B, 22 Mandeville Gardens');
  await page.getByRole('button', { name: /^Pincode/ }).click();
  await page.getByRole('combobox', { name: 'Search Pincode' }).fill('700019');
  await page.getByRole('option', { name: '700019' }).click();
  await page.getByRole('button', { name: 'Save address' }).press('Enter');
  await expect(page.getByRole('radio', { name: /Home/ })).toBeFocused();
});
