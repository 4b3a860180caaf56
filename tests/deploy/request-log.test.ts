import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ShopServer } from '../../server/http.ts';
import { openShop, type Shop } from '../provider/fixtures/open.ts';
import { askOver } from '../../harness/processes.ts';
import { get } from './get.ts';
import { Nginx } from '../../harness/nginx.ts';
import { SmallSite } from './small-site.ts';
import { needsNginx } from '../skip-unless.ts';

interface Line {
  readonly id: string;
  readonly path?: string;
  readonly call?: string;
  readonly status: number;
}

const site = new SmallSite();
const nginx = new Nginx();
const server = new ShopServer();
const folder = mkdtempSync(join(tmpdir(), 'haat-log-'));
const ACCESS_LOG = join(folder, 'access.log');
let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ PROVIDER_LOG: 'on', TRUSTED_PROXY_HEADER: 'x-real-ip' });
  server.answerApi(shop.fetch);
  const PROVIDER = `127.0.0.1:${await server.listen(0, '127.0.0.1')}`;
  await nginx.start({ SITE_ROOT: site.dir, PROVIDER, ACCESS_LOG });
});
afterAll(async () => {
  await nginx.stop();
  await server.close();
  await shop.close();
  site.remove();
  rmSync(folder, { recursive: true });
});

const linesOf = (text: string): Line[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line);
const nginxLines = () => linesOf(readFileSync(ACCESS_LOG, 'utf8'));

describe('one request, through nginx and the provider', needsNginx(), () => {
  let written: string[];
  beforeAll(() => {
    written = [];
  });
  const listen = () => vi.spyOn(console, 'log').mockImplementation((line: string) => void written.push(line));

  test('bears one id, which nginx makes and the answer tells; what a caller calls it counts nothing', async () => {
    const log = listen();
    const { headers } = await get(nginx.http, '/api/pincode/web/drop-down', {
      'x-request-id': 'somebody-elses-request-id',
    });
    log.mockRestore();
    const id = String(headers['x-request-id']);
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(linesOf(written.join('\n')).at(-1)).toMatchObject({ id, call: 'getPincodes', status: 200 });
    await expect.poll(() => nginxLines().at(-1)).toMatchObject({ id, path: '/api', status: 200 });
  });

  test('leaves nothing in the logs of who it was, where they live and what they looked for', async () => {
    const log = listen();
    const base = `http://localhost:${nginx.http}/api`;
    const [phone, name, email, street, words] = [
      '9830012345',
      'Moushumi Bandyopadhyay',
      'moushumi@example.in',
      '17 Sarat Bose Road',
      'verysecretwords',
    ] as const;
    const { body: sent } = await askOver(base, 'POST', '/customer/register', { body: { phone, name, email } });
    const otp = String(sent.otp);
    const verified = await askOver(base, 'POST', '/customer/register/verify-otp', { body: { phone, otp } });
    const token = verified.headers.get('authorization')?.replace('Bearer ', '') ?? '';
    expect(verified.status).toBe(200);
    const home = { label: 'Home', name, phone, line1: street, pincodeId: 1 };
    expect((await askOver(base, 'POST', '/user-address/', { token, body: home })).status).toBe(200);
    await askOver(base, 'GET', `/product/web/search/?searchKey=${words}`, { token });
    await askOver(base, 'GET', `/product/web/search/v1?searchKey=${phone}`, { token });
    await askOver(base, 'GET', '/order/4711', { token });
    await get(nginx.http, `/cms/about?q=${words}`, { referer: `http://shop/search?q=${words}` });
    log.mockRestore();
    await expect.poll(() => nginxLines().some(({ path }) => path?.startsWith('/cms/about'))).toBe(true);
    const all = `${readFileSync(ACCESS_LOG, 'utf8')}\n${written.join('\n')}`;
    expect(linesOf(all).filter(({ call }) => call === 'searchProducts')).toHaveLength(1);
    for (const secret of [phone, name, email, street, words, otp, token, '4711', '127.0.0.1'])
      expect(all, secret).not.toContain(secret);
  });

  test('bears its id in what nginx refuses itself, too', async () => {
    const { status, headers } = await get(nginx.http, '/api/cart/', {
      method: 'POST',
      'content-length': String(9 * 1024 * 1024),
    });
    expect(status).toBe(413);
    await expect.poll(() => nginxLines().at(-1)).toMatchObject({ id: headers['x-request-id'], status: 413 });
  });
});
