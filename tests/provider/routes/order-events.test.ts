import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { inTransaction } from '../../../provider/db/database.ts';
import { customer as customers, session } from '../../../provider/db/schema/customer.ts';
import { issueToken } from '../../../provider/domain/log-in/session-token.ts';
import { readKeys } from '../../../provider/secrets/keys.ts';
import { order as orders } from '../../../provider/db/schema/order.ts';
import { changeOrderStatus } from '../../../provider/domain/orders/change-status.ts';
import type { OrderStatus } from '../../../contract/order-status.ts';
import { eq } from 'drizzle-orm';
import { openEvents } from '../fixtures/events.ts';
import { idOf } from '../fixtures/open.ts';
import { openOrderFixture, type Shopper } from '../fixtures/order-fixture.ts';

const { shop, shopper, order } = await openOrderFixture();
afterAll(() => shop.close());
afterEach(() => vi.useRealTimers());

const move = (id: number, to: OrderStatus) =>
  inTransaction(shop.db, (tx) => changeOrderStatus(tx, id, to, shop.clock.now));

async function placed(): Promise<{ id: number; customer: Shopper }> {
  const customer = await shopper(['tomato', 1]);
  return { id: (await order(customer)).body.data.id as number, customer };
}

const keys = readKeys(shop.db, shop.settings);
async function rowOf({ id }: { readonly id: number }) {
  const [row] = await shop.db.select().from(customers).where(eq(customers.id, id));
  if (!row) throw new Error('There is no such customer.');
  return row;
}

const follow = (id: number, token: string) => openEvents(shop.fetch, 'http://localhost/api', id, token);

describe('the events of an order', () => {
  test('say at once where it is, and then each step as it comes, until the last', async () => {
    const { id, customer } = await placed();
    // Called out, not found by looking every few seconds: nobody looks.
    vi.useFakeTimers({ toFake: ['setInterval'] });
    const { answer, next } = await follow(id, customer.token);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('text/event-stream');
    expect(answer.headers.get('x-accel-buffering')).toBe('no');
    expect(await next()).toBe('placed');
    for (const to of ['confirmed', 'packed', 'out-for-delivery', 'delivered'] as const) {
      await move(id, to);
      expect(await next()).toBe(to);
    }
    expect(await next()).toBeUndefined();
  });

  test('find what nobody has called out', async () => {
    const { id, customer } = await placed();
    vi.useFakeTimers({ toFake: ['setInterval'] });
    const { next, leave } = await follow(id, customer.token);
    expect(await next()).toBe('placed');
    await shop.db.update(orders).set({ status: 'packed' }).where(eq(orders.id, id));
    vi.advanceTimersToNextTimer();
    expect(await next()).toBe('packed');
    await leave();
  });

  test('say that goods were added', async () => {
    const { id, customer } = await placed();
    const { next, leave } = await follow(id, customer.token);
    await next();
    const items = [{ productId: await idOf(shop, 'tomato'), quantity: 1 }];
    const added = await shop.ask('POST', `/order/${id}/items`, { token: customer.token, body: { items } });
    expect(added.status).toBe(200);
    expect(await next()).toBe('placed');
    await leave();
  });

  test('say nothing of a change that is taken back', async () => {
    const { id, customer } = await placed();
    const { next, leave } = await follow(id, customer.token);
    await next();
    const back = inTransaction(shop.db, async (tx) => {
      await changeOrderStatus(tx, id, 'packed', shop.clock.now);
      throw new Error('taken back');
    });
    await expect(back).rejects.toThrow('taken back');
    await move(id, 'confirmed');
    expect(await next()).toBe('confirmed');
    await leave();
  });

  test('are for the order’s customer alone', async () => {
    const { id } = await placed();
    const stranger = await shop.register();
    expect((await follow(id, stranger.token)).answer.status).toBe(404);
    expect((await follow(id, 'forged')).answer.status).toBe(401);
  });

  const logOut = (token: string, sessions: 'this' | 'all') =>
    shop.ask('POST', '/customer/logout', { token, body: { sessions } });

  test('end with their session, at once where somebody logs out, and for nobody else', async () => {
    const { id, customer } = await placed();
    vi.useFakeTimers({ toFake: ['setInterval'] });
    const other = await issueToken(shop.db, (await keys).token, await rowOf(customer), shop.clock.now);
    const [own, others] = [await follow(id, customer.token), await follow(id, other)];
    const stranger = await placed();
    const strangers = await follow(stranger.id, stranger.customer.token);
    for (const { next } of [own, others, strangers]) expect(await next()).toBe('placed');
    expect((await logOut(customer.token, 'this')).status).toBe(200);
    expect(await own.next()).toBeUndefined();
    await move(id, 'confirmed');
    expect(await others.next()).toBe('confirmed');
    expect((await logOut(other, 'all')).status).toBe(200);
    expect(await others.next()).toBeUndefined();
    await move(stranger.id, 'confirmed');
    expect(await strangers.next()).toBe('confirmed');
    await strangers.leave();
  });

  test('say nothing after a log out that nobody has called out, and end within seconds', async () => {
    const [first, second] = [await placed(), await placed()];
    vi.useFakeTimers({ toFake: ['setInterval'] });
    const silent = await follow(first.id, first.customer.token);
    const moved = await follow(second.id, second.customer.token);
    for (const { next } of [silent, moved]) expect(await next()).toBe('placed');
    await shop.db.update(session).set({ revokedAt: shop.clock.now });
    await move(second.id, 'confirmed');
    expect(await moved.next()).toBeUndefined();
    vi.advanceTimersToNextTimer();
    expect(await silent.next()).toBeUndefined();
  });

  test('end when their session runs out', async () => {
    const { id, customer } = await placed();
    vi.useFakeTimers({ toFake: ['setInterval'] });
    const { next } = await follow(id, customer.token);
    expect(await next()).toBe('placed');
    const before = shop.clock.now;
    shop.clock.now = new Date(before.getTime() + 7 * 24 * 3_600_000);
    vi.advanceTimersToNextTimer();
    expect(await next()).toBeUndefined();
    shop.clock.now = before;
  });

  test('are open on six pages of a customer at once, and one that is left makes room', async () => {
    const { id, customer } = await placed();
    const open = await Promise.all(Array.from({ length: 6 }, () => follow(id, customer.token)));
    expect(open.map(({ answer }) => answer.status)).toEqual(Array(6).fill(200));
    const seventh = await follow(id, customer.token);
    expect([seventh.answer.status, seventh.answer.headers.get('retry-after')]).toEqual([429, '60']);
    await open[0]?.leave();
    const eighth = await follow(id, customer.token);
    expect(eighth.answer.status).toBe(200);
    for (const { leave } of [...open.slice(1), eighth]) await leave();
  });
});
