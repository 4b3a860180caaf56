import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getWebBanners } from '../../contract/banner.ts';
import { connection } from '../../src/api/connection.ts';
import { ask } from '../../src/api/http.ts';

let asked = 0;
const busy = createServer((_, response) => {
  asked += 1;
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

test('a busy provider’s “in a minute” is told, not waited for', { timeout: 5000 }, async () => {
  await expect(ask(getWebBanners)).rejects.toMatchObject({
    status: 503,
    retryAfter: 60,
    message: 'The shop is very busy just now.',
  });
  expect(asked).toBe(1 + patience.retries);
});
