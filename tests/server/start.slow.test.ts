import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../harness/free-ports.ts';
import { copyProject } from '../../harness/copy-project.ts';
import type { Started } from '../../harness/wait-for-output.ts';
import { ready, startShop, stopShop } from './started.ts';

const CATEGORY = ',"Atta, Rice & Dal",';
const [SLUG, OLD, NEW] = ['shonar-whole-wheat-chakki-atta', ',238,275,', ',241,275,'] as const;

let project: string;
let shop: Started;
let port: number;
let origin: string;

beforeAll(async () => {
  port = await freePort();
  origin = `http://localhost:${port}`;
  project = copyProject();
  const file = join(project, 'demo/goods.csv');
  const [columns = '', ...goods] = readFileSync(file, 'utf8').split('\n');
  // One category of them: each picture is made in AVIF too.
  const lines = [columns, ...goods.filter((line) => line.includes(CATEGORY)), ''];
  const cheaper = lines.map((line) => (line.includes(`demo:${SLUG},`) ? line.replace(OLD, NEW) : line));
  expect(cheaper).not.toEqual(lines);
  writeFileSync(file, cheaper.join('\n'));
});
afterAll(() => {
  shop.child.kill('SIGKILL');
  rmSync(project, { recursive: true, force: true });
});

const status = async (path: string): Promise<number> => (await fetch(origin + path)).status;

async function register(phone: string): Promise<number> {
  const body = JSON.stringify({ phone, name: 'Mou Sen' });
  const headers = { 'content-type': 'application/json' };
  const { otp } = (await (
    await fetch(`${origin}/api/customer/register`, { method: 'POST', headers, body })
  ).json()) as {
    otp: string;
  };
  const verify = { method: 'POST', headers, body: JSON.stringify({ phone, otp }) };
  return (await fetch(`${origin}/api/customer/register/verify-otp`, verify)).status;
}

interface Told {
  readonly version: number;
  readonly state: string;
  readonly message: string;
  readonly releases: readonly { readonly id: string; readonly current: boolean; readonly reason: string }[];
}

/** A call of the editor, with the key that the shop says. */
async function edit(method: string, path: string, body?: object): Promise<Told> {
  const key = /with the key (\S+)/.exec(shop.output())?.[1] ?? '';
  const headers = { 'x-editor-key': key, 'content-type': 'application/json' };
  const sent = { method, headers, ...(body && { body: JSON.stringify(body) }) };
  return ((await (await fetch(`${origin}/api/editor${path}`, sent)).json()) as { data: Told }).data;
}
async function aboutUs(): Promise<string> {
  const answer = await fetch(`${origin}/cms/about`);
  expect(answer.status).toBe(200);
  return answer.text();
}
const NEWS = 'Opened on a <strong>new</strong> square.';

describe('npm start', () => {
  test('prepares, builds and serves the shop, and says what it does', async () => {
    shop = startShop(project, port);
    await ready(shop);
    expect(shop.output()).toMatch(/Building the site|Pictures: /);
    expect(await status('/')).toBe(200);
    expect(await status('/categories/atta-rice-dal')).toBe(200);
    expect(await status('/nowhere')).toBe(404);
    expect(await status('/api/product/web/')).toBe(200);
    expect(await register('9830041207')).toBe(200);
  });

  test('without settings is the demo, says so first and on its pages, at the prices of demo/goods.csv', async () => {
    expect(shop.output().trim().split('\n')[0]).toMatch(/^Demo shop: nothing is sold here/);
    const html = await (await fetch(`${origin}/product/${SLUG}`)).text();
    expect(html).toContain('Demo shop: nothing is sold here');
    expect(html).toContain('₹241');
  });

  test('shows what an editor publishes, with the key that it says', async () => {
    const value = { kind: 'page', title: 'About Us', content: 'Opened on a **new** square.' };
    const [first] = (await edit('GET', '/publish/status')).releases;
    expect(first).toMatchObject({ current: true, reason: 'The shop was started' });
    const { version } = await edit('PUT', '/content-items/page:about', { by: 'Rina Das', basedOn: 0, value });
    const items = [{ id: 'page:about', version }];
    expect(await edit('POST', '/publish', { by: 'Rina Das', items })).toMatchObject({ state: 'working' });
    await expect.poll(aboutUs, { interval: 500 }).toContain(NEWS);
    // The page is there a moment before the publisher says so.
    const said = async () => (await edit('GET', '/publish/status')).message;
    await expect.poll(said).toMatch(/^The site shows what is published/);
    const { releases } = await edit('GET', '/publish/status');
    expect(releases.map(({ current }) => current)).toEqual([true, false]);
    const back = { by: 'Rina Das', release: first?.id };
    await edit('POST', '/rollback', back);
    await expect.poll(aboutUs).not.toContain(NEWS);
    await edit('POST', '/rollback', { ...back, release: releases[0]?.id });
    await expect.poll(aboutUs).toContain(NEWS);
  });

  test('ends cleanly at Ctrl-C', async () => {
    expect(await stopShop(shop)).toBe(0);
    expect(shop.output()).toContain('Stopped.');
    await expect(fetch(origin)).rejects.toThrow();
  });

  test('is back with its data before the site is built anew', async () => {
    shop = startShop(project, port);
    await expect.poll(() => status('/').catch(() => 0), { interval: 100 }).toBe(200);
    expect(shop.output()).not.toContain('Open the shop');
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ phone: '9830041207' });
    const answer = await fetch(`${origin}/api/customer/login/get-otp`, { method: 'POST', headers, body });
    expect(await answer.json()).toMatchObject({ registered: true });
  });

  test('shows what was published all the time, and makes a release of the site as it is then', async () => {
    expect(await aboutUs()).toContain(NEWS);
    await ready(shop);
    expect(await aboutUs()).toContain(NEWS);
    const { releases } = await edit('GET', '/publish/status');
    expect(releases.map(({ current }) => current)).toEqual([true, false, false]);
  });
});
