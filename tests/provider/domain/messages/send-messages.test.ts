import { asc } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { OrderStatus } from '../../../../contract/order-status.ts';
import { inTransaction } from '../../../../provider/db/database.ts';
import { message } from '../../../../provider/db/schema/message.ts';
import { credit } from '../../../../provider/domain/customer/wallet-ledger.ts';
import { openChannels } from '../../../../provider/domain/messages/channels.ts';
import { openMessages } from '../../../../provider/domain/messages/open-messages.ts';
import { sendDue } from '../../../../provider/domain/messages/send-messages.ts';
import { signature } from '../../../../provider/domain/messages/webhook.ts';
import { changeOrderStatus } from '../../../../provider/domain/orders/change-status.ts';
import { saveChannels } from '../../../../provider/repositories/message.ts';
import { readKeys } from '../../../../provider/secrets/keys.ts';
import { readSettings } from '../../../../provider/settings/settings.ts';
import { GATEWAY_KEY, openGateway } from '../../fixtures/gateway.ts';
import { openOrderFixture } from '../../fixtures/order-fixture.ts';

let status: number | undefined = 202;
const gateway = await openGateway(() => status);
const { shop, shopper, order } = await openOrderFixture();
afterAll(async () => {
  await shop.close();
  await gateway.close();
});

const { db, clock } = shop;
const settings = readSettings({ MESSAGE_WEBHOOK_URL: gateway.url, MESSAGE_WEBHOOK_KEY: GATEWAY_KEY });
const keys = await readKeys(db, shop.settings);
const sending = {
  db,
  channels: openChannels({ db, settings, keys, now: () => clock.now }),
  shop: 'Haat',
  now: () => clock.now,
};
const later = (ms: number) => (clock.now = new Date(clock.now.getTime() + ms));
const all = () => db.select().from(message).orderBy(asc(message.id));
const move = (id: number, to: OrderStatus) => inTransaction(db, (tx) => changeOrderStatus(tx, id, to, clock.now));
async function sendAll(): Promise<void> {
  while ((await sendDue(sending)) > 0);
}

async function placed(more: object = {}) {
  const customer = await shopper(['tomato', 2]);
  const { id, number } = (await order(customer, more)).body.data as { id: number; number: string };
  return { id, number, phone: customer.phone };
}

beforeEach(async () => {
  status = 202;
  gateway.taken.length = 0;
  await db.delete(message);
  await saveChannels(db, ['webhook']);
});

