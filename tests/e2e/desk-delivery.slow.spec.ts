import type { APIRequestContext, Browser, Page } from 'playwright/test';
import { expectAccessible } from './fixtures/axe.ts';
import { call } from './fixtures/calls.ts';
import { stopClock } from './fixtures/clock.ts';
import { refused } from './fixtures/console-guard.ts';
import { choose } from './fixtures/checkout.ts';
import { customerWithCart, findPincode, logIn, registerCustomer } from './fixtures/customer.ts';
import { openDesk } from './fixtures/desk.ts';
import { KEY } from './fixtures/editor.ts';
import { alive, expect, expectToFit, test } from './fixtures/shop.ts';

/** What a test has added, which nothing else in the shop is called. */
let added: { area?: string; pincode?: string; from?: string; reason?: string } = {};

const SLOT = '5 am – 6 am';
const REASON = 'Kali Puja';

interface Delivery {
  readonly areas: { id: number; name: string; isDefault: boolean; version: number; pincodes: { ranges: string[] } }[];
  readonly slotWindows: { id: number; from: string; version: number }[];
  readonly closedDays: { date: string; reason: string }[];
}

const asEditor = async (request: APIRequestContext, method: string, path: string, body?: object) =>
  (await call(request, method, `/desk${path}`, { headers: { 'x-editor-key': KEY }, ...(body && { body }) })).body;

/** Takes back whatever is left of a test: others deliver in the same shop. */
async function takeBack(request: APIRequestContext): Promise<void> {
  const by = 'Rina Das';
  const read = async () => (await asEditor(request, 'GET', '/delivery')).data as Delivery;
  const { areas, slotWindows, closedDays } = await read();
  for (const { date, reason } of closedDays)
    if (reason === added.reason) await asEditor(request, 'DELETE', `/closed-days/${date}`, { by });
  for (const { id, from, version } of slotWindows)
    if (from === added.from) await asEditor(request, 'DELETE', `/slot-windows/${id}`, { by, basedOn: version });
  for (const { id, name, version } of areas)
    if (name === added.area) await asEditor(request, 'DELETE', `/areas/${id}`, { by, basedOn: version });
  const everywhere = (await read()).areas.find(({ isDefault }) => isDefault);
  const { pincode } = added;
  if (pincode && everywhere?.pincodes.ranges.includes(pincode))
    await asEditor(request, 'DELETE', `/areas/${everywhere.id}/pincodes`, { by, pincodes: pincode });
  added = {};
}

test.afterEach(({ page }) => takeBack(page.request));

/** Somebody else, in a browser of their own. */
async function newPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  // The blank page of a new tab has no storage.
  await context.addInitScript(() => location.protocol !== 'about:' && sessionStorage.setItem('splash', 'seen'));
  return context.newPage();
}

const part = (page: Page, name: string) => page.getByRole('region', { name });
const form = (page: Page, name: string) => page.getByRole('form', { name });
const said = (page: Page, text: string) => expect(page.getByText(`${text} Shoppers see it at once.`)).toBeVisible();

