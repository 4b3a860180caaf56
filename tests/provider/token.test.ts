import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { session } from '../../provider/db/schema/customer.ts';
import { openShop, type Shop } from './open.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

describe('tokens', () => {
  test('without one, with a forged one and after 30 days a customer is unauthorised', async () => {
    const { token } = await shop.register();
    const [head, , tail] = token.split('.');
    const forged = `${head}.${Buffer.from('{"sub":"1","jti":"x"}').toString('base64url')}.${tail}`;
    for (const bad of [undefined, 'nonsense', forged]) {
      expect(await shop.get('/customer/detail', bad)).toMatchObject({ status: 401, body: { code: 'unauthorised' } });
    }
    expect((await shop.get('/customer/detail', token)).status).toBe(200);
    const before = shop.clock.now;
    shop.clock.now = new Date(before.getTime() + 30 * 24 * 3600_000 + 1000);
    expect((await shop.get('/customer/detail', token)).status).toBe(401);
    shop.clock.now = before;
  });

  test('a token taken back counts no more', async () => {
    const { token, id } = await shop.register();
    await shop.db.update(session).set({ revokedAt: shop.clock.now }).where(eq(session.customerId, id));
    expect((await shop.get('/customer/detail', token)).status).toBe(401);
  });
});
