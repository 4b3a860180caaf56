import { afterAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../../provider/db/database.ts';
import { order as orders } from '../../../provider/db/schema/order.ts';
import { changeOrderStatus } from '../../../provider/domain/orders/order-status.ts';
import type { OrderStatus } from '../../../contract/order.ts';
import { eq } from 'drizzle-orm';
import { openEvents } from '../events.ts';
import { idOf } from '../open.ts';
import { openOrderFixture, type Shopper } from '../order-fixture.ts';

const { shop, shopper, order } = await openOrderFixture();
afterAll(() => shop.close());

const move = (id: number, to: OrderStatus) =>
  inTransaction(shop.db, (tx) => changeOrderStatus(tx, id, to, shop.clock.now));

async function placed(): Promise<{ id: number; customer: Shopper }> {
  const customer = await shopper(['tomato', 1]);
  return { id: (await order(customer)).body.data.id as number, customer };
}

const follow = (id: number, token: string) => openEvents(shop.fetch, 'http://localhost/api', id, token);

describe('the events of an order', () => {
  test('say at once where it is, and then each step as it comes, until the last', async () => {
    const { id, customer } = await placed();
    const { answer, next } = await follow(id, customer.token);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('text/event-stream');
    expect(answer.headers.get('x-accel-buffering')).toBe('no');
    expect(await next()).toBe('placed');
    for (const to of ['confirmed', 'packed', 'out-for-delivery', 'delivered'] as const) {
      const began = performance.now();
      await move(id, to);
      expect(await next()).toBe(to);
      // Called out, not found by looking every few seconds.
      expect(performance.now() - began).toBeLessThan(2000);
    }
    expect(await next()).toBeUndefined();
  });

  test('find what nobody has called out', async () => {
    const { id, customer } = await placed();
    const { next, leave } = await follow(id, customer.token);
    expect(await next()).toBe('placed');
    await shop.db.update(orders).set({ status: 'packed' }).where(eq(orders.id, id));
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
