import { asc } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { message } from '../../../../provider/db/schema/message.ts';
import { openChannels } from '../../../../provider/domain/messages/channels.ts';
import { sendDue } from '../../../../provider/domain/messages/send-messages.ts';
import { saveChannels } from '../../../../provider/repositories/message.ts';
import { readKeys } from '../../../../provider/secrets/keys.ts';
import { openOrderFixture, type Shopper } from '../../fixtures/order-fixture.ts';
import { openPushService } from '../../fixtures/push-service.ts';

let answers: Record<string, number> = {};
const service = await openPushService((device) => answers[device] ?? 201);
const { shop, shopper, order, add } = await openOrderFixture({
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
  await saveChannels(db, ['push']);
});

describe('Web Push that a device has not had', () => {
  test('goes to a device that has had a newer one of another order meanwhile', async () => {
    const who = await shopper(['tomato', 2]);
    await subscribe(who.token, 'phone');
    const { id: first } = await placed(who);
    await add(who, 'tomato', 1);
    answers = { phone: 503 };
    await sendAll();
    answers = {};
    const { id: second } = await placed(who);
    await sendAll();
    later(10_000);
    await sendAll();
    const reached = service.pushed.filter(({ status }) => status === 201).map(({ message }) => message.order);
    expect(reached).toEqual([second, first]);
    expect((await all()).map(({ state }) => state)).toEqual(['sent', 'sent']);
  });

  test('is tried again for a device that could not be reached, whatever another says', async () => {
    const who = await shopper(['tomato', 2]);
    await subscribe(who.token, 'phone');
    await subscribe(await logInAgain(who), 'laptop');
    answers = { phone: 403, laptop: 503 };
    await placed(who);
    await sendAll();
    expect(await all()).toMatchObject([{ state: 'pending', fault: 'push_503' }]);
    answers = { phone: 403 };
    later(10_000);
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    await sendAll();
    expect(service.pushed.map(({ device, status }) => [device, status])).toContainEqual(['laptop', 201]);
    expect(await all()).toMatchObject([{ state: 'failed', fault: 'push_403' }]);
    error.mockReset();
  });
});
