import { eq, inArray } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { cartLine, wishlistItem } from '../../../../provider/db/schema/cart.ts';
import { product } from '../../../../provider/db/schema/catalogue.ts';
import { catalogueImport, importChange } from '../../../../provider/db/schema/import.ts';
import { shoppingList } from '../../../../provider/db/schema/shopping-list.ts';
import { undoImport } from '../../../../provider/domain/import/undo-import.ts';
import { MORNING } from '../../fixtures/fixture.ts';
import { namesOf } from '../../fixtures/open.ts';
import { type Importing, openImporting, ROW } from '../../fixtures/import/importing.ts';

let importing: Importing;
beforeAll(async () => {
  importing = await openImporting();
});
afterAll(() => importing.close());
afterEach(async () => {
  await importing.shop.db.delete(cartLine);
  await importing.shop.db.delete(wishlistItem);
  await importing.shop.db.delete(shoppingList);
  await importing.clear();
});

const undo = () => undoImport(importing.shop.db);
const GOODS = [
  ROW,
  'a,Muri 500 g,Bhor,Grocery,Staples,20,25',
  'b,Muri 1 kg,Bhor,Grocery,Staples,38,50',
  'c,Khoi,,Grocery,,30,',
];
const CHANGED = [ROW, 'a,Best Muri 500 g,Nabanna,Other,,21,25', 'c,Khoi,,Grocery,,30,', 'd,Chira,,Grocery,,40,'];

describe('undo of an import', () => {
  test('deletes what it added, and the shop is as it was', async () => {
    const { load, all, revision, shop } = importing;
    const [before, fingerprint] = [await all(), await revision()];
    await load(GOODS);
    expect(await undo()).toEqual({ file: 'goods.csv', at: MORNING, deleted: 3, delisted: 0, restored: 0 });
    expect(await all()).toEqual(before);
    expect(await revision()).toBe(fingerprint);
    expect(await namesOf(shop, '/product/web/search/?searchKey=muri')).toEqual([]);
  });

  test('gives what it changed its former values, and sells again what it took off sale', async () => {
    const { load, all, revision, shop } = importing;
    await load(GOODS, { replace: true, allowFewer: true });
    const [before, fingerprint] = [await all(), await revision()];
    const report = await load(CHANGED, { replace: true });
    expect(report).toMatchObject({ added: 1, changed: 1, unchanged: 1, gone: 1 });
    expect(await revision()).not.toBe(fingerprint);
    expect(await undo()).toMatchObject({ deleted: 1, delisted: 0, restored: 2 });
    expect(await all()).toEqual(before);
    expect(await revision()).toBe(fingerprint);
    expect(await namesOf(shop, '/product/web/search/?searchKey=nabanna')).toEqual([]);
    expect(await load(GOODS, { replace: true })).toMatchObject({ added: 0, changed: 0, unchanged: 3, gone: 0 });
  });

  test('a second one undoes the import before, until nothing is left', async () => {
    const { load, all } = importing;
    const before = await all();
    await load(GOODS);
    await load(CHANGED);
    await undo();
    await undo();
    expect(await all()).toEqual(before);
    await expect(undo()).rejects.toThrow('There is nothing to undo');
  });

  test('an import that changed nothing is none', async () => {
    const { load, all } = importing;
    const before = await all();
    await load(GOODS);
    await load(GOODS);
    await undo();
    expect(await all()).toEqual(before);
  });

  test('what is in an order, a cart, a wishlist or a shopping list is only delisted', async () => {
    const { load, shopper, order, shop, bySku } = importing;
    await load([...GOODS, 'd,Chira,,Grocery,,400,', 'e,Gur,,Grocery,,50,']);
    const mou = await shopper(['chira', 1]);
    expect((await order(mou)).status).toBe(200);
    await shopper(['khoi', 1]);
    await shop.db
      .insert(wishlistItem)
      .values({ customerId: mou.id, productId: (await bySku('a')).id, addedAt: MORNING });
    const lines = [{ productId: (await bySku('e')).id, quantity: 1 }];
    await shop.ask('POST', '/shopping-list', { token: mou.token, body: { name: 'Sweet', lines } });
    expect(await undo()).toMatchObject({ deleted: 1, delisted: 4 });
    const left = await shop.db
      .select()
      .from(product)
      .where(inArray(product.sku, ['a', 'b', 'c', 'd', 'e']))
      .orderBy(product.sku);
    expect(left.map(({ sku, active }) => [sku, active])).toEqual([
      ['a', false],
      ['c', false],
      ['d', false],
      ['e', false],
    ]);
    expect(await load(GOODS)).toMatchObject({ added: 1, back: 2 });
  });

  test('what was sold since stays sold, and what was changed since stays changed', async () => {
    const { load, bySku, shop } = importing;
    const stocked = ['sku,name,price,mrp,stock', 'a,Muri,20,40,10'];
    await load(stocked);
    await load(['sku,name,price,mrp,stock', 'a,Best Muri,22,44,60']);
    await shop.db.update(product).set({ stock: 57, sold: 3, pricePaise: 2100 }).where(eq(product.sku, 'a'));
    await undo();
    expect(await bySku('a')).toMatchObject({ name: 'Muri', stock: 7, sold: 3, pricePaise: 2100, mrpPaise: 4000 });
  });

  test('stock that the import did not set is left alone, and never falls below nothing', async () => {
    const { load, bySku, shop } = importing;
    await load(GOODS);
    await load(['sku,price', 'a,22']);
    await shop.db.update(product).set({ stock: 44 }).where(eq(product.sku, 'a'));
    await undo();
    expect(await bySku('a')).toMatchObject({ stock: 44, pricePaise: 2000 });
    await load(['sku,stock', 'a,80']);
    await shop.db.update(product).set({ stock: 1 }).where(eq(product.sku, 'a'));
    await undo();
    expect(await bySku('a')).toMatchObject({ stock: 0 });
  });

  test('the last five imports are on record, with only what they changed', async () => {
    const { load, shop } = importing;
    for (let price = 20; price < 27; price += 1) await load([ROW, `a,Muri,,Grocery,,${price},40`]);
    const records = await shop.db.select().from(catalogueImport).orderBy(catalogueImport.id);
    expect(records).toHaveLength(5);
    expect(records.at(-1)).toMatchObject({
      file: 'goods.csv',
      by: 'command line',
      at: MORNING,
      counts: { changed: 1 },
    });
    const changes = await shop.db.select().from(importChange).orderBy(importChange.importId);
    expect(changes).toHaveLength(5);
    expect(changes.at(-1)?.before).toMatchObject({ price_paise: 2500 });
    expect(Object.keys(changes.at(-1)?.after ?? {}).sort()).toEqual(['price_paise', 'row_hash']);
  });
});
