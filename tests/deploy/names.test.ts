import { once } from 'node:events';
import { connect as connectHttp2 } from 'node:http2';
import { connect as connectSocket } from 'node:net';
import { connect as connectTls } from 'node:tls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Nginx } from '../../harness/nginx.ts';
import { needsNginx } from '../skip-unless.ts';
import { get } from './get.ts';
import { SmallSite } from './small-site.ts';

const site = new SmallSite();
const nginx = new Nginx();
beforeAll(async () => {
  await nginx.start({ SITE_ROOT: site.dir, PROVIDER: '127.0.0.1:9', SERVER_NAME: 'localhost www.localhost' });
});
afterAll(async () => {
  await nginx.stop();
  site.remove();
});

/** What is answered to these very bytes, up to the end of the connection. */
async function answerTo(port: number, sent: string): Promise<string> {
  const socket = connectSocket(port, '127.0.0.1');
  let said = '';
  socket.on('data', (chunk: Buffer) => (said += chunk.toString()));
  socket.on('error', () => {}); // a reset ends it too
  socket.end(sent);
  await new Promise<void>((resolve) => socket.once('close', () => resolve()));
  return said;
}

describe('nginx', needsNginx(), () => {
  test.each(['evil.example', '127.0.0.1', 'localhost.evil.example', 'localhost@evil.example', '[::1]', '_'])(
    'leads nobody from http to https of %s',
    async (host) =>
      expect(
        await answerTo(nginx.redirect, `GET /x HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`),
      ).not.toContain('Location'),
  );

  test('leads nobody who says no name', async () => {
    expect(await answerTo(nginx.redirect, 'GET /x HTTP/1.0\r\n\r\n')).toBe('');
  });

  test.each(['localhost', 'www.localhost', 'LOCALHOST:80'])(
    'leads from %s to the first name of the shop',
    async (host) => {
      const { status, headers } = await get(nginx.redirect, '/cart?x=1', { host });
      expect([status, headers['location']]).toEqual([301, 'https://localhost/cart?x=1']);
    },
  );

  test('shakes no hand by another name', async () => {
    const shake = (servername: string) =>
      new Promise((resolve) => {
        const socket = connectTls({ port: nginx.https, host: '127.0.0.1', servername, rejectUnauthorized: false });
        socket.once('secureConnect', () => resolve(socket.end() && 'connected'));
        socket.once('error', (error: NodeJS.ErrnoException) => resolve(error.code));
      });
    expect(await shake('localhost')).toBe('connected');
    expect(await shake('evil.example')).toBe('ERR_SSL_TLSV1_UNRECOGNIZED_NAME');
  });

  test('answers no other name on a connection that was made for the shop’s', async () => {
    const session = connectHttp2(`https://localhost:${nginx.https}`, { rejectUnauthorized: false });
    const stream = session.request({ ':path': '/', ':authority': 'evil.example' });
    const [answer] = (await once(stream, 'response')) as [{ ':status': number }];
    session.destroy();
    expect(answer[':status']).toBe(421);
  });

  test('tells its version nowhere, whatever it is asked', async () => {
    const head = (host: string) => `Host: ${host}\r\nConnection: close\r\n`;
    const asked = [nginx.http, nginx.redirect, nginx.https].flatMap((port) =>
      ['localhost', 'evil.example'].flatMap((host) =>
        [
          `GET / HTTP/1.1\r\n${head(host)}\r\n`,
          `GET /nowhere HTTP/1.1\r\n${head(host)}\r\n`,
          `GET / HTTP/1.1\r\n${head(host)}X-Long: ${'a'.repeat(100_000)}\r\n\r\n`,
          `POST / HTTP/1.1\r\n${head(host)}Content-Length: 9000000\r\n\r\n`,
          `BREW / HTTP/1.1\r\n${head(host)}\r\n`,
          `GET / HTTP/1.1\r\n${head(host)}Transfer-Encoding: x\r\n\r\n`,
          'GET / HTTP/9.9\r\n\r\n',
          'nonsense\r\n\r\n',
        ].map((sent) => answerTo(port, sent)),
      ),
    );
    const said = (await Promise.all(asked)).join('\n');
    expect(said).toContain('Server: nginx\r\n');
    expect(said).not.toMatch(/nginx\/|\d+\.\d+\.\d+/);
  });
});
