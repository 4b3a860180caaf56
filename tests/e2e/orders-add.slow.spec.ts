import type { Browser, Page } from 'playwright/test';
import { expectAccessible } from './fixtures/axe.ts';
import { call } from './fixtures/calls.ts';
import { newReference } from './fixtures/checkout.ts';
import { newShopper, openDesk } from './fixtures/desk.ts';
import { alive, expect, expectToFit, test } from './fixtures/shop.ts';

const rupees = (amount: number): string => amount.toLocaleString('en-IN', { style: 'currency', currency: 'INR' });

interface Found {
  readonly name: string;
  readonly price: number;
}

/** A shopper who looks at an order just placed, and a product that is not in it. */
async function ordered(browser: Browser, more?: object) {
  const { page, order } = await newShopper(browser, 2, more);
  const placed = await order();
  const { body } = await call(page.request, 'GET', '/product/web/search?searchKey=poppy+seeds&page=1&limit=1');
  const [extra] = body.data as Found[];
  if (!extra) throw new Error('There is nothing to add.');
  await page.goto(`/dashboard?tab=order&order=${placed.id}`);
  await alive(page);
  return { page, placed, extra };
}

const dialog = (page: Page) => page.getByRole('dialog', { name: /^Add to order/ });

async function choose(page: Page, { name }: Found): Promise<void> {
  await page.getByRole('button', { name: 'Forgot something?' }).click();
  await expect(dialog(page).getByRole('searchbox')).toBeFocused();
  await dialog(page).getByRole('searchbox').fill('poppy seeds');
  await dialog(page)
    .getByRole('button', { name: `Add ${name} to the order` })
    .first()
    .click();
}

test(
  'what was forgotten is looked for and added, and the new total is seen before',
  { tag: '@once' },
  async ({ page: desk, browser }) => {
    const { page, placed, extra } = await ordered(browser, { paymentMethod: 'cash' });
    const { number, toPay, id } = placed;
    await choose(page, extra);
    const more = dialog(page).getByRole('button', { name: `Increase quantity of ${extra.name}` });
    await expect(more).toBeFocused();
    await more.click();
    const total = rupees(toPay + 2 * extra.price);
    await expect(dialog(page).getByText(total)).toBeVisible();
    await expectToFit(page);
    await expectAccessible(page);
    await dialog(page).getByRole('button', { name: 'Add to the order' }).click();
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByText(`Added. Your order now comes to ${total}.`)).toBeVisible();
    await expect(page.getByRole('table', { name: `Items of order ${number}` })).toContainText(extra.name);
    await expect(page.getByRole('button', { name: 'Forgot something?' })).toBeFocused();

    await openDesk(desk, `orders/${id}`);
    await expect(desk.getByText(/Added by the customer/)).toHaveCount(1);
    await expect(desk.getByText(`Collect ${total} in cash`)).toBeVisible();
    await page.context().close();
  },
);

test(
  'a packer who has not seen what was added is told, and then nothing more can be added',
  { tag: '@once' },
  async ({ page: desk, browser, consoleGuard }) => {
    consoleGuard.allows(/409|ERR_FAILED/);
    const { page, placed, extra } = await ordered(browser);
    const { id, number } = placed;
    await openDesk(desk, `orders/${id}`);
    await desk.getByRole('button', { name: 'Accept', exact: true }).click();
    const packed = desk.getByRole('button', { name: 'Packed', exact: true });
    await expect(packed).toBeVisible();
    // The desk hears of nothing while the customer adds.
    await desk.route('**/api/desk/orders*', (route) => route.abort());
    await choose(page, extra);
    await dialog(page).getByRole('button', { name: 'Add to the order' }).click();
    await expect(dialog(page)).toBeHidden();
    await packed.click();
    await expect(
      desk.getByText(`The customer has added goods to ${number} meanwhile. Please pick them too.`),
    ).toBeVisible();
    await expect(desk.getByText(/Added by the customer/)).toBeVisible();

    await choose(page, extra);
    // The open order would hear that it is packed, and then offer nothing: whoever is faster is told.
    await page.route(`**/api/order/${id}`, (route) => route.abort());
    await packed.click();
    await expect(desk.getByRole('article').getByText('Packed', { exact: true })).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Add to the order' }).click();
    await expect(dialog(page).getByText(new RegExp(`${number} is packed, so nothing can be added`))).toBeVisible();
    await page.unroute(`**/api/order/${id}`);
    await dialog(page).getByRole('button', { name: 'Close' }).first().click();
    await expect(page.getByRole('button', { name: 'Forgot something?' })).toHaveCount(0);
    await page.context().close();
  },
);

test('what is added to an order paid by QR is paid at the door', { tag: '@once' }, async ({ browser }) => {
  const qr = { paymentMethod: 'qr', paymentReference: newReference() };
  const { page, extra } = await ordered(browser, qr);
  await choose(page, extra);
  await expect(dialog(page).getByText('What you add is paid to the rider.')).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Add to the order' }).click();
  const sum = page.getByRole('article').locator('dl').filter({ hasText: 'Item total' });
  await expect(sum.getByText('To pay at the door')).toBeVisible();
  await expect(sum).toContainText(rupees(extra.price));
  await page.context().close();
});

test('at a provider that does not know it, nothing is offered', { tag: '@once' }, async ({ browser }) => {
  const { page, placed } = await ordered(browser);
  await page.route(/\/api\/order\/(\d+)?$/, async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: Record<string, unknown> | Record<string, unknown>[] };
    const without = ({ extendable: _, ...rest }: Record<string, unknown>) => rest;
    return route.fulfill({ response, json: { data: Array.isArray(data) ? data.map(without) : without(data) } });
  });
  await page.reload();
  await expect(page.getByText(`Order ${placed.number}`, { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Order again' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Forgot something?' })).toHaveCount(0);
  await page.unrouteAll({ behavior: 'wait' });
  await page.context().close();
});
