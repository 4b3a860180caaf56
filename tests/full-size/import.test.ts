import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '../../provider/db/open.ts';
import { product } from '../../provider/db/schema/catalogue.ts';
import { pictureFor } from '../../provider/domain/pictures/picture-for.ts';
import { importCatalogue } from '../../provider/domain/import/import-catalogue.ts';
import { bigbasketGoods, type Goods } from '../provider/fixtures/import/goods.ts';
import { type LayoutName, writeLayout } from '../provider/fixtures/import/layouts.ts';
import { readFile } from '../provider/fixtures/import/read-file.ts';
import { openEmpty } from '../provider/fixtures/open.ts';

const FILE = join(process.cwd(), '../shared/data/bigbasket-products.csv.gz');

let database: OpenDatabase;
let folder: string;
let goods: Goods[];
beforeAll(async () => {
  expect(existsSync(FILE)).toBe(true);
  database = await openEmpty();
  folder = mkdtempSync(join(tmpdir(), 'haat-import-'));
  goods = bigbasketGoods(FILE);
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

describe('27,554 products as other shop systems export them', () => {
  test.each(['shopify', 'excel'] as LayoutName[])('say the same as %s', async (layout) => {
    const { rows, refused } = await readFile(writeLayout(layout, folder, goods));
    expect(refused).toEqual([]);
    const differing = rows.filter((row, i) => {
      const one = goods[i];
      return (
        row.sku !== one?.sku ||
        row.price !== Math.round(one.price * 100) ||
        (row.mrp ?? row.price) !== Math.round(one.mrp * 100) ||
        row.stock !== one.stock ||
        row.category !== one.category ||
        row.subCategory !== one.subCategory ||
        row.pictures[0] !== one.pictures[0]
      );
    });
    expect(differing).toEqual([]);
    expect(rows).toHaveLength(goods.length);
  });

  // All of them are imported by catalogue.test.ts; here it is the layout that matters.
  test('are imported from Google’s, half of them, and a second time change nothing', async () => {
    const half = goods.filter((_, i) => i % 2 === 0);
    const file = writeLayout('google', folder, half);
    const load = () => importCatalogue(database.db, file, { now: new Date(), pictureFor });
    expect(await load()).toMatchObject({ added: half.length, changed: 0, unchanged: 0, skipped: [] });
    expect(await load()).toMatchObject({ added: 0, changed: 0, unchanged: half.length, skipped: [] });
    expect(await database.db.$count(product)).toBe(half.length);
  });
});
