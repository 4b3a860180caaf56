import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ErrorBody } from '../../contract/error.ts';
import { CACHING, FILE_POLICY, PART_HEADERS, SECURITY_HEADERS } from '../../build/response-headers.ts';
import { openShop, type Shop } from '../provider/fixtures/open.ts';
import { BothServers } from './both-servers.ts';
import { get, type Got } from './get.ts';
import { needsNginx } from '../skip-unless.ts';

const POLICY = "default-src 'self'; script-src 'self' 'sha256-kE+y/0='";
const CHANGED = "default-src 'self'; script-src 'self' 'sha256-new='";

const servers = new BothServers();
const { site } = servers;
let shop: Shop;
beforeAll(async () => {
  site.put('_policy/0123abcd', POLICY);
  site.put('_astro/shop.0123abcd.js', 'export {};');
  site.put('pictures/dal-160.avif', 'a picture');
  site.put('service-worker.js', '// keeps pages');
  site.put('icon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  shop = await openShop();
  await servers.start({ RELEASES: site.dir, HSTS_SUBDOMAINS: 'on' }, shop.fetch);
});
afterAll(async () => {
  await servers.stop();
  await shop.close();
});

const NAMES = [
  'cache-control',
  'content-security-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
  'x-frame-options',
];
/** A header sent twice has its values joined. */
const security = ({ headers }: Got) =>
  Object.fromEntries(NAMES.filter((name) => name in headers).map((name) => [name, headers[name]]));
const lower = (headers: object) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

for (const [name, port, needed] of servers.each)
  describe(`${name} sends each header once`, needed, () => {
    test.each([
      ['/', POLICY, CACHING.page],
      ['/cms/about', POLICY, CACHING.page],
      ['/nowhere', POLICY, CACHING.page],
      ['/product/came-later', POLICY, CACHING.page],
      ['/icon.svg', null, CACHING.picture],
      ['/service-worker.js', null, CACHING.worker],
    ])('with %s, and pages bear the whole policy', async (path, policy, caching) => {
      expect(security(await get(port(), path))).toEqual({
        ...lower(SECURITY_HEADERS),
        'cache-control': caching,
        'content-security-policy': policy ? `${policy}; ${FILE_POLICY}` : FILE_POLICY,
      });
    });

    test.each([
      ['/_astro/shop.0123abcd.js', CACHING.hashed],
      ['/pictures/dal-160.avif', CACHING.picture],
    ])('with %s, which is only part of a page, no more than that needs', async (path, caching) => {
      const got = await get(port(), path);
      expect(got.status).toBe(200);
      expect(security(got)).toEqual({ ...lower(PART_HEADERS), 'cache-control': caching });
    });

    test('with a part that is not there, which is answered by a page', async () => {
      const got = await get(port(), '/_astro/gone.js');
      expect(got.status).toBe(404);
      expect(security(got)).toMatchObject(lower(SECURITY_HEADERS));
    });

    test.each([
      ['/api/product/web/?limit=1', 200, 'no-cache'],
      ['/api/customer/detail', 401, 'no-store'],
      ['/api/product/web/byid/none', 404, 'no-store'],
      ['/api/product/web/?limit=x', 400, 'no-store'],
      ['/api/nothing', 404, 'no-store'],
      ['/api/healthz', 200, 'no-store'],
    ])('with %s (%s)', async (path, status, caching) => {
      const got = await get(port(), path);
      expect(got.status).toBe(status);
      expect(security(got)).toEqual({
        'cache-control': caching,
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        'cross-origin-resource-policy': 'same-origin',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
      });
    });
  });

describe('nginx', needsNginx(), () => {
  test('promises https where it is spoken, for every subdomain when it is told to', async () => {
    for (const path of ['/', '/icon.svg', '/api/customer/detail']) {
      const spoken = await get(servers.nginx.http, path, { 'x-forwarded-proto': 'https' });
      expect(spoken.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
      expect((await get(servers.nginx.http, path)).headers['strict-transport-security']).toBeUndefined();
    }
  });

  test('sends no policy of another release than the one it shows, so that a new one is never stopped by it', async () => {
    site.put('_policy/4567abcd', CHANGED);
    site.take('_policy/0123abcd');
    expect((await get(servers.nginx.http, '/')).headers['content-security-policy']).toBe(FILE_POLICY);
    site.put('_policy/0123abcd', POLICY);
    expect((await get(servers.nginx.http, '/')).headers['content-security-policy']).toBe(`${POLICY}; ${FILE_POLICY}`);
  });

  test('hides the policy as a file', async () =>
    expect((await get(servers.nginx.http, '/_policy/0123abcd')).status).toBe(404));
});

describe('/api through nginx', needsNginx(), () => {
  const calls = (count: number, caller: string) =>
    Promise.all(
      Array.from({ length: count }, () => get(servers.nginx.http, '/api/healthz', { 'x-test-caller': caller })),
    );
  const refused = (all: readonly Got[]) => all.filter(({ status }) => status === 429);

  test('answers all that a shopper’s pages ask for at once', async () => {
    for (let page = 0; page < 3; page++) expect(refused(await calls(40, '192.0.2.1'))).toEqual([]);
  });

  test('refuses a caller who asks for more, in the provider’s shape, and nobody else', async () => {
    const [first] = refused(await calls(500, '192.0.2.2'));
    expect(first?.headers).toMatchObject({ 'content-type': 'application/json', 'retry-after': '5' });
    expect(security(first as Got)['cache-control']).toBe('no-store');
    expect(v.parse(ErrorBody, JSON.parse(first?.text ?? '')).code).toBe('too_many');
    expect(refused(await calls(1, '192.0.2.3'))).toEqual([]);
  });

  test('takes all addresses of an IPv6 network for one caller', async () => {
    const together = async (callers: readonly string[]) =>
      refused((await Promise.all(callers.map((caller) => calls(90, caller)))).flat()).length;
    expect(await together(['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:2:f:a:b:c', '2001:db8:1:2:e::'])).not.toBe(
      0,
    );
    expect(await together(['2001:db8:1:3::1', '2001:db8:1:4::1', '2001:db8:2:2::1', '192.0.2.4'])).toBe(0);
  });
});
