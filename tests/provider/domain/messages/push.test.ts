import { asc } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { post } from '../../../../egress/post.ts';
import type { OrderStatus } from '../../../../contract/order-status.ts';
import { inTransaction } from '../../../../provider/db/database.ts';
import { message } from '../../../../provider/db/schema/message.ts';
import { pushSubscription } from '../../../../provider/db/schema/push-subscription.ts';
import { openChannels } from '../../../../provider/domain/messages/channels.ts';
import { sendDue } from '../../../../provider/domain/messages/send-messages.ts';
import { changeOrderStatus } from '../../../../provider/domain/orders/change-status.ts';
import { saveChannels } from '../../../../provider/repositories/message.ts';
import { readKeys } from '../../../../provider/secrets/keys.ts';
import { openOrderFixture, type Shopper } from '../../fixtures/order-fixture.ts';
import { openPushService, readVapid } from '../../fixtures/push-service.ts';

let answers: Record<string, number> = {};
const service = await openPushService((device) => answers[device] ?? 201);
const { shop, shopper, order } = await openOrderFixture({
  PUSH_HOSTS: service.host,
  MESSAGE_PUSH_CONTACT: 'mailto:orders@shop.example',
});
afterAll(async () => {
  await shop.close();
  await service.close();
});

const { db, clock, settings } = shop;
const keys = await readKeys(db, shop.settings);
const sending = {
  db,
  channels: openChannels({ db, settings, keys, now: () => clock.now }),
  shop: 'Haat',
  now: () => clock.now,
};
const later = (ms: number) => (clock.now = new Date(clock.now.getTime() + ms));
const all = () => db.select().from(message).orderBy(asc(message.id));
const devices = () => db.select().from(pushSubscription).orderBy(asc(pushSubscription.id));
const move = (id: number, to: OrderStatus) => inTransaction(db, (tx) => changeOrderStatus(tx, id, to, clock.now));
async function sendAll(): Promise<void> {
  while ((await sendDue(sending)) > 0);
}
const subscribe = (token: string, name: string) =>
  shop.ask('POST', '/customer/push-subscription', { token, body: service.subscribe(name) });
async function logInAgain({ phone }: Shopper): Promise<string> {
  later(31_000);
  const { otp } = (await shop.ask('POST', '/customer/login/get-otp', { body: { phone }, headers: { 'x-from': phone } }))
    .body as { otp: string };
  const { headers } = await shop.ask('POST', '/customer/login/verify-otp', { body: { phone, otp } });
  return headers.get('authorization')?.replace('Bearer ', '') ?? '';
}
async function placed(who: Shopper, more: object = {}) {
  return (await order(who, more)).body.data as { id: number; number: string };
}

beforeEach(async () => {
  answers = {};
  service.pushed.length = 0;
  await db.delete(message);
  await db.delete(pushSubscription);
  await saveChannels(db, ['push']);
});

