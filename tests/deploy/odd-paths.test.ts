import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ShopServer } from '../../server/http.ts';
import { get } from './get.ts';
import { Nginx } from './nginx.ts';
import { SmallSite } from './small-site.ts';

const [HTTP, REDIRECT, HTTPS] = [4402, 4403, 4404];

const site = new SmallSite();
const nginx = new Nginx();
const server = new ShopServer();
let own = 0;
beforeAll(async () => {
  server.show(site.dir);
  own = await server.listen(0, '127.0.0.1');
  await nginx.start({
    HTTP_PORT: String(HTTP),
    REDIRECT_PORT: String(REDIRECT),
    HTTPS_PORT: String(HTTPS),
    SITE_ROOT: site.dir,
    PROVIDER: '127.0.0.1:9',
  });
});
afterAll(async () => {
  await nginx.stop();
  await server.close();
  site.remove();
});

describe.each([
  ['nginx', () => HTTP],
  ['npm start', () => own],
])('%s', (_, port) => {
  test.each([
    '/%5cevil.example/',
    '/%5Cevil.example.html',
    '/%5c%5cevil.example/x/',
    '/x%0dX-Evil:1/',
    '/x%0d%0aX-Evil:1.html',
    '/x%0AX-Evil:1/',
    '/%09/evil.example/',
    '/%00/',
    '/%2f%5cevil.example/',
    '//evil.example%5c/',
    '/cms/%5c..%5cevil.example/',
    '/%E0%A6%9A%E0%A6%BE/',
    '/a%20b/',
    '/@evil.example/',
  ])('leads nowhere from %s', async (path) => {
    const { status, headers } = await get(port(), path);
    expect([400, 404]).toContain(status);
    expect([headers['location'], headers['x-evil'], headers['refresh']]).toEqual([undefined, undefined, undefined]);
  });
});

describe('nginx', () => {
  test.each([
    ['/cms/about/', '/cms/about'],
    ['/cms/about.html?x=/%5cevil.example', '/cms/about?x=/%5cevil.example'],
    ['//evil.example/', '/evil.example'],
    ['/%2Fevil.example/', '/evil.example'],
    ['/x/..//evil.example.html', '/evil.example'],
  ])('leads from the plain path %s to %s of this site', async (from, to) => {
    const { status, headers } = await get(HTTP, from);
    expect([status, headers['location']]).toEqual([301, to]);
  });

  test('leads to https with the path as it was asked for', async () => {
    const { headers } = await get(REDIRECT, '/x%0dX-Evil:1/');
    expect([headers['location'], headers['x-evil']]).toEqual(['https://127.0.0.1/x%0dX-Evil:1/', undefined]);
  });
});
