import { refused } from './fixtures/console-guard.ts';
import type { Page } from 'playwright/test';
import { findPincode, loggedIn, saveAddress, onAnotherDevice } from './fixtures/customer.ts';
import { endSession } from './fixtures/login.ts';
import { alive, demoCode, expect, expectToFit, test } from './fixtures/shop.ts';

const cards = (page: Page) => page.getByRole('region', { name: 'Addresses' }).getByRole('article');
const names = (page: Page) => cards(page).getByRole('heading');

async function choosePincode(page: Page, pincode: string): Promise<void> {
  await page.getByRole('button', { name: /^Pincode/ }).click();
  await page.getByRole('combobox', { name: 'Search Pincode' }).fill(pincode);
  await page.getByRole('option', { name: pincode }).click();
  await expect(page.getByRole('button', { name: `Pincode ${pincode}` })).toBeVisible();
}

test('an address is added, changed and made the default', async ({ page }) => {
  const customer = await loggedIn(page, '/dashboard?tab=address');
  await page.getByRole('button', { name: 'Add address' }).click();
  await expect(page.getByLabel('Name of the address')).toHaveValue('Home');
  await expect(page.getByLabel('Receiver’s mobile number')).toHaveValue(customer.phone);
  await page.getByLabel('Receiver’s mobile number').fill('12');
  await page.getByRole('button', { name: 'Save address' }).click();

  // The first of the fields that are wrong has the keyboard, and each says what to do.
  const phone = page.getByLabel('Receiver’s mobile number');
  await expect(phone).toBeFocused();
  await expect(phone).toHaveAttribute('aria-invalid', 'true');
  await expect(phone).toHaveAccessibleDescription('A mobile number has 10 digits.');
  await expect(page.getByLabel('Flat, house, street')).toHaveAccessibleDescription(/Please enter the flat/);
  await expect(page.getByText('Please choose a pincode.')).toBeVisible();
  await expectToFit(page);

  await phone.fill(customer.phone);
  await expect(phone).not.toHaveAttribute('aria-invalid');
  await page.getByLabel('Flat, house, street').fill('Flat 3B, 22 Mandeville Gardens');
  await choosePincode(page, '700019');
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(names(page)).toHaveText(['Home']);
  await expect(page.getByRole('button', { name: 'Edit Home' })).toBeFocused();

  await saveAddress(customer, 'Office');
  await page.reload();
  await expect(names(page)).toHaveText(['Home', 'Office']);
  await page.getByRole('button', { name: 'Make Office the default' }).click();
  await expect(names(page)).toHaveText(['Office', 'Home']);
  await expect(cards(page).first()).toContainText('Default');

  await page.getByRole('button', { name: 'Edit Home' }).click();
  await page.getByLabel('Name of the address').fill('Ma’s');
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(names(page)).toHaveText(['Office', 'Ma’s']);
  await page.reload();
  await expect(names(page)).toHaveText(['Office', 'Ma’s']);
  await expectToFit(page);
});

test('a deleted address comes back with Undo, and goes when the page is left', { tag: '@once' }, async ({ page }) => {
  const customer = await loggedIn(page, '/cms/about');
  await saveAddress(customer, 'Home');
  await saveAddress(customer, 'Office');
  const deletions: string[] = [];
  page.on('request', (request) => request.method() === 'DELETE' && deletions.push(request.url()));
  await page.goto('/dashboard?tab=address');
  await page.getByRole('button', { name: 'Delete Office' }).click();
  await expect(names(page)).toHaveText(['Home']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(names(page)).toHaveText(['Home', 'Office']);
  expect(deletions).toEqual([]);

  await page.getByRole('button', { name: 'Delete Home' }).click();
  await expect(names(page)).toHaveText(['Office']);
  expect(deletions).toEqual([]);
  await page.goto('/cart');
  await page.goto('/dashboard?tab=address');
  await expect(names(page)).toHaveText(['Office']);

  // Closing the message is the end of it, too.
  await page.getByRole('button', { name: 'Delete Office' }).click();
  await page.locator('.toast > *').getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => deletions.length).toBe(1);
  await page.reload();
  await expect(page.getByText('No address saved yet')).toBeVisible();
});

test('a log out carries the deletion out before it goes', { tag: '@once' }, async ({ page }) => {
  const customer = await loggedIn(page, '/cms/about');
  await saveAddress(customer, 'Home');
  await page.goto('/dashboard?tab=address');
  await page.getByRole('button', { name: 'Delete Home' }).click();
  const elsewhere = await onAnotherDevice(page.request, customer);
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/auth\/login/);
  await expect.poll(async () => (await elsewhere.ask<{ data: unknown[] }>('GET', '/user-address/')).data).toEqual([]);
});

test(
  'an address that can’t be served says so in the form, in the list and at the checkout',
  { tag: '@once' },
  async ({ page }) => {
    const customer = await loggedIn(page, '/dashboard?tab=address');
    const { pincode: far } = await findPincode(customer, false);
    await page.getByRole('button', { name: 'Add address' }).click();
    await choosePincode(page, far);
    await expect(page.getByText(`We do not deliver to ${far} yet.`)).toBeVisible();
    await page.getByLabel('Receiver’s mobile number').fill(customer.phone);
    await page.getByLabel('Flat, house, street').fill('7 Canal Road');
    await page.getByRole('button', { name: 'Save address' }).click();
    await expect(cards(page).first()).toContainText(`We do not deliver to ${far} yet.`);
    await expectToFit(page);
  },
);

test(
  'a session that ends while an address is typed loses none of it',
  { tag: '@once' },
  async ({ page, consoleGuard }) => {
    consoleGuard.expects(refused(401, '/api/user-address/'));
    const { phone } = await loggedIn(page, '/dashboard?tab=address');
    await page.getByRole('button', { name: 'Add address' }).click();
    await page.getByLabel('Name of the address').fill('Didima’s');
    await page.getByLabel('Receiver’s mobile number').fill('9830041207');
    await page.getByLabel('Flat, house, street').fill('11 Southern Avenue');
    await choosePincode(page, '700029');
    await endSession(page);
    await page.getByRole('button', { name: 'Save address' }).click();

    await expect(page).toHaveURL(/\/auth\/login/);
    // In this order: what is asked for while routes are taken away may stay without an answer.
    await alive(page);
    await page.unrouteAll({ behavior: 'wait' });
    await expect(page.getByText('Please log in again.')).toBeVisible();
    await page.getByLabel('Mobile number').fill(phone);
    await page.getByRole('button', { name: 'Get OTP' }).click();
    await page.getByLabel('One-time password').fill(await demoCode(page));
    await page.getByRole('button', { name: 'Verify' }).click();

    await expect(page).toHaveURL('/dashboard?tab=address');
    await expect(page.getByLabel('Name of the address')).toHaveValue('Didima’s');
    await expect(page.getByLabel('Flat, house, street')).toHaveValue('11 Southern Avenue');
    await expect(page.getByRole('button', { name: 'Pincode 700029' })).toBeVisible();
    await page.getByRole('button', { name: 'Save address' }).click();
    await expect(names(page)).toHaveText(['Didima’s']);
    expect(await page.evaluate(() => sessionStorage.getItem('drafts'))).toBeNull();
  },
);
