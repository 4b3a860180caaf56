import type { Page } from 'playwright/test';
import { refused, unanswered } from './fixtures/console-guard.ts';
import { changeOffers } from './fixtures/offers.ts';
import { alive, expect, scrollDown, test } from './fixtures/shop.ts';

const ATTA = '/product/shonar-whole-wheat-chakki-atta';
const AGE = /We could not check today’s prices and stock\. What you see is of \w{3} \d+ \w{3}, [\d:]+ [ap]m/;

test('a product shows its pictures, its packs with their own price, its label and what goes with it', async ({
  page,
}) => {
  await page.goto(ATTA);
  await alive(page);
  const main = page.getByRole('main');
  const packs = main.getByRole('navigation', { name: 'Pack size' });
  await expect(packs.getByRole('link')).toHaveText([/1 kg.*₹52.*₹52\/kg/, /5 kg.*₹238.*₹47\.60\/kg/, /10 kg.*₹465/]);
  for (const label of ['Net quantity', 'MRP', 'Country of origin', 'Made and packed by', 'FSSAI licence', 'Sold by'])
    await expect(main.getByRole('term').filter({ hasText: label })).toHaveCount(1);
  await expect(main.getByText('₹275, inclusive of all taxes')).toBeVisible();

  const pictures = main.getByRole('group', { name: 'Pictures' });
  await main.getByRole('link', { name: 'Picture 2 of 2', exact: true }).click();
  await expect.poll(() => pictures.evaluate((row) => row.scrollLeft)).toBeGreaterThan(200);
  await expect(page).toHaveURL(ATTA);

  await packs.getByRole('link', { name: /10 kg/ }).click();
  await expect(page).toHaveURL(/10-kg$/);
  await expect(
    main.getByRole('term').filter({ hasText: 'Net quantity' }).locator('xpath=following-sibling::dd'),
  ).toHaveText('10 kg');
});

test('the name is read before pictures and buttons', { tag: '@once' }, async ({ page }) => {
  await page.goto(ATTA);
  const order = await page.getByRole('main').evaluate((main) => {
    const parts = ['h1', 'shop-carousel', 'button'].map((part) => main.querySelector(part));
    return parts.map((part, i) => {
      const next = parts[i + 1];
      if (i === parts.length - 1) return Boolean(part);
      return Boolean(next && (part?.compareDocumentPosition(next) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING);
    });
  });
  expect(order).toEqual([true, true, true]);
  // A phone shows the picture first all the same.
  const top = async (selector: string) => (await page.locator(selector).first().boundingBox())?.y ?? 0;
  expect(await top('shop-carousel')).toBeLessThan(await top('h1'));
});

const choose = async (page: Page, opener: string, pincode: string): Promise<void> => {
  await page.getByRole('main').getByRole('button', { name: opener }).click();
  await page.getByRole('combobox', { name: 'Search Pincode' }).fill(pincode);
  await page.getByRole('dialog').getByRole('option', { name: pincode }).click();
};

test('says when and for how much it comes where the shopper is, and what comes if it runs out', async ({
  page,
  baseURL,
  consoleGuard,
}) => {
  consoleGuard.expects(refused(404, '/api/order/get-deliveryamount/'));
  const answer = await (await fetch(`${baseURL}/api/pincode/web/drop-down`)).json();
  const { data } = answer as { data: { pincode: string; deliverable: boolean }[] };
  const far = data.find(({ deliverable }) => !deliverable)?.pincode ?? 'none';
  await page.goto(ATTA);
  await alive(page);
  const main = page.getByRole('main');
  await main.getByText('If it runs out').scrollIntoViewIfNeeded();
  await expect(main.getByText(/^(Today|Tomorrow), \d+ [ap]m – \d+ [ap]m$/)).toBeVisible();
  await choose(page, 'Choose location', '700019');
  await expect(main.getByText('To 700019 for ₹25, free above ₹499')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: '700019' })).toBeVisible();

  await choose(page, 'Change location', far);
  await expect(main.getByText(`Not delivered to ${far}`)).toBeVisible();
  await expect(main.getByText(/^(Today|Tomorrow), /)).toHaveCount(0);

  await main.getByRole('combobox', { name: /^If .+ runs out$/ }).selectOption('No substitute');
  await expect(main.getByText('Leave it out and take it off the bill')).toBeVisible();
  await page.reload();
  await main.getByText('If it runs out').scrollIntoViewIfNeeded();
  await expect(main.getByText('Leave it out and take it off the bill')).toBeVisible();
});

