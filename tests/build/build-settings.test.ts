import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildSettings, writeSettings } from '../../build/build-settings.ts';
import { precompress } from '../../build/precompress.ts';

const dir = mkdtempSync(join(tmpdir(), 'haat-settings-'));
let published: object = {};
let provider: Server;
const options = () => ({
  providerUrl: `http://localhost:${(provider.address() as AddressInfo).port}`,
  siteUrl: '',
  publicApiBase: '/api',
  demo: false,
  precompress: true,
});
beforeAll(async () => {
  provider = createServer((_, response) => response.end(JSON.stringify({ data: published })));
  await new Promise<void>((resolve) => provider.listen(0, 'localhost', resolve));
});
afterAll(() => {
  provider.close();
  rmSync(dir, { recursive: true });
});

const read = (name: string) => JSON.parse(readFileSync(join(dir, name), 'utf8')) as unknown;
const copies = (name: string) => ['br', 'gz'].map((copy) => existsSync(join(dir, `${name}.${copy}`)));
/** As long as it may be, in letters of three bytes. */
const LONGEST = 'সোমবারবন্ধ'.repeat(14);
const SPAN = { from: '2026-11-22T18:30:00.000Z', until: '2026-11-23T18:30:00.000Z' };

test('what is published is written as pages read it, with compressed copies where they are smaller', async () => {
  published = {
    splash: { kind: 'splash', backgroundColor: '#102a6b', textColor: '#ffffff' },
    notice: { kind: 'notice', text: LONGEST, ...SPAN },
  };
  await buildSettings(dir, options());
  expect(read('flashscreen.json')).toEqual({ backgroundColor: '#102a6b', textColor: '#ffffff' });
  expect(read('notice.json')).toEqual({ text: LONGEST, ...SPAN });
  expect(copies('notice.json')).toEqual([true, true]);
});

test('the notice is written in every language in which there is one', async () => {
  const translations = { bn: { text: LONGEST }, hi: null };
  published = { splash: null, notice: { kind: 'notice', text: 'Closed on Monday', ...SPAN, translations } };
  await buildSettings(dir, options());
  expect(read('notice.json')).toEqual({ text: 'Closed on Monday', ...SPAN, translations });
});

test('what is no longer published is as in the code, and no server goes on sending an old copy', async () => {
  published = { splash: null, notice: null };
  await buildSettings(dir, options());
  for (const name of ['flashscreen.json', 'notice.json'])
    expect(read(name)).toEqual(JSON.parse(readFileSync(join('public', name), 'utf8')));
  expect(copies('notice.json')).toEqual([false, false]);
});

test('a file of text that has become small loses its copies in a build of everything too', async () => {
  writeFileSync(join(dir, 'robots.txt'), 'Disallow: /cart\n'.repeat(100));
  await precompress(dir);
  expect(copies('robots.txt')).toEqual([true, true]);
  writeFileSync(join(dir, 'robots.txt'), 'Disallow: /cart\n');
  await precompress(dir);
  expect(copies('robots.txt')).toEqual([false, false]);
});

test('a provider that does not say it changes nothing, and the reason is said', async () => {
  published = { splash: { backgroundColor: 'red' } };
  await expect(buildSettings(dir, options())).rejects.toThrow('does not say what is published');
  expect(read('notice.json')).toBe(null);
});

test('a provider of another make may lack the call: what stands in the code is written', async () => {
  published = { splash: { backgroundColor: 'red' } };
  const names = await writeSettings(dir, { ...options(), adapter: { needed: true, sendsKey: false } });
  expect(names).toEqual(['flashscreen.json', 'notice.json']);
  expect(read('flashscreen.json')).toEqual(JSON.parse(readFileSync('public/flashscreen.json', 'utf8')));
});
