import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openProvider } from '../../provider/index.ts';
import { readSettings } from '../../provider/settings/settings.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'haat-provider-'));
});
afterAll(() => rm(folder, { recursive: true }));

const ask = (path: string) => new Request(`http://localhost/api${path}`);

describe('openProvider', () => {
  test('makes an empty folder a shop, says what it does, and finds it again', async () => {
    const settings = readSettings({ DATA_DIR: folder });
    const said: string[] = [];
    const first = await openProvider(settings, (message) => said.push(message));
    const count = async (provider: typeof first) =>
      ((await (await provider.fetch(ask('/product/web/'))).json()) as { count: number }).count;
    const products = await count(first);
    expect(products).toBeGreaterThanOrEqual(400);
    expect(said.length).toBeGreaterThan(2);
    const underWay = first.fetch(ask('/product/web/?limit=100'));
    await first.close();
    expect((await underWay).status).toBe(200);
    expect((await first.fetch(ask('/product/web/'))).status).toBe(503);

    const second = await openProvider(settings);
    expect(await count(second)).toBe(products);
    await second.close();
  });
});
