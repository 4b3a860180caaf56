import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type Importing, openImporting } from '../../fixtures/import/importing.ts';

let importing: Importing;
beforeAll(async () => {
  importing = await openImporting();
});
afterAll(() => importing.close());
afterEach(() => importing.clear());

const PLAIN = ['name,brand,price,pack_size', 'Muri,Bhor,20,500 g', 'Muri,Bhor,38,1 kg', 'Khoi,Bhor,30,'];
const NUMBERED = ['sku,name,brand,price,pack_size', 'a,Muri,Bhor,20,500 g', 'b,Muri,Bhor,38,1 kg', 'c,Khoi,Bhor,30,'];

describe('an imported product', () => {
  test('that had no number meets itself again when the file has one', async () => {
    const { load, all, sold, bySku } = importing;
    await load(PLAIN);
    const ids = (await all()).map(({ id }) => id);
    expect(await load(NUMBERED)).toMatchObject({ added: 0, changed: 3 });
    expect((await all()).map(({ id }) => id)).toEqual(ids);
    expect(await sold()).toEqual(['a', 'b', 'c']);
    expect(await load(NUMBERED)).toMatchObject({ added: 0, changed: 0, unchanged: 3 });
    expect(await load(PLAIN)).toMatchObject({ added: 0, changed: 0, unchanged: 3 });
    expect((await bySku('a')).slug).toBe('muri');
  });

  test('is met however its size is written: in the name, or beside it', async () => {
    const { load, all } = importing;
    await load(PLAIN);
    const before = (await all()).length;
    const report = await load(['sku,name,brand,price', 'a,Muri 500gm,Bhor,20', 'b,Bhor Muri (1 Kg),Bhor,38']);
    expect(report).toMatchObject({ added: 0, changed: 2 });
    expect(await all()).toHaveLength(before);
  });

  test('is another one when several could be meant, or when both have a number', async () => {
    const { load } = importing;
    await load(['sku,name,brand,price', 'a,Muri,Bhor,20', 'b,Muri,Bhor,22']);
    expect(await load(['name,brand,price', 'Muri,Bhor,21'])).toMatchObject({ added: 1 });
    expect(await load(['sku,name,brand,price', 'c,Muri,Bhor,20'])).toMatchObject({ added: 1 });
  });

  test('is named by one row of a file alone', async () => {
    const { load } = importing;
    await load(['sku,name,brand,price', 'a,Muri,Bhor,20']);
    const report = await load([
      'sku,name,brand,price',
      ',Muri,Bhor,21',
      'a,Muri,Bhor,22',
      ',Khoi,Bhor,30',
      ',Khoi,Bhor,31',
    ]);
    expect(report).toMatchObject({ added: 1, changed: 1 });
    expect(report.skipped).toMatchObject([
      { line: 3, reason: 'line 2 names the same product' },
      { line: 5, reason: 'its name, brand and size stand on line 4 already' },
    ]);
  });
});
