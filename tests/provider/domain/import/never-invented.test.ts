import { describe, expect, test } from 'vitest';
import { category } from '../../../../provider/db/schema/catalogue.ts';
import { emptyShop } from '../../fixtures/import/empty-shop.ts';

const { db, products, load, clear } = emptyShop();

/** What the shop sells after a file of these lines. */
async function sold(...lines: readonly string[]) {
  await clear();
  await load(...lines);
  return (await products()).filter(({ active }) => active);
}

describe('what goods are sold for', () => {
  test.each([
    ['Item,Valuation Rate,Standard Selling Rate', 'Rice 1 kg,95,120', 12_000],
    ['Name,price(INR),DiscountPrice', 'Onion,69.75,52', 5200],
    ['Name,Sales Price,MRP', 'Salt,27,28', 2700],
    ['Name,EKPreis,VKPreis', 'Salt,20,28', 2800],
    ['Name,Wholesale price,Retail price', 'Salt,20,28', 2800],
    ['Name,P.Rate,S.Rate,M.R.P.', 'Salt,20,28,30', 2800],
    ['Name,ক্রয়মূল্য,বিক্রয়মূল্য', 'Salt,20,28', 2800],
    ['Name,क्रय मूल्य,विक्रय मूल्य', 'Salt,20,28', 2800],
    ['Name,Rate (Incl GST)', 'Salt,28', 2800],
  ])('%s: %s', async (header, row, pricePaise) => {
    expect(await sold(header, row)).toMatchObject([{ pricePaise }]);
  });

  test.each([
    ['Name,Wholesale price', 'Salt,20', 'no column was recognised as the price'],
    ['Name,EKPreis', 'Salt,20', 'is taken for what you pay yourself'],
    ['Name,Rate A,Rate B', 'Salt,20,28', 'can’t be known: “Rate A”, “Rate B”'],
    ['Name,Vorher,Jetzt', 'Salt,30.50,20.50', 'can’t be known: “Vorher”, “Jetzt”'],
    ['Name,Rate (Excl GST)', 'Salt,28', 'can’t be known: “Rate (Excl GST)”'],
    ['Name,DP,MRP', 'Salt,20,28', 'can’t be known: “DP”, beside “MRP”'],
    ['Name,Price,Price', 'Salt,20,28', 'can’t be known: “Price”, “Price”'],
    ['Particulars,Quantity,Rate,Value', 'Salt,12,20,240', 'can’t be known: “Rate”'],
  ])('%s: somebody has to say, and nothing is written', async (header, row, reason) => {
    await clear();
    await expect(load(header, row)).rejects.toThrow(reason);
    expect(await products()).toEqual([]);
  });

  test('less than a paisa is no price', async () => {
    await clear();
    expect((await load('Name,Price', 'Salt,0.001')).skipped).toMatchObject([
      { reason: 'its price is less than a paisa' },
    ]);
  });
});

describe('how many there are', () => {
  test.each([
    ['Opening Stock', '0', 0],
    ['Stock On Hand', '0', 0],
    ['In stock [Main shop]', '3', 3],
    ['In Stock', '1', 1],
    ['Closing Qty', '7 Nos', 7],
    ['Available', '0', 0],
    ['Stock', '60.75', 60],
    ['Stock', '1,250', 1250],
    ['Stock', '1,25,000 pcs', 125_000],
    ['Stock', '12 pcs', 12],
    ['Stock', '(4)', 0],
    ['Stock', 'nil', 0],
    ['স্টক', '১২', 12],
    ['मात्रा', '१२', 12],
  ])('%s: %s', async (heading, written, stock) => {
    expect(await sold(`Name,Price,${heading}`, `Poha,40,"${written}"`)).toMatchObject([{ stock }]);
  });

  test.each(['3 dozen', '1e9', '10-20', '5 Box 3 Pcs'])('%s is no number, and said to be none', async (written) => {
    await clear();
    const { skipped } = await load('Name,Price,Stock', 'Salt,28,4', `Poha,40,${written}`);
    expect(skipped).toMatchObject([{ line: 3, reason: 'its stock is not a number' }]);
  });
});

