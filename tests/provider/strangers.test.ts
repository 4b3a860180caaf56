import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { calls } from '../../contract/calls.ts';
import { describeSchema } from '../../provider/openapi/schemas.ts';
import { type GoodCalls, openGoodCalls } from './good-calls.ts';
import type { Customer } from './open.ts';

let opened: GoodCalls;
let stranger: Customer;
beforeAll(async () => {
  opened = await openGoodCalls();
  stranger = await opened.shop.register('Rina Das');
});
afterAll(() => opened.shop.close());

const entries = Object.entries(calls);
const own = entries.filter(([, { path, caller }]) => path.includes('{id}') && caller === 'customer');
const byCustomer = entries.filter(([, { query }]) => query && 'customerId' in (describeSchema(query).properties ?? {}));

/** All that a customer can see of theirs. */
const seen = async ({ token }: Customer) =>
  Promise.all(
    ['/user-address/', '/cart/web/c', '/wishlist/web/w', '/order/', '/customer/myprofile', '/customer/transaction'].map(
      async (path) => (await opened.shop.get(path, token)).body as unknown,
    ),
  );

describe('nobody reads or changes what is another’s', () => {
  test('the calls with an id of a customer’s own are found', () => {
    expect(own.map(([name]) => name)).toEqual(expect.arrayContaining(['getOrder', 'putAddress', 'deleteCartLine']));
    expect(byCustomer.length).toBeGreaterThan(10);
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

  test.each(byCustomer)('%s with another’s customerId: 403 for a stranger', async (name, { method, caller }) => {
    const { shop, mou, good } = opened;
    const { path } = await good(name);
    const url = new URL(path, 'http://shop');
    const as = (customerId: number | undefined, token?: string) => {
      url.searchParams.delete('customerId');
      if (customerId !== undefined) url.searchParams.set('customerId', String(customerId));
      return shop.ask(method, `${url.pathname}${url.search}`, { token });
    };
    expect((await as(mou.id, mou.token)).status).toBe(200);
    expect(await as(mou.id, stranger.token)).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    // What anyone may see is the same whoever is named; what is a customer's needs their token.
    const nobody = await as(mou.id);
    if (caller === 'customer') expect(nobody.status).toBe(401);
    else expect(nobody.body).toEqual((await as(undefined)).body);
  });

  test('what a stranger keeps is empty after all that', async () => {
    const [addresses, cart, wishes, orders] = await seen(stranger);
    for (const kept of [addresses, cart, wishes, orders]) expect(kept).toMatchObject({ data: [] });
  });
});
