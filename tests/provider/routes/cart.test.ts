import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { product } from '../../../provider/db/schema/catalogue.ts';
import { type Customer, idOf, openShop, type Shop } from '../fixtures/open.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const add = async ({ token }: Customer, slug: string, quantity?: number) =>
  shop.ask('POST', '/cart/', { token, body: { productId: await idOf(shop, slug), quantity } });
const cartOf = async ({ token }: Customer) => (await shop.get('/cart/web/c', token)).body;
const change = ({ token }: Customer, call: 'quantityIncrease' | 'quantityDecrease', id: number, by?: number) =>
  shop.ask('PUT', `/cart/${call}/${id}`, { token, ...(by !== undefined && { body: { by } }) });

describe('§7 cart', () => {
  test('an empty cart is an empty list', async () => {
    expect(await cartOf(await shop.register())).toEqual({ data: [], count: 0, totalPrice: 0 });
  });

  test('pieces of one product add up in one line, in decimal rupees', async () => {
    const mou = await shop.register();
    expect((await add(mou, 'tomato', 2)).body.data).toMatchObject({ quantity: 2, addedPrice: 22.5 });
    await add(mou, 'tomato');
    await add(mou, 'basmati-rice-5-kg');
    const cart = await cartOf(mou);
    expect(cart).toMatchObject({ count: 4, totalPrice: 617.5 });
    expect(cart.data.map((line: { product: { name: string } }) => line.product.name)).toEqual([
      'Tomato',
      'Basmati Rice',
    ]);
  });

  test('the price at which a line was added is kept when today’s changes', async () => {
    const mou = await shop.register();
    await add(mou, 'masoor-dal');
    await shop.db.update(product).set({ pricePaise: 6400 }).where(eq(product.slug, 'masoor-dal'));
    await add(mou, 'masoor-dal');
    const [line] = (await cartOf(mou)).data;
    expect(line).toMatchObject({ addedPrice: 70, quantity: 2, product: { price: 64 } });
  });

  test('what does not fit is refused whole, with the limit in the message', async () => {
    const mou = await shop.register();
    expect((await add(mou, 'few-fishballs', 4)).status).toBe(200);
    const refused = await add(mou, 'few-fishballs', 3);
    expect(refused).toMatchObject({ status: 409, body: { code: 'limit_reached' } });
    expect(refused.body.message).toContain('Only 6');
    expect((await cartOf(mou)).count).toBe(4);
    const many = await add(mou, 'toned-milk', 21);
    expect(many.body.message).toContain('up to 20');
  });

  test('what is sold out can’t be added, what does not exist neither', async () => {
    const mou = await shop.register();
    expect(await add(mou, 'sold-out-sandesh')).toMatchObject({ status: 409, body: { code: 'out_of_stock' } });
    const unknown = await shop.ask('POST', '/cart/', { token: mou.token, body: { productId: 'nope' } });
    expect(unknown).toMatchObject({ status: 404, body: { code: 'unknown_product' } });
  });

  test('quantities go up and down by one or by several; none left removes the line', async () => {
    const mou = await shop.register();
    const { id } = (await add(mou, 'toned-milk')).body.data as { id: number };
    expect((await change(mou, 'quantityIncrease', id)).body.data.quantity).toBe(2);
    expect((await change(mou, 'quantityIncrease', id, 5)).body.data.quantity).toBe(7);
    expect((await change(mou, 'quantityIncrease', id, 14)).body.code).toBe('limit_reached');
    expect((await change(mou, 'quantityDecrease', id, 3)).body.data.quantity).toBe(4);
    expect((await change(mou, 'quantityDecrease', id, 9)).body).toEqual({ data: null });
    expect((await cartOf(mou)).data).toEqual([]);
  });

  test('clicks at the same moment all count, and none passes the limit', async () => {
    const mou = await shop.register();
    const { id } = (await add(mou, 'old-basmati')).body.data as { id: number };
    await Promise.all(Array.from({ length: 9 }, () => change(mou, 'quantityIncrease', id)));
    expect((await cartOf(mou)).count).toBe(10);
    const many = await Promise.all(Array.from({ length: 15 }, () => add(mou, 'old-basmati')));
    expect(many.filter(({ status }) => status === 200)).toHaveLength(10);
    expect((await cartOf(mou)).count).toBe(20);
  });

  test('a product no longer sold stays visible with nothing left', async () => {
    const mou = await shop.register();
    await add(mou, 'milk-chocolate');
    await shop.db.update(product).set({ active: false }).where(eq(product.slug, 'milk-chocolate'));
    const [line] = (await cartOf(mou)).data;
    expect(line.product).toMatchObject({ name: 'Milk Chocolate', stock: 0, maxQuantity: 0 });
    expect((await change(mou, 'quantityIncrease', line.id as number)).body.code).toBe('out_of_stock');
    await shop.db.update(product).set({ active: true }).where(eq(product.slug, 'milk-chocolate'));
  });

  test('nobody sees, changes or removes another’s lines', async () => {
    const [mou, rina] = [await shop.register(), await shop.register()];
    const { id } = (await add(mou, 'tomato')).body.data as { id: number };
    expect((await change(rina, 'quantityIncrease', id)).status).toBe(404);
    expect((await change(rina, 'quantityDecrease', id)).status).toBe(404);
    expect((await shop.ask('DELETE', `/cart/delete-cart/${id}`, { token: rina.token })).status).toBe(404);
    expect(await shop.get(`/cart/web/c?customerId=${mou.id}`, rina.token)).toMatchObject({
      status: 403,
      body: { code: 'forbidden' },
    });
    expect((await shop.get(`/cart/web/c?customerId=${mou.id}`, mou.token)).body.count).toBe(1);
  });

  test('a line is removed once', async () => {
    const mou = await shop.register();
    const { id } = (await add(mou, 'tomato')).body.data as { id: number };
    expect((await shop.ask('DELETE', `/cart/delete-cart/${id}`, { token: mou.token })).body).toEqual({ data: null });
    expect((await shop.ask('DELETE', `/cart/delete-cart/${id}`, { token: mou.token })).status).toBe(404);
  });
});

describe('§7 wishlist', () => {
  test('a product is remembered once, newest first, and forgotten', async () => {
    const mou = await shop.register();
    const wish = async (slug: string) =>
      (await shop.ask('POST', '/wishlist/web', { token: mou.token, body: { productId: await idOf(shop, slug) } })).body
        .data as { id: number };
    const first = await wish('tomato');
    await wish('toned-milk');
    expect((await wish('tomato')).id).toBe(first.id);
    const list = (await shop.get('/wishlist/web/w', mou.token)).body;
    expect(list.count).toBe(2);
    expect(list.data[0].product.name).toBe('Toned Milk');
    const rina = await shop.register();
    expect((await shop.ask('DELETE', `/cart/delete-wishlist/${first.id}`, { token: rina.token })).status).toBe(404);
    expect((await shop.ask('DELETE', `/cart/delete-wishlist/${first.id}`, { token: mou.token })).status).toBe(200);
    expect((await shop.get('/wishlist/web/w', mou.token)).body.count).toBe(1);
  });
});
