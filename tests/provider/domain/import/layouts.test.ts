import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { product } from '../../../../provider/db/schema/catalogue.ts';
import type { OpenDatabase } from '../../../../provider/db/open.ts';
import { pictureFor } from '../../../../provider/domain/pictures/picture-for.ts';
import { importCatalogue } from '../../../../provider/domain/import/import-catalogue.ts';
import { openEmpty } from '../../fixtures/open.ts';
import { GOODS } from '../../fixtures/import/goods.ts';
import { LAYOUT_FIELDS } from '../../fixtures/import/layout-fields.ts';
import { type LayoutName, LAYOUTS, writeLayout } from '../../fixtures/import/layouts.ts';
import { readFile } from '../../fixtures/import/read-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'haat-layouts-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What each layout has no column for, or says in its own way. */
const LACKS: Partial<Record<LayoutName, readonly string[]>> = {
  dmart: ['sku', 'stock', 'pictures'],
  shopify: ['pictures'],
  woocommerce: ['packSize'],
  google: ['stock'],
  windows: ['description'],
  unicode: ['description'],
  excel: ['description'],
};

const wanted = (layout: LayoutName) =>
  GOODS.map(({ size, price, mrp, ...one }) => {
    const row = {
      ...one,
      packSize: size,
      price: Math.round(price * 100),
      mrp: Math.round(mrp * 100),
    };
    const kept = Object.entries(row).filter(([field]) => !LACKS[layout]?.includes(field));
    return Object.fromEntries(kept);
  });

describe.each(Object.keys(LAYOUTS) as LayoutName[])('a file as of %s', (layout) => {
  const read = () => readFile(writeLayout(layout, folder));

  test('has each column taken for what it is', async () => {
    const { mapping } = await read();
    const taken = mapping.columns.filter(({ field }) => field !== null).map(({ name, field }) => [name, field]);
    expect(Object.fromEntries(taken)).toEqual(LAYOUT_FIELDS[layout]);
    expect(mapping.prices).toMatchObject({ unit: 'rupees', isSure: true });
  });

  test('says the same goods as any other', async () => {
    const { rows, refused } = await read();
    expect(refused).toEqual([]);
    // Where there is no saving, some leave the MRP out.
    expect(rows.map((row) => ({ ...row, mrp: row.mrp ?? row.price }))).toMatchObject(wanted(layout));
  });
});

describe('what only some layouts have', () => {
  test('further rows of Shopify add their pictures to each size, its own one first', async () => {
    const { rows } = await readFile(writeLayout('shopify', folder));
    const at = (file: string) => `https://cdn.shop.example/p/${file}.jpg`;
    expect(rows.map(({ pictures }) => pictures.length)).toEqual([3, 3, 1, 0, 3]);
    expect(rows[0]?.pictures).toEqual([at('salt-1'), at('salt-back'), at('salt-2')]);
    expect(rows[1]?.pictures).toEqual([at('salt-2'), at('salt-1'), at('salt-back')]);
  });

  test('WooCommerce’s variations say what their product says, which is not sold itself', async () => {
    const file = join(folder, 'variations.csv');
    const rows = [
      'ID,Type,SKU,Name,Regular price,Categories,Images,Parent,Brands,Attribute 1 value(s)',
      '44,variable,,Tata Salt,,Staples > Salt,salt.jpg,,Tata,"1 kg, 2 kg"',
      '45,simple,M-1,Milk,30,Dairy > Milk,,,Amul,',
      '46,variation,S-1,Tata Salt - 1 kg,30,,,id:44,,1 kg',
      '47,variation,S-2,Tata Salt - 2 kg,60,,two.jpg,id:44,,2 kg',
    ];
    writeFileSync(file, rows.join('\n'));
    const salt = { category: 'Staples', subCategory: 'Salt', brand: 'Tata' };
    const read = await readFile(file);
    expect(read.refused).toEqual([]);
    expect(read.rows).toMatchObject([
      { sku: 'M-1', category: 'Dairy', brand: 'Amul' },
      { ...salt, sku: 'S-1', packSize: '1 kg', pictures: ['salt.jpg'] },
      { ...salt, sku: 'S-2', packSize: '2 kg', pictures: ['two.jpg'] },
    ]);
  });

  test('availability without numbers is none, or the usual stock', async () => {
    const { rows } = await readFile(writeLayout('google', folder));
    expect(rows.map(({ stock }) => stock)).toEqual([50, 50, 0, 50, 50]);
  });
});

describe('in the catalogue', () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openEmpty();
  });
  afterAll(() => database.close());

  test.each(Object.keys(LAYOUTS) as LayoutName[])('a second import of %s changes nothing', async (layout) => {
    await database.db.delete(product);
    const file = writeLayout(layout, folder);
    const load = () => importCatalogue(database.db, file, { now: new Date('2026-11-20T05:00:00Z'), pictureFor });
    const dry = { now: new Date(), pictureFor, isDryRun: true };
    expect(await importCatalogue(database.db, file, dry)).toMatchObject({ added: 5, skipped: [] });
    expect(await database.db.$count(product)).toBe(0);
    expect(await load()).toMatchObject({ added: 5, changed: 0, unchanged: 0, skipped: [] });
    expect(await load()).toMatchObject({ added: 0, changed: 0, unchanged: 5, skipped: [] });
  });
});
