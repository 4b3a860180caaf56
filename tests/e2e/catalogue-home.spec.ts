import type { Locator, Page } from 'playwright/test';
import { logIn, registerCustomer } from './fixtures/customer.ts';
import { alive, expect, scrollDown, test } from './fixtures/shop.ts';

/** Draws a finger across a row and lifts it. Returns where the row comes to rest. */
async function swipe(page: Page, row: Locator, way: 'left' | 'right'): Promise<number> {
  await row.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const { x = 0, y = 0, width = 0, height = 0 } = (await row.boundingBox()) ?? {};
  const rests = row.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        element.addEventListener('scrollend', () => resolve(element.scrollLeft), { once: true });
      }),
  );
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', part: number) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: x + width * part, y: y + height / 2 }] });
  const parts = [0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1];
  if (way === 'right') parts.reverse();
  await touch('touchStart', parts[0] ?? 0);
  for (const part of parts.slice(1)) await touch('touchMove', part);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await devtools.detach();
  return rests;
}

/** Two minutes go by, and nothing has moved a row: no timer, no animation. */
async function expectToRest(page: Page, row: Locator): Promise<void> {
  const left = () => row.evaluate((element) => element.scrollLeft);
  const before = await left();
  expect(await row.evaluate((element) => element.getAnimations({ subtree: true }).length)).toBe(0);
  await page.clock.runFor(120_000);
  // What would have set off needs a frame of the browser's own, whose clock is not the page's.
  await (await row.elementHandle())?.waitForElementState('stable');
  expect(await left()).toBe(before);
}

test(
  'offers are stepped through by swipe, by button and by key, and never move by themselves',
  { tag: '@once' },
  async ({ page }) => {
    await page.clock.install();
    await page.goto('/');
    await alive(page);
    const offers = page.getByRole('region', { name: 'Offers' });
    const row = offers.locator('[data-track]');
    const left = () => row.evaluate((element) => Math.round(element.scrollLeft));
    const next = offers.getByRole('button', { name: 'Next offer' });
    await expect(offers.getByRole('button', { name: 'Previous offer' })).toHaveAttribute('aria-disabled', 'true');
    expect(await left()).toBe(0);
    await expectToRest(page, row);

    const second = await swipe(page, row, 'left');
    expect(second).toBeGreaterThan(200);
    await expect(offers.getByRole('button', { name: 'Previous offer' })).toHaveAttribute('aria-disabled', 'false');
    await expectToRest(page, row);
    expect(await swipe(page, row, 'right')).toBeLessThan(second);
    await expectToRest(page, row);

    await next.click();
    await expect.poll(left).toBeGreaterThan(200);
    await next.press('Enter');
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await offers.getByRole('button', { name: 'Previous offer' }).press('Enter');
    await expect(next).toHaveAttribute('aria-disabled', 'false');
  },
);

test(
  'a first visit fetches only the pictures that are seen; the others come ahead of the thumb',
  { tag: '@once' },
  async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto('/', { waitUntil: 'networkidle' });
    expect(requests.length).toBeLessThanOrEqual(21);
    const shelf = page.getByRole('region', { name: 'New products' }).locator('img').first();
    expect(await shelf.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(0);
    expect(requests.filter((url) => url.includes('/pictures/')).length).toBeGreaterThan(0);

    await page.mouse.move(100, 400);
    await scrollDown(page, 600);
    await expect.poll(() => shelf.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  },
);

test(
  'each shelf has a page with all of it, in the sitemap, which goes on by Load more',
  { tag: '@once' },
  async ({ page, request }) => {
    const sitemap = await (await request.get('/sitemap.xml')).text();
    for (const [title, path, call] of [
      ['Best sellers', '/best-sellers', 'bestseller'],
      ['Featured products', '/featured', 'featuredproduct'],
      ['New products', '/new', 'newproduct'],
    ] as const) {
      await page.goto('/');
      await page.getByRole('link', { name: `See all: ${title}` }).click();
      await expect(page).toHaveURL(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      expect(sitemap).toContain(`${path}</loc>`);
      await alive(page);
      const { data } = (await (await request.get(`/api/product/web/${call}/`)).json()) as { data: { name: string }[] };
      const cards = page.getByRole('main').getByRole('article');
      await expect(cards).toHaveCount(Math.min(20, data.length));
      expect(data.length, 'more than a page of them').toBeGreaterThan(20);
      await page.getByRole('button', { name: 'Load more' }).click();
      await expect(cards).toHaveCount(Math.min(40, data.length));
      await expect(page).toHaveURL(`${path}?page=2`);
      await page.reload();
      await expect(cards).toHaveCount(Math.min(40, data.length));
      const second = await (await request.get(`${path}/2`)).text();
      expect(second.match(/<article/g)).toHaveLength(Math.min(20, data.length - 20));
    }
  },
);

test('whoever has ordered finds it on a shelf, with the price of now', { tag: '@once' }, async ({ page }) => {
  const customer = await registerCustomer(page.request);
  const { data: product } = await customer.ask<{ data: { id: number; name: string } }>(
    'GET',
    '/product/web/byid/jyoti-alu-potato',
  );
  await customer.ask('POST', '/cart/', { productId: product.id, quantity: 12 });
  const { data: pincodes } = await customer.ask<{ data: { id: number; pincode: string }[] }>(
    'GET',
    '/pincode/web/drop-down',
  );
  const pincodeId = pincodes.find(({ pincode }) => pincode === '700019')?.id;
  const { data: address } = await customer.ask<{ data: { id: number } }>('POST', '/user-address/', {
    label: 'Home',
    name: 'Ananya Sen',
    phone: customer.phone,
    line1: `Flat ${customer.phone}, 22 Mandeville Gardens`,
    city: 'Kolkata',
    pincodeId,
  });
  const { data: slots } = await customer.ask<{ data: { id: string; left: number }[] }>(
    'GET',
    `/delivery-slot/web/list?pincodeId=${pincodeId}`,
  );
  const slotId = slots.find(({ left }) => left > 0)?.id;
  await customer.ask('POST', '/order', { addressId: address.id, slotId, paymentMethod: 'cash' });

  await logIn(page.context(), customer);
  await page.goto('/');
  await alive(page);
  const shelf = page.getByRole('region', { name: 'Buy again' });
  await shelf.scrollIntoViewIfNeeded();
  await expect(shelf.getByRole('button', { name: `Add ${product.name} to cart` })).toBeVisible();
});
