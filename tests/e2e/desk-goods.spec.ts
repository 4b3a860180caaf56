import type { APIRequestContext, Page, Request } from 'playwright/test';
import { rupees } from '../../contract/rupees.ts';
import { call } from './fixtures/calls.ts';
import { stopClock } from './fixtures/clock.ts';
import { openDesk, pricesVersion } from './fixtures/desk.ts';
import { expect, expectToFit, test } from './fixtures/shop.ts';

interface Goods {
  readonly id: number;
  readonly name: string;
  readonly packSize: string;
  readonly price: number;
  readonly stock: number;
}

/** Goods that no other test buys: the last of the list, each test its own. */
async function lastGoods(request: APIRequestContext): Promise<Goods[]> {
  const { body } = await call(request, 'GET', '/product/web/?limit=500');
  return (body.data as Goods[]).filter(({ stock, price }) => stock > 5 && price >= 20).reverse();
}

const titleOf = ({ name, packSize }: Goods): string => [name, packSize].filter(Boolean).join(', ');
const rowOf = (page: Page, product: Goods) => page.getByRole('form', { name: titleOf(product), exact: true });
const stockOf = async (request: APIRequestContext, { id }: Goods): Promise<number> =>
  (await call(request, 'GET', `/product/web/byid/${id}`)).body.data.stock as number;
const search = (page: Page, text: string) => page.getByLabel('Search goods').fill(text);

/** The cart page of a guest who has put a product in, as soon as it follows the prices; `answered` waits until no answer is due. */
async function openCart(page: Page, product: Goods): Promise<{ cart: Page; answered: () => Promise<void> }> {
  const cart = await page.context().newPage();
  await cart.addInitScript(
    (lines) => {
      sessionStorage.setItem('splash', 'seen');
      if (localStorage.getItem('guest-cart') === null) localStorage.setItem('guest-cart', lines);
    },
    JSON.stringify([
      { product: { ...product, price: product.price * 100 }, quantity: 1, addedPrice: product.price * 100 },
    ]),
  );
  const asked = new Set<Request>();
  cart.on('request', (request) => request.url().endsWith('/catalogue/prices-version') && asked.add(request));
  cart.on('requestfinished', (request) => asked.delete(request));
  cart.on('requestfailed', (request) => asked.delete(request));
  const following = cart.waitForResponse((answer) => answer.url().endsWith('/catalogue/prices-version'));
  await cart.goto('/cart');
  await following;
  return { cart, answered: () => expect.poll(() => asked.size).toBe(0) };
}

test('a price changed at the desk is in an open cart within five seconds', { tag: '@once' }, async ({ page }) => {
  const [product] = (await lastGoods(page.request)) as [Goods];
  await page.clock.install();
  const { cart, answered } = await openCart(page, product);
  const line = cart.getByRole('listitem').filter({ hasText: product.name }).first();
  await expect(line).not.toContainText('Was');

  await openDesk(page, 'goods');
  await search(page, product.name);
  const row = rowOf(page, product);
  await row.getByLabel('Price').fill('free');
  await row.getByLabel('Price').press('Enter');
  await expect(row).toContainText('Please enter an amount, such as 45.50.');
  await row.getByLabel('Price').fill(String(product.price - 1));
  await page.reload();
  await search(page, product.name);
  await expect(row.getByLabel('Price')).toHaveValue(String(product.price - 1));
  await expectToFit(page);
  await stopClock(page);
  // The next question is put five seconds after an answer, by the clock that stands still now.
  await answered();
  const before = await pricesVersion(page.request);
  await row.getByLabel('Price').press('Enter');
  await expect(page.getByText(`${product.name} is saved.`)).toBeVisible();
  await expect.poll(() => pricesVersion(page.request)).not.toBe(before);
  await page.clock.runFor(5000);
  const [was, now] = [rupees(product.price * 100), rupees((product.price - 1) * 100)];
  await expect(line).toContainText(`Was ${was}, now ${now}`);

  await page.getByRole('button', { name: 'Undo' }).click();
  await page.clock.resume();
  await expect(page.getByText('All is as it was before.')).toBeVisible();
  await expect(row.getByLabel('Price')).toHaveValue(String(product.price));
});

test('goods are marked as sold out until a time, and what is there is kept', { tag: '@once' }, async ({ page }) => {
  const product = (await lastGoods(page.request))[1] as Goods;
  await openDesk(page, `goods/${product.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name);
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel('Sold out until').fill(`${tomorrow}T09:00`);
  await page.getByRole('button', { name: 'Mark as sold out' }).click();
  await expect(page.getByText(`${product.stock} are kept until then.`)).toBeVisible();
  expect(await stockOf(page.request, product)).toBe(0);
  await expect(page.getByRole('region', { name: 'History' })).toContainText('Marked as sold out');
  await expectToFit(page);
  await page.getByRole('button', { name: 'On sale again' }).click();
  await expect(page.getByRole('button', { name: 'Mark as sold out' })).toBeVisible();
  expect(await stockOf(page.request, product)).toBe(product.stock);
});

test('many are changed at once, as shown before, and all is undone', { tag: '@once' }, async ({ page }) => {
  const [one, other] = (await lastGoods(page.request)).slice(2) as [Goods, Goods];
  await openDesk(page, 'goods');
  await search(page, one.name);
  await page.getByRole('button', { name: 'Change many' }).click();
  await page.getByRole('checkbox', { name: titleOf(one), exact: true }).check();
  await search(page, other.name);
  await page.getByRole('checkbox', { name: titleOf(other), exact: true }).check();
  await expect(page.getByRole('group', { name: 'Chosen goods' })).toContainText('2 chosen');
  await page.getByRole('button', { name: 'Change…' }).click();
  await page.getByLabel('What to do').selectOption('Put prices down');
  await page.getByLabel('By', { exact: true }).fill('10');
  for (const { price } of [one, other])
    await expect(page.getByRole('region', { name: 'What changes' })).toContainText(
      `${rupees(price * 100)} ${rupees(Math.round(price * 0.9) * 100)}`,
    );
  await expectToFit(page);
  await page.getByRole('button', { name: 'Save 2 changes' }).click();
  await expect(page.getByText('2 products changed.')).toBeVisible();
  const row = rowOf(page, other);
  await expect(row.getByLabel('Price')).toHaveValue(String(Math.round(other.price * 0.9)));
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('All is as it was before.')).toBeVisible();
  await expect(row.getByLabel('Price')).toHaveValue(String(other.price));
});