describe('Web Push about an order', () => {
  test('goes to nobody who has not asked for it', async () => {
    await placed(await shopper(['tomato', 2]));
    expect(await all()).toEqual([]);
  });

  test('is what the device can read, in the language of the order, and signed with the key that it subscribed with', async () => {
    const who = await shopper(['tomato', 2]);
    await subscribe(who.token, 'phone');
    const { id, number } = await placed(who, { language: 'bn' });
    await sendAll();
    const [{ headers, message: read } = { headers: {} }] = service.pushed;
    expect(read).toEqual({
      title: 'Haat',
      body: expect.stringMatching(new RegExp(`^আপনার ₹85-এর অর্ডার ${number} আমরা পেয়েছি।`)) as string,
      tag: `order-${id}`,
      order: id,
      language: 'bn',
    });
    const { publicKey } = (await shop.get('/customer/push-key', who.token)).body.data as { publicKey: string };
    const { isSigned, key, claims } = readVapid(headers);
    expect([isSigned, key]).toEqual([true, publicKey]);
    expect(claims).toMatchObject({ aud: `http://${service.host}`, sub: 'mailto:orders@shop.example' });
    expect(headers).toMatchObject({ ttl: '43200', urgency: 'normal', 'content-encoding': 'aes128gcm' });
  });

  test('has one topic for all steps of an order, so that the newest takes the place of the others', async () => {
    const who = await shopper(['tomato', 2]);
    await subscribe(who.token, 'phone');
    const { id } = await placed(who);
    for (const to of ['confirmed', 'packed', 'out-for-delivery'] as const) await move(id, to);
    await sendAll();
    expect(service.pushed).toHaveLength(3);
    expect(new Set(service.pushed.map(({ headers }) => headers['topic'])).size).toBe(1);
    expect(service.pushed.map(({ headers }) => headers['urgency'])).toEqual(['normal', 'normal', 'high']);
  });

  test('goes to each device, and the second time only to those that have not had it', async () => {
    const who = await shopper(['tomato', 2]);
    await subscribe(who.token, 'phone');
    await subscribe(await logInAgain(who), 'laptop');
    answers = { laptop: 503 };
    await placed(who);
    await sendAll();
    expect(await all()).toMatchObject([{ state: 'pending', fault: 'push_503' }]);
    answers = {};
    later(10_000);
    await sendAll();
    expect(service.pushed.map(({ device }) => device).sort()).toEqual(['laptop', 'laptop', 'phone']);
    expect(await all()).toMatchObject([{ state: 'sent' }]);
  });

  test.each([404, 410])('answered by %i ends the subscription, which is no fault', async (gone) => {
    const who = await shopper(['tomato', 2]);
    await subscribe(who.token, 'phone');
    answers = { phone: gone };
    await placed(who);
    await sendAll();
    expect(await devices()).toEqual([]);
    expect(await all()).toMatchObject([{ state: 'sent' }]);
  });

  test('that is refused is given up, with no endpoint in the log, and no redirect is followed', async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const who = await shopper(['tomato', 2]);
    await subscribe(who.token, 'phone');
    answers = { phone: 302 };
    await placed(who);
    await sendAll();
    expect(await all()).toMatchObject([{ state: 'failed', fault: 'push_302' }]);
    expect(service.pushed).toHaveLength(1);
    expect(error.mock.calls.flat().join(' ')).not.toContain(service.host);
    error.mockReset();
  });

  test('goes to a private network only where the settings name its host; another ends the subscription', async () => {
    const who = await shopper(['tomato', 2]);
    await subscribe(who.token, 'phone');
    await placed(who);
    const { push: _, ...messages } = settings.messages;
    const strict = { ...settings, messages: { ...messages, push: { contact: 'mailto:a@b.example', hosts: [] } } };
    await sendDue({ ...sending, channels: openChannels({ db, settings: strict, keys, now: () => clock.now }) });
    expect(service.pushed).toEqual([]);
    expect(await devices()).toEqual([]);
    expect(await all()).toMatchObject([{ state: 'sent' }]);
  });

  test('goes to no name that leads into a private network', async () => {
    const url = new URL(`http://push.example:${service.host.split(':')[1]}/push/phone`);
    const lookup = ((_name: string, _options: object, callback: (error: null, found: object[]) => void) =>
      callback(null, [{ address: '127.0.0.1', family: 4 }])) as never;
    const options = { headers: {}, body: Buffer.from('x'), signal: new AbortController().signal, lookup };
    await expect(post(url, { ...options, mayBePrivate: false })).rejects.toThrow('private network');
    expect(service.pushed).toEqual([]);
  });

  test('goes to a device as long as it is logged in', async () => {
    const who = await shopper(['tomato', 2]);
    const laptop = await logInAgain(who);
    await subscribe(who.token, 'phone');
    await subscribe(laptop, 'laptop');
    await shop.ask('POST', '/customer/logout', { token: laptop, body: {} });
    expect((await devices()).map(({ endpoint }) => endpoint.split('/').at(-1))).toEqual(['phone']);
    const { id } = await placed(who);
    await sendAll();
    await shop.ask('POST', '/customer/logout', { token: who.token, body: { sessions: 'all' } });
    expect(await devices()).toEqual([]);
    await move(id, 'cancelled');
    await sendAll();
    expect(service.pushed.map(({ device }) => device)).toEqual(['phone']);
  });
});
