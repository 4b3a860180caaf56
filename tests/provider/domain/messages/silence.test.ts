import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { OrderStatus } from '../../../../contract/order-status.ts';
import { inTransaction } from '../../../../provider/db/database.ts';
import { message } from '../../../../provider/db/schema/message.ts';
import { order as orders } from '../../../../provider/db/schema/order.ts';
import { pushSubscription } from '../../../../provider/db/schema/push-subscription.ts';
import { openChannels } from '../../../../provider/domain/messages/channels.ts';
import { startSending } from '../../../../provider/domain/messages/send-messages.ts';
import { changeOrderStatus } from '../../../../provider/domain/orders/change-status.ts';
import { saveChannels } from '../../../../provider/repositories/message.ts';
import { readKeys } from '../../../../provider/secrets/keys.ts';
import { readSettings } from '../../../../provider/settings/settings.ts';
import { GATEWAY_KEY, openGateway } from '../../fixtures/gateway.ts';
import { openOrderFixture, type Shopper } from '../../fixtures/order-fixture.ts';
import { openPushService } from '../../fixtures/push-service.ts';

/** Devices that do not answer, and whether the gateway does. */
let dead = new Set<string>();
let status: number | undefined = 202;
const service = await openPushService((device) => (dead.has(device) ? undefined : 201));
const gateway = await openGateway(() => status);
const { shop, shopper, order } = await openOrderFixture({ PUSH_HOSTS: service.host });
afterAll(async () => {
  await shop.close();
  await service.close();
  await gateway.close();
});

const { db, clock } = shop;
const keys = await readKeys(db, shop.settings);
const settings = readSettings({
  MESSAGE_WEBHOOK_URL: gateway.url,
  MESSAGE_WEBHOOK_KEY: GATEWAY_KEY,
  PUSH_HOSTS: service.host,
});
const now = () => clock.now;
const later = (ms: number) => (clock.now = new Date(clock.now.getTime() + ms));
const move = (id: number, to: OrderStatus) => inTransaction(db, (tx) => changeOrderStatus(tx, id, to, clock.now));
const told = () => service.pushed.map(({ device, message: { body } }) => [device, body.split(' ')[0]]);
const calls = () => service.pushed.map(({ device }) => device);

/** Nobody is given up until a test says that the time is up. */
const deadlines: AbortController[] = [];
let isOver = false;
const deadline = () => {
  const one = new AbortController();
  deadlines.push(one);
  if (isOver) one.abort();
  return one.signal;
};
const timeIsUp = () => {
  for (const one of deadlines.splice(0)) one.abort();
};

let stop: () => Promise<void> = async () => {};
const start = () => {
  const channels = openChannels({ db, settings, keys, now, deadline });
  stop = startSending({ db, channels, shop: 'Haat', now }, 10);
};
const states = async (channel: 'webhook' | 'push') =>
  (await db.select().from(message).where(eq(message.channel, channel)).orderBy(asc(message.id))).map(
    ({ state, fault }) => fault ?? state,
  );

const subscribe = (token: string, name: string) =>
  shop.ask('POST', '/customer/push-subscription', { token, body: service.subscribe(name) });
async function placed(who: Shopper) {
  return ((await order(who)).body.data as { id: number }).id;
}
/** As many more orders like that one, each with a message that has been tried so often. */
async function placeMore(like: number, count: number, attempts: number, channel = 'webhook'): Promise<void> {
  const at = clock.now.toISOString();
  await db.execute(sql`
    with placed as (
      insert into ${orders} select (jsonb_populate_record(one, jsonb_build_object(
        'id', nextval(pg_get_serial_sequence('orders', 'id')),
        'number', one.number || '-' || gen_random_uuid(), 'idempotency_key', null, 'payment_key', null, 'invoice_number', null
      ))).* from ${orders} as one, generate_series(1, ${count}::int) where id = ${like} returning id)
    insert into ${message} (key, order_id, status, channel, state, attempts, created_at, due_at)
    select gen_random_uuid()::text, id, 'placed', ${channel}, 'pending', ${attempts}, ${at}::timestamptz, ${at}::timestamptz
    from placed`);
}

beforeEach(async () => {
  [isOver, status] = [false, 202];
  dead = new Set();
  service.pushed.length = 0;
  gateway.taken.length = 0;
  await db.delete(message);
  await db.delete(pushSubscription);
  await saveChannels(db, ['webhook', 'push']);
});
afterEach(async () => {
  isOver = true;
  timeIsUp();
  await stop();
});

