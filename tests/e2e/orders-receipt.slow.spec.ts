import type { Page } from 'playwright/test';
import { call } from './fixtures/calls.ts';
import { chooseSlot } from './fixtures/checkout.ts';
import { customerWithCart } from './fixtures/customer.ts';
import { alive, expect, expectToFit, test } from './fixtures/shop.ts';

/** An order just placed through the page; gives its number and id. */
async function ordered(page: Page, pieces: number) {
  const session = await customerWithCart(page, pieces);
  await page.goto('/cart');
  await alive(page);
  await chooseSlot(page);
  await page.getByRole('button', { name: 'Place order' }).click();
  await expect(page).toHaveURL('/thankyou');
  const [order] = (await call(page.request, 'GET', '/order/', { token: session.token })).body.data as {
    id: number;
    number: string;
    toPay: number;
    totalPrice: number;
    items: { name: string; price: number; quantity: number; productId: number }[];
  }[];
  if (!order) throw new Error('There is no order.');
  return { ...session, order };
}

const rupees = (amount: number): string => amount.toLocaleString('en-IN', { style: 'currency', currency: 'INR' });

test(
  'an order has an address of its own, with its history, and its receipt is one A4 page',
  { tag: '@once' },
  async ({ page }) => {
    const { order } = await ordered(page, 12);
    await page.getByRole('link', { name: 'See your order' }).click();
    await expect(page).toHaveURL(`/dashboard?tab=order&order=${order.id}`);
    await expect(page.getByText(`Order ${order.number}`).first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'What happened when' })).toContainText(/Placed.*(am|pm)/);
    await expectToFit(page);

    await page.evaluate(() => (globalThis.print = () => document.body.setAttribute('data-printed', '')));
    await page.getByRole('button', { name: 'Print receipt' }).click();
    await expect(page.locator('body')).toHaveAttribute('data-printed');
    await page.emulateMedia({ media: 'print' });
    const receipt = page.getByRole('region', { name: /Receipt of order/ });
    await expect(receipt).toBeVisible();
    await expect(page.getByRole('banner')).toBeHidden();
    const sum = order.items.reduce((sum, { price, quantity }) => sum + Math.round(price * 100) * quantity, 0) / 100;
    expect(sum).toBe(order.totalPrice);
    await expect(
      receipt
        .getByRole('definition')
        .filter({ hasText: rupees(sum) })
        .first(),
    ).toBeVisible();
    await expect(receipt).toContainText(rupees(order.toPay));
    await page.emulateMedia({ media: null });
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    await page.goBack();
    await expect(page).toHaveURL('/thankyou');
  },
);

test(
  'Order again fills the cart beside what is in it, and names what was not possible',
  { tag: '@once' },
  async ({ page }) => {
    const { order, token } = await ordered(page, 6);
    const [first, second] = order.items;
    await page.goto('/dashboard?tab=order');
    await alive(page);
    await page.route(`**/api/product/web/byid/${second?.productId}*`, async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as { data: object };
      return route.fulfill({ response, json: { data: { ...answer.data, stock: 0, maxQuantity: 0 } } });
    });
    await page.getByRole('button', { name: 'Order again' }).click();
    await expect(page.getByText('5 of 6 products are in your cart')).toBeVisible();
    await expect(page.getByText(`${second?.name} It is out of stock.`)).toBeVisible();
    await expectToFit(page);
    const { body } = await call(page.request, 'GET', '/cart/web/c', { token });
    expect(body.count).toBe(25);
    await page.getByRole('link', { name: 'Go to your cart' }).click();
    await expect(page.getByRole('main')).toContainText(first?.name ?? '');
  },
);
