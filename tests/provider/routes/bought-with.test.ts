import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { product } from '../../../provider/db/schema/catalogue.ts';
import { invoice } from '../../../provider/db/schema/invoice.ts';
import { order, orderHistory, orderItem } from '../../../provider/db/schema/order.ts';
import { deliverAll } from '../fixtures/deliver-all.ts';
import { MORNING } from '../fixtures/fixture.ts';
import { idOf, namesOf } from '../fixtures/open.ts';
import { openOrderFixture, type OrderFixture } from '../fixtures/order-fixture.ts';

let fixture: OrderFixture;
beforeAll(async () => {
  fixture = await openOrderFixture();
});
afterAll(() => fixture.shop.close());
beforeEach(async () => {
  for (const table of [invoice, orderHistory, orderItem, order]) await fixture.shop.db.delete(table);
});

const ordered = async (...slugs: string[]) => {
  const shopper = await fixture.shopper(...slugs.map((slug): [string, number] => [slug, 1]));
  const { status, body } = await fixture.order(shopper);
  expect(status).toBe(200);
  return body.data.id as number;
};

const boughtWith = async (slug: string): Promise<string[]> =>
  namesOf(fixture.shop, `/product/web/bought-with?productId=${await idOf(fixture.shop, slug)}`);

describe('what is often bought with a product', () => {
  test('three customers make it often; two do not', async () => {
    await ordered('tomato', 'masoor-dal');
    await ordered('tomato', 'masoor-dal', 'milk-chocolate');
    expect(await boughtWith('tomato')).toEqual([]);
    await ordered('tomato', 'masoor-dal', 'milk-chocolate');
    expect(await boughtWith('tomato')).toEqual(['Masoor Dal']);
    expect(await boughtWith('masoor-dal')).toEqual(['Tomato']);
    expect(await boughtWith('milk-chocolate')).toEqual([]);
  });

  test('one customer who orders the same again and again shows nothing', async () => {
    const shopper = await fixture.shopper();
    for (let times = 0; times < 4; times += 1) {
      for (const slug of ['tomato', 'masoor-dal']) await fixture.add(shopper, slug);
      expect((await fixture.order(shopper)).status).toBe(200);
      await deliverAll(fixture.shop.db, MORNING);
    }
    expect(await boughtWith('tomato')).toEqual([]);
  });

  test('goods of the same kind are no complement, and another size is the same product', async () => {
    for (let times = 0; times < 3; times += 1) await ordered('basmati-rice-5-kg', 'old-basmati', 'masoor-dal');
    expect(await boughtWith('basmati-rice')).toEqual(['Masoor Dal']);
    expect(await boughtWith('masoor-dal')).toEqual(['Old Basmati', 'Basmati Rice']);
  });

  test('what everybody buys anyhow stands behind what belongs together', async () => {
    for (let times = 0; times < 3; times += 1) await ordered('tomato', 'veg-pulao-with-basmati', 'old-basmati');
    expect(await boughtWith('tomato')).toEqual(['Old Basmati', 'Veg Pulao with Basmati']);
  });

  test('orders that were cancelled, and goods that have run out or are no longer sold, do not count', async () => {
    const orders = [1, 2, 3].map(() => ordered('tomato', 'masoor-dal', 'milk-chocolate', 'few-fishballs'));
    const [first = 0] = await Promise.all(orders);
    const { db } = fixture.shop;
    const change = (slug: string, columns: Partial<typeof product.$inferInsert>) =>
      db.update(product).set(columns).where(eq(product.slug, slug));
    await change('masoor-dal', { stock: 0 });
    await change('few-fishballs', { active: false });
    expect(await boughtWith('tomato')).toEqual(['Milk Chocolate']);
    await change('masoor-dal', { stock: 100 });
    await change('few-fishballs', { active: true });
    await db.update(order).set({ status: 'cancelled' }).where(eq(order.id, first));
    expect(await boughtWith('tomato')).toEqual([]);
  });

  test('of a product that nobody knows there is nothing', async () => {
    const { status, body } = await fixture.shop.get('/product/web/bought-with?productId=nope');
    expect([status, body.data]).toEqual([200, []]);
  });
});
