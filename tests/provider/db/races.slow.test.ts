import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { cartLine } from '../../../provider/db/schema/cart.ts';
import { product } from '../../../provider/db/schema/catalogue.ts';
import { rateLimit } from '../../../provider/db/schema/customer.ts';
import { slotTaken, slotWindow } from '../../../provider/db/schema/delivery.ts';
import { coupon, order } from '../../../provider/db/schema/order.ts';
import { needsServer, SERVER } from '../../skip-unless.ts';
import { expectItAddsUp } from '../fixtures/adds-up.ts';
import { stockBeforeOrders } from '../../../harness/ledger.ts';
import { slotTomorrow } from '../fixtures/clients.ts';
import { CLIENTS, fillCartsDifferently, gatherCrowd, PROCESSES } from '../fixtures/crowd.ts';
import type { Answered } from '../fixtures/open.ts';

describe(`${CLIENTS} clients over ${PROCESSES} processes`, needsServer, () => {
  const crowd = gatherCrowd(SERVER, { TRUSTED_PROXY_HEADER: 'x-from' });
  const orderAll = (more: object = {}) => crowd.orderAll(() => ({ paymentMethod: 'cash', ...more }));

  function expectOneWinner(answers: readonly Answered[], code: string): void {
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status, body }) => status === 409 && body.code === code)).toHaveLength(CLIENTS - 1);
  }

  test('the last piece is sold exactly once', async () => {
    await crowd.db.update(product).set({ stock: 1 }).where(eq(product.slug, 'last-laddu'));
    crowd.before = await stockBeforeOrders(crowd.db);
    await crowd.fillCarts(['last-laddu']);
    expectOneWinner(await orderAll(), 'out_of_stock');
    await expectItAddsUp(crowd.db, crowd.before);
  });

  test('the last place in a slot is given exactly once', async () => {
    await crowd.db.update(slotWindow).set({ capacity: 1 }).where(eq(slotWindow.key, '17-19'));
    await fillCartsDifferently(crowd.db, crowd.clients);
    expectOneWinner(await orderAll({ slotId: slotTomorrow('17-19') }), 'slot_full');
    const [slot] = await crowd.db.select().from(slotTaken).where(eq(slotTaken.windowKey, '17-19'));
    expect(slot?.taken).toBe(1);
    await expectItAddsUp(crowd.db, crowd.before);
  });

  test('the last use of a coupon is given exactly once', async () => {
    await fillCartsDifferently(crowd.db, crowd.clients);
    expectOneWinner(await orderAll({ couponCode: 'RARE' }), 'coupon_used_up');
    const [rare] = await crowd.db.select().from(coupon).where(eq(coupon.code, 'RARE'));
    expect(rare?.used).toBe(1);
    await expectItAddsUp(crowd.db, crowd.before);
  });

  test('20 copies of one order with one key make one order', async () => {
    await crowd.fillCarts(['tomato'], 2);
    const [mou] = crowd.clients;
    const copies = Array.from({ length: 20 }, (_, turn) =>
      crowd.ask(turn, 'POST', '/order', {
        token: mou?.token,
        body: { addressId: mou?.addressId, slotId: slotTomorrow(), paymentMethod: 'cash' },
        headers: { 'idempotency-key': 'one-click' },
      }),
    );
    const answers = await Promise.all(copies);
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(new Set(answers.map(({ body }) => body.data.number as string)).size).toBe(1);
    expect(await crowd.db.$count(order, eq(order.idempotencyKey, 'one-click'))).toBe(1);
    await expectItAddsUp(crowd.db, crowd.before);
  });

  test('a storm of increases and decreases ends at the exact number', async () => {
    await crowd.fillCarts(['tomato'], 10);
    const lines = await crowd.db.select().from(cartLine);
    const storm = lines.flatMap(({ id, customerId }) => {
      const token = crowd.clients.find((client) => client.id === customerId)?.token;
      return [1, -1, 1, 1, -1, 1, 1, -1, 1].map((by) => ({ id, token, by }));
    });
    const answers = await Promise.all(
      storm.map(({ id, token, by }, turn) =>
        crowd.ask(turn, 'PUT', `/cart/quantity${by > 0 ? 'Increase' : 'Decrease'}/${id}`, { token, body: {} }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const left = await crowd.db.select({ quantity: cartLine.quantity }).from(cartLine);
    expect(new Set(left.map(({ quantity }) => quantity))).toEqual(new Set([13]));
  });

  test('one line that 50 clients raise at once stops at its limit, and falls by exactly what they take off', async () => {
    await crowd.fillCarts(['tomato'], 1);
    const [mou] = crowd.clients;
    const [line] = await crowd.db
      .select()
      .from(cartLine)
      .where(eq(cartLine.customerId, mou?.id ?? 0));
    const change = (way: string) =>
      Promise.all(
        crowd.clients.map((_, turn) =>
          crowd.ask(turn, 'PUT', `/cart/quantity${way}/${line?.id}`, { token: mou?.token }),
        ),
      );
    const raised = (await change('Increase')).filter(({ status }) => status === 200).length;
    expect(raised).toBe(19);
    expect((await crowd.ask(0, 'GET', '/cart/web/c', { token: mou?.token })).body.count).toBe(20);
    const lowered = (await change('Decrease')).filter(({ status }) => status === 200).length;
    expect(lowered).toBe(20);
    expect(await crowd.db.$count(cartLine, eq(cartLine.customerId, mou?.id ?? 0))).toBe(0);
  });

  test('a limit of sending is one limit in all processes', async () => {
    await crowd.db.delete(rateLimit);
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, turn) =>
        crowd.ask(turn, 'POST', '/customer/login/get-otp', {
          body: { phone: String(7_000_000_000 + turn) },
          headers: { 'x-from': '2001:db8:7::1' },
        }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(30);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(10);
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
