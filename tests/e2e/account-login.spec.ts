import type { Page } from 'playwright/test';
import { refused } from './fixtures/console-guard.ts';
import { newNumber, registerCustomer } from './fixtures/customer.ts';
import { askForCode, code } from './fixtures/login.ts';
import { alive, demoCode, expect, expectToFit, test } from './fixtures/shop.ts';

const verify = (page: Page) => page.getByRole('button', { name: 'Verify' });

/** Another code than this one. */
const wrong = (right: string, by: number): string => String((Number(right) + by) % 1_000_000).padStart(6, '0');

test('an unknown number is led to registration without typing it again', { tag: '@once' }, async ({ page }) => {
  const phone = newNumber();
  await page.goto('/auth/login?next=/cms/about');
  await alive(page);
  await page.getByLabel('Mobile number').fill(`+91 ${phone.slice(0, 5)} ${phone.slice(5)}`);
  await page.getByRole('button', { name: 'Get OTP' }).click();
  await expect(page.getByLabel('Full name')).toBeFocused();
  await expect(page.getByText(`${phone.slice(0, 5)} ${phone.slice(5)} is new here.`)).toBeVisible();
  await expectToFit(page);

  await page.getByLabel('Email').fill('ananya@');
  await page.getByRole('button', { name: 'Register' }).click();
  await expect(page.getByLabel('Full name')).toBeFocused();
  await expect(page.getByLabel('Full name')).toHaveAccessibleDescription('Please enter your name.');
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/Optional.*looks incomplete/);
  await page.getByLabel('Full name').fill('Ananya Sen');
  await page.getByLabel('Email').fill('');
  await page.getByRole('button', { name: 'Register' }).click();
  await code(page).fill(await demoCode(page));
  await verify(page).click();
  await expect(page).toHaveURL('/cms/about');
});

test(
  'a device whose clock is 40 days ahead logs in and stays logged in',
  { tag: '@once' },
  async ({ page, context }) => {
    const day = 24 * 3_600_000;
    const { phone, data } = await registerCustomer(page.request);
    await page.clock.setSystemTime(Date.now() + 40 * day);
    await askForCode(page, phone);
    await code(page).fill(await demoCode(page));
    await verify(page).click();
    await expect(page).not.toHaveURL(/\/auth\/login/);
    await page.goto('/dashboard?tab=profile');
    await expect(page.getByLabel('Full name')).toHaveValue(data.name);
    const [cookie] = await context.cookies();
    const lifetime = ((cookie?.expires ?? 0) * 1000 - Date.now()) / day;
    expect(lifetime).toBeGreaterThan(6.9);
    expect(lifetime).toBeLessThanOrEqual(7);
  },
);

test('a number that can’t be one says what it should be', { tag: '@once' }, async ({ page }) => {
  await page.goto('/auth/login');
  await alive(page);
  const number = page.getByLabel('Mobile number');
  const wrongs = {
    '': 'Please enter your mobile number.',
    '98300': '10 digits',
    '5830041207': 'start with 6, 7, 8 or 9',
  };
  for (const [typed, words] of Object.entries(wrongs)) {
    await number.fill(typed);
    await page.getByRole('button', { name: 'Get OTP' }).click();
    await expect(number).toHaveAccessibleDescription(new RegExp(words));
    await expect(number).toHaveAttribute('aria-invalid', 'true');
    await expect(number).toBeFocused();
  }
});

test(
  'wrong codes say how many tries are left, the sixth that a new one is needed',
  { tag: '@once' },
  async ({ page, consoleGuard }) => {
    consoleGuard.expects(refused(422, '/api/customer/login/verify-otp'));
    const { phone } = await registerCustomer(page.request);
    await askForCode(page, phone);
    const right = await demoCode(page);
    await code(page).fill('12');
    await verify(page).click();
    await expect(code(page)).toHaveAccessibleDescription('The code has 6 digits.');
    const answers = [
      /4 tries are left/,
      /3 tries are left/,
      /2 tries are left/,
      /1 try is left/,
      /last try.*ask for a new code/,
    ];
    for (const [i, words] of answers.entries()) {
      await code(page).fill(wrong(right, i + 1));
      await verify(page).click();
      await expect(code(page)).toHaveAccessibleDescription(words);
      await expect(code(page)).toBeFocused();
    }
    await code(page).fill(right);
    await verify(page).click();
    await expect(code(page)).toHaveAccessibleDescription('That was tried too often. Please ask for a new code.');
    await expect(page).toHaveURL(/\/auth\/login/);
  },
);

test('a code is used once', { tag: '@once' }, async ({ page, request, consoleGuard }) => {
  consoleGuard.expects(refused(422, '/api/customer/login/verify-otp'));
  const { phone } = await registerCustomer(page.request);
  await askForCode(page, phone);
  const otp = await demoCode(page);
  expect((await request.post('/api/customer/login/verify-otp', { data: { phone, otp } })).ok()).toBe(true);
  await code(page).fill(otp);
  await verify(page).click();
  await expect(code(page)).toHaveAccessibleDescription(/has been used or has run out\. Please ask for a new code/);
});
