import type { Page } from 'playwright/test';
import { expectAccessible } from './fixtures/axe.ts';
import { chooseSlot, ordersOf } from './fixtures/checkout.ts';
import { customerWithCart, findPincode, goods, logIn, registerCustomer, saveAddress } from './fixtures/customer.ts';
import { openDesk } from './fixtures/desk.ts';
import { alive, expect, expectToFit, test } from './fixtures/shop.ts';

const NOTE = 'Gate code 4412, <b>blue</b> door';
const instructions = (page: Page) => page.getByRole('group', { name: 'Delivery instructions' });

test(
  'an address keeps them, an order changes them for itself, and order, slip and desk show the order’s',
  { tag: '@once' },
  async ({ page, browser }) => {
    const session = await customerWithCart(page, 1);
    await page.goto('/dashboard?tab=address');
    await page.getByRole('button', { name: 'Edit Home' }).click();
    await instructions(page).getByRole('checkbox', { name: 'Leave at the door' }).press('Space');
    await page.getByLabel('Gate code or note for the rider').fill(NOTE);
    await expectToFit(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Save address' }).click();
    await expect(page.getByRole('article').getByText(`Leave at the door · ${NOTE}`)).toBeVisible();
    await page.getByRole('button', { name: 'Edit Home' }).click();
    await expect(page.getByRole('checkbox', { name: 'Leave at the door' })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Call on arrival' })).not.toBeChecked();

    await page.goto('/cart');
    await alive(page);
    const summary = page.locator('summary').filter({ hasText: 'Delivery instructions' });
    await expect(summary).toContainText(`Leave at the door · ${NOTE}`);
    await summary.click();
    await instructions(page).getByRole('checkbox', { name: 'Leave at the door' }).press('Space');
    await instructions(page).getByRole('checkbox', { name: 'Don’t ring the bell' }).press('Space');
    await expect(summary).toContainText(`Don’t ring the bell · ${NOTE}`);
    await expectToFit(page);
    await expectAccessible(page);
    await page.reload();
    await expect(summary).toContainText(`Don’t ring the bell · ${NOTE}`);
    await chooseSlot(page);
    await page.getByRole('button', { name: 'Place order' }).click();
    await expect(page).toHaveURL('/thankyou');

    const [order] = await ordersOf(session);
    expect(order).toMatchObject({ address: { deliveryInstructions: ['no-bell'], deliveryNote: NOTE } });
    const { data } = await session.ask<{ data: unknown[] }>('GET', '/user-address/');
    expect(data, 'the address itself').toMatchObject([{ deliveryInstructions: ['leave-at-door'], deliveryNote: NOTE }]);
    const { id, number } = order as { id: number; number: string };
    await page.goto(`/dashboard?tab=order&order=${id}`);
    await expect(page.getByRole('definition').filter({ hasText: NOTE })).toBeVisible();

    const desk = await (await browser.newContext()).newPage();
    await openDesk(desk, `order/${id}`);
    await expect(desk.getByRole('heading', { level: 1, name: number })).toBeVisible();
    await expect(desk.getByRole('region', { name: 'Customer' })).toContainText(
      `At the door: Don’t ring the bell · ${NOTE}`,
    );
    await desk.evaluate(() => (window.print = () => {}));
    await desk.getByRole('button', { name: 'Print slip' }).click();
    await desk.emulateMedia({ media: 'print' });
    await expect(desk.getByRole('region', { name: /^Packing slip/ })).toContainText(NOTE);
  },
);

test('another address brings its own', { tag: '@once' }, async ({ page }) => {
  const session = await customerWithCart(page, 1);
  await saveAddress(session, 'Office', '700019');
  await page.goto('/cart');
  await alive(page);
  const summary = page.locator('summary').filter({ hasText: 'Delivery instructions' });
  await expect(summary).toContainText('None so far');
  await summary.click();
  await instructions(page).getByRole('checkbox', { name: 'Call on arrival' }).press('Space');
  await expect(summary).toContainText('Call on arrival');
  await page.getByRole('radio', { name: /Office/ }).press('Space');
  await expect(summary).toContainText('None so far');
  await page.getByRole('radio', { name: /Home/ }).press('Space');
  await expect(summary).toContainText('Call on arrival');
});

test(
  'a new address brings its own: what stands below moves once, as the form goes',
  { tag: '@once' },
  async ({ page }) => {
    const customer = await registerCustomer(page.request);
    const [product] = await goods(page.request, 1);
    await customer.ask('POST', '/cart/', { productId: product?.id, quantity: 2 });
    await logIn(page.context(), customer, await findPincode(customer, '700019'));
    await page.goto('/cart');
    await alive(page);
    const loaded = page.waitForResponse(/\/DeliveryInstructions\./);
    await page.getByRole('button', { name: 'Add address' }).click();
    await loaded;
    await page.getByLabel('Receiver’s mobile number').fill(customer.phone);
    await page.getByLabel('Flat, house, street').fill(`Flat ${customer.phone}, 22 Mandeville Gardens`);
    // Whatever script comes from now on comes too late.
    await page.route('**/_astro/**', (route) => route.abort());
    const place = () =>
      page
        .getByRole('group', { name: 'Delivery slot' })
        .evaluate((slots) => scrollY + slots.getBoundingClientRect().top);
    const asTheFormGoes = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const step = document.querySelector('[data-step="address"]');
          const slots = document.querySelector('[data-step="slot"]');
          const watch = new MutationObserver(() => {
            if (step?.querySelector('form')) return;
            watch.disconnect();
            resolve(scrollY + (slots?.getBoundingClientRect().top ?? 0));
          });
          if (step) watch.observe(step, { childList: true, subtree: true });
        }),
    );
    await page.getByRole('button', { name: 'Save address' }).click();
    const top = await asTheFormGoes;
    await expect(page.locator('summary').filter({ hasText: 'Delivery instructions' })).toBeVisible();
    expect(await place()).toBe(top);
  },
);

test('at a provider that knows of none, the checkout does not speak of them', { tag: '@once' }, async ({ page }) => {
  await page.route('**/api/user-address/**', async (route) => {
    const answer = await route.fetch();
    const { data } = (await answer.json()) as { data: Record<string, unknown>[] };
    await route.fulfill({
      response: answer,
      json: { data: data.map(({ deliveryInstructions: _, deliveryNote: __, ...address }) => address) },
    });
  });
  await customerWithCart(page, 1);
  await page.goto('/cart');
  await alive(page);
  await expect(page.getByRole('radio', { name: /Home/ })).toBeChecked();
  await expect(page.getByText('Delivery instructions')).toHaveCount(0);
});
