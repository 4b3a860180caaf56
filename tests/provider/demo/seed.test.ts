import { describe, expect, test } from 'vitest';
import { banner, cmsPage, qrcode } from '../../../provider/db/schema/content.ts';
import { product } from '../../../provider/db/schema/catalogue.ts';
import { pincode } from '../../../provider/db/schema/address.ts';
import { chargeStep, deliveryZone, slotWindow } from '../../../provider/db/schema/delivery.ts';
import { coupon } from '../../../provider/db/schema/order.ts';
import { seed } from '../../../provider/demo/seed.ts';
import { readShopData } from '../../../provider/demo/shop-data.ts';
import { emptyShop } from '../fixtures/import/empty-shop.ts';
import { MORNING } from '../fixtures/fixture.ts';

/** What an owner decides. */
const RULES = { pincode, chargeStep, deliveryZone, coupon, slotWindow, banner, qrcode, cmsPage };

describe('the demo', () => {
  const shop = emptyShop();
  const start = () => seed(shop.db(), MORNING, () => {});

  test('fills a database that nobody has used yet, with banners that lead to its goods', async () => {
    await start();
    expect(await shop.db().$count(product)).toBeGreaterThan(500);
    expect(await shop.db().$count(banner)).toBe((await readShopData()).banners.length);
  });

  test.each(Object.entries(RULES))('leaves %s empty once its owner has emptied it', async (_, table) => {
    expect(await shop.db().$count(table)).toBeGreaterThan(0);
    await shop.db().delete(table);
    await start();
    expect(await shop.db().$count(table)).toBe(0);
  });

  test('brings back none of its goods', async () => {
    await shop.db().delete(product);
    await start();
    expect(await shop.db().$count(product)).toBe(0);
  });
});

test('a shop with goods of its own gets rules, and no banners, which lead to goods that it has not', async () => {
  await own.load('name,price,category', 'Aam,40,Fruit');
  await seed(own.db(), MORNING, () => {});
  expect(await own.db().$count(banner)).toBe(0);
  expect(await own.db().$count(product)).toBe(1);
  expect(await own.db().$count(pincode)).toBeGreaterThan(0);
  expect(await own.db().$count(cmsPage)).toBeGreaterThan(0);
});
const own = emptyShop();
