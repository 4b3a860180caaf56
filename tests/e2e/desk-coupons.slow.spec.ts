import type { APIRequestContext, Page } from 'playwright/test';
import { rupees } from '../../contract/rupees.ts';
import { expectAccessible } from './fixtures/axe.ts';
import { call } from './fixtures/calls.ts';
import { refused } from './fixtures/console-guard.ts';
import { customerWithCart } from './fixtures/customer.ts';
import { openDesk } from './fixtures/desk.ts';
import { KEY } from './fixtures/editor.ts';
import { alive, expect, expectToFit, test } from './fixtures/shop.ts';

/** A code that no other test has. */
const newCode = (): string => `E2E${Math.random().toString(36).slice(2, 8).toUpperCase()}`;

const desk = (request: APIRequestContext, method: string, path: string, body?: object) =>
  call(request, method, `/desk/coupons${path}`, { headers: { 'x-editor-key': KEY }, ...(body && { body }) });

interface Coupon {
  readonly id: number;
  readonly code: string;
  readonly version: number;
}

const find = async (request: APIRequestContext, code: string): Promise<Coupon | undefined> =>
  ((await desk(request, 'GET', '')).body.data as Coupon[]).find((each) => each.code === code);

/** Works with a coupon of its own, which is gone afterwards, or ended where an order names it: other tests find the offers as before. */
async function withCode(request: APIRequestContext, work: (code: string) => Promise<void>): Promise<void> {
  const code = newCode();
  try {
    await work(code);
  } finally {
    const coupon = await find(request, code);
    if (coupon && (await desk(request, 'DELETE', `/${coupon.id}`, { by: 'Rina Das' })).status !== 200)
      await desk(request, 'POST', `/${coupon.id}/end`, { by: 'Rina Das' });
  }
}

/** A shopper's page with goods in the cart, beside the desk's. */
async function openShopper(page: Page) {
  const shopper = await page.context().newPage();
  await shopper.addInitScript(() => sessionStorage.setItem('splash', 'seen'));
  const { ask, goods } = await customerWithCart(shopper, 2);
  const [first] = goods;
  if (!first) throw new Error('The shop has no goods.');
  const { body } = await call(page.request, 'GET', `/product/web/byid/${first.id}`);
  return { shopper, ask, product: body.data as (typeof goods)[number] & { packSize: string | null } };
}

