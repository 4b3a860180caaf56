import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openShop, type Shop } from '../fixtures/open.ts';

interface Line {
  readonly event: string;
  readonly id: string;
  readonly client: string;
  readonly phone?: string;
  readonly reason?: string;
}

let shop: Shop;
const sms = { OTP_DELIVERY: 'webhook', OTP_WEBHOOK_URL: 'https://sms.example/send' };
beforeAll(async () => {
  shop = await openShop(sms);
});
afterAll(() => shop.close());

let written: string[];
beforeEach(() => {
  written = [];
  const log = vi.spyOn(console, 'log').mockImplementation((line: string) => void written.push(line));
  return () => log.mockRestore();
});
const events = () => written.map((line) => JSON.parse(line) as Line);

const verify = (phone: string, from = '203.0.113.9', at = shop) =>
  at.ask('POST', '/customer/login/verify-otp', { body: { phone, otp: '123456' }, headers: { 'x-from': from } });

describe('security events', () => {
  test('a refused code is one JSON line without the number, the code or the address', async () => {
    const { headers } = await verify('9830012345');
    expect(events()).toMatchObject([
      {
        event: 'code-refused',
        reason: 'otp_expired',
        id: headers.get('x-request-id'),
        at: shop.clock.now.toISOString(),
      },
    ]);
    expect(written.join()).not.toMatch(/9830012345|123456|203\.0\.113/);
  });

  test('the same number and the same client are recognised, others are not', async () => {
    await verify('9830012345');
    await verify('9830012345', '203.0.113.10');
    await verify('9830012346', '203.0.113.10');
    const [first, second, third] = events();
    expect(first?.phone).toBe(second?.phone);
    expect(second?.phone).not.toBe(third?.phone);
    expect(first?.client).not.toBe(second?.client);
    expect(second?.client).toBe(third?.client);
  });

  test('a log in is one, and so is a customer who asks for what is another’s', async () => {
    const demo = await openShop({ PROVIDER_LOG: 'on' });
    const { token, phone, id } = await demo.register();
    await demo.get(`/cart/web/c?customerId=${id + 1}`, token);
    await demo.close();
    const known = events().filter(({ event }) => event === 'session-created' || event === 'access-refused');
    expect(known.map(({ event }) => event)).toEqual(['session-created', 'access-refused']);
    expect(written.join()).not.toContain(phone);
  });

  test('the demo is silent, unless its log is on', async () => {
    for (const [log, lines] of [
      ['off', 0],
      ['on', 1],
    ] as const) {
      const demo = await openShop({ PROVIDER_LOG: log });
      await verify('9830012345', undefined, demo);
      await demo.close();
      expect(events().filter(({ event }) => event === 'code-refused')).toHaveLength(lines);
    }
  });
});
