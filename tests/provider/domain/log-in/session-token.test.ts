import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MORNING } from '../../fixtures/fixture.ts';
import { type Customer, openShop, type Shop } from '../../fixtures/open.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());
beforeEach(() => {
  shop.clock.now = new Date(MORNING);
});

const later = (ms: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + ms);
};
const ask = (token: string) => shop.get('/customer/detail', token);
const statusOf = async (token: string) => (await ask(token)).status;
const renewed = async (token: string) =>
  (await ask(token)).headers.get('authorization')?.replace('Bearer ', '') ?? null;

/** Another session of the same customer. */
async function logIn({ phone }: Customer): Promise<string> {
  later(31_000);
  const from = { 'x-from': `10.7.${phone.slice(-4)}` };
  const { otp } = (await shop.ask('POST', '/customer/login/get-otp', { body: { phone }, headers: from })).body;
  const done = await shop.ask('POST', '/customer/login/verify-otp', { body: { phone, otp }, headers: from });
  return done.headers.get('authorization')?.replace('Bearer ', '') ?? '';
}

describe('a token', () => {
  test('counts for 7 days, by the provider’s clock; without one or with a forged one nobody is let in', async () => {
    const { token } = await shop.register();
    const [head, , tail] = token.split('.');
    const forged = `${head}.${Buffer.from('{"sub":"1","jti":"x"}').toString('base64url')}.${tail}`;
    for (const bad of [undefined, 'nonsense', forged])
      expect(await shop.get('/customer/detail', bad)).toMatchObject({ status: 401, body: { code: 'unauthorised' } });
    later(7 * DAY_MS - 1000);
    expect(await statusOf(token)).toBe(200);
    later(1000);
    expect(await statusOf(token)).toBe(401);
  });

  test('is renewed while it is used, once it is a day old: whoever comes every few days stays logged in', async () => {
    let { token } = await shop.register();
    later(DAY_MS - 1000);
    expect(await renewed(token)).toBeNull();
    for (let visit = 0; visit < 5; visit += 1) {
      later(5.9 * DAY_MS);
      const fresh = await renewed(token);
      expect(fresh).toMatch(/^ey/);
      token = fresh ?? '';
    }
    later(7 * DAY_MS);
    expect(await statusOf(token)).toBe(401);
  });

  test('that was renewed is good until its own end, so that a lost answer or another tab logs nobody out', async () => {
    const { token } = await shop.register();
    later(2 * DAY_MS);
    const fresh = await Promise.all(Array.from({ length: 8 }, () => renewed(token)));
    for (const one of fresh) expect(await statusOf(one ?? '')).toBe(200);
    expect(await statusOf(token)).toBe(200);
    later(5 * DAY_MS);
    expect(await statusOf(token)).toBe(401);
    expect(await statusOf(fresh[0] ?? '')).toBe(200);
  });
});

describe('log out', () => {
  const logOut = (token: string, body: object = {}) => shop.ask('POST', '/customer/logout', { token, body });

  test('ends the session: every token of it, copied or renewed, counts no more; others go on', async () => {
    const customer = await shop.register();
    const other = await logIn(customer);
    later(2 * DAY_MS);
    const fresh = (await renewed(customer.token)) ?? '';
    expect((await shop.get('/customer/session', other)).body).toEqual({ data: { count: 2 } });
    const done = await logOut(fresh);
    expect(done).toMatchObject({ status: 200, body: { data: { count: 1 } } });
    expect(done.headers.get('authorization')).toBeNull();
    for (const ended of [customer.token, fresh]) expect(await statusOf(ended)).toBe(401);
    expect(await statusOf(other)).toBe(200);
  });

  test('of what has ended is done, for this session alone', async () => {
    const { token } = await shop.register();
    await logOut(token);
    expect(await logOut(token)).toMatchObject({ status: 200, body: {} });
    expect(await logOut(token, { sessions: 'all' })).toMatchObject({ status: 401, body: { code: 'unauthorised' } });
  });

  test('everywhere ends all sessions of the customer, and nobody else’s', async () => {
    const customer = await shop.register();
    const stranger = await shop.register();
    const tokens = [customer.token, await logIn(customer), await logIn(customer)];
    expect((await logOut(customer.token, { sessions: 'all' })).body).toEqual({ data: { count: 0 } });
    for (const token of tokens) expect(await statusOf(token)).toBe(401);
    expect(await statusOf(stranger.token)).toBe(200);
    expect(await statusOf(await logIn(customer))).toBe(200);
  });

  test('a log out during a call that renews ends that token too', async () => {
    const { token } = await shop.register();
    later(2 * DAY_MS);
    const [fresh] = await Promise.all([renewed(token), logOut(token)]);
    for (const one of [token, fresh ?? token]) expect(await statusOf(one)).toBe(401);
  });
});
