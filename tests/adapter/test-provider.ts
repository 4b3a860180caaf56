import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { createAdapter } from '../../src/adapter/adapter.ts';
import { LOOKS } from '../../src/adapter/order-once.ts';
import { connection } from '../../src/api/connection.ts';

export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly query: Record<string, string>;
  readonly body: Record<string, unknown>;
  readonly headers: Record<string, unknown>;
}
export type Answer = readonly [status: number, body?: unknown, headers?: Record<string, string>];

/** What the provider answers, and what it was asked in this test. */
export const provider = { answer: (_: Asked): Answer | null => null, asked: [] as Asked[] };

/** A provider whose answers each test says; null breaks the connection. */
const server = createServer((request, response) => {
  let text = '';
  request.on('data', (chunk: Buffer) => (text += chunk.toString()));
  request.on('end', () => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://provider.test');
    const body = (text ? JSON.parse(text) : {}) as Record<string, unknown>;
    const call = {
      method: request.method ?? '',
      path: pathname.replace('/api', ''),
      query: Object.fromEntries(searchParams),
      body,
      headers: request.headers,
    };
    provider.asked.push(call);
    const said = provider.answer(call);
    if (!said) return void request.socket.destroy();
    response.writeHead(said[0], { 'content-type': 'application/json', ...said[2] });
    const isPage = said[2]?.['content-type'] === 'text/html';
    response.end(said[1] === undefined || isPage ? said[1] : JSON.stringify(said[1]));
  });
});

/** Starts it for the tests of a file, each with an adapter that knows nothing yet. */
export function startTestProvider(): void {
  const before = { ...connection };
  beforeAll(async () => {
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    connection.base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
    connection.patience = { ...connection.patience, retries: 0, timeout: 600_000 };
    LOOKS.waits = [0, 10];
  });
  afterAll(() => {
    Object.assign(connection, before);
    server.close();
  });
  beforeEach(() => {
    provider.asked = [];
    connection.adapter = createAdapter({ dropped: () => {} });
  });
}
