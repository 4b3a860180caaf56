import { expect, test } from 'vitest';
import { cmsPage, banner } from '../../../provider/db/schema/content.ts';
import { product } from '../../../provider/db/schema/catalogue.ts';
import { pincode } from '../../../provider/db/schema/address.ts';
import { banners } from '../../../provider/demo/banners.ts';
import { seed } from '../../../provider/demo/seed.ts';
import { emptyShop } from '../fixtures/import/empty-shop.ts';
import { MORNING } from '../fixtures/fixture.ts';

const shop = emptyShop();
const start = () => seed(shop.db(), MORNING, () => {});

test('a shop with goods of its own has no banners of the demo’s, which lead to goods that it has not', async () => {
  await shop.load('name,price,category', 'Aam,40,Fruit');
  await start();
  expect(await shop.db().$count(banner)).toBe(0);
  expect(await shop.db().$count(product)).toBe(1);
  expect(await shop.db().$count(pincode)).toBeGreaterThan(0);
  expect(await shop.db().$count(cmsPage)).toBeGreaterThan(0);
});

test('one without goods becomes the demo, with its banners, which stay away once they are taken away', async () => {
  await shop.db().delete(product);
  await start();
  expect(await shop.db().$count(banner)).toBe(banners.length);
  await shop.db().delete(banner);
  await start();
  expect(await shop.db().$count(banner)).toBe(0);
});
