import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { getWebBanners } from '../../contract/banner.ts';
import { postIssue } from '../../contract/report-issue.ts';
import { postLogOut } from '../../contract/session.ts';
import { connection } from '../../src/api/connection.ts';
import { UnreachableError } from '../../src/api/errors.ts';
import { ask } from '../../src/api/http.ts';
import { readCurrentFrom } from '../../src/i18n/current.ts';

let asked = 0;
let language: string | undefined;
const busy = createServer((request, response) => {
  asked += 1;
  language = request.headers['accept-language'];
  response.writeHead(503, { 'content-type': 'application/json', 'retry-after': '60' });
  response.end('{"message":"The shop is very busy just now.","code":"too_busy"}');
});
const { base, patience } = connection;
beforeAll(async () => {
  await new Promise<void>((listening) => busy.listen(0, '127.0.0.1', listening));
  connection.base = `http://127.0.0.1:${(busy.address() as AddressInfo).port}/api`;
  connection.patience = { ...patience, longestWait: 20 };
});
afterAll(() => {
  Object.assign(connection, { base, patience });
  busy.close();
});

test('a busy provider’s “in a minute” is told, not waited for', async () => {
  const waits = vi.spyOn(globalThis, 'setTimeout');
  await expect(ask(getWebBanners)).rejects.toMatchObject({
    status: 503,
    retryAfter: 60,
    message: 'The shop is very busy just now.',
  });
  expect(asked).toBe(1 + patience.retries);
  expect(Math.max(...waits.mock.calls.map(([, ms = 0]) => ms))).toBeLessThan(60_000);
});

test('a provider is asked in the language of the page; one of another make, which answers in its own, is quoted', async () => {
  await expect(ask(getWebBanners)).rejects.toThrow();
  expect(language).toBe('en');
  const message = 'The shop is very busy just now.';
  readCurrentFrom(() => ({ locale: 'hi', messages: { [message]: 'दुकान पर अभी बहुत भीड़ है।' } }));
  try {
    await expect(ask(getWebBanners)).rejects.toMatchObject({ message });
    expect(language).toBe('hi');
  } finally {
    readCurrentFrom(() => ({ locale: 'en', messages: {} }));
  }
});

test('photos on a poor line are waited for longer than anything else', async () => {
  const late = createServer((request, response) => {
    request.resume();
    setTimeout(() => {
      response.writeHead(404, { 'content-type': 'application/json' });
      response.end('{"message":"This order is not among yours.","code":"not_found"}');
    }, 400);
  });
  await new Promise<void>((listening) => late.listen(0, '127.0.0.1', listening));
  Object.assign(connection, {
    base: `http://127.0.0.1:${(late.address() as AddressInfo).port}/api`,
    patience: { ...patience, timeout: 100 },
  });
  const issue = { productId: '1', kind: 'damaged', quantity: 1, text: null, photos: ['AAAA'] } as const;
  await expect(ask(postIssue, { id: '1', body: { ...issue, photos: [...issue.photos] } })).rejects.toMatchObject({
    status: 404,
  });
  await expect(ask(postLogOut, { body: {} })).rejects.toBeInstanceOf(UnreachableError);
  late.close();
});
