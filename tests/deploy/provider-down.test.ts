import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ErrorBody } from '../../contract/error.ts';
import { freePort } from '../../harness/free-ports.ts';
import { get, type Got } from './get.ts';
import { Nginx } from '../../harness/nginx.ts';
import { page, SmallSite } from './small-site.ts';
import { needsNginx } from '../skip-unless.ts';

const site = new SmallSite();
const nginx = new Nginx();
let providerPort = 0;
beforeAll(async () => {
  providerPort = await freePort();
  await nginx.start({ SITE_ROOT: site.dir, PROVIDER: `127.0.0.1:${providerPort}`, PATIENCE: '1s' });
});
afterAll(async () => {
  await nginx.stop();
  site.remove();
});

let provider: Server | undefined;
/** Something that listens where the provider should be, and does as it likes. */
const provide = (answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<void> =>
  new Promise((listening) => (provider = createServer(answer).listen(providerPort, '127.0.0.1', listening)));
afterEach(
  () =>
    new Promise<void>((closed) => {
      if (!provider) return closed();
      provider.close(() => closed());
      provider.closeAllConnections();
      provider = undefined;
    }),
);

function expectWords({ status, headers, text }: Got, expected: number): void {
  expect(status).toBe(expected);
  expect(headers).toMatchObject({
    'content-type': 'application/json',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  const body = v.parse(ErrorBody, JSON.parse(text));
  expect(body.message).toMatch(/^[A-Z][^<>]+\.$/);
  expect(body.code).toBe(expected === 413 ? 'too_large' : 'provider_unreachable');
}

describe('a provider that is down', needsNginx(), () => {
  const calls = [
    ['GET', '/api'],
    ['GET', '/api/product/web/?limit=5'],
    ['POST', '/api/order'],
    ['PUT', '/api/cart/3'],
    ['HEAD', '/api/customer/detail'],
  ] as const;

  test.each(calls)('is told in the provider’s own shape: %s %s', async (method, path) => {
    const got = await get(nginx.http, path, { method, 'accept-encoding': 'br, gzip' });
    expect(got.headers['retry-after']).toBe('10');
    if (method === 'HEAD') expect(got).toMatchObject({ status: 502, bytes: 0 });
    else expectWords(got, 502);
  });

  test('leaves the pages as they are, the one for new products and the 404 page too', async () => {
    for (const [path, status, words] of [
      ['/', 200, 'index'],
      ['/product/came-later', 200, 'product'],
      ['/nowhere', 404, '404'],
    ] as const)
      expect(await get(nginx.http, path)).toMatchObject({ status, text: page(words) });
  });

  test('because it hangs up in the middle, too', async () => {
    await provide((request) => request.socket.destroy());
    const got = await get(nginx.http, '/api/product/web/');
    expectWords(got, 502);
    expect(got.headers['retry-after']).toBe('10');
  });

  test('because it never answers, too', async () => {
    await provide(() => {});
    const got = await get(nginx.http, '/api/product/web/');
    expectWords(got, 502);
    expect(got.headers['retry-after']).toBe('10');
  });
});

describe('what the provider says itself', needsNginx(), () => {
  test.each([502, 503, 504])('is passed on as it is, with status %s', async (status) => {
    const body = JSON.stringify({ message: 'The shop is very busy just now.', code: 'too_slow' });
    await provide((_, response) =>
      response.writeHead(status, { 'content-type': 'application/json', 'retry-after': '60' }).end(body),
    );
    const got = await get(nginx.http, '/api/product/web/');
    expect([got.status, got.headers['retry-after'], got.text]).toEqual([status, '60', body]);
  });

  test('is not asked for what is far too large for it', async () => {
    const headers = { method: 'POST', 'content-length': String(9 * 1024 * 1024) };
    expectWords(await get(nginx.http, '/api/editor/pictures', headers), 413);
  });
});
