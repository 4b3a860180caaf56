import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pincode } from '../../../../provider/db/schema/address.ts';
import { product } from '../../../../provider/db/schema/catalogue.ts';
import { cmsPage } from '../../../../provider/db/schema/content.ts';
import { coupon } from '../../../../provider/db/schema/order.ts';
import { openEmbedded } from '../../../../provider/db/open.ts';
import { selectContentItems } from '../../../../provider/domain/editor/content-items.ts';
import { openProvider } from '../../../../provider/index.ts';
import { readSettings } from '../../../../provider/settings/settings.ts';
import { fillFolder } from '../../fixtures/snapshot.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'haat-opening-'));
  await fillFolder(folder, 'empty');
});
afterAll(() => rm(folder, { recursive: true }));

/** Starts the provider and stops it again. */
const start = async (environment: Record<string, string>): Promise<void> =>
  (await openProvider(readSettings({ DATA_DIR: folder, ...environment }))).close();

test('outside the demo nothing of it is written: a shop starts empty, with its pages of text as drafts', async () => {
  await start({ DEMO: 'off' });
  const { db, close } = await openEmbedded(folder);
  for (const table of [product, pincode, coupon, cmsPage]) expect(await db.$count(table)).toBe(0);
  const drafts = (await selectContentItems(db)).filter(({ draft }) => draft);
  expect(drafts.map(({ id }) => id).sort()).toEqual([
    'page:about',
    'page:help',
    'page:privacy',
    'page:terms-conditions',
  ]);
  for (const { draft, published } of drafts) {
    expect(published).toBeNull();
    expect(draft?.value).toMatchObject({ content: expect.stringContaining('[brackets]') as string });
  }
  await close();
});

test('a shop that was opened empty stays so when it is started as the demo', async () => {
  await start({ DEMO: 'on' });
  const { db, close } = await openEmbedded(folder);
  for (const table of [product, pincode, coupon, cmsPage]) expect(await db.$count(table)).toBe(0);
  await close();
});
