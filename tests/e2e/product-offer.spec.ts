import type { Page } from 'playwright/test';
import { rupees } from '../../contract/rupees.ts';
import { call } from './fixtures/calls.ts';
import { saveGoods } from './fixtures/desk.ts';
import { expect, test } from './fixtures/shop.ts';

interface Goods {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly price: number;
  readonly stock: number;
}

/** What the page says to search engines: the offer of its product, and its descriptions. */
const told = (page: Page) =>
  page.evaluate(() => {
    const data = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      (script) => JSON.parse(script.textContent) as { offers?: { price: string; availability: string } },
    );
    const metas = document.querySelectorAll<HTMLMetaElement>('meta[name=description],meta[property="og:description"]');
    return { offer: data.find(({ offers }) => offers)?.offers, descriptions: [...metas].map(({ content }) => content) };
  });

test('search engines are told the price and stock that the page shows', { tag: '@once' }, async ({ page }) => {
  // Goods that no other test changes.
  const { body } = await call(page.request, 'GET', '/product/web/?limit=500');
  const goods = (body.data as Goods[]).filter(({ stock, price }) => stock > 5 && price >= 20);
  const product = goods.at(-20) as Goods;
  const price = product.price - 1;
  await saveGoods(page, { ...product, price, stock: 0 });

  await page.goto(`/product/${product.slug}`);
  await expect(page.getByRole('status').getByText('Out of stock')).toBeVisible();
  await expect(page.getByText(rupees(price * 100)).first()).toBeVisible();
  await expect
    .poll(async () => (await told(page)).offer)
    .toMatchObject({ price: price.toFixed(2), availability: 'https://schema.org/OutOfStock' });
  const { descriptions } = await told(page);
  expect(descriptions).toHaveLength(2);
  for (const description of descriptions) expect(description).toContain(` for ${rupees(price * 100)}.`);
  // As the site was built.
  await saveGoods(page, product);
});
