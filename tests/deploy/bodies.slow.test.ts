import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:http2';
import { connect as connectSocket, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { GRACE_MS } from '../../provider/http/receive-body.ts';
import { EDITOR } from '../provider/fixtures/editing.ts';
import { openShop, type Shop } from '../provider/fixtures/open.ts';
import { needsNginx } from '../skip-unless.ts';
import { BothServers } from './both-servers.ts';

const MB = 1024 * 1024;
const IMPORT = '/api/desk/imports/try?file=goods.csv';
const BYTES = 'application/octet-stream';

const servers = new BothServers();
let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ EDITOR_KEY: EDITOR['x-editor-key'] });
  await servers.start({}, shop.fetch);
});
afterAll(async () => {
  await servers.stop();
  await shop.close();
});

const uploads = () => readdirSync(tmpdir()).filter((name) => name.startsWith(`haat-upload-${process.pid}-`));

/** However it is closed: a reset ends it too. */
const closing = (socket: Socket): Promise<void> => {
  socket.on('error', () => {});
  return new Promise((resolve) => socket.once('close', () => resolve()));
};

interface Sender {
  readonly socket: Socket;
  /** What was answered so far. */
  readonly heard: () => string;
  readonly closed: Promise<void>;
}

/** A connection that has sent the head of a request, and will say when the rest comes. */
async function begin(port: number, path: string, headers: Record<string, string | number>): Promise<Sender> {
  const socket = connectSocket(port, '127.0.0.1');
  let heard = '';
  socket.on('data', (chunk: Buffer) => (heard += chunk.toString()));
  const closed = closing(socket);
  const head = Object.entries({ host: 'localhost', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  await once(socket, 'connect');
  socket.write(`POST ${path} HTTP/1.1\r\n${head.join('')}\r\n`);
  return { socket, heard: () => heard, closed };
}

const refusal = (said: string) => ({
  status: Number(/^HTTP\/1\.1 (\d+)/.exec(said)?.[1]),
  code: /"code":"(\w+)"/.exec(said)?.[1],
});

for (const [name, port, needed] of servers.each)
  describe(name, needed, () => {
    test('takes nothing of a file without a key, and says so at once', async () => {
      const senders = await Promise.all(
        Array.from({ length: 6 }, () => begin(port(), IMPORT, { 'content-type': BYTES, 'content-length': 60 * MB })),
      );
      for (const { socket } of senders) socket.write(Buffer.alloc(MB));
      for (const { heard } of senders)
        await expect.poll(() => refusal(heard())).toEqual({ status: 401, code: 'no_key' });
      if (name === 'nginx') expect(servers.nginx.hiddenBytes()).toBe(0);
      expect(uploads()).toEqual([]);
      await Promise.all(senders.map(({ closed }) => closed));
    });

    test('takes nothing of an order without a token', async () => {
      const headers = { 'content-type': 'application/json', 'content-length': 20_000 };
      for (const authorization of ['', 'Bearer forged']) {
        const { heard, closed } = await begin(port(), '/api/order', { ...headers, authorization });
        await expect.poll(() => refusal(heard())).toEqual({ status: 401, code: 'unauthorised' });
        await closed;
      }
    });

    test.each(['content-length', 'transfer-encoding'])('refuses what is too large in words, by %s', async (by) => {
      const announced = by === 'content-length' ? { [by]: 4 * MB } : { [by]: 'chunked' };
      const path = '/api/customer/login/get-otp';
      const answer = await new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
        const headers = { 'content-type': 'application/json', ...announced };
        const asked = request({ port: port(), host: '127.0.0.1', path, method: 'POST', headers }, (response) => {
          let text = '';
          response.on('data', (chunk: Buffer) => (text += chunk.toString()));
          response.on('end', () => resolve({ status: response.statusCode, text }));
        });
        asked.on('error', reject);
        asked.write(Buffer.alloc(100_000, ' '));
      });
      expect(answer.status).toBe(413);
      expect(JSON.parse(answer.text)).toEqual({ code: 'too_large', message: 'This request is larger than 16 kB.' });
    });

    test('ends whoever sends a byte now and then, with a key and without', async () => {
      const began = performance.now();
      const senders = await Promise.all([
        begin(port(), '/api/customer/login/get-otp', { 'content-type': 'application/json', 'content-length': 5000 }),
        begin(port(), IMPORT, { ...EDITOR, 'content-type': BYTES, 'content-length': 60 * MB }),
      ]);
      const drops = setInterval(() => senders.forEach(({ socket }) => socket.writable && socket.write(' ')), 1000);
      await Promise.all(senders.map(({ closed }) => closed));
      clearInterval(drops);
      expect(performance.now() - began).toBeGreaterThan(GRACE_MS);
      for (const { heard } of senders) expect(refusal(heard())).toEqual({ status: 408, code: 'sent_too_slowly' });
      expect(uploads()).toEqual([]);
    });

    test('waits for a slow line that goes on sending', async () => {
      const { token } = await shop.register();
      const kilobytes = (2 * GRACE_MS) / 1000;
      const pace = 64 * 1024;
      const length = kilobytes * pace;
      const json = { 'content-type': 'application/json', 'content-length': length };
      const senders = await Promise.all([
        begin(port(), '/api/order/1/issues', { ...json, authorization: `Bearer ${token}` }),
        begin(port(), IMPORT, { ...EDITOR, 'content-type': BYTES, 'content-length': length }),
      ]);
      for (let sent = 0; sent < kilobytes; sent += 1) {
        for (const { socket } of senders) socket.write(Buffer.alloc(pace, ' '));
        await pause(1000);
      }
      const [issue, file] = senders;
      // Nothing but blanks was sent: both arrived as a whole, and were looked at.
      await expect.poll(() => refusal(issue?.heard() ?? '')).toEqual({ status: 400, code: 'invalid' });
      await expect.poll(() => refusal(file?.heard() ?? '').status).toBeLessThan(500);
      expect(file?.heard()).not.toContain('sent_too_slowly');
      for (const { socket } of senders) socket.destroy();
      await expect.poll(uploads).toEqual([]);
    });

    test('frees what an upload has left when its sender goes', async () => {
      const { socket } = await begin(port(), IMPORT, { ...EDITOR, 'content-type': BYTES, 'content-length': 60 * MB });
      socket.write(Buffer.alloc(3 * MB));
      await expect.poll(() => uploads().length).toBe(1);
      socket.destroy();
      await expect.poll(uploads).toEqual([]);
    });

    test('ends who sends a body with what takes none', async () => {
      const { heard, closed } = await begin(port(), '/', { 'content-length': 1000 });
      await closed;
      expect(heard()).toMatch(/^HTTP\/1\.1 \d/);
    });

    test('ends whoever never comes to the end of a head', async () => {
      const socket = connectSocket(port(), '127.0.0.1');
      socket.resume();
      const closed = closing(socket);
      socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n');
      const drops = setInterval(() => socket.writable && socket.write('X-More: 1\r\n'), 1000);
      await closed;
      clearInterval(drops);
    });
  });

describe('nginx', needsNginx(), () => {
  test('takes nothing of files without a key on many streams of HTTP/2', async () => {
    const session = connect(`https://localhost:${servers.nginx.https}`, { rejectUnauthorized: false });
    const headers = { ':method': 'POST', ':path': IMPORT, 'content-type': BYTES, 'content-length': 60 * MB };
    const statuses = await Promise.all(
      Array.from({ length: 60 }, async () => {
        const stream = session.request(headers, { endStream: false });
        stream.on('error', () => {});
        stream.write(Buffer.alloc(10_000));
        const [answer] = (await once(stream, 'response')) as [{ ':status': number }];
        return answer[':status'];
      }),
    );
    expect(new Set(statuses)).toEqual(new Set([401]));
    expect(servers.nginx.hiddenBytes()).toBe(0);
    session.destroy();
  });
});
