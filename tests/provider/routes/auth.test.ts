import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { otpCode } from '../../../provider/db/schema/customer.ts';
import { openShop, type Shop } from '../fixtures/open.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

let addresses = 0;
const elsewhere = () => ({ 'x-from': `10.0.0.${(addresses += 1)}` });
const askCode = (phone: string, from = elsewhere()) =>
  shop.ask('POST', '/customer/login/get-otp', { body: { phone }, headers: from });
const logIn = (phone: string, code: string) =>
  shop.ask('POST', '/customer/login/verify-otp', { body: { phone, otp: code } });
const later = (seconds: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + seconds * 1000);
};
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('registering', () => {
  test('a new number gets a code, and with it a token and the customer', async () => {
    const sent = await shop.ask('POST', '/customer/register', {
      body: { phone: '+91 98300 12345', name: ' Rina Das ', email: 'rina@example.in' },
    });
    expect(sent.body.otp).toMatch(/^\d{6}$/);
    const done = await shop.ask('POST', '/customer/register/verify-otp', {
      body: { phone: '9830012345', otp: sent.body.otp },
    });
    expect(done.body.data).toMatchObject({ name: 'Rina Das', phone: '9830012345', email: 'rina@example.in' });
    const token = done.headers.get('authorization')?.replace(/^Bearer /, '');
    expect((await shop.get('/customer/detail', token)).body.data.name).toBe('Rina Das');
  });

  test('a known number is told to log in', async () => {
    const { phone } = await shop.register();
    const again = await shop.ask('POST', '/customer/register', {
      body: { phone, name: 'Someone' },
      headers: elsewhere(),
    });
    expect(again).toMatchObject({ status: 409, body: { code: 'known_number' } });
  });

  test('nothing is registered before the code is entered', async () => {
    await shop.ask('POST', '/customer/register', { body: { phone: '9830099999', name: 'Half' }, headers: elsewhere() });
    expect((await askCode('9830099999')).body).toEqual({ otp: null, registered: false });
  });

  test('bad details are named field by field', async () => {
    const { status, body } = await shop.ask('POST', '/customer/register', {
      body: { phone: '12345', name: ' ', email: 'x' },
    });
    expect(status).toBe(400);
    expect(Object.keys(body.fields as object).sort()).toEqual(['email', 'name', 'phone']);
  });
});

