import { rupees } from '../../contract/rupees.ts';
import { call } from './fixtures/calls.ts';
import { chooseSlot } from './fixtures/checkout.ts';
import { stopClock } from './fixtures/clock.ts';
import { findPincode, type Goods, logIn, registerCustomer, saveAddress } from './fixtures/customer.ts';
import { openDesk, pricesVersion, saveGoods } from './fixtures/desk.ts';
import { alive, expect, test } from './fixtures/shop.ts';

interface Sold extends Goods {
  readonly stock: number;
  readonly packSize: string | null;
}

test(
  'a day: a price changes, an order comes, a unit is missing, and the shopper sees it all',
  { tag: '@once' },
  async ({ page, browser }) => {
    // Goods that no other test buys.
    const { body } = await call(page.request, 'GET', '/product/web/?limit=500');
    const sold = (body.data as Sold[]).filter(({ stock, price }) => stock > 5 && price >= 100);
    const [first, second] = sold.slice(-12, -10) as [Sold, Sold];

    const shopper = await (await browser.newContext()).newPage();
    await shopper.addInitScript(() => sessionStorage.setItem('splash', 'seen'));
    for (const one of [shopper, page]) await one.clock.install();
    const customer = await registerCustomer(shopper.request);
    for (const { id } of [first, second]) await customer.ask('POST', '/cart/', { productId: id, quantity: 3 });
    await saveAddress(customer, 'Home', '700019');
    await logIn(shopper.context(), customer, await findPincode(customer, '700019'));
    const following = shopper.waitForResponse((answer) => answer.url().endsWith('/catalogue/prices-version'));
    await shopper.goto('/cart');
    await following;

    await openDesk(page, 'goods');
    await page.getByLabel('Search goods').fill(first.name);
    const row = page.getByRole('form', { name: [first.name, first.packSize].filter(Boolean).join(', '), exact: true });
    await row.getByLabel('Price').fill(String(first.price - 2));
    await stopClock(shopper);
    const before = await pricesVersion(page.request);
    await row.getByLabel('Price').press('Enter');
    await expect(page.getByText(`${first.name} is saved.`)).toBeVisible();
    await expect.poll(() => pricesVersion(page.request)).not.toBe(before);
    await shopper.clock.runFor(5000);
    const line = shopper.getByRole('listitem').filter({ hasText: first.name }).first();
    const [was, now] = [rupees(first.price * 100), rupees((first.price - 2) * 100)];
    await expect(line, 'within 5 seconds').toContainText(`Was ${was}, now ${now}`);
    await shopper.clock.resume();

    await page.goto('/desk#orders');
    await expect(page.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
    await stopClock(page);
    await chooseSlot(shopper);
    const answered = shopper.waitForResponse(
      (answer) => answer.request().method() === 'POST' && /\/api\/order\/?$/.test(answer.url()),
    );
    await shopper.getByRole('button', { name: 'Place order' }).click();
    await answered;
    const [placed] = (await customer.ask<{ data: { id: number; number: string; toPay: number }[] }>('GET', '/order/'))
      .data;
    if (!placed) throw new Error('No order was placed.');
    const order = page.getByRole('link', { name: new RegExp(placed.number) });
    await page.clock.runFor(2000);
    await expect(order, 'within 2 seconds').toBeVisible();
    await page.clock.resume();

    await order.click();
    await page.getByRole('button', { name: 'Accept', exact: true }).click();
    await page.getByRole('button', { name: `Missing: ${second.name}` }).click();
    await page.getByRole('button', { name: 'Mark 1 missing' }).click();
    const toPay = (placed.toPay - second.price).toLocaleString('en-IN', { style: 'currency', currency: 'INR' });
    await expect(page.getByText(`Collect ${toPay} in cash`)).toBeVisible();

    await shopper.goto(`/dashboard?tab=order&order=${placed.id}`);
    await alive(shopper);
    const seen = shopper.getByRole('article');
    await expect(seen).toContainText(`1 of 3 missing · ${rupees(second.price * 100)} given back`);
    await expect(seen.getByText(toPay)).toBeVisible();
    await shopper.context().close();

    // As the site was built.
    for (const one of [first, second]) await saveGoods(page, one);
  },
);
