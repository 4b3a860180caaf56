import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { askOver, end, type Running, startProvider } from '../../harness/processes.ts';
import { recordTotals } from './totals.ts';

const REQUESTS = 1500;
const ANSWER_MS = 2000;
const AT_A_TIME = 20;

let folder: string;
let running: Running;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'haat-raw-'));
  running = await startProvider({ DATA_DIR: folder });
});
afterAll(async () => {
  await end(running, 'SIGTERM');
  await rm(folder, { recursive: true });
});

const line = fc.string({ unit: 'binary', maxLength: 80 });
const bytes = fc.uint8Array({ maxLength: 400 }).map((raw) => Buffer.from(raw).toString('latin1'));
const CHUNKED = 'POST /api/cart/ HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n';

/** What no client sends by mistake: broken heads, two lengths, chunks without an end, heads of 100 kB, methods nobody has. */
const raw = fc.oneof(
  bytes,
  line.map((path) => `GET /api/${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`),
  line.map((name) => `GET /api/healthz HTTP/1.1\r\nHost: x\r\n${name}: 1\r\nConnection: close\r\n\r\n`),
  line.map((method) => `${method} /api/cart/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`),
  bytes.map((body) => `${CHUNKED}Connection: close\r\n\r\n${body}`),
  bytes.map((body) => `${CHUNKED}Content-Length: 5\r\n\r\n${body}`),
  fc.constant(`POST /api/cart/ HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\nContent-Length: 1\r\n\r\n{}`),
  fc.constant(`GET /api/healthz HTTP/1.1\r\nHost: x\r\nX-Long: ${'a'.repeat(100_000)}\r\n\r\n`),
  fc.constant(`GET /api/healthz HTTP/9.9\r\n\r\n`),
  fc.constant(`GET http://elsewhere.example/ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`),
);

/** The status of the first answer; 0 when the connection was closed without one, or nothing came in time. */
const send = (port: number, sent: string): Promise<number> =>
  new Promise((resolve) => {
    let said = '';
    const socket = connect(port, '127.0.0.1', () => socket.end(Buffer.from(sent, 'latin1')));
    socket.setTimeout(ANSWER_MS, () => socket.destroy());
    socket.on('data', (chunk: Buffer) => (said += chunk.toString('latin1')));
    socket.on('error', () => {});
    socket.on('close', () => resolve(Number(/^HTTP\/1\.1 (\d{3})/.exec(said)?.[1] ?? 0)));
  });

test('bytes that are hardly HTTP end no process and bring no fault', async () => {
  const port = Number(new URL(running.base).port);
  const all = fc.sample(raw, REQUESTS);
  const statuses: number[] = [];
  for (let from = 0; from < all.length; from += AT_A_TIME)
    statuses.push(...(await Promise.all(all.slice(from, from + AT_A_TIME).map((sent) => send(port, sent)))));

  const faults = statuses.filter((status) => status >= 500);
  recordTotals('raw bytes', {
    connections: statuses.length,
    answered: statuses.filter(Boolean).length,
    '5xx': faults.length,
  });
  expect(faults).toEqual([]);
  // Most are answered: what is only closed says nothing about faults.
  expect(statuses.filter(Boolean).length).toBeGreaterThan(REQUESTS / 2);
  expect((await askOver(running.base, 'GET', '/healthz')).status).toBe(200);
  expect(running.child.exitCode).toBeNull();
});
