import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createApp } from '../../provider/app.ts';
import type { Database } from '../../provider/db/database.ts';
import { ErrorBody } from '../../contract/error.ts';
import { openShop, type Shop } from './fixtures/open.ts';
import * as v from 'valibot';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ CORS_ORIGINS: 'https://shop.example' });
});
afterAll(() => shop.close());

describe('what every answer has in common', () => {
  test('an unknown path is 404 in JSON', async () => {
    const { status, body } = await shop.get('/nothing/here');
    expect(status).toBe(404);
    expect(v.is(ErrorBody, body)).toBe(true);
  });

  test('a path is the same call with and without its last slash', async () => {
    for (const path of [
      '/product-category/web',
      '/product-category/web/',
      '/pincode/web/drop-down',
      '/pincode/web/drop-down/',
    ]) {
      expect((await shop.get(path)).status, path).toBe(200);
    }
  });

  test('a body that is not JSON is 400, one above 64 kB is 413', async () => {
    const { token } = await shop.register();
    expect(await shop.ask('POST', '/cart/', { token, body: '{"productId":' })).toMatchObject({
      status: 400,
      body: { code: 'bad_json' },
    });
    expect((await shop.ask('POST', '/cart/', { token, body: 'null' })).status).toBe(400);
    const huge = await shop.ask('POST', '/cart/', { token, body: `"${'x'.repeat(70_000)}"` });
    const message = 'This request is larger than 64 kB.';
    expect(huge).toMatchObject({ status: 413, body: { code: 'too_large', message } });
  });

  test('answers are not sniffed, a customer’s not kept', async () => {
    const { token } = await shop.register();
    expect((await shop.get('/product-category/web/')).headers.get('x-content-type-options')).toBe('nosniff');
    expect((await shop.get('/customer/detail', token)).headers.get('cache-control')).toBe('no-store');
  });

  test('a list that has not changed is not sent again', async () => {
    const first = await shop.get('/pincode/web/drop-down');
    const headers = { 'if-none-match': first.headers.get('etag') ?? '' };
    expect(await shop.ask('GET', '/pincode/web/drop-down', { headers })).toMatchObject({ status: 304, body: '' });
    expect((await shop.ask('GET', '/product-category/web/', { headers })).status).toBe(200);
  });

  test('pictures are SVG that can do nothing, kept for long', async () => {
    const { image } = (await shop.get('/product-category/web/')).body.data[0] as { image: string };
    expect(image).toMatch(/^\/api\/pictures\/.+\.svg$/);
    const { status, headers, body } = await shop.get('/pictures/atta.svg');
    expect(status).toBe(200);
    expect(body).toMatch(/^<svg/);
    expect(headers.get('content-type')).toContain('image/svg+xml');
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('cache-control')).toContain('max-age=31536000');
    expect((await shop.get('/pictures/no-such-thing-at-all.svg')).status).toBe(404);
    expect((await shop.get('/pictures/..%2fdrawn%2fatta.svg')).status).toBe(404);
  });

  test('other sites may call only when named, and then read the token', async () => {
    const from = async (origin: string) =>
      (await shop.ask('GET', '/pincode/web/drop-down', { headers: { origin } })).headers;
    expect((await from('https://shop.example')).get('access-control-allow-origin')).toBe('https://shop.example');
    expect((await from('https://shop.example')).get('access-control-expose-headers')).toContain('authorization');
    expect((await from('https://evil.example')).get('access-control-allow-origin')).toBeNull();
    const headers = {
      origin: 'https://shop.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type,x-otp-ticket',
    };
    const preflight = await shop.ask('OPTIONS', '/customer/login/get-otp', { headers });
    expect(preflight.headers.get('access-control-allow-headers')).toContain('x-otp-ticket');
    expect((await from('https://shop.example')).get('access-control-expose-headers')).toContain('x-otp-ticket');
  });

  test('the payment QR code is a drawing of ours', async () => {
    const [code] = (await shop.get('/qrcode/web/list')).body.data as { image: string }[];
    const { status, body } = await shop.get(code?.image.replace('/api', '') ?? '');
    expect(status).toBe(200);
    expect(body).toContain('<title>Pay haat@upi</title>');
    expect((await shop.get('/qrcodes/none.svg')).status).toBe(404);
    expect((await shop.get('/qrcodes/..%2fapp.svg')).status).toBe(404);
  });

  test('a named site may send a token and an Idempotency-Key', async () => {
    const headers = { origin: 'https://shop.example', 'access-control-request-method': 'POST' };
    const answer = await shop.ask('OPTIONS', '/order', { headers });
    expect(answer.status).toBe(204);
    expect(answer.headers.get('access-control-allow-headers')).toMatch(/authorization.*idempotency-key/);
  });

  test('a fault is masked, and what is written down has none of what came in', async () => {
    const written = vi.spyOn(console, 'error').mockImplementation(() => {});
    const broken = new Proxy(shop.db, {
      get: () => () => {
        throw new Error('relation "otp" does not exist');
      },
    }) as Database;
    const app = createApp({ db: broken, settings: shop.settings });
    const answer = await app.request('/api/customer/login/get-otp', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ phone: '9830012345' }),
    });
    const text = await answer.text();
    expect(answer.status).toBe(500);
    expect(JSON.parse(text)).toMatchObject({ code: 'internal' });
    expect(text).not.toContain('otp');
    expect(written.mock.calls.flat().join()).toContain('does not exist');
    expect(written.mock.calls.flat().join()).not.toContain('9830012345');
    written.mockClear();
  });

  test('a failed query is written down without its values', async () => {
    const written = vi.spyOn(console, 'error').mockImplementation(() => {});
    const { token } = await shop.register();
    const { customer } = await import('../../provider/db/schema/customer.ts');
    const { sql } = await import('drizzle-orm');
    await shop.db.execute(sql`alter table ${customer} add constraint short check (length(email) < 20)`);
    const secret = 'somebody.very.private@example.in';
    expect((await shop.ask('PUT', '/customer/myprofile', { token, body: { name: 'Mou', email: secret } })).status).toBe(
      500,
    );
    const lines = written.mock.calls.flat().join();
    expect(lines).toContain('"constraint":"short"');
    expect(lines).not.toContain(secret);
    written.mockClear();
  });

  test('the log names the call by its pattern, and no number, code or token', async () => {
    const logging = await openShop({ PROVIDER_LOG: 'on' });
    const written = vi.spyOn(console, 'log').mockImplementation(() => {});
    const { token, phone, id } = await logging.register();
    await logging.get('/order/31337', token);
    await logging.get('/no/98300', token);
    const lines = written.mock.calls.flat() as string[];
    await logging.close();
    expect(JSON.parse(lines.at(-2) ?? '')).toMatchObject({ method: 'GET', route: '/order/{id}', status: 404 });
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ route: 'unknown', status: 404 });
    for (const secret of [token, phone, '31337', '98300']) expect(lines.join()).not.toContain(secret);
    expect(id).toBeGreaterThan(0);
  });
});
