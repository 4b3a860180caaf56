import type { Page } from 'playwright/test';
import { newReference } from './checkout.ts';
import { newShopper, openDesk } from './desk.ts';
import { alive, expect, expectToFit, test } from './shop.ts';

const rupees = (amount: number): string => amount.toLocaleString('en-IN', { style: 'currency', currency: 'INR' });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const isNow = (page: Page, status: string) =>
  expect(page.getByRole('article').getByText(status, { exact: true })).toBeVisible();

test(
  'an order appears by itself, is packed with a unit missing, and the shopper sees all of it',
  { tag: '@once' },
  async ({ page, browser }) => {
    const shopper = await newShopper(browser, 3);
    await openDesk(page, 'orders');
    await expect(page.getByRole('region', { name: /^New/ })).toBeVisible();
    const { id, number, items, toPay } = await shopper.order();
    const row = page.getByRole('region', { name: /^New/ }).getByRole('link', { name: new RegExp(number) });
    await expect(row, 'within 2 seconds').toBeVisible({ timeout: 2000 });
    await expect(row).toContainText('New');
    await expect(page.getByRole('status').filter({ hasText: number })).toBeAttached();
    await expectToFit(page);

    await row.click();
    await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible();
    await expectToFit(page);
    await expect(page.getByRole('link', { name: /^Call Ananya Sen/ })).toHaveAttribute('href', /^tel:\+91\d{10}$/);
    await press(page, 'Accept');
    await isNow(page, 'Confirmed');

    const [first, second] = items;
    if (!first || !second) throw new Error('The order has too few lines.');
    await page.getByRole('checkbox', { name: second.name }).check();
    await page.reload();
    await expect(page.getByRole('checkbox', { name: second.name })).toBeChecked();

    await shopper.page.goto(`/dashboard?tab=order&order=${id}`);
    await alive(shopper.page);
    const theirs = shopper.page.getByRole('article');
    await expect(theirs).toContainText(rupees(toPay));

    await press(page, `Missing: ${first.name}`);
    const dialog = page.getByRole('dialog', { name: `Missing: ${first.name}` });
    await dialog.getByRole('button', { name: 'More missing' }).click();
    await expect(dialog.getByRole('status')).toHaveText('2 of 5');
    await expectToFit(page);
    // The goods are those of other tests too.
    await dialog.getByRole('checkbox', { name: /set its stock to 0/ }).uncheck();
    await press(page, 'Mark 2 missing');
    await expect(dialog).toBeHidden();
    const now = rupees(toPay - 2 * first.price);
    await expect(page.getByText(`Collect ${now} in cash`)).toBeVisible();

    await expect(theirs, 'without a reload').toContainText('2 of 5 missing');
    await expect(theirs.getByText(now)).toBeVisible();
    await expectToFit(shopper.page);

    await press(page, 'Packed');
    await isNow(page, 'Packed');
    await press(page, 'Out for delivery');
    await isNow(page, 'On the way');
    await expect(theirs.getByRole('listitem').filter({ hasText: 'On the way' }).first()).toBeVisible();
    await expect(page.getByRole('region', { name: 'History' })).toContainText(`Missing: ${first.name}`);
    await press(page, 'Delivered');
    await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
    await expect(theirs.getByRole('heading', { name: /^Delivered/ })).toBeVisible();
    await shopper.page.context().close();
  },
);

test(
  'a payment by QR is looked for before the order leaves, and two packers do not get in each other’s way',
  { tag: '@once' },
  async ({ page, browser }) => {
    const { page: shopping, order } = await newShopper(browser, 2, {
      paymentMethod: 'qr',
      paymentReference: newReference(),
    });
    const { id, number } = await order();
    await openDesk(page, `orders/${id}`);
    const other = await (await browser.newContext()).newPage();
    await openDesk(other, `orders/${id}`, 'Sourav Dey');
    await other.route('**/api/desk/orders*', (route) => route.abort());
    await expect(other.getByRole('button', { name: 'Accept', exact: true })).toBeVisible();
    await press(page, 'Accept');
    await isNow(page, 'Confirmed');
    await press(other, 'Accept');
    await expect(other.getByText(`${number} is confirmed already: Rina Das was faster.`)).toBeVisible();
    await isNow(other, 'Confirmed');
    await expect(other.getByText('Not up to date.')).toBeVisible();

    await press(page, 'Packed');
    await expect(page.getByRole('button', { name: 'Out for delivery' })).toHaveAttribute('aria-disabled', 'true');
    await press(page, 'Payment seen');
    await expect(page.getByText('Paid: nothing to collect')).toBeVisible();
    await press(page, 'Cancel order');
    const dialog = page.getByRole('dialog', { name: `Cancel ${number}?` });
    await expect(dialog).toContainText('goes to the customer’s wallet');
    await dialog.getByRole('button', { name: 'Cancel order' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
    await other.context().close();
    await shopping.context().close();
  },
);

test(
  'slip and invoice are one A4 page each, without the frame of the page',
  { tag: '@once' },
  async ({ page, browser }) => {
    const { page: shopping, order } = await newShopper(browser, 6);
    const { id, number, toPay } = await order();
    await shopping.context().close();
    await openDesk(page, `orders/${id}`);
    await page.evaluate(() => (globalThis.print = () => document.body.setAttribute('data-printed', '')));
    for (const [button, name] of [
      ['Print slip', 'Packing slip'],
      ['Print invoice', 'Sample invoice'],
    ] as const) {
      await press(page, button);
      await expect(page.locator('body')).toHaveAttribute('data-printed');
      await page.emulateMedia({ media: 'print' });
      const paper = page.getByRole('region', { name: `${name} of order ${number}` });
      await expect(paper).toContainText(rupees(toPay));
      await expect(page.getByRole('navigation', { name: 'Desk' })).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
      await page.emulateMedia({ media: null });
      const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
      expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
    }
  },
);
