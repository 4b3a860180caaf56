import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { stockBeforeOrders } from '../../../../harness/ledger.ts';
import { category, product } from '../../../../provider/db/schema/catalogue.ts';
import { coupon } from '../../../../provider/db/schema/order.ts';
import { couponAmount } from '../../../../provider/domain/orders/coupons.ts';
import type { CouponRow } from '../../../../provider/repositories/coupon.ts';
import { expectItAddsUp } from '../../fixtures/adds-up.ts';
import { idOf } from '../../fixtures/open.ts';
import { openOrderFixture } from '../../fixtures/order-fixture.ts';

const { shop, shopper, order } = await openOrderFixture();
const before = await stockBeforeOrders(shop.db);
afterAll(async () => {
  await expectItAddsUp(shop.db, before);
  await shop.close();
});

const categoryId = async (slug: string): Promise<number> =>
  (await shop.db.select().from(category).where(eq(category.slug, slug)))[0]?.id ?? 0;
const insert = (values: Partial<typeof coupon.$inferInsert> & { code: string }) =>
  shop.db.insert(coupon).values({ kind: 'percent', percent: 10, ...values });

describe('what a coupon takes off', () => {
  const row = (more: Partial<CouponRow>) =>
    ({
      kind: 'percent',
      percent: 10,
      amountPaise: null,
      capPaise: null,
      categoryIds: null,
      productIds: null,
      ...more,
    }) as CouponRow;
  const items = [
    { id: 1, categoryId: 7, pricePaise: 10_005, quantity: 1 },
    { id: 2, categoryId: 7, pricePaise: 2000, quantity: 3 },
    { id: 3, categoryId: 8, pricePaise: 333, quantity: 1 },
  ];
  test.each<[string, Partial<CouponRow>, number]>([
    ['all goods', {}, 1633],
    ['one category', { categoryIds: [8], productIds: [] }, 33],
    ['one product', { categoryIds: [], productIds: [2] }, 600],
    ['a category and a product of another', { categoryIds: [8], productIds: [2] }, 633],
    ['a product that is in the category too, once', { categoryIds: [7], productIds: [2] }, 1600],
    ['goods that are not there', { categoryIds: [9], productIds: [] }, 0],
    ['goods that have left the shop', { categoryIds: [], productIds: [] }, 0],
    ['a cap', { categoryIds: [7], productIds: [], capPaise: 500 }, 500],
    [
      'rupees, no more than these goods cost',
      { kind: 'flat', amountPaise: 5000, categoryIds: [8], productIds: [] },
      333,
    ],
    ['rupees', { kind: 'flat', amountPaise: 5000, categoryIds: [7], productIds: [] }, 5000],
  ])('%s', (_, more, amount) => expect(couponAmount(row(more), items)).toBe(amount));
});

describe('a coupon for some goods', () => {
  test('takes off from these alone, and its minimum is of all items', async () => {
    await insert({ code: 'DAIRY', categoryIds: [await categoryId('dairy')], productIds: [], minimumPaise: 20_000 });
    const mou = await shopper(['basmati-rice', 1], ['toned-milk', 2]); // ₹120 and ₹56
    expect(await order(mou, { couponCode: 'DAIRY' })).toMatchObject({
      status: 409,
      body: { code: 'coupon_minimum', message: 'DAIRY needs items worth ₹200. Add ₹24 more to use it.' },
    });
    const rina = await shopper(['basmati-rice', 2], ['toned-milk', 2]);
    expect((await order(rina, { couponCode: 'dairy' })).body.data).toMatchObject({
      totalPrice: 296,
      couponAmount: 5.6,
    });
  });

  test('says what it is for where none of that is in the cart, in the language of the page', async () => {
    const [dal, chocolate] = [await idOf(shop, 'masoor-dal'), await idOf(shop, 'milk-chocolate')];
    const ready = await categoryId('ready-to-eat');
    await insert({ code: 'SWEET', categoryIds: [], productIds: [chocolate] });
    await insert({ code: 'MANY', categoryIds: [ready], productIds: [chocolate, dal, await idOf(shop, 'old-basmati')] });
    const mou = await shopper(['tomato', 2]);
    const check = (code: string, language = 'en') =>
      shop.ask('POST', '/coupon-master/web/checkavailability', {
        token: mou.token,
        body: { code },
        headers: { 'accept-language': language },
      });
    expect(await check('SWEET')).toMatchObject({
      status: 409,
      body: {
        code: 'coupon_goods',
        message: 'SWEET is for Milk Chocolate only. Please add some to your cart, or try another coupon.',
      },
    });
    expect((await check('SWEET', 'bn')).body.message).toBe(
      'SWEET শুধু Milk Chocolate-এর জন্য। কার্টে সেরকম কিছু যোগ করুন, বা অন্য কুপন দিন।',
    );
    expect((await check('MANY')).body.message).toContain('for Ready to eat, Masoor Dal, Milk Chocolate … only');
  });

  test('is in the list with what it takes off this cart, or why not', async () => {
    await insert({ code: 'LADDU', categoryIds: [], productIds: [await idOf(shop, 'last-laddu')] });
    const mou = await shopper(['last-laddu', 1], ['tomato', 2]);
    const { data } = (await shop.get('/coupon-master/dropdown/list', mou.token)).body;
    expect(data).toContainEqual(expect.objectContaining({ code: 'LADDU', usable: true, couponAmount: 1 }));
    expect(data).toContainEqual(
      expect.objectContaining({ code: 'SWEET', usable: false, reason: expect.stringContaining('Milk Chocolate only') }),
    );
  });

  test('takes off nothing once all of its goods have left the shop, and never from others', async () => {
    await insert({ code: 'GONE', categoryIds: [], productIds: [2_000_000_000] });
    const mou = await shopper(['tomato', 2]);
    expect((await order(mou, { couponCode: 'GONE' })).body.code).toBe('coupon_nothing');
  });
});

test('one that was ended at the desk is refused with the day, and not listed', async () => {
  await insert({ code: 'STOPPED', startsAt: new Date('2027-01-01'), endedAt: new Date('2026-11-19T20:00:00Z') });
  const mou = await shopper(['tomato', 2]);
  expect(await order(mou, { couponCode: 'STOPPED' })).toMatchObject({
    status: 409,
    body: {
      code: 'coupon_expired',
      message: 'STOPPED ended on 20 November 2026. Please try another coupon.',
    },
  });
  await shop.db.update(coupon).set({ startsAt: null }).where(eq(coupon.code, 'STOPPED'));
  const { data } = (await shop.get('/coupon-master/dropdown/list', mou.token)).body;
  expect(data).not.toContainEqual(expect.objectContaining({ code: 'STOPPED' }));
});

test('the goods of a coupon are told apart by their rows', async () => {
  const rows = await shop.db.select({ id: product.id }).from(product).where(eq(product.name, 'Basmati Rice'));
  const [small] = [await idOf(shop, 'basmati-rice-500-g')];
  expect(rows).toHaveLength(3);
  await insert({ code: 'SMALL', categoryIds: [], productIds: [small] });
  const mou = await shopper(['basmati-rice', 1]);
  expect((await order(mou, { couponCode: 'SMALL' })).body.code).toBe('coupon_goods');
});
