import type { Page } from 'playwright/test';
import { expectAccessible } from './fixtures/axe.ts';
import { chooseSlot } from './fixtures/checkout.ts';
import { refused } from './fixtures/console-guard.ts';
import { newNumber, registerCustomer } from './fixtures/customer.ts';
import { code } from './fixtures/login.ts';
import { alive, buyable, demoCode, expect, expectToFit, test } from './fixtures/shop.ts';

const opener = (page: Page) => page.getByRole('link', { name: 'Log in to order' });
const dialog = (page: Page) => page.getByRole('dialog');
const number = (page: Page) => page.getByLabel('Mobile number');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const place = (page: Page) => page.getByRole('button', { name: 'Place order' });

/** A guest with something in the cart. Returns its name. */
async function openCart(page: Page): Promise<string> {
  await page.goto('/categories/fruit-vegetables');
  await alive(page);
  const { name, add } = await buyable(page.getByRole('main'));
  await add.click();
  await page.goto('/cart');
  await alive(page);
  return name;
}

async function askForCode(page: Page, phone: string): Promise<void> {
  await opener(page).click();
  await expect(number(page)).toBeFocused();
  await number(page).fill(phone);
  await press(page, 'Get OTP');
  await expect(code(page)).toBeFocused();
}

test('a guest logs in above the cart and goes on there: goods, slot and page as they were', async ({ page }) => {
  const { phone } = await registerCustomer(page.request);
  const name = await openCart(page);
  await chooseSlot(page);
  const slot = page.getByRole('group', { name: 'Delivery slot' }).getByRole('radio', { checked: true });
  const chosen = await slot.inputValue();
  await page.evaluate(() => document.body.setAttribute('data-same-page', ''));

  await opener(page).click();
  await expect(page.getByRole('dialog', { name: 'Log in or sign up' })).toBeVisible();
  await expect(number(page)).toBeFocused();
  await expectToFit(page);
  await expectAccessible(page);
  await number(page).fill(phone);
  await press(page, 'Get OTP');
  await expect(page.getByRole('dialog', { name: 'Enter the code we sent you' })).toBeVisible();
  await expect(code(page)).toBeFocused();
  await expect(code(page)).toHaveAttribute('autocomplete', 'one-time-code');
  await expectToFit(page);
  await expectAccessible(page);
  await code(page).fill(await demoCode(page));
  await press(page, 'Verify');

  await expect(dialog(page)).toHaveCount(0);
  await expect(place(page)).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'You are logged in.' })).toBeVisible();
  await expect(page).toHaveURL('/cart');
  await expect(page.locator('[data-same-page]')).toHaveCount(1);
  await expect(page.getByRole('main')).toContainText(name);
  await expect(page.getByRole('group', { name: 'Deliver to' })).toBeVisible();
  await expect(slot).toHaveValue(chosen);
});

test('a new number registers there', { tag: '@once' }, async ({ page }) => {
  await openCart(page);
  await opener(page).click();
  await number(page).fill(newNumber());
  await press(page, 'Get OTP');
  await expect(page.getByRole('dialog', { name: 'Welcome. What may we call you?' })).toBeVisible();
  await page.getByLabel('Full name').fill('Ananya Sen');
  await press(page, 'Register');
  await code(page).fill(await demoCode(page));
  await press(page, 'Verify');
  await expect(place(page)).toBeFocused();
  await expect(place(page)).toHaveAccessibleDescription(/^Next: /);
});

test('Back, Escape and Close lead to the cart, and the step is still there', async ({ page }) => {
  const { phone } = await registerCustomer(page.request);
  await openCart(page);
  await askForCode(page, phone);
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL('/cart');
  await expect(opener(page)).toBeFocused();
  await opener(page).click();
  await expect(code(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toHaveCount(0);
  await opener(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(opener(page)).toBeFocused();
  // Each of them took its entry back.
  await page.goBack();
  await expect(page).toHaveURL('/categories/fruit-vegetables');
});

test('a wrong code says so, and the number can be changed', { tag: '@once' }, async ({ page, consoleGuard }) => {
  consoleGuard.expects(refused(422, '/api/customer/login/verify-otp'));
  const { phone } = await registerCustomer(page.request);
  await openCart(page);
  await askForCode(page, phone);
  const right = await demoCode(page);
  await code(page).fill(String((Number(right) + 1) % 1_000_000).padStart(6, '0'));
  await press(page, 'Verify');
  await expect(code(page)).toHaveAccessibleDescription(/4 tries are left/);
  await expect(code(page)).toBeFocused();
  await expect(page.getByRole('button', { name: /^Resend OTP in 0:/ })).toBeVisible();
  await press(page, 'Change number');
  await expect(number(page)).toBeFocused();
  await expect(number(page)).toHaveValue(phone);
});

test('without the script that it needs, the link is one to log in', { tag: '@once' }, async ({ page }) => {
  await openCart(page);
  await expect(opener(page)).toHaveAttribute('href', '/auth/login?next=%2Fcart');
});
