import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rateLimit } from '../../../../provider/db/schema/customer.ts';
import { openShop, type Shop } from '../../fixtures/open.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

let phones = 8_400_000_000;
const post = (path: string, body: object, from: string) =>
  shop.ask('POST', `/customer/${path}`, { body, headers: { 'x-from': from } });
const askCode = (phone: string, from: string) => post('login/get-otp', { phone }, from);
const verify = (phone: string, otp: string, from: string) => post('login/verify-otp', { phone, otp }, from);
const sentTo = async (phone: string, from: string) => (await askCode(phone, from)).body.otp as string;

test('an address, which thousands may share, gets 300 codes an hour', async () => {
  const statuses: number[] = [];
  for (let turn = 0; turn < 301; turn += 1)
    statuses.push((await post('register', { phone: String((phones += 1)), name: 'R' }, '203.0.113.9')).status);
  expect(new Set(statuses.slice(0, 300))).toEqual(new Set([200]));
  expect(statuses[300]).toBe(429);
});

test('300 wrong codes an hour come from one address, and right ones are not among them', async () => {
  const { phone } = await shop.register();
  const other = await shop.register();
  const code = await sentTo(phone, '203.0.113.10');
  expect((await verify(phone, code, '203.0.113.11')).status).toBe(200);
  const [row] = await shop.db.select().from(rateLimit).where(eq(rateLimit.key, 'verify:203.0.113.11'));
  expect(row?.count).toBe(0);
  for (let turn = 0; turn < 300; turn += 1)
    expect((await verify(String((phones += 1)), '123456', '203.0.113.11')).status).toBe(422);
  const rest = await sentTo(other.phone, '203.0.113.10');
  expect((await verify(other.phone, rest, '203.0.113.11')).status).toBe(429);
  expect((await verify(other.phone, rest, '203.0.113.12')).status).toBe(200);
});
