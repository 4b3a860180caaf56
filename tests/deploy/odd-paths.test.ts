import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BothServers } from './both-servers.ts';
import { get } from './get.ts';
import { needsNginx } from '../skip-unless.ts';

const servers = new BothServers();
beforeAll(() => servers.start());
afterAll(() => servers.stop());

for (const [name, port, needed] of servers.each)
  describe(name, needed, () => {
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

describe('nginx', needsNginx(), () => {
  test.each([
    ['/cms/about/', '/cms/about'],
    ['/cms/about.html?x=/%5cevil.example', '/cms/about?x=/%5cevil.example'],
    ['//evil.example/', '/evil.example'],
    ['/%2Fevil.example/', '/evil.example'],
    ['/x/..//evil.example.html', '/evil.example'],
  ])('leads from the plain path %s to %s of this site', async (from, to) => {
    const { status, headers } = await get(servers.nginx.http, from);
    expect([status, headers['location']]).toEqual([301, to]);
  });

  test('leads to https with the path as it was asked for', async () => {
    const { headers } = await get(servers.nginx.redirect, '/x%0dX-Evil:1/', { host: 'localhost' });
    expect([headers['location'], headers['x-evil']]).toEqual(['https://localhost/x%0dX-Evil:1/', undefined]);
  });
});
