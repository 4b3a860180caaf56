import { asc } from 'drizzle-orm';
import { afterAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../provider/db/database.ts';
import { product } from '../../provider/db/schema/catalogue.ts';
import { slotTaken } from '../../provider/db/schema/delivery.ts';
import { coupon } from '../../provider/db/schema/order.ts';
import { moveOrder } from '../../provider/orders/move-order.ts';
import { readSettings } from '../../provider/settings.ts';
import { createApp } from '../../provider/app.ts';
import type { OrderStatus } from '../../contract/order.ts';
import { MORNING } from './fixture.ts';
import { openShopping } from './shopping.ts';

const { shop, shopper, order } = await openShopping();
afterAll(() => shop.close());

const later = (minutes: number) => new Date(MORNING.getTime() + minutes * 60_000);
const move = (id: number, to: OrderStatus, minutes = 1) =>
  inTransaction(shop.db, (tx) => moveOrder(tx, id, to, later(minutes)));

/** All that an order takes. */
async function taken(): Promise<object> {
  return {
    products: await shop.db
      .select({ id: product.id, stock: product.stock, sold: product.sold })
      .from(product)
      .orderBy(asc(product.id)),
    slots: (await shop.db.select().from(slotTaken)).filter((slot) => slot.taken > 0),
    coupons: await shop.db.select({ code: coupon.code, used: coupon.used }).from(coupon).orderBy(asc(coupon.id)),
  };
}

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
    const before = await taken();
    const { id } = (await order(mou, { couponCode: 'RARE' })).body.data;
    expect(await taken()).not.toEqual(before);
    const both = await Promise.allSettled([move(id, 'cancelled'), move(id, 'cancelled')]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await taken()).toEqual(before);
    expect((await read(id, mou.token)).history.at(-1)).toMatchObject({ status: 'cancelled' });
    const rina = await shopper(['last-laddu', 1]);
    expect((await order(rina, { couponCode: 'RARE' })).status).toBe(200);
  });

  test('money paid by QR code comes back to the wallet, whose balance adds up; cash was never paid', async () => {
    const mou = await shopper(['tomato', 2]);
    const first = (await order(mou, { paymentMethod: 'qr', paymentReference: '4711' })).body.data;
    await shop.ask('POST', '/cart/', { token: mou.token, body: { productId: first.items[0].productId } });
    const second = (await order(mou, { paymentMethod: 'qr', paymentReference: '4712' })).body.data;
    await Promise.all([move(first.id, 'cancelled'), move(second.id, 'cancelled')]);
    const { data } = (await shop.get('/customer/transaction', mou.token)).body;
    expect(data).toHaveLength(2);
    expect(data[0].balance).toBe(first.toPay + second.toPay);
    expect(data.map(({ note }: { note: string }) => note).sort()).toEqual([
      `${first.number} was cancelled`,
      `${second.number} was cancelled`,
    ]);
    const rina = await shopper(['tomato', 1]);
    await move((await order(rina)).body.data.id, 'cancelled');
    expect((await shop.get('/customer/transaction', rina.token)).body.data).toEqual([]);
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
    shop.clock.now = new Date('2026-12-10T00:00:00Z');
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
    const settings = readSettings({ OTP_DELIVERY: 'webhook', OTP_WEBHOOK_URL: 'http://localhost:1/' });
    const app = createApp({ db: shop.db, settings, now: () => new Date('2026-12-10T00:00:00Z') });
    const answer = await app.request(`/api/order/${id}`, { headers: { authorization: `Bearer ${mou.token}` } });
    expect(((await answer.json()) as { data: { status: string } }).data.status).toBe('placed');
  });
});
