import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openOrderFixture, type OrderFixture } from '../fixtures/order-fixture.ts';
import { openShop } from '../fixtures/open.ts';

let fixture: OrderFixture;
beforeAll(async () => {
  fixture = await openOrderFixture();
});
afterAll(() => fixture.shop.close());
const read = () => fixture.shop.metrics.registry.metrics();

describe('what an operator watches', () => {
  test('requests and their times are counted by the call’s name in the contract', async () => {
    await fixture.shop.get('/product/web/byid/basmati-rice');
    await fixture.shop.get('/product/web/byid/no-such-thing');
    const text = await read();
    expect(text).toContain('haat_requests_total{call="getProduct",status="200"} 1');
    expect(text).toContain('haat_requests_total{call="getProduct",status="404"} 1');
    expect(text).toContain('haat_errors_total{call="getProduct",code="unknown_product"} 1');
    expect(text).toContain('haat_request_seconds_count{call="getProduct"} 2');
  });

  test('no path, search, number or token of a caller becomes a label', async () => {
    const { token, phone } = await fixture.shop.register();
    await fixture.shop.get('/product/web/search/?searchKey=verysecret', token);
    await fixture.shop.get('/order/31337', token);
    await fixture.shop.get('/nothing/verysecret', token);
    await fixture.shop.get('/pictures/verysecret.svg');
    const text = await read();
    expect(text).toContain('haat_requests_total{call="other",status="404"} 2');
    for (const secret of ['verysecret', '31337', phone, token]) expect(text).not.toContain(secret);
  });

  test('an order counts once, however often it is sent', async () => {
    const shopper = await fixture.shopper(['basmati-rice', 2]);
    for (let sent = 0; sent < 2; sent += 1) expect((await fixture.order(shopper, {}, 'one-click')).status).toBe(200);
    expect(await read()).toContain('haat_orders_placed_total{payment="cash"} 1');
  });

  test('codes are counted as sent and as refused, by why', async () => {
    const shop = await openShop();
    const ask = (path: string, body: object) => shop.ask('POST', `/customer/${path}`, { body });
    await shop.register();
    await ask('register', { phone: '9830099999', name: 'Mou Sen' });
    await ask('register', { phone: '9830099999', name: 'Mou Sen' });
    await ask('login/verify-otp', { phone: '9830099998', otp: '123456' });
    const text = await shop.metrics.registry.metrics();
    await shop.close();
    expect(text).toContain('haat_otps_sent_total{purpose="register"} 2');
    expect(text).toContain('haat_otps_refused_total{code="too_many"} 1');
    expect(text).toContain('haat_otps_refused_total{code="otp_expired"} 1');
  });
});
