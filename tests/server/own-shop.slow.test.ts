import { rmSync } from 'node:fs';
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

beforeAll(async () => {
  project = copyProject();
  const port = await freePort();
  origin = `http://localhost:${port}`;
  shop = startShop(project, port, { DEMO: 'off', DATA_DIR: 'own' });
  await ready(shop);
});
afterAll(async () => {
  await stopShop(shop);
  rmSync(project, { recursive: true, force: true });
});

const page = async (path: string): Promise<string> => (await fetch(origin + path)).text();

describe('npm start with DEMO=off, in a new folder', () => {
  test('is a shop without a single product, which is built', async () => {
    expect(await page('/')).not.toContain(RIBBON);
    expect(await (await fetch(`${origin}/api/product/web/`)).json()).toMatchObject({ data: [] });
    for (const path of ['/categories', '/search', '/cart', '/editor', '/desk'])
      expect((await fetch(origin + path)).status, path).toBe(200);
  });

  test('says what is still the demo’s, and tells shoppers that it is not open', async () => {
    await expect.poll(() => shop.output()).toContain('Stop  ');
    for (const value of Object.values(DEMO_IDENTITY)) expect(shop.output()).toContain([value].flat().join(', '));
    expect(shop.output()).toContain('/cms/privacy is not published yet');
    expect(JSON.parse(await page('/notice.json'))).toMatchObject({ text: 'This shop is not open yet.' });
  });

  test('has a desk and an editor that work, and lead to what is left', async () => {
    const headers = { 'x-editor-key': /with the key (\S+)/.exec(shop.output())?.[1] ?? '' };
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