test(
  'an owner makes a coupon, a shopper uses it, and is told when it has ended',
  { tag: '@once' },
  ({ page, consoleGuard }) =>
    withCode(page.request, async (code) => {
      consoleGuard.expects(refused(409, '/api/coupon-master/web/checkavailability'));
      const { shopper, ask, product } = await openShopper(page);
      const { name, packSize } = product;

      await openDesk(page, 'shop');
      await page.getByRole('link', { name: 'Coupons' }).click();
      await page.getByRole('link', { name: 'New coupon' }).click();
      const form = page.getByRole('form', { name: 'Terms of the coupon' });
      const make = form.getByRole('button', { name: 'Make this coupon' });
      await form.getByLabel('Code', { exact: true }).fill(code.toLowerCase());
      await form.getByLabel('Percent off').fill('200');
      await make.click();
      await expect(form).toContainText('Please enter 100 or less.');
      await form.getByLabel('Percent off').fill('10');
      await form.getByLabel('At most').fill('500');
      await form.getByLabel('Listed among the offers').uncheck();
      await form.getByLabel('For some goods only').check();
      await form.getByLabel('Products by themselves').fill(name);
      const title = [name, packSize].filter(Boolean).join(', ');
      await form.getByRole('button', { name: `Add ${title}`, exact: true }).click();
      await form.getByLabel('Description', { exact: true }).fill('A tenth off one thing');
      await page.reload();
      await expect(form.getByLabel('Code', { exact: true })).toHaveValue(code.toLowerCase());
      await expect(form.getByRole('status')).toContainText(`10% off ${name}`);
      await expect(form.getByRole('status')).toContainText('at most ₹500, for those who know its code');
      await expectToFit(page);
      await expectAccessible(page);
      await make.click();
      await expect(page.getByText(`${code} is saved.`)).toBeVisible();
      const row = page.getByRole('region', { name: 'Running' }).getByRole('listitem').filter({ hasText: code });
      await expect(row).toContainText('Not used yet');
      await expectToFit(page);
      await expectAccessible(page);

      await shopper.goto('/cart');
      await alive(shopper);
      const summary = shopper.getByRole('complementary', { name: 'Summary' });
      await summary.getByLabel('Coupon code').fill(code);
      await summary.getByRole('button', { name: 'Apply' }).click();
      await expect(summary.getByRole('button', { name: 'Remove coupon' })).toBeVisible();
      // A tenth of five units, in paise.
      const took = Math.floor(Math.round(product.price * 100) * 0.5);
      await expect(summary).toContainText(`${rupees(took)} off, applied`);

      const { data: addresses } = await ask<{ data: { id: number }[] }>('GET', '/user-address/');
      const { data: slots } = await ask<{ data: { id: string; left: number }[] }>('GET', '/delivery-slot/web/list');
      const slotId = slots.findLast(({ left }) => left > 0)?.id;
      const ordering = { addressId: addresses[0]?.id, slotId, paymentMethod: 'cash', couponCode: code };
      await ask('POST', '/order', ordering);
      await ask('POST', '/cart/', { productId: product.id, quantity: 5 });
      await shopper.reload();
      await alive(shopper);
      await expect(summary.getByRole('button', { name: 'Remove coupon' })).toBeVisible();

      await page.reload();
      await expect(row).toContainText(`Used 1 time · has cost ${rupees(took)}`);
      const end = row.getByRole('button', { name: `End now: ${code}` });
      await end.click();
      await expect(page.getByText(`${code} has ended.`)).toBeVisible();
      // It stays where it is while the list is open, with the focus on its button.
      await expect(row).toContainText('Ended');
      await expect(row.getByRole('button', { name: `Start again: ${code}` })).toBeFocused();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(page.getByText(`${code} has started again.`)).toBeVisible();
      await end.click();
      await expect(row).toContainText('Ended');
      await page.reload();
      await expect(page.getByRole('region', { name: 'Ended' })).toContainText(code);

      await shopper.reload();
      await alive(shopper);
      const notice = summary.getByRole('status').filter({ hasText: `${code} is no longer applied` });
      await expect(notice).toContainText(`${code} ended on`);
      await expect(summary.getByText('Coupon discount')).toBeHidden();
    }),
);

test(
  'two who change a coupon at once: the slower one is told, and nothing typed is lost',
  { tag: '@once' },
  ({ page, consoleGuard }) =>
    withCode(page.request, async (code) => {
      consoleGuard.expects(refused(409, '/api/desk/coupons/'));
      const terms = {
        code,
        kind: 'flat',
        amount: 5,
        minimumOrder: 100_000,
        firstOrderOnly: false,
        listed: false,
        description: '₹5 off',
      };
      await desk(page.request, 'POST', '', { by: 'Rina Das', terms });
      const coupon = await find(page.request, code);
      await openDesk(page, `shop/coupons/${coupon?.id}`);
      const form = page.getByRole('form', { name: 'Terms of the coupon' });
      await form.getByLabel('Rupees off').fill('7');
      const others = { by: 'Mou Sen', basedOn: 1, terms: { ...terms, amount: 6 } };
      await desk(page.request, 'PUT', `/${coupon?.id}`, others);
      await form.getByRole('button', { name: 'Save' }).click();
      await expect(form.getByRole('alert')).toContainText('Somebody was faster: it is now “₹6 off');
      await expect(form.getByLabel('Rupees off')).toHaveValue('7');
      await form.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText(`${code} is saved.`)).toBeVisible();
      await expect(page.getByRole('region', { name: 'History' })).toContainText('Takes off: ₹6 ₹7');

      await page.getByRole('button', { name: 'Delete coupon' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete coupon' }).click();
      await expect(page.getByText(`${code} is deleted.`)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1, name: 'Coupons' })).toBeVisible();
      await expect(page.getByRole('link', { name: code })).toBeHidden();
    }),
);
