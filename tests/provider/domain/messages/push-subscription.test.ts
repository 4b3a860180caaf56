import { asc } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { pushSubscription } from '../../../../provider/db/schema/push-subscription.ts';
import { issueToken } from '../../../../provider/domain/log-in/session-token.ts';
import { findCustomerByPhone } from '../../../../provider/repositories/customer.ts';
import { readKeys } from '../../../../provider/secrets/keys.ts';
import { openShop } from '../../fixtures/open.ts';
import { openPushService } from '../../fixtures/push-service.ts';

const service = await openPushService();
const shop = await openShop({ PUSH_HOSTS: service.host });
afterAll(async () => {
  await shop.close();
  await service.close();
});

const { db, clock } = shop;
const devices = () => db.select().from(pushSubscription).orderBy(asc(pushSubscription.id));
const subscribe = (token: string, name: string) =>
  shop.ask('POST', '/customer/push-subscription', { token, body: service.subscribe(name) });

beforeEach(() => db.delete(pushSubscription));

describe('a subscription', () => {
  const refused = (token: string, body: object) =>
    expect(shop.ask('POST', '/customer/push-subscription', { token, body })).resolves.toMatchObject({ status: 400 });

  test.each([
    'http://push.example/a',
    'https://127.0.0.1/a',
    'https://2130706433/a',
    'https://0x7f000001/a',
    'https://10.0.0.1/a',
    'https://169.254.169.254/latest',
    'https://[::1]/a',
    'https://[::ffff:169.254.169.254]/a',
    'https://user:secret@push.example/a',
    'https://push.example:8443/a',
    'file:///etc/passwd',
    'push.example',
    `https://push.example/${'a'.repeat(1000)}`,
  ])('with the endpoint %s is refused', async (endpoint) => {
    const { token } = await shop.register();
    await refused(token, { ...service.subscribe('phone'), endpoint });
    expect(await devices()).toEqual([]);
  });

  test('with a key that is no point of the curve is refused', async () => {
    const { token } = await shop.register();
    const subscription = service.subscribe('phone');
    await refused(token, { ...subscription, keys: { ...subscription.keys, p256dh: `B${'A'.repeat(86)}` } });
  });

  test('of a device takes the place of its former one, and follows whoever logs in there', async () => {
    const [mou, rina] = [await shop.register(), await shop.register()];
    await subscribe(mou.token, 'phone');
    await subscribe(mou.token, 'phone-anew');
    expect(await devices()).toHaveLength(1);
    await subscribe(rina.token, 'phone-anew');
    expect((await devices()).map(({ customerId }) => customerId)).toEqual([rina.id]);
    await shop.ask('DELETE', '/customer/push-subscription', { token: mou.token });
    expect(await devices(), 'another’s stays').toHaveLength(1);
    expect((await shop.ask('DELETE', '/customer/push-subscription', { token: rina.token })).status).toBe(200);
    expect(await devices()).toEqual([]);
  });

  test('is one of at most ten of a customer: the oldest goes', async () => {
    const who = await shop.register();
    const row = await findCustomerByPhone(db, who.phone);
    if (!row) throw new Error('Nobody was registered.');
    const { token: tokenKeys } = await readKeys(db, shop.settings);
    await subscribe(who.token, 'device-0');
    for (let each = 1; each <= 10; each += 1) {
      await subscribe(await issueToken(db, tokenKeys, row, clock.now), `device-${each}`);
    }
    const names = (await devices()).map(({ endpoint }) => endpoint.split('-').at(-1));
    expect(names).toEqual(Array.from({ length: 10 }, (_, i) => String(i + 1)));
  });

  test('is no matter of a shop that has switched it off', async () => {
    const without = await openShop({ MESSAGE_PUSH: 'off' });
    const { token } = await without.register();
    expect(await without.get('/customer/push-key', token)).toMatchObject({ status: 404, body: { code: 'push_off' } });
    const body = service.subscribe('phone');
    expect(await without.ask('POST', '/customer/push-subscription', { token, body })).toMatchObject({ status: 404 });
    await without.close();
  });
});
