import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { inspectCatalogue } from '../../../../provider/domain/import/inspect-catalogue.ts';
import { importCatalogue } from '../../../../provider/domain/import/import-catalogue.ts';
import { storePhotos } from '../../../../provider/domain/import/photos-of-rows.ts';
import { undoImport } from '../../../../provider/domain/import/undo-import.ts';
import { photosInFolder } from '../../../../provider/domain/photos/photo-source.ts';
import { pictureFor } from '../../../../provider/domain/pictures/picture-for.ts';
import { product } from '../../../../provider/db/schema/catalogue.ts';
import { catalogueImport } from '../../../../provider/db/schema/import.ts';
import { photo } from '../../../../provider/db/schema/photo.ts';
import type { OpenDatabase } from '../../../../provider/db/open.ts';
import { MORNING as NOW } from '../../fixtures/fixture.ts';
import { openEmpty } from '../../fixtures/open.ts';
import { generatePhoto } from '../../fixtures/photos/generate-photos.ts';

let database: OpenDatabase;
let folder: string;
beforeAll(async () => {
  database = await openEmpty();
  folder = await mkdtemp(join(tmpdir(), 'haat-import-'));
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});
afterEach(async () => {
  await database.db.delete(product);
  await database.db.delete(catalogueImport);
  await database.db.delete(photo);
});

const HEADER = 'sku,name,price,images\n';
const SALT = '1,Tata Salt,28,salt.jpg|Shots\\Back.png\n';
const STORED = /^[0-9a-f]{32}$/;

/** Imports a table as the command does: its photos first. */
async function load(content: string, photos?: string) {
  const path = join(folder, 'goods.csv');
  await writeFile(path, content);
  const files = photos === undefined ? undefined : await photosInFolder(photos);
  return loadFile(path, files);
}

async function loadFile(path: string, files?: Awaited<ReturnType<typeof photosInFolder>>) {
  const catalogue = await inspectCatalogue(path);
  const stored = await storePhotos(database.db, catalogue, { files, allowedHosts: [], now: NOW });
  const report = await importCatalogue(database.db, catalogue, { now: NOW, pictureFor, photos: stored?.photos });
  return { report, stored };
}

async function shots(): Promise<string> {
  const [front, back] = await Promise.all([generatePhoto(0), generatePhoto(12)]);
  const path = join(folder, 'photos');
  await mkdir(join(path, 'shots'), { recursive: true });
  await writeFile(join(path, 'Salt.JPG'), front.bytes);
  await writeFile(join(path, 'shots/back.png'), back.bytes);
  return path;
}

const pictures = async () =>
  (await database.db.select().from(product)).map(({ picture, pictures }) => ({ picture, pictures }));

describe('photos that a file names', () => {
  test('are shown in their order, and a second import changes nothing', async () => {
    const photos = await shots();
    const first = await load(HEADER + SALT, photos);
    expect(first.stored).toMatchObject({ fetched: 2, unchanged: 0, failed: [] });
    const [salt] = await pictures();
    expect(salt?.picture).toMatch(STORED);
    expect(salt?.pictures).toEqual([salt?.picture, expect.stringMatching(STORED)]);
    const second = await load(HEADER + SALT, photos);
    expect(second.report).toMatchObject({ added: 0, changed: 0, unchanged: 1 });
    expect(second.stored).toMatchObject({ fetched: 0, unchanged: 2 });
    expect(await pictures()).toEqual([salt]);
  });

  test('stay where a later file says nothing of photos, and go where it has others', async () => {
    const photos = await shots();
    await load(HEADER + SALT, photos);
    const [salt] = await pictures();
    await load('sku,name,price\n1,Tata Salt,30\n');
    expect(await pictures()).toEqual([salt]);
    await load(`${HEADER}1,Tata Salt,30,shots/back.png\n`, photos);
    expect(await pictures()).toEqual([{ picture: salt?.pictures?.[1], pictures: null }]);
    await undoImport(database.db);
    expect(await pictures()).toEqual([salt]);
  });

  test('that are not to be had are named, and the drawing stays', async () => {
    const { report, stored } = await load(`${HEADER}1,Tata Salt,28,nowhere.jpg\n`, await shots());
    expect(report.added).toBe(1);
    expect(stored?.failed).toEqual([{ sku: '1', source: 'nowhere.jpg', reason: expect.stringContaining('Tata Salt') }]);
    const [salt] = await pictures();
    expect(salt?.picture).not.toMatch(STORED);
  });

  test('come with the table in one zip', async () => {
    const { bytes } = await generatePhoto(0);
    const path = join(folder, 'goods.zip');
    await writeFile(
      path,
      zipSync({ 'list.csv': Buffer.from(`${HEADER}1,Tata Salt,28,salt.jpg\n`), 'photos/salt.jpg': bytes }),
    );
    const { stored } = await loadFile(path);
    expect(stored).toMatchObject({ fetched: 1, failed: [] });
    expect((await pictures())[0]?.picture).toMatch(STORED);
  });
});
