import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { isImportUnderWay } from '../../../provider/domain/import/import-run.ts';
import { markIndexStale, rebuildStaleIndex } from '../../../provider/domain/search/stale-index.ts';
import { openShop, type Shop } from '../fixtures/open.ts';

const DAY_MS = 24 * 3_600_000;

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ EDITOR_KEY: 'k'.repeat(24) });
});
afterAll(() => shop.close());

/** Does what is to be done while the clock is two days ahead. */
async function ahead<T>(work: () => Promise<T>): Promise<T> {
  const { now } = shop.clock;
  shop.clock.now = new Date(now.getTime() + 2 * DAY_MS);
  try {
    return await work();
  } finally {
    shop.clock.now = new Date(now.getTime() + 30_000);
  }
}
const later = (seconds: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + seconds * 1000);
};
const askCode = (phone: string, from: string) =>
  shop.ask('POST', '/customer/login/get-otp', { body: { phone }, headers: { 'x-from': from } });
const verify = (phone: string, otp: string, from: string) =>
  shop.ask('POST', '/customer/login/verify-otp', { body: { phone, otp }, headers: { 'x-from': from } });

test('a number and its callers are not locked out by what was counted while a clock was ahead', async () => {
  const { phone } = await shop.register();
  const home = '2001:db8:1:1::1';
  await ahead(async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      await askCode(phone, `10.3.0.${turn}`);
      later(31);
    }
    for (let turn = 0; turn < 31; turn += 1) await askCode('6000000001', home);
    for (let turn = 0; turn < 61; turn += 1) await verify(phone, '123456', home);
    expect((await askCode(phone, home)).status).toBe(429);
  });
  const sent = await askCode(phone, home);
  expect(sent.status).toBe(200);
  expect((await verify(phone, sent.body.otp as string, home)).status).toBe(200);
});

test('a code of then does not last two days', async () => {
  const { phone } = await shop.register();
  const sent = await ahead(() => askCode(phone, '10.3.1.1'));
  expect((await verify(phone, sent.body.otp as string, '10.3.1.1')).body.code).toBe('otp_expired');
});

test('a delivery that was under way then does not hold up the next', async () => {
  const gateway = await openShop({ OTP_DELIVERY: 'webhook', OTP_WEBHOOK_URL: 'https://sms.example/send' });
  vi.spyOn(console, 'log').mockImplementation(() => {});
  const { promise: held, resolve: goOn } = Promise.withResolvers<Response>();
  const { promise: onItsWay, resolve: begun } = Promise.withResolvers<undefined>();
  vi.stubGlobal('fetch', () => {
    begun(undefined);
    return held;
  });
  const register = (from: string) =>
    gateway.ask('POST', '/customer/register', {
      body: { phone: '9830011111', name: 'R' },
      headers: { 'x-from': from },
    });
  const { now } = gateway.clock;
  gateway.clock.now = new Date(now.getTime() + 2 * DAY_MS);
  const first = register('10.3.2.1');
  await onItsWay;
  gateway.clock.now = now;
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('ok')));
  expect((await register('10.3.2.2')).status).toBe(200);
  goOn(new Response('ok'));
  await first;
  vi.unstubAllGlobals();
  await gateway.close();
});

test('an editor is let in again', async () => {
  const headers = { 'x-from': '10.3.3.1', 'x-editor-key': 'k'.repeat(24) };
  const open = () => shop.ask('GET', '/editor/me', { headers });
  await ahead(async () => {
    for (let turn = 0; turn < 11; turn += 1)
      await shop.ask('GET', '/editor/me', { headers: { ...headers, 'x-editor-key': 'wrong' } });
    expect((await open()).status).toBe(429);
  });
  expect((await open()).status).toBe(200);
});

test('an import is not under way, and a stale index is written anew', async () => {
  const beatAt = new Date(shop.clock.now.getTime() + 2 * DAY_MS);
  expect(isImportUnderWay({ state: 'under-way', beatAt }, shop.clock.now)).toBe(false);
  await markIndexStale(shop.db, beatAt);
  expect(await rebuildStaleIndex(shop.db, shop.clock.now)).toBe(true);
});
