import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ImportError } from '../../../../provider/domain/import/import-error.ts';
import { idOf, namesOf } from '../../fixtures/open.ts';
import { type Importing, openImporting, ROW } from '../../fixtures/import/importing.ts';

let importing: Importing;
beforeAll(async () => {
  importing = await openImporting();
});
afterAll(() => importing.close());
afterEach(() => importing.clear());

const names = ['Muri', 'Chira', 'Khoi', 'Sattu', 'Chhatu', 'Suji', 'Besan', 'Maida', 'Gur', 'Misri'];
const GOODS = [ROW, ...names.map((name, at) => `g${at},${name},Bhor,Grocery,Staples,${20 + at},40`)];
const [HEAD = '', FIRST = '', ...REST] = GOODS;
const WHOLE = { replace: true, allowFewer: true };

describe('import --replace', () => {
  test('takes off sale what is not in the file, whoever brought it, and brings back what returns', async () => {
    const { load, sold, shop } = importing;
    const fixture = (await importing.all()).length;
    expect(await load(GOODS, WHOLE)).toMatchObject({ added: 10, gone: fixture });
    expect(await load([HEAD, ...REST], { replace: true })).toMatchObject({ unchanged: 9, gone: 1, changed: 0 });
    expect(await sold()).not.toContain('g0');
    expect(await namesOf(shop, '/product/web/search/?searchKey=muri')).toEqual([]);
    expect((await shop.get('/product/web/byid/muri')).body.data).toMatchObject({ discontinued: true, stock: 0 });
    expect(await load(GOODS, { replace: true })).toMatchObject({ unchanged: 9, back: 1, gone: 0 });
    expect(await namesOf(shop, '/product/web/search/?searchKey=muri')).toEqual(['Muri']);
    expect(await load(GOODS, { replace: true })).toMatchObject({ unchanged: 10, back: 0, gone: 0 });
  });

  test('without it a file is an addition', async () => {
    const { load, sold } = importing;
    await load(GOODS);
    expect(await load([HEAD, FIRST])).toMatchObject({ unchanged: 1, gone: 0 });
    expect(await sold()).toHaveLength(10);
  });

  test('counts of categories and the revision of the catalogue follow', async () => {
    const { load, shop, revision } = importing;
    const count = async () =>
      ((await shop.get('/product-category/web/')).body.data as { name: string; count: number }[]).find(
        ({ name }) => name === 'Grocery',
      )?.count;
    await load(GOODS, WHOLE);
    const before = await revision();
    expect(await count()).toBe(10);
    await load([HEAD, ...REST], { replace: true });
    expect(await count()).toBe(9);
    expect(await revision()).not.toBe(before);
    await load(GOODS);
    expect(await count()).toBe(10);
    expect(await revision()).toBe(before);
  });

  test('is refused, with nothing changed, when more than half would go', async () => {
    const { load, all } = importing;
    await load(GOODS, WHOLE);
    const before = await all();
    const error = await load(GOODS.slice(0, 5), { replace: true }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ImportError);
    expect((error as ImportError).message).toMatch(/^Nothing was changed: 6 of the 10 products .*--allow-fewer/);
    expect(await all()).toEqual(before);
    expect(await load(GOODS.slice(0, 6), { replace: true })).toMatchObject({ gone: 5 });
    expect(await load(GOODS.slice(0, 2), WHOLE)).toMatchObject({ gone: 4 });
  });

  test('a dry run tells what would go, and writes nothing', async () => {
    const { load, all } = importing;
    await load(GOODS, WHOLE);
    const before = await all();
    const changed = FIRST.replace(',20,', ',21,');
    const goods = [HEAD, changed, ...REST.slice(1), 'n,Nolen Gur,,,,90,'];
    expect(await load(goods, { replace: true, isDryRun: true })).toMatchObject({ added: 1, changed: 1, gone: 1 });
    expect(await load(['sku,price', 'g1,30'], { isDryRun: true })).toMatchObject({ changed: 1 });
    expect(await all()).toEqual(before);
    expect(await load(GOODS)).toMatchObject({ unchanged: 10 });
  });

  test('a row that is refused is still in the file', async () => {
    const { load, sold } = importing;
    await load(GOODS, WHOLE);
    const report = await load([HEAD, FIRST.replace(',20,', ',no,'), ...REST], { replace: true });
    expect(report).toMatchObject({ gone: 0, unchanged: 9, skipped: [{ line: 2 }] });
    expect(await sold()).toContain('g0');
  });

  test('a product that is gone stays in carts, and can’t be put into one', async () => {
    const { load, shopper, shop, add } = importing;
    await load(GOODS, WHOLE);
    const mou = await shopper(['muri', 2]);
    await load([HEAD, ...REST], { replace: true });
    const [line] = (await shop.get('/cart/web/c', mou.token)).body.data as { product: { name: string } }[];
    expect(line).toMatchObject({ product: { name: 'Muri', stock: 0, discontinued: true } });
    expect((await add(await shop.register(), 'muri')).status).toBe(404);
    await shop.ask('DELETE', `/cart/delete-cart/${(line as unknown as { id: string }).id}`, { token: mou.token });
    expect(await idOf(shop, 'muri')).toBeGreaterThan(0);
  });
});
