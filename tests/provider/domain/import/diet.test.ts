import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { product } from '../../../../provider/db/schema/catalogue.ts';
import type { OpenDatabase } from '../../../../provider/db/open.ts';
import { pictureFor } from '../../../../provider/demo/picture-for.ts';
import { dietOf } from '../../../../provider/domain/import/diet-words.ts';
import { importCatalogue } from '../../../../provider/domain/import/import-catalogue.ts';
import { undoImport } from '../../../../provider/domain/import/undo-import.ts';
import { openEmpty } from '../../open.ts';

let database: OpenDatabase;
let folder: string;
beforeAll(async () => {
  database = await openEmpty();
  folder = await mkdtemp(join(tmpdir(), 'haat-diet-'));
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const now = new Date('2026-11-20T05:00:00Z');
async function load(...lines: readonly string[]) {
  const path = join(folder, 'goods.csv');
  await writeFile(path, lines.join('\n'));
  return importCatalogue(database.db, path, { now, pictureFor });
}
const diets = async () => (await database.db.select().from(product).orderBy(asc(product.id))).map(({ diet }) => diet);

test.each([
  ['Veg', 'veg'],
  ['Pure Veg', 'veg'],
  ['Non-Veg', 'non-veg'],
  ['NON VEGETARIAN', 'non-veg'],
  ['Contains egg', 'non-veg'],
  ['No', 'non-veg'],
  ['', null],
  ['dairy', null],
])('%s is %s', (written, diet) => expect(dietOf(written)).toBe(diet));

test('a column of that name is recognised; a file without it changes no mark, and an undo brings the former back', async () => {
  await load('Sku,Name,Price,Veg/Non-veg', '1,Paneer,90,Veg', '2,Rohu,300,Non-veg', '3,Soap,40,');
  expect(await diets()).toEqual(['veg', 'non-veg', null]);
  const again = await load('Sku,Name,Price', '1,Paneer,95', '2,Rohu,300', '3,Soap,40');
  expect(again.changed).toBeGreaterThan(0);
  expect(await diets()).toEqual(['veg', 'non-veg', null]);
  await load('Sku,Name,Price,Food type', '1,Paneer,95,Non-veg', '2,Rohu,300,Non-veg', '3,Soap,40,');
  expect(await diets()).toEqual(['non-veg', 'non-veg', null]);
  await undoImport(database.db);
  expect(await diets()).toEqual(['veg', 'non-veg', null]);
});
