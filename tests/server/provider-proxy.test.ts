import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MAX_IMPORT_BYTES } from '../../contract/body-limits.ts';
import { proxyTo } from '../../server/provider-proxy.ts';

const provider = createServer((request, response) => {
  text(request).then(
    (body) => response.end(JSON.stringify({ method: request.method, url: request.url, body })),
    () => response.destroy(), // broken off
  );
});
let url: string;
beforeAll(async () => {
  await new Promise<void>((listening) => provider.listen(0, '127.0.0.1', listening));
  url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
});
afterAll(() => {
  provider.close();
  provider.closeAllConnections();
});

const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request('http://shop/api/order?x=1', { method: 'POST', body, headers, duplex: 'half' } as RequestInit);

describe('a provider elsewhere', () => {
  test('gets the body as it was sent', async () => {
    const answer = await proxyTo(url)(post('{"addressId":1}', { 'content-type': 'application/json' }));
    expect(await answer.json()).toEqual({ method: 'POST', url: '/api/order?x=1', body: '{"addressId":1}' });
  });

  test('gets none that is larger than any call’s', async () => {
    let left = MAX_IMPORT_BYTES / (1024 * 1024) + 2;
    const body = new ReadableStream({
      pull: (controller) => (left-- > 0 ? controller.enqueue(new Uint8Array(1024 * 1024)) : controller.close()),
    });
    const answer = await proxyTo(url)(post(body));
    expect([answer.status, await answer.json()]).toEqual([
      413,
      { message: 'This is too large to be sent.', code: 'too_large' },
    ]);
  });

  test('that is away is said to be', async () => {
    const answer = await proxyTo('http://127.0.0.1:9')(post('{}'));
    expect([answer.status, await answer.json()]).toMatchObject([502, { code: 'provider_unreachable' }]);
  });
});