describe('while a device does not answer', () => {
  test('all others are told: by SMS, and on their devices, step by step', async () => {
    dead = new Set(['dead']);
    const [one, other] = [await shopper(['tomato', 2]), await shopper(['tomato', 2])];
    await subscribe(one.token, 'dead');
    await subscribe(other.token, 'living');
    await placed(one);
    start();
    await expect.poll(calls).toEqual(['dead']);
    const id = await placed(other);
    for (const to of ['confirmed', 'packed', 'out-for-delivery', 'delivered'] as const) await move(id, to);
    await placeMore(id, 20, 0);
    await expect.poll(() => gateway.byKey(202).size).toBe(1 + 4 + 20);
    await expect.poll(calls).toEqual(['dead', ...Array<string>(4).fill('living')]);
    expect((await states('push'))[0]).toBe('sending');
  });

  test('it rests, and after a while it is asked once', async () => {
    dead = new Set(['phone']);
    const who = await shopper(['tomato', 2]);
    await subscribe(who.token, 'phone');
    const id = await placed(who);
    start();
    await expect.poll(calls).toEqual(['phone']);
    timeIsUp();
    await expect.poll(() => states('push')).toEqual(['push_unreachable']);
    // Of another order, so that nothing but the rest keeps it back.
    await db.update(message).set({ state: 'sent' }).where(eq(message.channel, 'push'));
    await placeMore(id, 2, 0, 'push');
    await expect.poll(() => states('push')).toEqual(['push_unreachable', 'push_resting', 'push_resting']);
    expect(calls()).toHaveLength(1);
    dead.clear();
    later(10_000);
    await expect.poll(() => calls().length).toBeGreaterThan(1);
  });

  test('another of the same customer hears of each step, and this one of all of them once it is back', async () => {
    dead = new Set(['laptop']);
    const who = await shopper(['tomato', 2]);
    later(31_000);
    const from = { 'x-from': who.phone };
    const sent = await shop.ask('POST', '/customer/login/get-otp', { body: { phone: who.phone }, headers: from });
    const body = { phone: who.phone, otp: (sent.body as { otp: string }).otp };
    const { headers } = await shop.ask('POST', '/customer/login/verify-otp', { body, headers: from });
    await subscribe(who.token, 'phone');
    await subscribe(headers.get('authorization')?.replace('Bearer ', '') ?? '', 'laptop');
    const id = await placed(who);
    start();
    await expect.poll(() => calls().toSorted()).toEqual(['laptop', 'phone']);
    await expect.poll(async () => (await db.select().from(message)).flatMap(({ reached }) => reached)).toHaveLength(1);
    timeIsUp();
    await expect.poll(() => states('push')).toEqual(['push_unreachable']);
    for (const to of ['confirmed', 'packed'] as const) await move(id, to);
    await expect.poll(() => states('push')).toEqual(['push_unreachable', 'push_waiting']);
    expect(calls().filter((device) => device === 'phone')).toHaveLength(2);
    dead.clear();
    await expect
      .poll(async () => {
        later(5_000);
        return (await db.select().from(message)).map(({ state }) => state);
      })
      .toEqual(Array(4).fill('sent'));
    const words = (device: string) => told().flatMap(([whose, word]) => (whose === device ? [word] : []));
    expect(words('laptop').slice(1)).toEqual(words('phone'));
  });
});

describe('a gateway that does not answer', () => {
  test('is tried with one message, and gets all when that one is taken', async () => {
    await saveChannels(db, ['webhook']);
    const id = await placed(await shopper(['tomato', 2]));
    await db.delete(message);
    // Each number by itself.
    for (let each = 0; each < 3; each += 1) await placed(await shopper(['tomato', 1]));
    status = undefined;
    start();
    await expect.poll(() => gateway.taken.length).toBe(3);
    timeIsUp();
    await expect.poll(() => states('webhook')).toEqual(Array(3).fill('unreachable'));
    await placeMore(id, 8, 0);
    expect(gateway.taken, 'it rests').toHaveLength(3);
    later(7_000);
    await expect.poll(() => gateway.taken.length).toBe(4);
    // Look after look, and still one: the next is asked when its time is up.
    await expect.poll(async () => (await states('webhook')).filter((state) => state === 'sending').length).toBe(1);
    timeIsUp();
    await expect.poll(async () => (await states('webhook')).filter((state) => state === 'unreachable').length).toBe(4);
    expect(gateway.taken).toHaveLength(4);
    status = 202;
    later(13_000);
    await expect
      .poll(async () => (await db.select().from(message)).map(({ state }) => state))
      .toEqual(Array(11).fill('sent'));
  });

  test('for those that it has failed before leaves places for news', async () => {
    await saveChannels(db, ['webhook']);
    const id = await placed(await shopper(['tomato', 2]));
    await db.delete(message);
    await placeMore(id, 12, 1);
    status = undefined;
    start();
    await expect.poll(() => gateway.taken.length).toBe(5);
    status = 202;
    await placeMore(id, 3, 0);
    await expect.poll(() => gateway.byKey(202).size).toBe(3);
    expect(gateway.taken).toHaveLength(8);
    expect((await states('webhook')).slice(0, 12).filter((state) => state === 'sending')).toHaveLength(5);
  });
});
