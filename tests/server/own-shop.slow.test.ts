import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DEMO_IDENTITY } from '../../contract/demo-identity.ts';
import { copyProject } from '../../harness/copy-project.ts';
import { freePort } from '../../harness/free-ports.ts';
import type { Started } from '../../harness/wait-for-output.ts';
import { ready, startShop, stopShop } from './started.ts';

const RIBBON = 'Demo shop: nothing is sold here';

let project: string;
let shop: Started;
let origin: string;

beforeAll(() => {
  project = copyProject();
});
afterAll(() => {
  shop.child.kill('SIGKILL');
  rmSync(project, { recursive: true, force: true });
});

/** Starts the shop and waits until it is built. */
async function start(environment: Record<string, string>): Promise<void> {
  const port = await freePort();
  origin = `http://localhost:${port}`;
  shop = startShop(project, port, environment);
  await ready(shop);
}
const page = async (path: string): Promise<string> => (await fetch(origin + path)).text();

describe('npm start with DEMO=off, in a new folder', () => {
  beforeAll(() => start({ DEMO: 'off', DATA_DIR: 'own' }));
  afterAll(() => stopShop(shop));

  test('is a shop without a single product, which is built', async () => {
    expect(await page('/')).not.toContain(RIBBON);
    expect(await (await fetch(`${origin}/api/product/web/`)).json()).toMatchObject({ data: [] });
    for (const path of ['/categories', '/search', '/cart', '/editor', '/desk'])
      expect((await fetch(origin + path)).status, path).toBe(200);
  });

  test('says what is still the demo’s, and tells shoppers that it is not open', async () => {
    await expect.poll(() => shop.said()).toContain('Stop  ');
    for (const value of Object.values(DEMO_IDENTITY)) expect(shop.said()).toContain([value].flat().join(', '));
    expect(shop.said()).toContain('/cms/privacy is not published yet');
    expect(JSON.parse(await page('/notice.json'))).toMatchObject({ text: 'This shop is not open yet.' });
  });

  test('has a desk and an editor that work, and lead to what is left', async () => {
    const headers = { 'x-editor-key': /editor with the key (\S+)/.exec(shop.said())?.[1] ?? '' };
    const of = async (path: string) =>
      ((await (await fetch(`${origin}/api${path}`, { headers })).json()) as { data: unknown }).data;
    expect(await of('/desk/opening')).toMatchObject({
      isOpen: false,
      isDemo: false,
      counts: { products: 0, pincodes: 0, slots: 0 },
    });
    expect(await of('/editor/content-items')).toContainEqual(expect.objectContaining({ id: 'page:privacy' }));
  });
});

describe('npm start without settings', () => {
  const [SLUG, OLD, NEW] = ['shonar-whole-wheat-chakki-atta', ',238,275,', ',241,275,'] as const;

  test('is the demo, says so first and on its pages, at the prices of demo/goods.csv', async () => {
    const file = join(project, 'demo/goods.csv');
    const lines = readFileSync(file, 'utf8').split('\n');
    const cheaper = lines.map((line) => (line.includes(`demo:${SLUG},`) ? line.replace(OLD, NEW) : line));
    expect(cheaper).not.toEqual(lines);
    writeFileSync(file, cheaper.join('\n'));
    await start({ DATA_DIR: 'demo-data' });
    expect(shop.said().trim().split('\n')[0]).toMatch(/^Demo shop: nothing is sold here/);
    const html = await page(`/product/${SLUG}`);
    expect(html).toContain(RIBBON);
    expect(html).toContain('₹241');
    expect(await stopShop(shop)).toBe(0);
  });
});
