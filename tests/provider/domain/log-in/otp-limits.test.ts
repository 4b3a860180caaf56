import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { MAX_NEW_ACCOUNTS_PER_DAY } from '../../../../provider/domain/log-in/otp-limits.ts';
import { rateLimit } from '../../../../provider/db/schema/customer.ts';
import { clientIp } from '../../../../provider/http/client-ip.ts';
import { MORNING } from '../../fixtures/fixture.ts';
import { openShop, type Shop } from '../../fixtures/open.ts';

let shop: Shop;
let sent: { phone: string; otp: string }[];
/** What the SMS gateway does with a message. */
let gateway: () => Promise<Response>;

beforeAll(async () => {
  shop = await openShop({ OTP_DELIVERY: 'webhook', OTP_WEBHOOK_URL: 'https://sms.example/send' });
});
afterAll(() => shop.close());
beforeEach(() => {
  sent = [];
  gateway = async () => new Response('ok');
  vi.spyOn(console, 'log').mockImplementation(() => {});
  vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
    const answer = await gateway();
    if (answer.ok) sent.push(JSON.parse(body as string) as { phone: string; otp: string });
    return answer;
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  shop.clock.now = new Date(MORNING);
});

let phones = 8_000_000_000;
let addresses = 0;
const elsewhere = () => `10.1.${Math.trunc((addresses += 1) / 250)}.${addresses % 250}`;
const later = (seconds: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + seconds * 1000);
};
const post = (path: string, body: object, from: string) =>
  shop.ask('POST', `/customer/${path}`, { body, headers: { 'x-from': from } });
const askCode = (phone: string, from = elsewhere()) => post('login/get-otp', { phone }, from);
const verify = (phone: string, otp: string, from = elsewhere()) => post('login/verify-otp', { phone, otp }, from);

/** The number of a customer who has just registered, which took the first of its codes. */
async function customer(): Promise<string> {
  const phone = String((phones += 1));
  await post('register', { phone, name: 'Mou Sen' }, elsewhere());
  await post('register/verify-otp', { phone, otp: sent.at(-1)?.otp ?? '' }, elsewhere());
  sent = [];
  return phone;
}

const together = <T>(times: number, work: () => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: times }, work));

describe('codes for one number', () => {
  test('200 asked for at the same moment from 200 addresses: one is sent, and its owner is not locked out', async () => {
    const phone = await customer();
    // A busy machine turns some away before it looks at the number.
    const askUntilHeard = async () => {
      for (;;) {
        const answer = await askCode(phone);
        if (answer.body.code !== 'overloaded') return answer;
      }
    };
    const answers = await together(200, askUntilHeard);
    expect(sent).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status, body }) => status === 429 && body.code === 'too_many')).toHaveLength(199);
    expect((await verify(phone, sent[0]?.otp ?? '')).status).toBe(200);
    later(31);
    expect((await askCode(phone)).status).toBe(200);
  });

  test('200 registrations of one number at the same moment send one code, whose name and e-mail count', async () => {
    const phone = String((phones += 1));
    const answers = await together(200, () => post('register', { phone, name: 'Rina' }, elsewhere()));
    expect(sent).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test('those that were never delivered do not count: with the gateway back the owner is in at once', async () => {
    const phone = await customer();
    const from = elsewhere();
    gateway = async () => new Response('down', { status: 500 });
    for (let tries = 0; tries < 40; tries += 1)
      expect(await askCode(phone, from)).toMatchObject({ status: 503, body: { code: 'otp_not_sent' } });
    gateway = async () => new Response('ok');
    expect((await askCode(phone, from)).status).toBe(200);
    expect((await verify(phone, sent[0]?.otp ?? '')).status).toBe(200);
  });

  test('a code that arrived stays good when the next can’t be sent', async () => {
    const phone = await customer();
    await askCode(phone);
    later(31);
    gateway = () => Promise.reject(new TypeError('the network is gone'));
    expect((await askCode(phone)).status).toBe(503);
    expect((await verify(phone, sent[0]?.otp ?? '')).status).toBe(200);
  });

  test('while one is being handed to the gateway there is no second; after a crash there is, soon', async () => {
    const phone = await customer();
    const { promise: held, resolve: goOn } = Promise.withResolvers<Response>();
    const { promise: onItsWay, resolve: begun } = Promise.withResolvers<undefined>();
    gateway = () => {
      begun(undefined);
      return held;
    };
    const first = askCode(phone);
    await onItsWay;
    const second = await askCode(phone);
    expect(second.status).toBe(429);
    expect(second.headers.get('retry-after')).toBe('30');
    later(11); // What was never settled by then never will be.
    gateway = async () => new Response('ok');
    expect((await askCode(phone)).status).toBe(200);
    goOn(new Response('ok'));
    await first;
  });
});

describe('limits of one caller', () => {
  test('guesses are counted over all numbers: 60 verifications an hour of one network', async () => {
    const from = '2001:db8:0:60::1';
    const answers = await together(200, () => verify(String((phones += 1)), '123456', from));
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(60);
    expect(answers.find(({ status }) => status === 429)?.headers.get('retry-after')).toBe('3600');
    expect((await verify('9830012345', '123456')).status).toBe(422);
  });

  test('200 questions at the same moment whether a number is registered: 30 are answered', async () => {
    const from = '2001:db8:0:30::1';
    const answers = await together(200, () => askCode(String((phones += 1)), from));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(30);
    expect(sent).toEqual([]);
  });

  test('new accounts are counted by the day: whoever comes after the last is told so before a code is sent', async () => {
    const from = elsewhere();
    const made = { key: `account:${from}`, startedAt: MORNING, count: MAX_NEW_ACCOUNTS_PER_DAY - 1 };
    await shop.db.insert(rateLimit).values(made);
    const register = (phone: string) => post('register', { phone, name: 'Mou Sen' }, from);
    const verifyNew = (phone: string) =>
      post('register/verify-otp', { phone, otp: sent.findLast((one) => one.phone === phone)?.otp ?? '' }, from);
    const numbers = [1, 2].map(() => String((phones += 1)));
    for (const phone of numbers) expect((await register(phone)).status).toBe(200);
    const both = await Promise.all(numbers.map(verifyNew));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 429]);
    sent = [];
    const refused = await register(String((phones += 1)));
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many' } });
    expect(refused.body.message).toMatch(/^Many new accounts have been made from this network today\./);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3600);
    expect(sent).toEqual([]);
    const regular = await customer();
    expect((await askCode(regular, from)).status, 'who has an account logs in').toBe(200);
    later(24 * 3600);
    expect((await register(String((phones += 1)))).status).toBe(200);
  });

  test('an IPv6 network of 64 bits is one caller', async () => {
    const answers: number[] = [];
    for (let host = 0; host < 31; host += 1)
      answers.push((await askCode('6000000001', `2001:db8:0:7:${host.toString(16)}::1`)).status);
    expect(answers.slice(0, 30)).not.toContain(429);
    expect(answers[30]).toBe(429);
    expect((await askCode('6000000001', '2001:db8:0:8::1')).status).toBe(200);
  });

  test.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:DB8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['not an address', 'not an address'],
  ])('%s is %s', (address, caller) => {
    const context = { req: { header: () => address }, env: {} } as unknown as Parameters<typeof clientIp>[0];
    expect(clientIp(context, { trustedProxyHeader: 'x-from' })).toBe(caller);
  });
});
