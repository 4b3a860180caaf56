import { globSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Nginx } from '../../harness/nginx.ts';
import { type TestShop, testShop } from '../../harness/test-shop.ts';
import { PART_HEADERS, SECURITY_HEADERS } from '../../build/response-headers.ts';
import { needsNginx } from '../skip-unless.ts';
import { get, getHttp2 } from './get.ts';

const nginx = new Nginx();
let shop: TestShop | undefined;
beforeAll(async () => {
  shop = await testShop();
  await nginx.start({ PROVIDER: new URL(shop.url).host, SITE_ROOT: shop.site, RELEASES: shop.site });
});
afterAll(async () => {
  await nginx.stop();
  await shop?.stop();
});

/** The path of a file that the site has. */
function built(pattern: string): string {
  const [name] = globSync(pattern, { cwd: shop?.site }).sort();
  if (name === undefined) throw new Error(`The site has no ${pattern}.`);
  return `/${name}`;
}

describe('nginx with the shipped configuration', needsNginx(), () => {
  test.each(['/', '/categories', '/cms/about', '/search', '/cart', '/dashboard', '/auth/login', '/product'])(
    'serves the page %s',
    async (path) => {
      const { status, headers, text } = await get(nginx.http, path);
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'public, max-age=0, must-revalidate',
      });
      expect(text).toMatch(/^<!doctype html>/i);
    },
  );

  test('opens a product by its own page, and one that came after the build by the page that asks', async () => {
    const own = built('product/*.html').replace('.html', '');
    expect((await get(nginx.http, own)).text).not.toBe((await get(nginx.http, '/product')).text);
    const { status, text } = await get(nginx.http, '/product/came-later', { 'accept-encoding': 'br' });
    expect(status).toBe(200);
    expect(text).toBe((await get(nginx.http, '/product')).text);
  });

  test.each([
    '/nowhere',
    '/product/a/b',
    '/cms/nowhere',
    '/_astro/gone.js',
    '/pictures/gone.avif',
    '/categories/nowhere',
  ])('answers %s with the 404 page and status 404', async (path) => {
    const { status, headers, text } = await get(nginx.http, path, { 'accept-encoding': 'br' });
    expect(status).toBe(404);
    expect(text).toBe((await get(nginx.http, '/404')).text);
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  test.each(['/_headers', '/_redirects', '/.env', '/.git/config', '/index.html.br', '/sitemap.xml.gz'])(
    'hides %s',
    async (path) => expect((await get(nginx.http, path)).status).toBe(404),
  );

  test.each([
    ['/cms/about.html', '/cms/about'],
    ['/cms/about/?x=1', '/cms/about?x=1'],
    ['/index.html', '/'],
  ])('leads from %s to the one address %s', async (from, to) => {
    const { status, headers } = await get(nginx.http, from);
    expect([status, headers['location']]).toEqual([301, to]);
  });

  test('sends a page as small as the browser can unpack it', async () => {
    const answers = ['br', 'gzip, deflate, br, zstd', 'gzip', 'br;q=0, gzip', 'brr', ''].map((accepted) =>
      get(nginx.http, '/categories', { 'accept-encoding': accepted }),
    );
    const got = await Promise.all(answers);
    expect(got.map(({ headers }) => headers['content-encoding'])).toEqual([
      'br',
      'br',
      'gzip',
      'gzip',
      undefined,
      undefined,
    ]);
    expect(new Set(got.map(({ text }) => text)).size).toBe(1);
    expect(got.map(({ headers }) => headers['vary'])).toEqual(Array(6).fill('Accept-Encoding'));
    const [br, , gzip, , plain] = got.map(({ bytes }) => bytes);
    expect(br).toBeLessThan(gzip ?? 0);
    expect(gzip).toBeLessThan((plain ?? 0) / 3);
  });

  test.each([
    ['_astro/*.js', 'text/javascript; charset=utf-8', 'br', 'public, max-age=31536000, immutable'],
    ['_astro/*.woff2', 'font/woff2', undefined, 'public, max-age=31536000, immutable'],
    ['pictures/*.webp', 'image/webp', undefined, 'public, max-age=86400, stale-while-revalidate=604800'],
    ['sitemap.xml', 'application/xml; charset=utf-8', 'br', 'public, max-age=0, must-revalidate'],
    ['robots.txt', 'text/plain; charset=utf-8', undefined, 'public, max-age=0, must-revalidate'],
    ['icon.svg', 'image/svg+xml', 'br', 'public, max-age=86400, stale-while-revalidate=604800'],
    ['icon-192.png', 'image/png', undefined, 'public, max-age=86400, stale-while-revalidate=604800'],
    [
      'manifest.webmanifest',
      'application/manifest+json',
      undefined,
      'public, max-age=86400, stale-while-revalidate=604800',
    ],
    ['flashscreen.json', 'application/json', undefined, 'public, max-age=0, must-revalidate'],
    ['notice.json', 'application/json', undefined, 'public, max-age=0, must-revalidate'],
  ])('sends %s with its type, compression and caching', async (pattern, type, encoding, caching) => {
    const { status, headers } = await get(nginx.http, built(pattern), { 'accept-encoding': 'br' });
    expect([status, headers['content-type'], headers['content-encoding'], headers['cache-control']]).toEqual([
      200,
      type,
      encoding,
      caching,
    ]);
  });

  test('says what only a header can say, and the same as npm start does', async () => {
    const lower = (headers: object) =>
      Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
    for (const path of ['/', '/nowhere', '/icon.svg', '/_astro/nowhere.js', '/cms/about.html'])
      expect((await get(nginx.http, path)).headers).toMatchObject(lower(SECURITY_HEADERS));
    for (const path of [built('_astro/*.js'), built('pictures/*.webp')])
      expect((await get(nginx.http, path)).headers).toMatchObject(lower(PART_HEADERS));
    expect((await get(nginx.http, '/')).headers['strict-transport-security']).toBeUndefined();
    expect((await get(nginx.http, '/')).headers['server']).toBe('nginx');
  });

  test('sends a page again only when it has changed', async () => {
    const { headers } = await get(nginx.http, '/cms/about', { 'accept-encoding': 'br' });
    const again = await get(nginx.http, '/cms/about', {
      'accept-encoding': 'br',
      'if-none-match': String(headers['etag']),
    });
    expect([again.status, again.bytes]).toEqual([304, 0]);
  });

  test('speaks HTTP/2 with TLS, promises to stay there, and leads there from http', async () => {
    const { status, headers, text } = await getHttp2(nginx.https, '/', { 'accept-encoding': 'br' });
    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'strict-transport-security': 'max-age=31536000', 'content-encoding': 'br' });
    expect(text).toBe((await get(nginx.http, '/')).text);
    const plain = await get(nginx.redirect, '/cart?x=1', { host: 'localhost' });
    expect([plain.status, plain.headers['location']]).toEqual([301, 'https://localhost/cart?x=1']);
  });

  test('passes /api on to the provider, and its answers and refusals back', async () => {
    const { status, headers, text } = await get(nginx.http, '/api/product/web/?limit=5', {
      'accept-encoding': 'gzip',
    });
    expect([status, headers['content-encoding']]).toEqual([200, 'gzip']);
    expect(JSON.parse(text)).toHaveProperty('data');
    const refused = await get(nginx.http, '/api/customer/detail');
    expect([refused.status, refused.headers['content-type']]).toEqual([401, 'application/json']);
    expect((await get(nginx.http, '/api/nothing')).text).toContain('"message"');
  });

  test('takes a large file of goods at the desk, and nowhere else', async () => {
    const send = async (path: string) => {
      const body = new Uint8Array(9 * 1024 * 1024);
      return (await fetch(`http://127.0.0.1:${nginx.http}/api${path}`, { method: 'POST', body })).status;
    };
    expect([401, 404]).toContain(await send('/desk/imports/inspect?file=goods.csv'));
    expect(await send('/order')).toBe(413);
  });
});
