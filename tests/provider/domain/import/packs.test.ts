import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { joinPacks, splitPack } from '../../../../provider/domain/catalogue/split-packs.ts';
import { undoImport } from '../../../../provider/domain/import/undo-import.ts';
import { namesOf } from '../../fixtures/open.ts';
import { type Importing, openImporting, ROW } from '../../fixtures/import/importing.ts';

let importing: Importing;
beforeAll(async () => {
  importing = await openImporting();
});
afterAll(() => importing.close());
afterEach(() => importing.clear());

const salt = (sku: string, size: string, price: number) => `${sku},Namak Salt ${size},Bhor,Grocery,Staples,${price},`;
const SALTS = [
  ROW,
  salt('s', '500gm', 14),
  salt('m', '1 kg (Pouch)', 25),
  salt('l', '2 x 1 Kg', 48),
  'x,Namak Sugar 1 kg,Bhor,Grocery,Staples,50,',
];

interface Shown {
  readonly name: string;
  readonly packs: readonly { readonly slug: string; readonly packSize: string; readonly unitPrice: object }[];
}
const page = async (slug: string): Promise<Shown> =>
  (await importing.shop.get(`/product/web/byid/${slug}`)).body.data as Shown;
const packsOf = async (slug: string) => (await page(slug)).packs.map(({ packSize }) => packSize);
const found = () => namesOf(importing.shop, '/product/web/search/?searchKey=namak');
const counted = async () =>
  ((await importing.shop.get('/product-category/web/')).body.data as { name: string; count: number }[]).find(
    ({ name }) => name === 'Grocery',
  )?.count;

describe('sizes of one product', () => {
  test('stand on one page, and once in lists, with the middle size', async () => {
    const { load, bySku } = importing;
    expect(await load(SALTS)).toMatchObject({ added: 4, packs: { ambiguous: 0 } });
    expect(await page('namak-salt-500gm')).toMatchObject({
      name: 'Namak Salt',
      packs: [
        { packSize: '500gm', unitPrice: { amount: 28, unit: 'kg' } },
        { packSize: '1 kg (Pouch)', slug: 'namak-salt-1-kg-pouch' },
        { packSize: '2 x 1 Kg', unitPrice: { amount: 24, unit: 'kg' } },
      ],
    });
    expect((await found()).sort()).toEqual(['Namak Salt', 'Namak Sugar']);
    expect(await counted()).toBe(2);
    expect(await bySku('m')).toMatchObject({ listed: true });
    expect(await bySku('s')).toMatchObject({ listed: false });
    expect(await load(SALTS)).toMatchObject({ added: 0, changed: 0, unchanged: 4 });
  });

  test('find each other over several files, and another is listed when one goes', async () => {
    const { load, bySku, revision } = importing;
    await load(
      SALTS.filter((_, at) => at !== 2),
      { replace: true, allowFewer: true },
    );
    expect(await bySku('s')).toMatchObject({ listed: true });
    const before = await revision();
    await load(SALTS.slice(0, 3));
    expect(await packsOf('namak-salt-500gm')).toHaveLength(3);
    expect(await bySku('s')).toMatchObject({ listed: false });
    expect(await revision()).not.toBe(before);
    await load([ROW, ...SALTS.slice(3)], { replace: true });
    expect(await packsOf('namak-salt-2-x-1-kg')).toEqual(['2 x 1 Kg']);
    expect(await bySku('l')).toMatchObject({ listed: true });
    expect(await packsOf('namak-salt-1-kg-pouch')).toEqual(['2 x 1 Kg']);
    expect(await counted()).toBe(2);
    await undoImport(importing.shop.db);
    expect(await packsOf('namak-salt-500gm')).toHaveLength(3);
    await undoImport(importing.shop.db);
    expect(await packsOf('namak-salt-500gm')).toEqual(['500gm', '2 x 1 Kg']);
    expect(await revision()).toBe(before);
  });

  test('are read from a column too; what repeats a size stays apart', async () => {
    const { load } = importing;
    const report = await load([
      'sku,name,brand,price,pack_size',
      ...['a,Dal,Bhor,50,500 g', 'b,Dal,Bhor,95,1 Kg', 'c,Dal,Bhor,90,', 'd,Dal,Other,90,2 kg'],
      ...['e,Namak Mix,Bhor,20,100 g', 'f,Namak Mix,Bhor,20,0.1 kg', 'g,Namak Mix,Bhor,80,500 g'],
    ]);
    expect(report.packs.ambiguous).toBe(1);
    expect(await packsOf('dal')).toEqual(['500 g', '1 Kg']);
    expect((await page('dal-1-kg')).name).toBe('Dal');
    expect((await found()).filter((name) => name === 'Namak Mix')).toHaveLength(3);
  });

  test('can be split and joined for good', async () => {
    const { load, revision, shop } = importing;
    await load(SALTS);
    const before = await revision();
    await splitPack(shop.db, 'l');
    expect(await packsOf('namak-salt-500gm')).toEqual(['500gm', '1 kg (Pouch)']);
    expect(await packsOf('namak-salt-2-x-1-kg')).toEqual(['2 x 1 Kg']);
    expect((await found()).sort()).toEqual(['Namak Salt', 'Namak Salt', 'Namak Sugar']);
    expect(await revision()).not.toBe(before);
    expect(await load(SALTS)).toMatchObject({ changed: 0, unchanged: 4 });
    await load(SALTS.map((line) => line.replace(',48,', ',49,')));
    expect(await packsOf('namak-salt-500gm')).toHaveLength(2);
    await joinPacks(shop.db, ['s', 'l', 'x']);
    expect(await packsOf('namak-salt-500gm')).toHaveLength(4);
    expect(await counted()).toBe(1);
    await expect(splitPack(shop.db, 'nobody')).rejects.toThrow('No product has the number nobody.');
    await expect(joinPacks(shop.db, ['s', 'nobody'])).rejects.toThrow('No product has the number nobody.');
  });

  test('can be joined where no size is known, or be said by the file', async () => {
    const { load, shop } = importing;
    await load([
      'sku,name,price,group',
      'a,Namak Large,20,',
      'b,Namak Small,30,',
      'c,Red Gulal,5,gulal',
      'd,Abir,6,gulal',
    ]);
    expect((await page('abir')).packs).toHaveLength(2);
    await joinPacks(shop.db, ['a', 'b']);
    expect((await page('namak-small')).packs).toHaveLength(2);
  });

  test('of goods that no file brought can be split as well', async () => {
    const { shop, clear } = importing;
    await splitPack(shop.db, 'demo:basmati-rice-5-kg');
    expect(await packsOf('basmati-rice')).toEqual(['500 g', '1 kg']);
    await joinPacks(shop.db, ['demo:basmati-rice', 'demo:basmati-rice-5-kg']);
    expect(await packsOf('basmati-rice')).toEqual(['500 g', '1 kg', '5 kg']);
    await clear();
  });
});
