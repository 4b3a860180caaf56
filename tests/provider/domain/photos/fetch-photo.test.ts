import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { fetchPhoto } from '../../../../provider/domain/photos/fetch-photo.ts';
import { PhotoError } from '../../../../provider/domain/photos/photo-error.ts';
import { type PhotoServer, startPhotoServer } from '../../fixtures/photos/photo-server.ts';

let server: PhotoServer;
afterEach(() => server.stop());

const serve = async (answer: (request: IncomingMessage, response: ServerResponse) => void) => {
  server = await startPhotoServer(answer);
};
const fetchAt = (path: string, timeoutMs = 15_000, known?: Parameters<typeof fetchPhoto>[2]) =>
  fetchPhoto(server.url(path), { allowedHosts: [server.host], timeoutMs }, known);
const to = (location: string) => (_: IncomingMessage, response: ServerResponse) =>
  response.writeHead(302, { location }).end();

test('a photo comes with what it can be asked for again by', async () => {
  await serve((_, response) =>
    response.writeHead(200, { etag: '"1"', 'last-modified': 'Fri, 20 Nov 2026' }).end('bytes'),
  );
  expect(await fetchAt('/a.jpg')).toEqual({
    bytes: Buffer.from('bytes'),
    etag: '"1"',
    lastModified: 'Fri, 20 Nov 2026',
  });
});

test('an unchanged photo is not sent again', async () => {
  let asked: unknown;
  await serve(({ headers }, response) => {
    asked = [headers['if-none-match'], headers['if-modified-since']];
    response.writeHead(304).end();
  });
  expect(await fetchAt('/a.jpg', 15_000, { etag: '"1"', lastModified: 'Fri, 20 Nov 2026' })).toBeUndefined();
  expect(asked).toEqual(['"1"', 'Fri, 20 Nov 2026']);
});

test.each([
  'http://127.0.0.1:1/a.jpg',
  'http://169.254.169.254/latest/meta-data/',
  'http://[::1]/a.jpg',
  'http://localhost:4711/a.jpg',
  '//2130706433/a.jpg',
])('a redirect to %s is not followed', async (location) => {
  await serve(to(location));
  await expect(fetchAt('/a.jpg')).rejects.toThrow('private network');
  expect(server.calls).toEqual(['/a.jpg']);
});

test('a redirect to a file is not followed', async () => {
  await serve(to('file:///etc/passwd'));
  await expect(fetchAt('/a.jpg')).rejects.toThrow('does not begin with https');
});

test('three redirects are followed, a fourth is not', async () => {
  await serve((request, response) => {
    const left = Number(request.url?.slice(1));
    if (left > 0) response.writeHead(301, { location: `/${left - 1}` }).end();
    else response.end('bytes');
  });
  expect((await fetchAt('/3'))?.bytes.toString()).toBe('bytes');
  await expect(fetchAt('/4')).rejects.toThrow('more than three times');
});

test('a file that is too large is not read to its end, announced or not', async () => {
  let sent = 0;
  await serve((request, response) => {
    if (request.url === '/announced') response.writeHead(200, { 'content-length': 16_000_000 });
    const more = () => {
      for (; !response.destroyed && sent < 100_000_000; sent += 1_000_000)
        if (!response.write(Buffer.alloc(1_000_000))) return void response.once('drain', more);
    };
    more();
  });
  await expect(fetchAt('/endless')).rejects.toThrow('larger than 15 MB');
  expect(sent).toBeLessThan(50_000_000);
  await expect(fetchAt('/announced')).rejects.toThrow('larger than 15 MB');
});

test.each([
  [404, 1, false],
  [410, 1, false],
  [500, 2, true],
  [503, 2, true],
  [429, 2, true],
])('status %i is asked %i times, and said', async (status, times, isPassing) => {
  await serve((_, response) => response.writeHead(status).end());
  const error = await fetchAt('/a.jpg').catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(PhotoError);
  expect(error).toMatchObject({ message: `the server said ${status}`, isPassing });
  expect(server.calls).toHaveLength(times);
});

test('a server that stumbles once is forgiven', async () => {
  await serve((_, response) => {
    if (server.calls.length === 1) response.destroy();
    else response.end('bytes');
  });
  expect((await fetchAt('/a.jpg'))?.bytes.toString()).toBe('bytes');
});

test('a server that does not answer, or stops half way, is not waited for', async () => {
  await serve((request, response) => {
    if (request.url === '/half') response.write('half');
  });
  await expect(fetchAt('/never', 200)).rejects.toThrow('not there after 0.2 seconds');
  await expect(fetchAt('/half', 200)).rejects.toThrow('not there after 0.2 seconds');
});
