import type { Page } from 'playwright/test';
import { expectAccessible } from './fixtures/axe.ts';
import { refused } from './fixtures/console-guard.ts';
import { findPincode, logIn, registerCustomer } from './fixtures/customer.ts';
import { shifts } from './fixtures/shifts.ts';
import { alive, expect, expectToFit, test } from './fixtures/shop.ts';

const usual = 'Normal delivery starts from 11 am';
const line = (page: Page) =>
  page
    .locator('.hero')
    .getByRole('status')
    .filter({ hasText: /deliver/i });

async function openHome(page: Page, where: string | boolean): Promise<string> {
  const customer = await registerCustomer(page.request);
  const pincode = await findPincode(customer, where);
  await logIn(page.context(), customer, pincode);
  await page.goto('/');
  await alive(page);
  return pincode.pincode;
}

test('home says the next slot of the chosen pincode and what delivery costs, and nothing moves', async ({ page }) => {
  await openHome(page, '700019');
  await expect(line(page)).toHaveText(
    /^Next delivery: (Today|Tomorrow|\w{3} \d+ \w{3}), \d.* [ap]m · free above ₹499$/,
  );
  await expectToFit(page);
  expect(await shifts(page, 0.01)).toEqual([]);
  await expectAccessible(page, '.hero');
});

test(
  'a pincode without delivery says so, and a chosen one is followed at once',
  { tag: '@once' },
  async ({ page, consoleGuard }) => {
    consoleGuard.expects(refused(404, '/api/order/get-deliveryamount/'));
    const pincode = await openHome(page, false);
    await expect(line(page)).toHaveText(`We do not deliver to ${pincode} yet.`);
    await page.getByRole('button', { name: pincode }).click();
    await page.getByRole('combobox', { name: 'Search Pincode' }).fill('700160');
    await page.getByRole('option', { name: '700160' }).click();
    await expect(line(page)).toHaveText(/^Next delivery: .* · free above ₹799$/);
  },
);

test('without a pincode nothing is asked for, and the usual hours stand there', { tag: '@once' }, async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/');
  await alive(page);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('.hero').getByText(usual)).toBeVisible();
  expect(asked.filter((url) => url.includes('/api/delivery-slot'))).toEqual([]);
});

test('at a provider without slots the usual hours stay', { tag: '@once' }, async ({ page, consoleGuard }) => {
  consoleGuard.expects(refused(404, '/api/delivery-slot/'));
  await page.route('**/api/delivery-slot/**', (route) => route.fulfill({ status: 404, json: { message: 'None.' } }));
  const answered = page.waitForResponse('**/api/delivery-slot/**');
  await openHome(page, '700019');
  await answered;
  await expect(line(page)).toHaveText(usual);
});