describe('what goods are known by', () => {
  const ids = async () => Object.fromEntries((await products()).map(({ name, id }) => [name, id]));

  test.each(['Index', 'ID', 'S.No.', 'Item No', 'ক্রমিক নং'])('no running number, as in %s', async (heading) => {
    await clear();
    await load(`${heading},Product,Price`, '1,Onion,30', '2,Potato,25');
    const before = await ids();
    expect(await load(`${heading},Product,Price`, '1,Garlic,90', '2,Onion,31')).toMatchObject({ added: 1, changed: 1 });
    expect(await ids()).toMatchObject(before);
  });

  test('rows that a file counts are several, though it says the same of them', async () => {
    await clear();
    const lines = ['Index,Product,Price', '1,Onion,30', '2,Onion,25', '3,Onion,30'];
    expect(await load(...lines)).toMatchObject({ added: 3, skipped: [] });
    expect(await load(...lines)).toMatchObject({ added: 0, changed: 0, unchanged: 3 });
  });

  test('a barcode, where there is no other number', async () => {
    await clear();
    await load('Barcode,Name,Price', '8901234567894,Onion,30', '8901234567887,Potato,25');
    const renamed = await load('Barcode,Name,Price', '8901234567894,Onions of Nashik,30', '8901234567887,Potato,25');
    expect(renamed).toMatchObject({ added: 0, changed: 1, unchanged: 1 });
  });

  test('no barcode that a spreadsheet has damaged', async () => {
    await clear();
    const lines = ['Barcode,Name,Price', '8.90123E+12,Onion,30', '8.90123E+12,Potato,25', '8901234567887,Garlic,90'];
    expect(await load(...lines)).toMatchObject({ added: 3, skipped: [] });
  });

  test.each(['500gm', '0.5 kg', '500 G', '0.500 kg'])('name, brand and size, which is 500 g as %s', async (size) => {
    await clear();
    await load('Name,Brand,Size,Price', 'Café Muri,Bhor,500 g,20');
    const again = await load('Name,Brand,Size,Price', `${'CAFÉ MURI'.normalize('NFD')},bhor,${size},21`);
    expect(again).toMatchObject({ added: 0, changed: 1 });
    expect(await products()).toHaveLength(1);
  });

  test('and are one in one file', async () => {
    await clear();
    const { skipped } = await load('Name,Brand,Size,Price', 'Muri,Bhor,500 g,20', 'muri,BHOR,500gm,20');
    expect(skipped).toMatchObject([{ line: 3, reason: 'its name, brand and size stand on line 2 already' }]);
  });
});

describe('what is not for sale', () => {
  test.each([
    ['Is Available', 'TRUE', 'FALSE'],
    ['Archived', 'N', 'Y'],
    ['sale_ok', 'True', 'False'],
    ['Disabled', '0', '1'],
    ['Status', 'active', 'draft'],
    ['Discontinued', '', '2026-01-31'],
    ['Sellable', 'Y', 'N'],
  ])('%s: %j is sold, and %j is not, nor any more', async (heading, yes, no) => {
    const header = `Name,Price,${heading}`;
    expect(await sold(header, `Salt,28,${yes}`, `Milk,30,${no}`, `Muri,20,${yes}`)).toMatchObject([
      { name: 'Salt' },
      { name: 'Muri' },
    ]);
    const report = await load(header, `Salt,28,${yes}`, `Muri,20,${no}`);
    expect(report).toMatchObject({ unchanged: 1, gone: 1 });
    expect((await products()).filter(({ active }) => active).map(({ name }) => name)).toEqual(['Salt']);
  });

  test('what a word does not say is asked', async () => {
    await clear();
    const rows = ['A,1,active', 'B,2,active', 'C,3,active', 'D,4,active', 'E,5,phased out'];
    const { skipped } = await load('Name,Price,Status', ...rows);
    expect(skipped).toMatchObject([{ line: 6, reason: '“phased out” does not say whether it is for sale' }]);
  });
});

describe('what stands in for what', () => {
  test('a type for an empty category', async () => {
    await clear();
    await load('Name,Price,Category,Type', 'Salt,28,,Staples', 'Milk,30,Dairy,Drinks');
    const names = new Map((await db().select().from(category)).map(({ id, name }) => [id, name]));
    expect((await products()).map(({ categoryId }) => names.get(categoryId))).toEqual(['Staples', 'Dairy']);
  });

  test('a product description for a name, beside a product code', async () => {
    expect(await sold('Product Code,Product Description,Price', 'A7,Tata Salt,28', 'A9,Amul Milk,30')).toMatchObject([
      { sku: 'A7', name: 'Tata Salt' },
      { sku: 'A9', name: 'Amul Milk' },
    ]);
  });
});
