import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { product } from '../../../../provider/db/schema/catalogue.ts';
import { type Importing, openImporting } from '../../fixtures/import/importing.ts';

let importing: Importing;
beforeAll(async () => {
  importing = await openImporting();
});
afterAll(() => importing.close());
afterEach(() => importing.clear());

const GOODS = [
  'sku,name,brand,category,price,mrp,stock,description',
  'a,Muri 500 g,Bhor,Grocery,20,25,8,Puffed rice',
  'b,Khoi 1 kg,Bhor,Grocery,30,30,9,Popped rice',
];

describe('a price list', () => {
  test('changes prices and unit prices, and nothing else', async () => {
    const { load, bySku } = importing;
    await load(GOODS);
    const before = await bySku('a');
    const report = await load(['SKU,Price', 'a,22', 'b,30', 'zz,10', ',5']);
    expect(report).toMatchObject({ added: 0, changed: 1, unchanged: 1, gone: 0 });
    expect(report.skipped).toMatchObject([
      { line: 4, reason: 'no product has its number zz' },
      { line: 5, reason: 'it has no number' },
    ]);
    const after = await bySku('a');
    expect(after).toEqual({ ...before, pricePaise: 2200, unitPricePaise: 4400, rowHash: after.rowHash });
  });

  test('may have MRPs; a price above a known MRP needs a new one', async () => {
    const { load, bySku } = importing;
    await load(GOODS);
    expect(await load(['sku,price,mrp', 'a,26,28', 'b,35,'])).toMatchObject({ changed: 2 });
    expect(await bySku('a')).toMatchObject({ pricePaise: 2600, mrpPaise: 2800 });
    expect(await bySku('b')).toMatchObject({ pricePaise: 3500, mrpPaise: 3500 });
    const { skipped } = await load(['sku,price', 'a,29']);
    expect(skipped).toMatchObject([{ line: 2, reason: 'its price is above its MRP: give both' }]);
  });

  test('leaves the next import of the whole file right', async () => {
    const { load, bySku } = importing;
    await load(GOODS);
    await load(['sku,price', 'a,22']);
    const repriced = GOODS.map((line) => line.replace(',20,25,', ',22,25,'));
    expect(await load(repriced)).toMatchObject({ changed: 0, unchanged: 2 });
    expect(await load(GOODS)).toMatchObject({ changed: 1, unchanged: 1 });
    expect(await bySku('a')).toMatchObject({ pricePaise: 2000 });
  });

  test('is no whole truth', async () => {
    await expect(importing.load(['sku,price', 'a,22'], { replace: true })).rejects.toThrow('--replace');
  });
});

describe('a stock list', () => {
  test('sets stocks, and a file without stocks leaves them', async () => {
    const { load, bySku, shop } = importing;
    await load(GOODS);
    expect(await load(['sku,stock', 'a,40', 'b,9'])).toMatchObject({ changed: 1, unchanged: 1 });
    expect(await bySku('a')).toMatchObject({ stock: 40, pricePaise: 2000 });
    const bare = GOODS.map((line) =>
      line
        .split(',')
        .filter((_, at) => at !== 6)
        .join(),
    );
    expect(await load(bare)).toMatchObject({ changed: 0, unchanged: 2 });
    // Sold since: a file that says the same as before takes nothing back.
    await shop.db.update(product).set({ stock: 37 }).where(eq(product.sku, 'a'));
    expect(await load(GOODS.map((line) => line.replace(',25,8,', ',25,40,')))).toMatchObject({ unchanged: 2 });
    expect(await bySku('a')).toMatchObject({ stock: 37 });
    expect(await load(GOODS)).toMatchObject({ changed: 1 });
    expect(await bySku('a')).toMatchObject({ stock: 8 });
  });

  test('knows numbers only', async () => {
    await importing.load(GOODS);
    const { skipped } = await importing.load(['sku,stock', 'a,many', 'b,']);
    expect(skipped.map(({ reason }) => reason)).toEqual(['its stock is not a number', 'it says no price and no stock']);
  });
});
