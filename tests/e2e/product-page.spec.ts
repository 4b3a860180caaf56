import type { Page } from 'playwright/test';
import { refused } from './fixtures/console-guard.ts';
import { shifts } from './fixtures/shifts.ts';
import { expectAccessible } from './fixtures/axe.ts';
import { call } from './fixtures/calls.ts';
import { painted } from './fixtures/frames.ts';
import { logIn, registerCustomer, saveAddress } from './fixtures/customer.ts';
import { alive, expect, test } from './fixtures/shop.ts';

const ATTA = '/product/shonar-whole-wheat-chakki-atta';
const POTATO = '/product/jyoti-alu-potato';

interface Goods {
  id: number;
  slug: string;
  name: string;
  stock: number;
  subCategory: { id: number };
}

const toTheEnd = (page: Page) => page.evaluate(() => scrollTo(0, document.body.scrollHeight));
const viewed = (page: Page) => page.getByRole('region', { name: 'Recently viewed' });

/** What a product's page shows is asked for when the page is in use; then it counts as looked at. */
async function look(page: Page, path: string): Promise<void> {
  const asked = page.waitForResponse('**/api/product/web/byid/**');
  await page.goto(path);
  await alive(page);
  await asked;
}

test(
  'pictures open over the whole screen, are swiped through, enlarged, and closed by Escape',
  { tag: '@desktop' },
  async ({ page }) => {
    await look(page, ATTA);
    const picture = page.getByRole('link', { name: /^Shonar Whole Wheat Chakki Atta, 5 kg$/ });
    await picture.press('Enter');
    const gallery = page.getByRole('dialog', { name: 'Pictures' });
    await expect(gallery.getByText('Picture 1 of 2')).toBeVisible();
    await expectAccessible(page);
    const large = gallery.getByRole('img').first();
    await expect.poll(() => large.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    const before = (await large.boundingBox())?.width ?? 0;
    await gallery.getByRole('button', { name: 'Zoom' }).click();
    expect((await large.boundingBox())?.width).toBeGreaterThan(2 * before);
    await expect(gallery.getByRole('button', { name: 'Zoom' })).toHaveAttribute('aria-pressed', 'true');
    await gallery.getByRole('button', { name: 'Zoom' }).click();
    await gallery.getByRole('group', { name: 'Large pictures' }).press('ArrowRight');
    await expect(gallery.getByText('Picture 2 of 2')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(gallery).toHaveCount(0);
    await expect(picture).toBeFocused();
    await expect(page).toHaveURL(ATTA);
  },
);

test('a product is shared by the device, or its link is copied', { tag: '@once' }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shared: [] as unknown[] });
    Object.assign(Navigator.prototype, {
      share: (data: unknown) => Promise.resolve((window as unknown as { shared: unknown[] }).shared.push(data)),
    });
  });
  await look(page, ATTA);
  const share = page.getByRole('main').getByRole('button', { name: 'Share Shonar Whole Wheat Chakki Atta' });
  await share.click();
  const url = new URL(ATTA, page.url()).href;
  expect(await page.evaluate(() => (window as unknown as { shared: unknown[] }).shared)).toEqual([
    { title: 'Shonar Whole Wheat Chakki Atta', url },
  ]);

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await share.click();
  await expect(page.getByText('The link is copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(url);
});

test('what was looked at before stands below a product, and is forgotten at log out', async ({
  page,
  context,
  consoleGuard,
}) => {
  // The first address may be on its way as the session ends.
  consoleGuard.allows(refused(401, '/api/user-address/'));
  const customer = await registerCustomer(page.request, 'Rina');
  await logIn(context, customer);
  await look(page, ATTA);
  await toTheEnd(page);
  await expect(page.getByRole('region', { name: 'Goes well with' })).toBeVisible();
  await expect(viewed(page)).toHaveCount(0);

  await look(page, POTATO);
  // It comes only while its place is below the screen; who was faster goes back.
  await toTheEnd(page);
  await painted(page);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(viewed(page).getByRole('article')).toHaveCount(1);
  await toTheEnd(page);
  await expect(viewed(page).getByRole('link', { name: /Whole Wheat Chakki Atta/ })).toBeVisible();

  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Log out' }).first().click();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('recently-viewed'))).toBeNull();
});

test('what three customers have ordered together is often bought with it', { tag: '@once' }, async ({ page }) => {
  const { request } = page;
  const { body } = await call(request, 'GET', '/product/web/?limit=200&inStock=true');
  const plenty = (body.data as Goods[]).filter(({ stock }) => stock > 30);
  // The last of their kinds, which no other test orders.
  const [first, ...others] = [...new Map(plenty.map((one) => [one.subCategory.id, one])).values()].slice(-4);
  const together = [first, ...others].flatMap((one) => (one ? [one] : []));
  for (let times = 0; times < 3; times += 1) {
    const customer = await registerCustomer(request);
    await saveAddress(customer, 'Home', '700019');
    for (const { id } of together) await customer.ask('POST', '/cart/', { productId: id, quantity: 2 });
    const addresses = await customer.ask<{ data: { id: number }[] }>('GET', '/user-address/');
    const slots = await customer.ask<{ data: { id: string; left: number }[] }>('GET', '/delivery-slot/web/list');
    const slotId = slots.data.find(({ left }) => left > 0)?.id;
    await customer.ask('POST', '/order', { addressId: addresses.data[0]?.id, slotId, paymentMethod: 'cash' });
  }
  await look(page, `/product/${first?.slug}`);
  await toTheEnd(page);
  const shelf = page.getByRole('region', { name: 'Often bought with this' });
  expect(others).toHaveLength(3);
  for (const { name } of others) await expect(shelf.getByRole('heading', { name, level: 3 })).toBeVisible();
});

test(
  'what goes with a product is what the provider answers, and nothing moves for it',
  { tag: ['@once', '@desktop'] },
  async ({ page }) => {
    interface Goods {
      readonly id: number;
      readonly slug: string;
      readonly name: string;
      readonly category: { readonly id: number };
    }
    const { body: listed } = await call(page.request, 'GET', '/product/web/?limit=40');
    // Far down a list: a build shows those that follow it, our provider answers with what sells best.
    const product = (listed.data as Goods[])[37] as Goods;
    const query = `productId=${product.id}&categoryId=${product.category.id}`;
    const { body } = await call(page.request, 'GET', `/product/web/related-product?${query}`);
    await page.goto(`/product/${product.slug}`);
    await alive(page);
    const row = page.getByRole('region', { name: 'Goes well with' });
    await row.scrollIntoViewIfNeeded();
    await expect
      .poll(async () =>
        (
          await row
            .getByRole('heading', { level: 3 })
            .getByRole('link')
            .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
        ).sort(),
      )
      .toEqual((body.data as Goods[]).map(({ slug }) => `/product/${slug}`).sort());
    expect(await shifts(page, 0.0005)).toEqual([]);
  },
);
