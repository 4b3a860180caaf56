import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { product } from '../../../provider/db/schema/catalogue.ts';
import { slotWindow } from '../../../provider/db/schema/delivery.ts';
import { expectItAddsUp } from '../fixtures/adds-up.ts';
import { stockBeforeOrders } from '../../../harness/ledger.ts';
import type { Answered } from '../fixtures/open.ts';
import { openOrderFixture, type OrderFixture, type Shopper } from '../fixtures/order-fixture.ts';

const SEARCHES = 1000;
const SHOPPERS = 10;

let fixture: OrderFixture;
let shoppers: Shopper[];
beforeAll(async () => {
  fixture = await openOrderFixture();
  await fixture.shop.db.update(product).set({ stock: 1000 });
  await fixture.shop.db.update(slotWindow).set({ capacity: 1000 });
  shoppers = [];
  for (let each = 0; each < SHOPPERS; each += 1) shoppers.push(await fixture.shopper(['basmati-rice', 2]));
});
afterAll(() => fixture.shop.close());

const search = (turn: number) => fixture.shop.get(`/product/web/search/?searchKey=qzx${turn} wvk${turn} jqp${turn}`);

describe('a shop that is asked for more than it can do', () => {
  let searches: Answered[];
  let orders: Answered[];
  beforeAll(async () => {
    const { shop, order } = fixture;
    const before = await stockBeforeOrders(shop.db);
    const searching = Array.from({ length: SEARCHES }, (_, turn) => search(turn));
    const ready = shop.get('/readyz');
    orders = await Promise.all(shoppers.map((shopper) => order(shopper)));
    expect((await ready).status).toBe(200);
    searches = await Promise.all(searching);
    await expectItAddsUp(shop.db, before);
  });

  test('takes every order', () => {
    expect(orders.map(({ status }) => status)).toEqual(Array(SHOPPERS).fill(200));
  });

  test('turns away searches with 503, when to come back, and nothing that a cache keeps', () => {
    const refused = searches.filter(({ status }) => status !== 200);
    expect(refused.length).toBeGreaterThan(SEARCHES / 2);
    for (const { status, body, headers } of refused) {
      expect(status).toBe(503);
      expect(body).toEqual({
        message: 'The shop is very busy just now. Please try again in a few seconds.',
        code: 'overloaded',
      });
      expect(Number(headers.get('retry-after'))).toBeGreaterThanOrEqual(5);
      expect(headers.get('cache-control')).toBe('no-store');
    }
    expect(searches.length - refused.length).toBeGreaterThan(0);
  });

  test('counts whom it turned away, and answers searches again once the rush is over', async () => {
    const text = await fixture.shop.metrics.registry.metrics();
    expect(text).toMatch(/haat_shed_total\{priority="search",reason="full"\} \d+/);
    expect(text).not.toContain('haat_shed_total{priority="order"');
    expect((await search(0)).status).toBe(200);
  });
});