describe('logging in', () => {
  test('an unknown number gets no code, and is told apart by the answer', async () => {
    expect(await askCode('9876543210')).toMatchObject({ status: 200, body: { otp: null, registered: false } });
  });

  test('the code lets in once and not again', async () => {
    const { phone } = await shop.register();
    const code = (await askCode(phone)).body.otp as string;
    const first = await logIn(phone, code);
    expect(first.status).toBe(200);
    expect(first.headers.get('authorization')).toMatch(/^Bearer ey/);
    expect(await logIn(phone, code)).toMatchObject({ status: 422, body: { code: 'otp_expired' } });
  });

  test('of two log-ins with one code at the same moment one wins', async () => {
    const { phone } = await shop.register();
    const code = (await askCode(phone)).body.otp as string;
    const both = await Promise.all([logIn(phone, code), logIn(phone, code)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  test('a code lives five minutes', async () => {
    const { phone } = await shop.register();
    const code = (await askCode(phone)).body.otp as string;
    later(301);
    expect(await logIn(phone, code)).toMatchObject({ status: 422, body: { code: 'otp_expired' } });
  });

  test('after five wrong tries the right code counts no more', async () => {
    const { phone } = await shop.register();
    const code = (await askCode(phone)).body.otp as string;
    for (let left = 4; left >= 0; left -= 1) {
      const wrong = await logIn(phone, otherThan(code));
      expect(wrong).toMatchObject({ status: 422, body: { code: 'wrong_otp' } });
      if (left > 1) expect(wrong.body.message).toContain(`${left} tries are left`);
    }
    expect(await logIn(phone, code)).toMatchObject({ status: 422, body: { code: 'otp_spent' } });
    later(31);
    const fresh = (await askCode(phone)).body.otp as string;
    expect((await logIn(phone, fresh)).status).toBe(200);
  });

  test('guesses sent all at once get no more than five tries', async () => {
    const { phone } = await shop.register();
    const code = (await askCode(phone)).body.otp as string;
    const guesses = await Promise.all(Array.from({ length: 12 }, () => logIn(phone, otherThan(code))));
    expect(guesses.filter(({ body }) => body.code === 'wrong_otp')).toHaveLength(5);
  });

  test('a code for registering does not log in', async () => {
    const { phone } = await shop.register();
    const other = await shop.ask('POST', '/customer/register', {
      body: { phone: '9123456780', name: 'New' },
      headers: elsewhere(),
    });
    expect((await logIn(phone, other.body.otp as string)).status).toBe(422);
    expect((await logIn('9123456780', other.body.otp as string)).status).toBe(422);
  });

  test('a code with a character that no key types is not repaired', async () => {
    const { phone } = await shop.register();
    const code = (await askCode(phone)).body.otp as string;
    for (const odd of [`${code}\0`, `\0${code}`, `${code.slice(0, 3)}\0${code.slice(3)}`])
      expect(await logIn(phone, odd)).toMatchObject({
        status: 400,
        body: { fields: { otp: 'The code has 6 digits.' } },
      });
    expect((await logIn(`${phone}\0`, code)).status).toBe(400);
    expect((await logIn(phone, code)).status).toBe(200);
  });

  test('the code is kept only as a hash', async () => {
    const { phone } = await shop.register();
    const code = (await askCode(phone)).body.otp as string;
    const [row] = await shop.db.select().from(otpCode).where(eq(otpCode.phone, phone));
    expect(JSON.stringify(row)).not.toContain(code);
  });
});

describe('limits', () => {
  test('a second code within 30 seconds is refused with the time to wait', async () => {
    const { phone } = await shop.register();
    await askCode(phone);
    later(10);
    const refused = await askCode(phone);
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many' } });
    expect(refused.headers.get('retry-after')).toBe('20');
    later(20);
    expect((await askCode(phone)).status).toBe(200);
  });

  test('a number gets five codes an hour', async () => {
    const { phone } = await shop.register(); // the first
    const statuses: number[] = [];
    for (let time = 0; time < 5; time += 1) {
      later(31);
      statuses.push((await askCode(phone)).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
    later(3600);
    expect((await askCode(phone)).status).toBe(200);
  });

  test('a network of IPv6 gets thirty codes an hour, and the header of the proxy tells addresses apart', async () => {
    const statuses: number[] = [];
    for (let time = 0; time < 31; time += 1) {
      statuses.push((await askCode('6000000001', { 'x-from': `${time}, 2001:db8:0:9::1` })).status);
    }
    expect(statuses.slice(0, 30)).not.toContain(429);
    expect(statuses[30]).toBe(429);
    expect((await askCode('6000000001', { 'x-from': '2001:db8:0:10::1' })).status).not.toBe(429);
  });
});

describe('an SMS gateway', () => {
  test('gets the code, which is not in the answer', async () => {
    const gateway = await openShop({ OTP_DELIVERY: 'webhook', OTP_WEBHOOK_URL: 'https://sms.example/send' });
    const sent = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('ok'));
    try {
      const answer = await gateway.ask('POST', '/customer/register', { body: { phone: '9830011111', name: 'Rina' } });
      expect(answer).toMatchObject({ status: 200, body: { otp: null } });
      const { otp: code } = JSON.parse(sent.mock.calls[0]?.[1]?.body as string) as { otp: string };
      sent.mockResolvedValue(new Response('down', { status: 500 }));
      const failed = await gateway.ask('POST', '/customer/register', { body: { phone: '9830022222', name: 'Mou' } });
      expect(failed).toMatchObject({ status: 503, body: { code: 'otp_not_sent' } });
      const done = await gateway.ask('POST', '/customer/register/verify-otp', {
        body: { phone: '9830011111', otp: code },
      });
      expect(done.status).toBe(200);
    } finally {
      sent.mockRestore();
      await gateway.close();
    }
  });
});
