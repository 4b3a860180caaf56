import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { takesCustomerId } from '../../../contract/call.ts';
import { calls } from '../../../contract/calls.ts';
import { type GoodCalls, openGoodCalls } from '../fixtures/good-calls.ts';
import type { Customer } from '../fixtures/open.ts';

let opened: GoodCalls;
let stranger: Customer;
beforeAll(async () => {
  opened = await openGoodCalls();
  stranger = await opened.shop.register('Rina Das');
});
afterAll(() => opened.shop.close());

const entries = Object.entries(calls);
const withId = entries.filter(([, { path }]) => path.includes('{id}'));
/** An order is looked up by the key that it was placed with: under a stranger's, as under one never used, there is none. */
const isByKey = ([name]: readonly [string, unknown]) => name === 'getPlacedOrder';
const own = withId.filter((entry) => entry[1].caller === 'customer' && !isByKey(entry));
const byCustomer = entries.filter(([, call]) => takesCustomerId(call));

/** All that a customer can see of theirs. */
const seen = async ({ token }: Customer) =>
  Promise.all(
    ['/user-address/', '/cart/web/c', '/wishlist/web/w', '/order/', '/customer/myprofile', '/customer/transaction'].map(
      async (path) => (await opened.shop.get(path, token)).body as unknown,
    ),
  );

describe('nobody reads or changes what is another’s', () => {
  test('every call with an id is a customer’s own, but for what the shop shows to all', () => {
    const open = withId.filter(([, { caller }]) => caller === 'anyone').map(([name]) => name);
    expect(open).toEqual([
      'getCategorySubCategories',
      'getGroupingCategories',
      'getCmsPage',
      'getDeliveryAmount',
      'getPacks',
      'getProduct',
    ]);
    expect(own).toHaveLength(20);
    expect(byCustomer).toHaveLength(12);
  });

  test.each(own)(
    '%s with another’s id: 404 for a stranger, 401 for nobody, nothing changed',
    async (name, { method }) => {
      const { shop, mou, good } = opened;
      const { path, body } = await good(name);
      const before = await seen(mou);
      expect((await shop.ask(method, path, { body, token: stranger.token })).status).toBe(404);
      expect((await shop.ask(method, path, { body })).status).toBe(401);
      expect(await seen(mou)).toEqual(before);
      expect((await shop.ask(method, path, { body, token: mou.token })).status).toBe(200);
    },
  );

  test('an order’s key finds it for who placed it alone', async () => {
    const { shop, mou, good } = opened;
    const { path } = await good('getPlacedOrder');
    expect(await shop.get(path, stranger.token)).toMatchObject({ status: 200, body: { data: null } });
    expect((await shop.get(path)).status).toBe(401);
    expect((await shop.get(path, mou.token)).status).toBe(200);
  });

  test.each(byCustomer)(
    '%s with another’s customerId: 403 for a stranger, 401 for nobody and for a token that counts no more',
    async (name, { method, caller }) => {
      const { shop, mou, good } = opened;
      const { path } = await good(name);
      const url = new URL(path, 'http://shop');
      const as = (customerId: number | undefined, token?: string) => {
        url.searchParams.delete('customerId');
        if (customerId !== undefined) url.searchParams.set('customerId', String(customerId));
        return shop.ask(method, `${url.pathname}${url.search}`, { token });
      };
      const own = await as(mou.id, mou.token);
      expect(own.status).toBe(200);
      expect(await as(mou.id, stranger.token)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
      const refused = { status: 401, body: { code: 'unauthorised', message: 'Please log in.' } };
      expect(await as(mou.id)).toMatchObject(refused);
      expect(await as(mou.id, `${mou.token}x`)).toMatchObject(refused);
      expect(await as(999_999_999)).toMatchObject(refused);
      // What anyone may see, nobody sees by naming no one.
      if (caller === 'anyone') expect((await as(undefined)).body).toEqual(own.body);
    },
  );

  test('an order goes to an address of one’s own', async () => {
    const { shop, good } = opened;
    const { body } = await good('postOrder');
    const refused = await shop.ask('POST', '/order', { body, token: stranger.token });
    expect(refused).toMatchObject({ status: 404, body: { code: 'unknown_address' } });
    expect((await shop.ask('POST', '/order', { body })).status).toBe(401);
  });

  test('what a stranger keeps is empty after all that', async () => {
    const [addresses, cart, wishes, orders] = await seen(stranger);
    for (const kept of [addresses, cart, wishes, orders]) expect(kept).toMatchObject({ data: [] });
  });
});