test(
  'where the provider does not know slots and charges, none are promised',
  { tag: '@once' },
  async ({ page, consoleGuard }) => {
    consoleGuard.expects(refused(404, '/api/delivery-slot/web/list'), refused(404, '/api/order/get-deliveryamount/'));
    const none = { status: 404, json: { message: 'No such call.', code: 'none' } };
    await page.route('**/api/delivery-slot/web/list*', (route) => route.fulfill(none));
    await page.route('**/api/order/get-deliveryamount/*', (route) => route.fulfill(none));
    await page.goto(ATTA);
    await alive(page);
    const main = page.getByRole('main');
    await main.getByText('If it runs out').scrollIntoViewIfNeeded();
    await expect(main.getByText('Normal delivery starts from 11 am')).toBeVisible();
    await choose(page, 'Choose location', '700019');
    await expect(main.getByText('To 700019', { exact: true })).toBeVisible();
  },
);

test('what is out of stock offers others of its kind in place', { tag: '@once' }, async ({ page }) => {
  await page.goto('/categories/fish-meat');
  await alive(page);
  const similar = page.getByRole('link', { name: /^See similar to / });
  while ((await similar.count()) === 0) {
    const shown = await page.getByRole('main').getByRole('article').count();
    await page.getByRole('button', { name: 'Load more' }).click();
    await expect.poll(() => page.getByRole('main').getByRole('article').count()).toBeGreaterThan(shown);
  }
  await similar.first().click();
  const dialog = page.getByRole('dialog', { name: /^Similar to / });
  const add = dialog.getByRole('button', { name: /^Add .+ to cart$/ }).first();
  const name = ((await add.getAttribute('aria-label')) ?? '').replace(/^Add (.+) to cart$/, '$1');
  // What can be had looks so, unlike the card that led here.
  const picture = dialog.locator('img').first();
  await expect(picture).toHaveCSS('opacity', '1');
  await expect(picture).toHaveCSS('filter', 'none');
  await add.click();
  await expect(dialog.getByRole('button', { name: `Decrease quantity of ${name}` })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
});

test(
  'a product that is gone since the build says so and offers its category',
  { tag: '@once' },
  async ({ page, consoleGuard }) => {
    consoleGuard.expects(refused(404, '/api/product/web/byid/'));
    await changeOffers(page, () => []);
    await page.route('**/api/product/web/byid/**', (route) =>
      route.fulfill({ status: 404, json: { message: 'This product is not in the shop.', code: 'unknown_product' } }),
    );
    await page.goto(ATTA);
    await expect(page.getByText('We no longer sell this.')).toBeVisible();
    await page.getByRole('link', { name: 'See all of Atta, Rice & Dal' }).click();
    await expect(page).toHaveURL('/categories/atta-rice-dal');
  },
);

test('a price that differs from the built one is put right in place', { tag: '@once' }, async ({ page }) => {
  await changeOffers(page, ([[id = 0] = [], ...others]) => [[id, 199, null, null], ...others]);
  await page.route('**/api/product/web/?**', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: { price: number }[] };
    const [first] = body.data;
    if (first) first.price = 199;
    await route.fulfill({ response: answer, json: { ...body, data: body.data.reverse() } });
  });
  await page.goto('/categories/atta-rice-dal');
  const names = page.getByRole('main').getByRole('heading', { level: 3 });
  const built = await names.allTextContents();
  await expect(page.getByRole('main')).toContainText('₹199');
  expect(await names.allTextContents(), 'every card stays where it was').toEqual(built);
});

test(
  'without the provider every page says how old its prices are, and nothing breaks',
  { tag: '@once' },
  async ({ page, consoleGuard }) => {
    consoleGuard.expects(unanswered('/api/'));
    await page.route('**/api/**', (route) => route.abort());
    for (const path of ['/', '/categories/atta-rice-dal', ATTA]) {
      await page.goto(path);
      await expect(page.getByRole('main')).toContainText('₹238');
      await page.mouse.move(100, 400);
      await scrollDown(page, 700);
      await expect(page.getByRole('main').getByText(AGE).first(), path).toBeVisible();
    }
    await page.goto('/categories');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Categories');
  },
);
