import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { product } from '../../../provider/db/schema/catalogue.ts';
import { rateLimit } from '../../../provider/db/schema/customer.ts';
import { shoppingList } from '../../../provider/db/schema/shopping-list.ts';
import { type Customer, idOf, openShop, type Shop } from '../fixtures/open.ts';

let shop: Shop;
let mou: Customer;
let rina: Customer;
beforeAll(async () => {
  shop = await openShop();
  mou = await shop.register();
  rina = await shop.register('Rina Das');
});
afterAll(() => shop.close());
beforeEach(() => shop.db.delete(shoppingList));

const ask = (method: string, path: string, body?: object, { token }: { token?: string } = mou) =>
  shop.ask(method, `/shopping-list${path}`, { token, ...(body && { body }) });
const line = async (slug: string, quantity = 1) => ({ productId: await idOf(shop, slug), quantity });
const create = async (name = 'Weekly', ...lines: object[]) => {
  const { status, body } = await ask('POST', '', { name, lines });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data as { id: number; name: string; lines: unknown[] };
};
const onList = (lines: { product: { name: string }; quantity: number }[]) =>
  lines.map(({ product: { name }, quantity }) => `${quantity} ${name}`);

/** As many products as there are numbers up to `count`, beside those of the fixture. */
async function moreProducts(count: number): Promise<number[]> {
  const [one] = await shop.db.select().from(product).limit(1);
  if (!one) throw new Error('The fixture has no product.');
  const { id: _, ...columns } = one;
  const values = Array.from({ length: count }, (_, i) => ({
    ...columns,
    sku: `more-${i}`,
    slug: `more-${i}`,
    groupId: `more-${i}`,
  }));
  return (await shop.db.insert(product).values(values).returning({ id: product.id })).map(({ id }) => id);
}

describe('shopping lists', () => {
  test('are made, listed oldest first, renamed and deleted', async () => {
    const weekly = await create('  Weekly ', await line('tomato', 2), await line('masoor-dal'));
    await create('Puja');
    expect(weekly).toMatchObject({ name: 'Weekly', shareToken: null });
    expect((await ask('GET', '')).body.data).toMatchObject([
      { id: weekly.id, name: 'Weekly', count: 2, shared: false },
      { name: 'Puja', count: 0, shared: false },
    ]);
    expect((await ask('PUT', `/${weekly.id}`, { name: 'Every week' })).body.data.name).toBe('Every week');
    expect((await ask('PUT', `/${weekly.id}`, { name: 'every WEEK' })).status).toBe(200);
    expect(await ask('PUT', `/${weekly.id}`, { name: 'puja' })).toMatchObject({
      status: 409,
      body: { code: 'name_taken', fields: { name: 'You have a list called puja already.' } },
    });
    expect((await ask('DELETE', `/${weekly.id}`)).body).toEqual({ data: null });
    expect((await ask('GET', `/${weekly.id}`)).status).toBe(404);
    expect((await ask('DELETE', `/${weekly.id}`)).status).toBe(404);
  });

  test('a list or an addition that is sent again with its Idempotency-Key is there once', async () => {
    const headers = { 'idempotency-key': 'one key' };
    const send = (path: string, body: object, key = headers) =>
      shop.ask('POST', `/shopping-list${path}`, { token: mou.token, headers: key, body });
    const body = { name: 'Weekly', lines: [await line('tomato', 2)] };
    const made = await send('', body);
    expect(await send('', body)).toMatchObject({ status: 200, body: made.body });
    const { id } = made.body.data;
    const more = { lines: [await line('tomato', 3)] };
    const other = { 'idempotency-key': 'another key' };
    expect(onList((await send(`/${id}/lines`, more, other)).body.data.lines)).toEqual(['5 Tomato']);
    expect(onList((await send(`/${id}/lines`, more, other)).body.data.lines)).toEqual(['5 Tomato']);
    expect(onList((await ask('POST', `/${id}/lines`, more)).body.data.lines)).toEqual(['8 Tomato']);
    expect((await shop.ask('POST', '/shopping-list', { token: rina.token, headers, body })).body.data.id).not.toBe(id);
  });

  test('a name is taken once for each customer, whatever its capitals', async () => {
    await create('Guests');
    expect((await ask('POST', '', { name: 'GUESTS' })).body.code).toBe('name_taken');
    expect((await ask('POST', '', { name: 'Guests' }, rina)).status).toBe(200);
  });

  test.each([
    ['no name', { name: ' ' }],
    ['a name of 61', { name: 'x'.repeat(61) }],
    ['none of a product', { name: 'x', lines: [{ productId: 1, quantity: 0 }] }],
    ['half of one', { name: 'x', lines: [{ productId: 1, quantity: 0.5 }] }],
    ['100 of one', { name: 'x', lines: [{ productId: 1, quantity: 100 }] }],
    ['101 lines', { name: 'x', lines: Array.from({ length: 101 }, () => ({ productId: 1, quantity: 1 })) }],
    ['a line without a product', { name: 'x', lines: [{ quantity: 1 }] }],
  ])('%s is refused', async (_, body) => {
    expect((await ask('POST', '', body)).status).toBe(400);
    expect((await ask('GET', '')).body.data).toEqual([]);
  });

  test('lines are added to what is there, set and taken off; unknown products are left out', async () => {
    const { id } = await create('Weekly', await line('tomato', 2), { productId: 999_999, quantity: 1 });
    const add = async (...lines: object[]) => ask('POST', `/${id}/lines`, { lines });
    const added = await add(await line('masoor-dal'), await line('tomato'), await line('tomato', 3));
    expect(onList(added.body.data.lines)).toEqual(['6 Tomato', '1 Masoor Dal']);
    expect(onList((await add(await line('tomato', 99))).body.data.lines)).toEqual(['99 Tomato', '1 Masoor Dal']);
    expect(await add({ productId: 'nope', quantity: 1 })).toMatchObject({
      status: 404,
      body: { code: 'unknown_product' },
    });

    const set = async (slug: string, quantity: number) => {
      const answer = await ask('PUT', `/${id}/line`, await line(slug, quantity));
      return onList(answer.body.data.lines);
    };
    expect(await set('tomato', 4)).toEqual(['4 Tomato', '1 Masoor Dal']);
    expect(await set('tomato', 0)).toEqual(['1 Masoor Dal']);
    expect(await set('tomato', 0)).toEqual(['1 Masoor Dal']);
    expect(await set('tomato', 2)).toEqual(['1 Masoor Dal', '2 Tomato']);
  });

  test('a price is today’s, beside what it was; what is no longer sold stays with nothing left', async () => {
    const { id } = await create('Weekly', await line('tomato'));
    const productId = await idOf(shop, 'tomato');
    const [before] = await shop.db.select().from(product).where(eq(product.id, productId));
    const change = (columns: object) => shop.db.update(product).set(columns).where(eq(product.id, productId));
    await change({ pricePaise: (before?.pricePaise ?? 0) + 100, active: false });
    const { lines } = (await ask('GET', `/${id}`)).body.data;
    await change({ pricePaise: before?.pricePaise, active: true });
    const was = (before?.pricePaise ?? 0) / 100;
    expect(lines).toMatchObject([{ addedPrice: was, product: { price: was + 1, discontinued: true, maxQuantity: 0 } }]);
  });

  test('there are 20 of them at most, also of those made at once', async () => {
    const made = await Promise.all(Array.from({ length: 23 }, (_, i) => ask('POST', '', { name: `List ${i}` })));
    expect(made.filter(({ status }) => status === 200)).toHaveLength(20);
    expect(made.find(({ status }) => status !== 200)?.body.code).toBe('limit_reached');
  });

  test('a list holds 100 products at most, also of those added at once', async () => {
    const ids = await moreProducts(103);
    const lines = ids.slice(0, 95).map((productId) => ({ productId, quantity: 1 }));
    const { id } = await create('Long', ...lines);
    const added = await Promise.all(
      ids.slice(95).map((productId) => ask('POST', `/${id}/lines`, { lines: [{ productId, quantity: 1 }] })),
    );
    expect(added.filter(({ status }) => status === 409)).toHaveLength(3);
    expect((await ask('GET', `/${id}`)).body.data.lines).toHaveLength(100);
    expect((await ask('PUT', `/${id}/line`, await line('tomato'))).body.code).toBe('limit_reached');
  });
});

