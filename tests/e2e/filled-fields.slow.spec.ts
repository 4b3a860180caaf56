import type { Locator } from 'playwright/test';
import { loggedIn } from './fixtures/customer.ts';
import { openDesk } from './fixtures/desk.ts';
import { unique } from './fixtures/editor.ts';
import { alive, expect, test } from './fixtures/shop.ts';

/** As some password managers fill a field: by script, and without an event. */
const fillByScript = (field: Locator, text: string) =>
  field.evaluate((input: HTMLInputElement, value) => void (input.value = value), text);

/** As some browsers do: past what a framework notes of its fields. */
const fillByBrowser = (field: Locator, text: string) =>
  field.evaluate(
    (input: HTMLInputElement, value) => void Reflect.set(Object.getPrototypeOf(input) as object, 'value', value, input),
    text,
  );

for (const [how, fillIn] of Object.entries({ 'a script': fillByScript, 'the browser': fillByBrowser })) {
  test(`an address that ${how} has filled in without an event is saved`, { tag: '@once' }, async ({ page }) => {
    await loggedIn(page, '/dashboard?tab=address');
    await page.getByRole('button', { name: 'Add address' }).click();
    await fillIn(page.getByLabel('Flat, house, street'), '22 Mandeville Gardens');
    await fillIn(page.getByLabel('Landmark'), 'Opposite the school');
    await page.getByRole('button', { name: /^Pincode/ }).click();
    await page.getByRole('combobox', { name: 'Search Pincode' }).fill('700019');
    await page.getByRole('option', { name: '700019' }).click();
    await fillIn(page.getByLabel('Area'), 'Ballygunge');
    await page.getByRole('button', { name: 'Save address' }).click();
    const address = page.getByRole('region', { name: 'Addresses' }).getByRole('article');
    await expect(address).toContainText('22 Mandeville Gardens');
    await expect(address).toContainText('Ballygunge');
    await expect(address).toContainText('Opposite the school');
  });

  test(
    `a name that ${how} has filled in is registered, and one of the profile saved`,
    { tag: '@once' },
    async ({ page }) => {
      await page.goto('/auth/login');
      await alive(page);
      const number = `6${String(Math.random()).slice(2, 11).padEnd(9, '0')}`;
      await fillIn(page.getByLabel('Mobile number'), number);
      await page.getByRole('button', { name: 'Get OTP' }).click();
      await fillIn(page.getByLabel('Full name'), 'Ananya Sen');
      await page.getByLabel('Full name').press('Enter');
      await expect(page.getByLabel('One-time password')).toBeFocused();

      await loggedIn(page, '/dashboard?tab=profile');
      await expect(page.getByLabel('Full name')).toHaveValue('Ananya Sen');
      await fillIn(page.getByLabel('Full name'), 'Ananya Sengupta');
      await fillIn(page.getByLabel('Email'), 'ananya@example.in');
      await page.getByRole('button', { name: 'Save profile' }).click();
      await expect(page.getByText('Your profile is saved')).toBeVisible();
      await page.reload();
      await expect(page.getByLabel('Full name')).toHaveValue('Ananya Sengupta');
      await expect(page.getByLabel('Email')).toHaveValue('ananya@example.in');
    },
  );

  test(`a list is named as ${how} has filled it in`, { tag: '@once' }, async ({ page }) => {
    await loggedIn(page, '/dashboard?tab=shopping-list');
    await fillIn(page.getByLabel('Name of a new list'), 'For Sunday');
    await page.getByLabel('Name of a new list').press('Enter');
    await expect(page.getByText('For Sunday').first()).toBeVisible();
  });

  test(`the desk and the editor save what ${how} has filled in`, { tag: '@once' }, async ({ page }) => {
    await openDesk(page, 'goods');
    const price = page.getByLabel('Price', { exact: true }).first();
    const before = await price.inputValue();
    await fillIn(price, '77');
    await page.getByLabel('Search goods').focus();
    await expect(page.getByRole('button', { name: /^Save/ }).first()).toBeVisible();
    await expect(price).toHaveValue('77');
    await fillIn(price, before);
    await page.getByLabel('Search goods').focus();

    const title = unique('Mela');
    // The key that has opened the desk opens the editor too.
    await page.goto('/editor#banner%3Anew');
    await alive(page);
    const save = page.getByRole('button', { name: 'Save draft' });
    // A form that is still being loaded begins anew once it is.
    await expect(async () => {
      await fillIn(page.getByLabel('Title'), title);
      await expect(save).toBeEnabled({ timeout: 5000 });
    }).toPass();
    await save.click();
    await expect(page.getByText('A draft, saved by Rina Das')).toBeVisible();
    await expect(page.getByLabel('Title')).toHaveValue(title);
    await page.getByRole('button', { name: 'Discard the draft' }).click();
  });
}

test('a field that holds something is typed over as ever', { tag: '@once' }, async ({ page }) => {
  await loggedIn(page, '/dashboard?tab=address');
  for (const label of ['Name of the address', 'Receiver’s name', 'Receiver’s mobile number']) {
    await page.getByRole('button', { name: 'Add address' }).click();
    const field = page.getByLabel(label);
    await expect(field).not.toHaveValue('');
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    // As the Tab key comes to a field: all of it is selected first.
    await field.evaluate((input: HTMLInputElement) => {
      input.select();
      input.focus();
    });
    await page.keyboard.type('98');
    await expect(field).toHaveValue('98');
    await page.getByRole('button', { name: 'Cancel' }).click();
  }
});
