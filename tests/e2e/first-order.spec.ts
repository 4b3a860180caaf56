import { choose } from './fixtures/checkout.ts';
import { newNumber } from './fixtures/customer.ts';
import { alive, buyable, demoCode, expect, expectToFit, test } from './fixtures/shop.ts';

test('a new shopper finds atta, registers on the way and orders it for cash', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /Select Pincode/ }).click();
  await page.getByRole('combobox', { name: 'Search Pincode' }).fill('700019');
  await page.getByRole('option', { name: '700019' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('button', { name: /700019/ })).toBeVisible();

  await page.getByRole('combobox', { name: 'Search', exact: true }).pressSequentially('atta');
  // Not a suggestion for the letters typed so far, and a product: a category of that name stands above.
  await page
    .getByRole('option', { name: /chakki atta/i })
    .first()
    .click();
  await expect(page).toHaveURL(/\/search\?q=/);

  const results = page.getByRole('main');
  const { name, add } = await buyable(results);
  expect(name.toLowerCase()).toContain('atta');
  await add.click();
  await results.getByRole('button', { name: `Increase quantity of ${name}` }).click();
  await expect(page.getByRole('link', { name: /Your Cart/ })).toContainText('2');

  await page.goto('/auth/login?next=/cart');
  await alive(page);
  const number = newNumber();
  await page.getByLabel('Mobile number').fill(number);
  await page.getByRole('button', { name: 'Get OTP' }).click();
  await page.getByLabel('Full name').fill('Ananya Sen');
  await page.getByRole('button', { name: 'Register' }).click();
  await expectToFit(page);
  await page.getByLabel('One-time password').fill(await demoCode(page));
  await page.getByRole('button', { name: 'Verify' }).click();

  await expect(page).toHaveURL('/cart');
  await expect(page.getByRole('main')).toContainText(name);
  await page.getByRole('button', { name: 'Add address' }).click();
  await page.getByLabel('Name of the address').fill('Home');
  await page.getByLabel('Receiver’s name').fill('Ananya Sen');
  await page.getByLabel('Receiver’s mobile number').fill(number);
  await page.getByLabel('Flat, house, street').fill(`Flat ${number}, 22 Mandeville Gardens`);
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByRole('form', { name: 'New address' })).toHaveCount(0);
  await expect(page.getByRole('radio', { name: /Home/ })).toBeChecked();

  const slots = page.getByRole('group', { name: 'Delivery slot' });
  await choose(slots.getByRole('radio', { disabled: false }).first());
  await choose(page.getByRole('radio', { name: /Cash on delivery/ }));
  await expectToFit(page);
  await page.getByRole('button', { name: 'Place order' }).click();

  await expect(page).toHaveURL('/thankyou');
  const order = await page
    .getByText(/HT-\d+/)
    .first()
    .textContent();
  const orderNumber = /HT-\d+/.exec(order ?? '')?.[0] ?? 'no number';
  await page.goto('/dashboard?tab=order');
  await page.reload();
  await expect(page.getByRole('main')).toContainText(orderNumber);
  await expect(page.getByRole('main')).toContainText('Ananya');
});
