import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '../../../provider/app.ts';
import { product } from '../../../provider/db/schema/catalogue.ts';
import { cmsPage } from '../../../provider/db/schema/content.ts';
import { SearchCounter } from '../../../provider/domain/search/counted-searches.ts';
import type { App } from '../../../provider/http/env.ts';
import { HOME } from '../fixtures/fixture.ts';
import { openOrderFixture, type OrderFixture, SLOT } from '../fixtures/order-fixture.ts';
import { idOf, openShop, type Shop } from '../fixtures/open.ts';

/** A shop whose replica is a day behind: it has other prices, other stock, and none of what shoppers did since. */
describe('a replica that is behind', () => {
  let fixture: OrderFixture;
  let behind: Shop;
  let app: App;
  let searches: SearchCounter;
  beforeAll(async () => {
    fixture = await openOrderFixture();
    behind = await openShop();
    await behind.db.update(product).set({ pricePaise: 100, stock: 1000 });
    await behind.db.update(cmsPage).set({ title: 'Before' });
    const { db, settings, clock } = fixture.shop;
    searches = new SearchCounter(db);
    app = createApp({ db, reader: behind.db, settings, now: () => clock.now, searches });
  });
  afterAll(async () => {
    await searches.close();
    await behind.close();
    await fixture.shop.close();
  });

  const ask = async (method: string, path: string, token = '', body?: object, more: Record<string, string> = {}) => {
    const answer = await app.request(`/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }), ...more },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: JSON.parse(await answer.text()) };
  };

  test.each([
    ['a product', '/product/web/byid/basmati-rice', (body: { data: { price: number } }) => body.data.price],
    [
      'a search',
      '/product/web/search/?searchKey=basmati',
      (body: { data: { price: number }[] }) => body.data[0]?.price,
    ],
  ])('answers %s, but not to a build', async (_what, path, priceOf) => {
    expect(priceOf((await ask('GET', path)).body)).toBe(1);
    expect(priceOf((await ask('GET', path, '', undefined, { 'cache-control': 'no-cache' })).body)).toBeGreaterThan(1);
  });

  test('answers a page of text', async () => {
    expect((await ask('GET', '/cms/web/list/about')).body.data[0].title).toBe('Before');
  });

  test('decides neither price nor stock, and hides nothing of what a shopper just did', async () => {
    const { token } = await fixture.shop.register();
    const id = await idOf(fixture.shop, 'few-fishballs');
    const few = 6;
    // It has a thousand of them: the primary knows better.
    expect((await ask('POST', '/cart/', token, { productId: id, quantity: few })).status).toBe(200);
    const cart = (await ask('GET', '/cart/web/c', token)).body;
    expect(cart).toMatchObject({ count: few, totalPrice: few * 140 });
    const pincodeId = fixture.delivered;
    const addressId = (await ask('POST', '/user-address/', token, { ...HOME, pincodeId })).body.data.id;
    const [before] = await behind.db.select().from(product).where(eq(product.id, id));
    const order = { addressId, slotId: SLOT, paymentMethod: 'cash' };
    const placed = await ask('POST', '/order', token, order);
    expect(placed.body.data).toMatchObject({ totalPrice: few * 140 });
    expect((await ask('GET', `/order/${placed.body.data.id}`, token)).status).toBe(200);
    expect((await ask('GET', '/cart/web/c', token)).body.count).toBe(0);
    expect(await behind.db.select().from(product).where(eq(product.id, id))).toEqual([before]);
    // None are left, whatever the replica says.
    expect((await ask('POST', '/cart/', token, { productId: id, quantity: 1 })).status).toBe(409);
  });
});
