import type { Page, Request } from 'playwright/test';
import { newReference } from './fixtures/checkout.ts';
import { refused } from './fixtures/console-guard.ts';
import { stopClock } from './fixtures/clock.ts';
import { newShopper, openDesk } from './fixtures/desk.ts';
import { alive, expect, expectToFit, test } from './fixtures/shop.ts';

const rupees = (amount: number): string => amount.toLocaleString('en-IN', { style: 'currency', currency: 'INR' });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const isNow = (page: Page, status: string) =>
  expect(page.getByRole('article').getByText(status, { exact: true })).toBeVisible();

/** The page's questions for the list of orders that have no whole answer yet. */
function questionsUnderWay(page: Page): ReadonlySet<Request> {
  const questions = new Set<Request>();
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/desk/orders') questions.add(request);
  });
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => questions.delete(request));
  return questions;
}

test(
  'an order appears by itself, is packed with a unit missing, and the shopper sees all of it',
  { tag: '@once' },
  async ({ page, browser }) => {
    const shopper = await newShopper(browser, 3);
    await page.clock.install();
    const underWay = questionsUnderWay(page);
    await openDesk(page, 'orders');
    await expect(page.getByRole('region', { name: /^New/ })).toBeVisible();
    await stopClock(page);
    await expect.poll(() => underWay.size).toBe(0);
    const { id, number, items, toPay } = await shopper.order();
    const row = page.getByRole('region', { name: /^New/ }).getByRole('link', { name: new RegExp(number) });
    // Time stands still while a question is under way, which would run into its time limit.
    for (let passed = 0; passed < 2000 && !(await row.isVisible()); passed += 100) {
      await page.clock.runFor(100);
      await expect.poll(() => underWay.size).toBe(0);
    }
    await expect(row, 'within 2 seconds').toBeVisible();
    await page.clock.resume();
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
    const underWay = questionsUnderWay(other);
    await openDesk(other, `orders/${id}`, 'Sourav Dey');
    await other.route('**/api/desk/orders*', (route) => route.abort());
    // A question of before is answered late on a busy machine, with what the first packer has done since.
    await expect(other.getByText('Not up to date.')).toBeVisible();
    await expect.poll(() => underWay.size).toBe(0);
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

test(
  'what the bank shows is an amount of its own: what is more is in the wallet, and the shopper reads it',
  { tag: '@once' },
  async ({ page, browser, consoleGuard }) => {
    consoleGuard.expects(refused(409, '/api/desk/orders/'));
    const { page: shopping, order } = await newShopper(browser, 2, {
      paymentMethod: 'qr',
      paymentReference: newReference(),
    });
    const { id, toPay } = await order();
    await openDesk(page, `orders/${id}`);
    const field = page.getByLabel('The bank shows');
    await expect(field).toHaveValue(toPay.toFixed(2));
    await field.fill('1.234');
    await press(page, 'Payment seen');
    await expect(page.getByText('1.234 can be ₹1,234 or ₹1.23.')).toBeVisible();
    await field.fill(String(toPay - 1));
    await expect(page.getByText('₹1.00 less than was to be paid is collected at the door.')).toBeVisible();
    await field.fill(String(toPay + 108));
    await expect(page.getByText('₹108.00 more than was to be paid goes to the customer’s wallet')).toBeVisible();
    await expectToFit(page);
    await press(page, 'Payment seen');
    await expect(page.getByText('Paid: nothing to collect')).toBeVisible();
    await expect(page.getByText('₹108.00 more than was to be paid is in the customer’s wallet')).toBeVisible();
    await page.getByText('Something is wrong with it').click();
    await press(page, 'Not found');
    await expect(page.getByText(/₹108 of HT-\d+ is in the customer’s wallet already/)).toBeVisible();

    await shopping.goto(`/dashboard?tab=order&order=${id}`);
    await alive(shopping);
    await expect(shopping.getByRole('article')).toContainText(`We have received ${rupees(toPay + 108)}`);
    await expect(shopping.getByRole('article')).toContainText('₹108.00 of it is in your wallet');
    await expectToFit(shopping);
    await shopping.context().close();
  },
);

test(
  'an invoice stays as it was printed, with a statement of what changed; a cancelled order has none',
  { tag: '@once' },
  async ({ page, browser }) => {
    const { page: shopping, order } = await newShopper(browser, 2);
    const { id, number, items, toPay } = await order();
    await shopping.context().close();
    await openDesk(page, `orders/${id}`);
    await page.evaluate(() => (globalThis.print = () => document.body.setAttribute('data-printed', '')));
    await press(page, 'Accept');
    await isNow(page, 'Confirmed');
    await press(page, 'Packed');
    await expect(page.getByRole('button', { name: 'Out for delivery' })).toBeVisible();
    const printed = async (button: string, name: string) => {
      await page.evaluate(() => {
        document.body.removeAttribute('data-printed');
        dispatchEvent(new Event('afterprint'));
      });
      await press(page, button);
      await expect(page.locator('body')).toHaveAttribute('data-printed');
      await page.emulateMedia({ media: 'print' });
      const paper = page.getByRole('region', { name: `${name} of order ${number}` });
      await expect(paper).toBeVisible();
      const text = await paper.innerText();
      await page.emulateMedia({ media: null });
      return text;
    };
    const first = await printed('Print invoice', 'Sample invoice');
    expect(first).toMatch(/Invoice HT\/\d\d-\d\d\/\d{6}/);
    expect(first).toContain(rupees(toPay));

    const [line] = items;
    if (!line) throw new Error('The order has no lines.');
    await press(page, `Missing: ${line.name}`);
    await page.getByRole('checkbox', { name: /set its stock to 0/ }).uncheck();
    await press(page, 'Mark 1 missing');
    await expect(page.getByText('The order has changed since invoice')).toBeVisible();
    const second = await printed('Print invoice', 'Sample invoice');
    expect(second.startsWith(first)).toBe(true);
    const statement = second.slice(first.length);
    expect(statement).toContain('Statement of changes since invoice');
    expect(statement).toContain(`${line.name}: 1 of`);
    expect(statement).toContain(`${rupees(line.price)} was given back`);

    await press(page, 'Cancel order');
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
    await page.goto(`/desk#orders/${id}`);
    await page.evaluate(() => (globalThis.print = () => document.body.setAttribute('data-printed', '')));
    const cancelled = await printed('Print cancellation', 'Cancellation');
    expect(cancelled).toContain('This is no invoice. Nothing is to be paid.');
    expect(cancelled).not.toContain('Taxable value');
  },
);
