import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../provider/db/database.ts';
import { product } from '../../provider/db/schema/catalogue.ts';
import { photo } from '../../provider/db/schema/photo.ts';
import { pictureFor } from '../../provider/domain/pictures/picture-for.ts';
import { importCatalogue } from '../../provider/domain/import/import-catalogue.ts';
import { undoImport } from '../../provider/domain/import/undo-import.ts';
import { bigbasketGoods, type Goods } from '../provider/fixtures/import/goods.ts';
import { LAYOUT_FIELDS } from '../provider/fixtures/import/layout-fields.ts';
import { type LayoutName, writeLayout } from '../provider/fixtures/import/layouts.ts';
import { readFile } from '../provider/fixtures/import/read-file.ts';
import { openEmpty } from '../provider/fixtures/open.ts';
import { type OpeningDatabase, openingDatabase } from './opening-database.ts';

const FILE = join(process.cwd(), '../shared/data/bigbasket-products.csv.gz');
const PHOTOS = 500;
const SLICE = 300;
const SIZES = ['250 g', '500 g', '1 kg'];
const MAX_MEGABYTES = 300;
/** How many times as long as a look at goods that are there already it may take to open a shop with them and their photos. */
const TIMES_LOOKING = 6;

let folder: string;
let goods: Goods[];
let opening: OpeningDatabase;

/** Most have one, some two of them. */
const photosOf = (i: number): string[] => (i < PHOTOS ? [`${i}.jpg`, ...(i % 50 === 0 ? [`${i + 1}.jpg`] : [])] : []);

/** Small photos, no two alike, beside the file that names them. */
async function drawPhotos(): Promise<void> {
  mkdirSync(join(folder, 'photos'));
  for (let i = 0; i < PHOTOS; i += 1) {
    const background = { r: i % 256, g: (i * 7) % 256, b: Math.floor(i / 2) };
    const drawn = sharp({ create: { width: 160, height: 160, channels: 3, background } }).jpeg();
    writeFileSync(join(folder, 'photos', `${i}.jpg`), await drawn.toBuffer());
  }
}

beforeAll(async () => {
  expect(existsSync(FILE)).toBe(true);
  folder = mkdtempSync(join(tmpdir(), 'haat-opening-'));
  opening = await openingDatabase();
  goods = bigbasketGoods(FILE).map((one, i) => ({
    ...one,
    size: SIZES[i % SIZES.length] ?? '',
    pictures: photosOf(i),
  }));
  await drawPhotos();
});
afterAll(async () => {
  await opening.drop();
  rmSync(folder, { recursive: true });
});

const isTenth = (_: Goods, i: number): boolean => i % 10 === 9;
const fewer = (all: readonly Goods[]): Goods[] => all.filter((one, i) => !isTenth(one, i));
const tenth = (all: readonly Goods[]): string[] => all.filter(isTenth).map(({ sku }) => sku);

const columnsOf = async (file: string) => {
  const { mapping } = await readFile(file);
  return Object.fromEntries(mapping.columns.flatMap(({ name, field }) => (field === null ? [] : [[name, field]])));
};

/** All that is sold or was, as customers see it. */
const shelves = (db: Database) => {
  const { sku, name, pricePaise, mrpPaise, active, picture, groupId, listed, packSize } = product;
  const shown = { sku, name, pricePaise, mrpPaise, active, picture, groupId, listed, packSize };
  return db.select(shown).from(product).orderBy(asc(sku));
};

const numbers = (...counts: readonly number[]): string[] => counts.map((each) => each.toLocaleString('en-IN'));