describe('a shared list', () => {
  const open = (token: string, from = 'a') =>
    shop.ask('POST', '/shared-shopping-list', { body: { token }, headers: { 'x-from': from } });

  test('is read by whoever has the link, and says nothing of whose it is', async () => {
    const { id } = await create('Puja', await line('tomato', 2));
    const { shareToken } = (await ask('POST', `/${id}/share`)).body.data;
    expect(shareToken).toMatch(/^[\w-]{24}$/);
    expect((await ask('POST', `/${id}/share`)).body.data.shareToken).toBe(shareToken);
    expect((await ask('GET', '')).body.data).toMatchObject([{ shared: true }]);

    const { status, body, headers } = await open(shareToken);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(Object.keys(body.data)).toEqual(['name', 'lines']);
    expect(Object.keys(body.data.lines[0])).toEqual(['product', 'quantity']);
    expect(onList(body.data.lines)).toEqual(['2 Tomato']);
  });

  test('is there no more once it is revoked, or deleted; a new link is another one', async () => {
    const { id } = await create('Puja');
    const share = async () => (await ask('POST', `/${id}/share`)).body.data.shareToken as string;
    const first = await share();
    expect((await ask('DELETE', `/${id}/share`)).body.data.shareToken).toBeNull();
    expect((await open(first)).status).toBe(404);
    const second = await share();
    expect(second).not.toBe(first);
    expect((await open(first)).status).toBe(404);
    expect((await open(second)).status).toBe(200);
    await ask('DELETE', `/${id}`);
    expect((await open(second)).status).toBe(404);
  });

  test('nobody opens one without end', async () => {
    expect((await open('guessed', 'b')).status).toBe(404);
    await shop.db.update(rateLimit).set({ count: 299 }).where(eq(rateLimit.key, 'shared-list:b'));
    expect((await open('guessed', 'b')).status).toBe(404);
    const refused = await open('guessed', 'b');
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many' } });
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
    expect((await open('guessed', 'c')).status).toBe(404);
  });
});