test(
  'an owner adds an area, and a shopper there sees what delivery costs',
  { tag: '@once' },
  async ({ page, browser }) => {
    const [area, pincode] = ['Agartala', '799001'];
    added = { area, pincode };
    await openDesk(page, 'shop');
    await page.getByRole('link', { name: /Where and when/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Where and when' })).toBeFocused();

    const areas = part(page, 'Areas');
    await areas.getByRole('button', { name: 'Add area' }).click();
    const areaForm = form(page, 'Add area');
    await areaForm.getByLabel('Name').fill(area);
    await areaForm.getByLabel('Pincodes').fill(`${pincode}\n79900`);
    await areaForm.getByLabel('Minimum order').fill('99');
    await areaForm.getByRole('group', { name: 'Step 1' }).getByLabel('Charge').fill('55');
    await areaForm.getByRole('button', { name: 'Less from a larger order' }).click();
    await areaForm.getByRole('group', { name: 'Step 2' }).getByLabel('From').fill('0');
    await areaForm.getByRole('group', { name: 'Step 2' }).getByLabel('Charge').fill('0');
    await areaForm.getByRole('button', { name: 'Add area' }).click();
    await expect(areaForm).toContainText('“79900” is no pincode.');
    await expect(areaForm).toContainText('Please enter more than in the step before.');
    await expectToFit(page);
    await expectAccessible(page);
    await areaForm.getByLabel('Pincodes').fill(pincode);
    await areaForm.getByRole('group', { name: 'Step 2' }).getByLabel('From').fill('1,499');
    await areaForm.getByRole('button', { name: 'Add area' }).click();
    await said(page, `${area} is added.`);
    await expect(areas.getByRole('button', { name: 'Add area' })).toBeFocused();
    const row = areas.getByRole('listitem').filter({ hasText: area });
    await expect(row).toContainText('1 pincode · orders from ₹99 · delivery ₹55, from ₹1,499 free');

    const shopper = await newPage(browser);
    const customer = await registerCustomer(shopper.request);
    await logIn(shopper.context(), customer, await findPincode(customer, pincode));
    await shopper.goto('/');
    await alive(shopper);
    const delivery = shopper
      .locator('.hero')
      .getByRole('status')
      .filter({ hasText: /deliver/i });
    await expect(delivery).toHaveText(/^Next delivery: .* · free above ₹1,499$/);

    await row.getByRole('button', { name: `Pincodes of ${area}` }).click();
    const pincodesForm = form(page, `Pincodes of ${area}`);
    await pincodesForm.getByLabel('Pincodes').fill(pincode);
    await pincodesForm.getByRole('button', { name: 'Take away' }).click();
    await said(page, `${area}: 1 pincode not delivered any more.`);
    await expect(row).toContainText('0 pincodes');
    await shopper.reload();
    await alive(shopper);
    await expect(delivery).toHaveText(`We do not deliver to ${pincode} yet.`);
    await shopper.context().close();
  },
);

test(
  'who is slower than somebody else is told, and loses nothing typed',
  { tag: '@once' },
  async ({ page, browser, consoleGuard }) => {
    const [area, pincode] = ['Dharmanagar', '799250'];
    added = { area, pincode };
    consoleGuard.expects(refused(409, '/api/desk/areas/'));
    const steps = [{ from: 0, charge: 40 }];
    const fields = { by: 'Rina Das', name: area, minimumOrder: 0, chilled: true, steps };
    await asEditor(page.request, 'POST', '/areas', { ...fields, pincodes: pincode });
    const other = await newPage(browser);
    await page.clock.install();
    const open = async (one: Page) => {
      await openDesk(one, 'shop/delivery');
      await one.getByRole('button', { name: `Change ${area}` }).click();
      return form(one, `Change ${area}`);
    };
    const [mine, theirs] = [await open(page), await open(other)];
    await theirs.getByLabel('Minimum order').fill('50');
    await theirs.getByRole('button', { name: 'Save' }).click();
    await said(other, `${area} is saved.`);
    await mine.getByLabel('Minimum order').fill('60');
    await mine.getByRole('button', { name: 'Save' }).click();
    await expect(mine).toContainText('Somebody else has changed it meanwhile');
    const row = part(page, 'Areas').getByRole('listitem').filter({ hasText: area });
    await expect(row).toContainText('orders from ₹50');
    await expect(mine.getByLabel('Minimum order')).toHaveValue('60');
    // The message stays until it is pressed.
    await stopClock(page);
    await mine.getByRole('button', { name: 'Save' }).click();
    await said(page, `${area} is saved.`);
    await expect(row).toContainText('orders from ₹60');
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.clock.resume();
    await expect(page.getByText('All is as it was before.')).toBeVisible();
    await expect(row).toContainText('orders from ₹50');
    await other.context().close();
  },
);

test(
  'a slot is added, its day closed and opened again, and a cart that has chosen it is told',
  { tag: '@once' },
  async ({ page, browser }) => {
    added = { from: '05:00', reason: REASON };
    await openDesk(page, 'shop/delivery');
    const slots = part(page, 'Slots');
    await slots.getByRole('button', { name: 'Add slot' }).click();
    const slot = form(page, 'Add slot');
    await slot.getByLabel('From').fill('05:00');
    await slot.getByLabel('To', { exact: true }).fill('04:00');
    await slot.getByLabel('Orders').fill('3');
    await slot.getByRole('button', { name: 'Add slot' }).click();
    await expect(slot).toContainText('Please choose an end after the beginning.');
    await slot.getByLabel('To', { exact: true }).fill('06:00');
    await slot.getByRole('button', { name: 'Add slot' }).click();
    await said(page, `The slot ${SLOT} is added.`);
    await expect(slots.getByRole('listitem').filter({ hasText: SLOT }).first()).toContainText(
      'Every day · 3 orders · order by 1 h before',
    );

    const shopper = await newPage(browser);
    const customer = await customerWithCart(shopper, 1);
    const { data } = await customer.ask<{ data: { date: string }[] }>('GET', '/delivery-slot/web/list');
    // Neither the first day nor the last: those are what other tests choose.
    const days = [...new Set(data.map(({ date }) => date))];
    const date = days.at(-2) ?? '';
    await shopper.goto('/cart');
    await alive(shopper);
    const step = shopper.getByRole('group', { name: 'Delivery slot' });
    await step.getByRole('button', { name: new RegExp(`\\b${Number(date.slice(-2))} `) }).click();
    await choose(step.getByRole('radio', { name: SLOT }));

    const closedDays = part(page, 'Closed days');
    await closedDays.getByRole('button', { name: 'Add closed day' }).click();
    const day = form(page, 'Add closed day');
    await day.getByLabel('Why').fill(REASON);
    await day.getByRole('button', { name: 'Close this day' }).click();
    await expect(day).toContainText('Please choose a day.');
    await expect(day.getByLabel('Why')).toHaveValue(REASON);
    await day.getByLabel('Day').fill(date);
    await day.getByRole('button', { name: 'Close this day' }).click();
    await expect(page.getByText(/ is closed\. Shoppers see it at once\.$/)).toBeVisible();
    await expect(closedDays.getByRole('listitem')).toContainText([REASON]);
    await expectToFit(page);

    await shopper.reload();
    await expect(step).toContainText(/5 am – 6 am is no longer free\. Your cart is as it was\./);
    expect(await customer.ask<{ data: { date: string }[] }>('GET', '/delivery-slot/web/list')).not.toMatchObject({
      data: expect.arrayContaining([expect.objectContaining({ date })]) as unknown,
    });

    await closedDays.getByRole('button', { name: /^Remove / }).click();
    await expect(page.getByText(/ is open again\. Shoppers see it at once\.$/)).toBeVisible();
    await shopper.reload();
    await expect(step.getByRole('radio', { name: SLOT })).toBeChecked();

    // One slot of one day, and opened again.
    await slots.getByRole('group', { name: 'Day' }).getByRole('button').nth(1).click();
    await slots.getByRole('button', { name: new RegExp(`^Close: .*${SLOT}$`) }).click();
    await expect(page.getByText(/5 am – 6 am is closed\. Shoppers see it at once\.$/)).toBeVisible();
    await slots.getByRole('button', { name: new RegExp(`^Open again: .*${SLOT}$`) }).click();
    await expect(slots.getByRole('button', { name: new RegExp(`^Close: .*${SLOT}$`) })).toBeVisible();

    await slots.getByRole('button', { name: `Remove ${SLOT}` }).click();
    await said(page, `The slot ${SLOT} is removed.`);
    await expect(slots.getByRole('heading', { name: 'Slots' })).toBeFocused();
    await shopper.reload();
    await expect(step).toContainText('is no longer free.');
    await shopper.context().close();
  },
);
