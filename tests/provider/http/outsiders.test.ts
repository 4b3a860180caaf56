import { afterAll, describe, expect, test } from 'vitest';
import { deliverOtp, otpGatewayRest } from '../../../provider/domain/log-in/deliver-otp.ts';
import { openGateway } from '../fixtures/gateway.ts';
import { openShop } from '../fixtures/open.ts';

const EDITOR_KEY = 'the-key-of-these-tests-0123456789';
const PLACES = 32;

let status: number | undefined;
const gateway = await openGateway(() => status);
const otp = { OTP_DELIVERY: 'webhook', OTP_WEBHOOK_URL: gateway.url };
const shop = await openShop({ ...otp, EDITOR_KEY });
afterAll(async () => {
  await shop.close();
  await gateway.close();
});

describe('an SMS gateway that does not answer', () => {
  test('keeps nobody waiting who does not log in', async () => {
    status = undefined;
    const registering = Array.from({ length: PLACES + 8 }, (_, each) => {
      const phone = String(8_100_000_000 + each);
      return shop.ask('POST', '/customer/register', {
        body: { phone, name: 'Mou Sen' },
        headers: { 'x-from': `10.2.0.${each}` },
      });
    });
    await expect.poll(() => gateway.taken.length).toBe(PLACES);
    const editing = await shop.ask('GET', '/editor/me', { headers: { 'x-editor-key': EDITOR_KEY } });
    expect([editing.status, gateway.taken.length]).toEqual([200, PLACES]);
    expect((await shop.get('/product/web/byid/tomato')).status).toBe(200);
    await gateway.close();
    expect((await Promise.all(registering)).every(({ status }) => status === 503)).toBe(true);
  });

  test('is asked no more for a while once three numbers have waited in vain', async () => {
    const silent = await openGateway(() => status);
    status = undefined;
    const deadlines: AbortController[] = [];
    const deadline = () => {
      const one = new AbortController();
      deadlines.push(one);
      return one.signal;
    };
    let at = 0;
    const rest = otpGatewayRest({ now: () => new Date(at), deadline });
    const settings = { otpDelivery: 'webhook', otpWebhookUrl: silent.url } as const;
    const send = (phone: string) =>
      deliverOtp(settings, rest, phone, '123456').catch(({ code }: { code: string }) => code);
    const first = ['9830000001', '9830000002', '9830000003'].map(send);
    await expect.poll(() => silent.taken.length).toBe(3);
    for (const one of deadlines) one.abort();
    expect(await Promise.all(first)).toEqual(Array(3).fill('otp_not_sent'));
    expect(await send('9830000004')).toBe('otp_not_sent');
    expect(silent.taken, 'nobody has asked').toHaveLength(3);
    status = 202;
    at = 5_000;
    expect(await send('9830000004')).toBeNull();
    expect(await send('9830000005')).toBeNull();
    await silent.close();
  });
});