describe('a shop is opened from 27,554 products with 500 photos, as of Google Merchant', () => {
  let file: string;
  let opened: Awaited<ReturnType<typeof shelves>>;
  let openedIn: number;

  test('no column is taken wrongly', async () => {
    file = writeLayout('google', folder, goods);
    expect(await columnsOf(file)).toEqual(LAYOUT_FIELDS.google);
  });

  test('the import reports every product and photo, in 300 MB', async () => {
    const { said, seconds, megabytes } = await opening.load(file, '--photos', join(folder, 'photos'));
    const [all = '', most = ''] = numbers(goods.length, PHOTOS);
    expect(said).toContain(`${all} new, 0 changed, 0 unchanged, 0 skipped.`);
    expect(said).toContain(`${most} photos stored, 0 unchanged, 0 not to be had.`);
    const where = opening.isServer ? 'Postgres' : 'PGlite';
    console.log(`Opened on ${where} in ${seconds.toFixed(1)} s with ${Math.round(megabytes)} MB at most.`);
    opened = await opening.look(shelves);
    expect(opened).toHaveLength(goods.length);
    expect(await opening.look((db) => db.$count(photo))).toBe(PHOTOS);
    openedIn = seconds;
    if (opening.isServer) expect(megabytes).toBeLessThan(MAX_MEGABYTES);
  });

  test('a second import changes nothing, and the first took no more than six times as long', async () => {
    const { said, seconds } = await opening.load(file, '--photos', join(folder, 'photos'));
    console.log(`The second import took ${seconds.toFixed(1)} s.`);
    expect(said).toContain(`0 new, 0 changed, ${numbers(goods.length)[0] ?? ''} unchanged, 0 skipped.`);
    expect(await opening.look(shelves)).toEqual(opened);
    if (opening.isServer) expect(openedIn / seconds).toBeLessThan(TIMES_LOOKING);
  });

  test('with a tenth fewer rows --replace takes just those off sale', async () => {
    const less = writeLayout('google', folder, fewer(goods));
    const { said, seconds } = await opening.load(less, '--replace', '--photos', join(folder, 'photos'));
    const [gone = '', rest = ''] = numbers(tenth(goods).length, fewer(goods).length);
    expect(said).toContain(`0 new, 0 changed, ${gone} gone, ${rest} unchanged, 0 skipped.`);
    const sold = await opening.look(shelves);
    expect(sold.filter(({ active }) => !active).map(({ sku }) => sku)).toEqual(tenth(goods).sort());
    console.log(`Replacing took ${seconds.toFixed(1)} s.`);
  });

  test('undo brings all back', async () => {
    const { said, seconds } = await opening.load('--undo');
    expect(said).toContain(`${numbers(tenth(goods).length)[0] ?? ''} products are as they were before`);
    expect(await opening.look(shelves)).toEqual(opened);
    console.log(`The undo took ${seconds.toFixed(1)} s.`);
  });
});

describe.each(['dmart', 'shopify', 'woocommerce', 'windows'] as LayoutName[])(
  'a shop from a file as of %s',
  (layout) => {
    test('has each column taken for what it is, and goes the same way', async () => {
      // Where a layout has no numbers, name and brand tell products apart.
      const slice = [...new Map(goods.map((one) => [`${one.name}|${one.brand}`, one])).values()].slice(0, SLICE);
      const { db, close } = await openEmpty();
      const load = (file: string, replace = false) =>
        importCatalogue(db, file, { now: new Date(), pictureFor, replace });
      try {
        const file = writeLayout(layout, folder, slice);
        expect(await columnsOf(file)).toEqual(LAYOUT_FIELDS[layout]);
        const nothing = { added: 0, changed: 0, gone: 0, back: 0, skipped: [] };
        expect(await load(file)).toMatchObject({ ...nothing, added: SLICE });
        const before = await shelves(db);
        expect(await load(file)).toMatchObject({ ...nothing, unchanged: SLICE });
        const few = await load(writeLayout(layout, folder, fewer(slice)), true);
        expect(few).toMatchObject({ ...nothing, gone: SLICE / 10, unchanged: (SLICE * 9) / 10 });
        expect(await db.$count(product, eq(product.active, true))).toBe((SLICE * 9) / 10);
        await undoImport(db);
        expect(await shelves(db)).toEqual(before);
      } finally {
        await close();
      }
    });
  },
);
