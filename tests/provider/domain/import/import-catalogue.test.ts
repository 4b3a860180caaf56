import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { asc, eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { brand, category, product } from '../../../../provider/db/schema/catalogue.ts';
import { pictureFor } from '../../../../provider/domain/pictures/picture-for.ts';
import { importCatalogue } from '../../../../provider/domain/import/import-catalogue.ts';
import { ImportError } from '../../../../provider/domain/import/import-error.ts';
import { openEmpty } from '../../fixtures/open.ts';
import type { OpenDatabase } from '../../../../provider/db/open.ts';

const BROKEN = fileURLToPath(new URL('../../fixtures/import/broken.csv', import.meta.url));
const NOW = new Date('2026-11-20T05:00:00Z');

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
beforeEach(async () => {
  await database.db.delete(product);
});
afterEach(async () => {
  await database.db.delete(product);
});

const load = (file: string) => importCatalogue(database.db, file, { now: NOW, pictureFor });
const file = async (name: string, content: string | Uint8Array) => {
  const path = join(folder, name);
  await writeFile(path, content);
  return path;
};
const rows = () => database.db.select().from(product).orderBy(asc(product.id));

describe('import', () => {
  test('what can be read is imported, what can’t is named with its line and the reason', async () => {
    const report = await load(BROKEN);
    expect(report).toMatchObject({ added: 4, changed: 0, unchanged: 0 });
    expect(report.skipped.map(({ line, reason }) => ({ line, reason }))).toEqual([
      { line: 4, reason: 'it has no name' },
      { line: 5, reason: 'its price is not above 0' },
      { line: 6, reason: 'its price is not above 0' },
      { line: 7, reason: 'its price is above its MRP' },
      { line: 8, reason: 'its price is not a number' },
      { line: 9, reason: 'it has 4 columns, the header has 10' },
      { line: 10, reason: 'its quotes are broken' },
      { line: 11, reason: 'its quotes are broken' },
      { line: 15, reason: 'its number 1 stands on line 2 already' },
      { line: 16, reason: 'its quotes are broken' },
    ]);
    expect((await rows()).map(({ name }) => name)).toEqual([
      'Basmati Rice',
      'Olive Oil - Pure',
      'Basmati Rice',
      'Green Tea',
    ]);
  });

  test('what is skipped is named with its fields, or its line where that can’t be read', async () => {
    const { skipped } = await load(BROKEN);
    expect(skipped[5]?.fields).toEqual(['7', 'Short Tea', 'Beverages', 'Tea']);
    expect(skipped[6]?.fields).toEqual(['8,"Lost "quote" Tea",Beverages,Tea,Tata,90,100,Tea,4,']);
  });

  test('a row becomes a product with money in paise, mended text, stock and an address of its own', async () => {
    await load(BROKEN);
    const [rice, oil, other, tea] = await rows();
    expect(rice).toMatchObject({
      sku: '1',
      slug: 'basmati-rice',
      pricePaise: 12_000,
      mrpPaise: 15_000,
      stock: 50,
      sold: 82,
      listed: true,
      description: 'Long grain. Aged two years, "the best" of them.',
    });
    expect(oil).toMatchObject({ pricePaise: 125_050, description: 'Visit it now', sold: 0 });
    expect(other?.slug).toBe('basmati-rice-11');
    expect(tea?.brandId).toBeNull();
    const brands = await database.db.select().from(brand);
    expect(brands.map(({ name }) => name)).toEqual(['Fresho']); // trimmed, whatever the letter case
    const places = await database.db.select().from(category).where(eq(category.slug, 'foodgrains-oil-and-masala'));
    expect(places).toHaveLength(1);
  });

  test('a second import of the same file changes nothing', async () => {
    await load(BROKEN);
    const before = await rows();
    expect(await load(BROKEN)).toMatchObject({ added: 0, changed: 0, unchanged: 4 });
    expect(await rows()).toEqual(before);
  });

  test('a changed row keeps its address, its stock and its sales', async () => {
    await load(BROKEN);
    await database.db.update(product).set({ stock: 3, sold: 999 }).where(eq(product.sku, '1'));
    const text = (await readFile(BROKEN, 'utf8'))
      .replace('1,Basmati Rice,', '1,Best Basmati Rice,')
      .replace(',120,150,', ',110,150,');
    expect(await load(await file('changed.csv', text))).toMatchObject({ added: 0, changed: 1, unchanged: 3 });
    const [rice] = await database.db.select().from(product).where(eq(product.sku, '1'));
    expect(rice).toMatchObject({
      name: 'Best Basmati Rice',
      pricePaise: 11_000,
      slug: 'basmati-rice',
      stock: 3,
      sold: 999,
    });
    expect(rice?.searchText).toContain(' best basmati ');
  });

  test('gzip is read as it is, whatever the file is called; line ends may be Windows’', async () => {
    const text = await readFile(BROKEN, 'utf8');
    expect(await load(await file('packed.csv', gzipSync(text)))).toMatchObject({ added: 4 });
    expect(await load(await file('windows.csv', text.replaceAll('\n', '\r\n')))).toMatchObject({ unchanged: 4 });
  });

  test('columns may come in any order under their other names, others are ignored', async () => {
    const text = 'Colour,Price,SKU,Name,MRP,Pack size,Stock,Keywords\nred,₹45.50,a-1,Lal Shak,50,250 g,7,red spinach\n';
    await load(await file('names.csv', text));
    const [shak] = await rows();
    expect(shak).toMatchObject({ sku: 'a-1', pricePaise: 4550, unitPricePaise: 18_200, unit: 'kg', stock: 7 });
    expect(shak?.searchText).toContain(' red spinach ');
    await load(await file('names.csv', text.replace(',7,', ',9,')));
    expect((await rows())[0]?.stock).toBe(9);
  });

  test('rows without a number are known by what they sell', async () => {
    const path = await file('plain.csv', 'name,price\nMuri,20\nChira,30\n');
    expect(await load(path)).toMatchObject({ added: 2 });
    expect(await load(path)).toMatchObject({ unchanged: 2 });
  });

  test.each([
    ['empty.csv', '', 'is empty'],
    ['header.csv', 'a,b\n1,2\n', 'no usable header'],
    ['binary.csv', Uint8Array.of(1, 0, 2), 'is not CSV'],
    ['cut.csv.gz', gzipSync('name,price\n'.repeat(5000)).subarray(0, 40), 'is damaged'],
  ])('%s is refused with one sentence', async (name, content, reason) => {
    const error = await load(await file(name, content)).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ImportError);
    expect((error as ImportError).message).toMatch(/^[^\n]+\.$/);
    expect((error as ImportError).message).toContain(reason);
  });

  test('a missing file and a folder are refused by name', async () => {
    await expect(load(join(folder, 'nowhere.csv'))).rejects.toThrow(/^There is no file .*nowhere\.csv\.$/);
    await expect(load(folder)).rejects.toThrow(/is a folder/);
  });

  test('what breaks off half way leaves nothing behind', async () => {
    const lines = Array.from({ length: 3000 }, (_, index) => `${index},Thing ${index} ${Math.sin(index)},${index + 1}`);
    const packed = gzipSync(`id,name,price\n${lines.join('\n')}\n`);
    await expect(load(await file('half.csv.gz', packed.subarray(0, packed.length - 2000)))).rejects.toThrow('damaged');
    expect(await rows()).toEqual([]);
  });
});