describe('messages about an order', () => {
  test('are sent, though a clock that was ahead has put them off', async () => {
    const { id } = await placed();
    const { now } = clock;
    later(2 * 86_400_000);
    await move(id, 'confirmed');
    await move(id, 'packed');
    status = 503;
    await sendAll();
    clock.now = now;
    status = 202;
    gateway.taken.length = 0;
    await sendAll();
    expect(gateway.taken.length).toBeGreaterThan(0);
  });

  test('are not written where no channel is set', async () => {
    await saveChannels(db, []);
    await placed();
    expect(await all()).toEqual([]);
  });

  test('are sent of each step but that it is accepted, in their order, in the language of the order', async () => {
    const { id, number, phone } = await placed({ language: 'bn' });
    for (const to of ['confirmed', 'packed', 'out-for-delivery', 'delivered'] as const) await move(id, to);
    await sendAll();
    expect(gateway.taken.map(({ body }) => body.type)).toEqual([
      'order.placed',
      'order.packed',
      'order.out-for-delivery',
      'order.delivered',
    ]);
    expect(gateway.taken[0]?.body).toMatchObject({ phone: `+91${phone}`, language: 'bn', order: number });
    expect(gateway.taken[2]?.body.text).toBe(
      `Haat: আপনার অর্ডার ${number} ডেলিভারির জন্য বেরিয়েছে, 1 pm-এর মধ্যে পৌঁছাবে।`,
    );
    expect((await all()).map(({ state, attempts }) => [state, attempts])).toEqual(Array(4).fill(['sent', 1]));
  });

  test('count as English in a language that nobody speaks here', async () => {
    const { number } = await placed({ language: 'tlh' });
    await sendAll();
    expect(gateway.taken[0]?.body.text).toBe(
      `Haat: We have your order ${number} of ₹85. It arrives Sat 21 Nov, 11 am to 1 pm.`,
    );
  });

  test('are signed, and named by their key', async () => {
    await placed();
    await sendAll();
    const [taken] = gateway.taken;
    const timestamp = String(taken?.headers['x-haat-timestamp']);
    expect(taken?.headers['x-haat-signature']).toBe(
      signature(GATEWAY_KEY, timestamp, '/send?shop=haat', taken?.text ?? ''),
    );
    expect(taken?.headers['idempotency-key']).toBe(taken?.body.id);
  });

  test('are taken back with the change that they are about', async () => {
    const { id } = await placed();
    const back = inTransaction(db, async (tx) => {
      await changeOrderStatus(tx, id, 'packed', clock.now);
      throw new Error('taken back');
    });
    await expect(back).rejects.toThrow('taken back');
    expect((await all()).map((row) => row.status)).toEqual(['placed']);
  });

  test('say what the order comes to, although the wallet has paid it', async () => {
    const customer = await shopper(['tomato', 2]);
    await inTransaction(db, (tx) => credit(tx, customer.id, 50_000, 'A gift', clock.now));
    const { status: answered, body } = await order(customer, { useWallet: true, toPay: 0 });
    expect(answered, JSON.stringify(body)).toBe(200);
    await sendAll();
    expect(gateway.taken[0]?.body.values.amount).toBe('₹85');
    expect(gateway.taken[0]?.text).toContain('of ₹85.');
  });

  test('wait for a gateway that is down, with the same key, and those after them wait too', async () => {
    const { id } = await placed();
    await move(id, 'packed');
    status = 503;
    await sendAll();
    expect(gateway.taken).toHaveLength(1);
    expect((await all()).map(({ state, fault }) => [state, fault])).toEqual([
      ['pending', 'http_503'],
      ['pending', null],
    ]);
    status = 202;
    await sendAll();
    expect(gateway.taken, 'not before its pause is over').toHaveLength(1);
    later(10_000);
    await sendAll();
    const [first, again, packed] = gateway.taken;
    expect(again?.headers['idempotency-key']).toBe(first?.headers['idempotency-key']);
    expect(packed?.body.type).toBe('order.packed');
  });

  test('are given up at once when they are refused, without a number in the log', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { phone } = await placed();
    status = 400;
    await sendAll();
    expect(await all()).toMatchObject([{ state: 'failed', fault: 'http_400', attempts: 1 }]);
    const said = error.mock.calls.flat().join(' ');
    expect(said).toContain('http_400');
    expect(said).not.toContain(phone);
    error.mockReset();
  });

  test('of a channel that was switched off count no longer as waiting', async () => {
    await placed();
    later(60_000);
    const counted = async (channels: typeof sending.channels) =>
      (await openMessages({ ...sending, channels }, true)).count();
    expect(await counted(sending.channels)).toEqual({ pending: 1, oldestSeconds: 60, failed: 0 });
    const push = new Map([['push' as const, () => Promise.resolve()]]);
    for (const channels of [push, new Map()])
      expect(await counted(channels)).toEqual({ pending: 0, oldestSeconds: 0, failed: 0 });
  });

  test('go to one of several who ask at the same moment', async () => {
    await Promise.all(Array.from({ length: 8 }, () => placed()));
    await Promise.all(Array.from({ length: 5 }, () => sendDue(sending)));
    await sendAll();
    expect(gateway.taken).toHaveLength(8);
    expect(gateway.byKey(202).size).toBe(8);
  });

  test('of a sender that has died go out again when its lease has ended, with the same key', async () => {
    await placed();
    const dead = { ...sending, channels: new Map([['webhook' as const, () => new Promise<void>(() => {})]]) };
    void sendDue(dead);
    await expect.poll(async () => (await all())[0]?.state).toBe('sending');
    await sendAll();
    expect(gateway.taken).toEqual([]);
    later(61_000);
    await sendAll();
    expect(gateway.taken.map(({ headers }) => headers['idempotency-key'])).toEqual([(await all())[0]?.key]);
    expect(await all()).toMatchObject([{ state: 'sent', attempts: 2 }]);
  });
});
