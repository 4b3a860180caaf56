import { afterAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../../../provider/db/database.ts';
import { changeOrderStatus } from '../../../../provider/domain/orders/change-status.ts';
import { demoHooks } from '../../../../provider/demo/demo-hooks.ts';
import { readSettings } from '../../../../provider/settings/settings.ts';
import { createApp } from '../../../../provider/app.ts';
import type { OrderStatus } from '../../../../contract/order-status.ts';
import { MORNING } from '../../fixtures/fixture.ts';
import { openOrderFixture } from '../../fixtures/order-fixture.ts';
import { taken } from '../../fixtures/taken-by-orders.ts';
import { TOKEN_SECRET } from '../../../../harness/token-secret.ts';

const { shop, shopper, order } = await openOrderFixture();
afterAll(() => shop.close());

const later = (minutes: number) => new Date(MORNING.getTime() + minutes * 60_000);
const move = (id: number, to: OrderStatus, minutes = 1) =>
  inTransaction(shop.db, (tx) => changeOrderStatus(tx, id, to, later(minutes)));

const read = async (id: number, token: string) => (await shop.get(`/order/${id}`, token)).body.data;

describe('an operator moves an order', () => {
  test('forward, with the time of every step', async () => {
    const mou = await shopper(['tomato', 1]);
    const { id } = (await order(mou)).body.data;
    await move(id, 'confirmed', 1);
    await move(id, 'out-for-delivery', 5);
    await move(id, 'delivered', 9);
    expect(await read(id, mou.token)).toMatchObject({
      status: 'delivered',
      history: [
        { status: 'placed', at: MORNING.toISOString() },
        { status: 'confirmed', at: later(1).toISOString() },
        { status: 'out-for-delivery', at: later(5).toISOString() },
        { status: 'delivered', at: later(9).toISOString() },
      ],
    });
  });

  test('never back, never twice, and not from the end, each with one sentence', async () => {
    const mou = await shopper(['tomato', 1]);
    const { id, number } = (await order(mou)).body.data;
    await move(id, 'packed');
    await expect(move(id, 'confirmed')).rejects.toThrow(
      `${number} is packed; from there it can go to: out-for-delivery, delivered, cancelled.`,
    );
    await expect(move(id, 'packed')).rejects.toThrow('is packed');
    await move(id, 'delivered');
    await expect(move(id, 'cancelled')).rejects.toThrow(`${number} is delivered already and stays so.`);
    expect((await read(id, mou.token)).history).toHaveLength(3);
  });

  test('cancelling gives pieces, the place in the slot and the use of the coupon back, once', async () => {
    const mou = await shopper(['tomato', 3], ['last-laddu', 1]);
    const before = await taken(shop.db);
    const { id } = (await order(mou, { couponCode: 'RARE' })).body.data;
    expect(await taken(shop.db)).not.toEqual(before);
    const both = await Promise.allSettled([move(id, 'cancelled'), move(id, 'cancelled')]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await taken(shop.db)).toEqual(before);
    expect((await read(id, mou.token)).history.at(-1)).toMatchObject({ status: 'cancelled' });
    const rina = await shopper(['last-laddu', 1]);
    expect((await order(rina, { couponCode: 'RARE' })).status).toBe(200);
  });

  test('what is cancelled leaves a first order and a coupon of one’s own to be used', async () => {
    const mou = await shopper(['tomato', 1]);
    const { id, items } = (await order(mou, { couponCode: 'FIRST' })).body.data;
    await move(id, 'cancelled');
    await shop.ask('POST', '/cart/', { token: mou.token, body: { productId: items[0].productId } });
    expect((await order(mou, { couponCode: 'FIRST' })).status).toBe(200);
  });
});

describe('the clock of the demo', () => {
  test('confirms after 2 minutes, packs, and delivers within the slot', async () => {
    const mou = await shopper(['tomato', 1]);
    const { id } = (await order(mou)).body.data; // tomorrow, 11:00 to 13:00 in Kolkata
    const at = async (time: string) => {
      shop.clock.now = new Date(time);
      const { status } = await read(id, mou.token);
      expect((await shop.get('/order/', mou.token)).body.data[0].status).toBe(status);
      return status as string;
    };
    expect(await at('2026-11-20T05:01:59Z')).toBe('placed');
    expect(await at('2026-11-20T05:02:00Z')).toBe('confirmed');
    expect(await at('2026-11-21T05:00:00Z')).toBe('packed');
    expect(await at('2026-11-21T05:29:59Z')).toBe('packed');
    expect(await at('2026-11-21T05:30:00Z')).toBe('out-for-delivery');
    expect(await at('2026-11-21T07:30:00Z')).toBe('delivered');
    shop.clock.now = new Date(MORNING);
  });

  test('catches up in one look, with the times as they would have been, however many look', async () => {
    const mou = await shopper(['tomato', 1]);
    const { id } = (await order(mou)).body.data;
    await move(id, 'packed', 60);
    shop.clock.now = new Date('2026-11-26T00:00:00Z');
    const looks = await Promise.all([read(id, mou.token), read(id, mou.token), read(id, mou.token)]);
    for (const { history } of looks) {
      expect(history.map(({ status }: { status: string }) => status)).toEqual([
        'placed',
        'packed',
        'out-for-delivery',
        'delivered',
      ]);
      expect(history.at(-1).at).toBe('2026-11-21T07:30:00.000Z');
    }
    shop.clock.now = new Date(MORNING);
  });

  test('moves nothing in a shop that sends its codes by SMS', async () => {
    const mou = await shopper(['tomato', 1]);
    const { id } = (await order(mou)).body.data;
    const settings = readSettings({ TOKEN_SECRET, OTP_DELIVERY: 'webhook', OTP_WEBHOOK_URL: 'http://localhost:1/' });
    const now = () => new Date('2026-11-26T00:00:00Z');
    const app = createApp({ db: shop.db, settings, now, ...demoHooks(settings) });
    const answer = await app.request(`/api/order/${id}`, { headers: { authorization: `Bearer ${mou.token}` } });
    expect(((await answer.json()) as { data: { status: string } }).data.status).toBe('placed');
  });
});
