import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { emptyShop } from '../../fixtures/import/empty-shop.ts';
import { readFile } from '../../fixtures/import/read-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'haat-shapes-'));
afterAll(() => rmSync(folder, { recursive: true }));

const read = (...lines: readonly string[]) => {
  const file = join(folder, 'goods.csv');
  writeFileSync(file, lines.join('\n'));
  return readFile(file);
};
/** Name, size and price in rupees of each row that is taken. */
const packs = async (...lines: readonly string[]) => {
  const { rows, refused } = await read(...lines);
  expect(refused).toEqual([]);
  return rows.map(({ name, packSize, price }) => [name, packSize, price / 100]);
};

describe('a column "Group"', () => {
  test('is the category where its rows are different goods', async () => {
    const { rows } = await read('Item,Group,Price,Pack', 'Toor Dal,Pulses,150,1 kg', 'Moong Dal,Pulses,80,500 g');
    expect(rows).toMatchObject([{ category: 'Pulses' }, { category: 'Pulses' }]);
    expect(rows[0]?.packKey).not.toBe(rows[1]?.packKey);
  });

  test('is left where another column is the category', async () => {
    const { rows } = await read(
      'Item,Category,Group,Price',
      'Toor Dal,Staples,Pulses,150',
      'Moong Dal,Staples,Pulses,80',
    );
    expect(rows).toMatchObject([{ category: 'Staples' }, { category: 'Staples' }]);
    expect(rows[0]?.packKey).not.toBe(rows[1]?.packKey);
  });

  test('is one product where its rows are sizes of one', async () => {
    const { rows } = await read('Item,Group,Price', 'Namak Salt Pouch,salt,20', 'Namak Salt Jar,salt,30', 'Gur,gur,60');
    expect(rows.map(({ packKey }) => packKey)).toEqual(['group:salt', 'group:salt', 'group:gur']);
  });
});

describe('a size', () => {
  test.each([
    ['Name,Weight,Unit,Price', 'Rice,500,g,40', '500 g'],
    ['Name,Pack Size,Pack Unit,Price', 'Rice,500,gm.,40', '500 gm'],
    ['Name,Net Qty,UoM,Price', 'Rice,0.5,KG,40', '0.5 KG'],
    ['Name,Quantity,Unit,Price', 'Rice,500,ml,40', '500 ml'],
    ['Name,weightInGms,Price', 'Rice,500,40', '500 gms'],
    ['Name,Weight (g),Price', 'Rice,500,40', '500 g'],
    ['Name,Net Quantity in ml,Price', 'Rice,500,40', '500 ml'],
    ['Name,Pack_Size_Kg,Price', 'Rice,0.5,40', '0.5 kg'],
  ])('%s / %s is %s', async (header, row, size) => {
    expect(await packs(header, row)).toEqual([['Rice', size, 40]]);
  });

  test('is not how many kilos are in stock, nor what a parcel weighs', async () => {
    expect((await read('Name,Qty,Unit,Price', 'Rice,50,kg,60')).rows).toMatchObject([{ packSize: null, stock: 50 }]);
    const parcel = await read('Name,Weight (kg),Length (cm),Width (cm),Price', 'Rice,0.6,10,10,60');
    expect(parcel.rows).toMatchObject([{ packSize: null }]);
  });
});

describe('a price for each size in a line', () => {
  test('makes a pack of each that has one', async () => {
    expect(await packs('Item,250 g,500 g,1 kg', 'Chana,30,55,100', 'Rajma,,70,-')).toEqual([
      ['Chana', '250 g', 30],
      ['Chana', '500 g', 55],
      ['Chana', '1 kg', 100],
      ['Rajma', '500 g', 70],
    ]);
  });

  test('may have its MRP beside it; each pack has a number of its own, and no stock that is of all', async () => {
    const { rows } = await read('SKU,Item,Price 500 g,MRP 500 g,Price 1 kg,MRP 1 kg,Stock', 'C1,Chana,55,60,100,115,9');
    expect(rows).toMatchObject([
      { sku: 'C1/500 g', packSize: '500 g', price: 5500, mrp: 6000, stock: undefined },
      { sku: 'C1/1 kg', packSize: '1 kg', price: 10000, mrp: 11500, stock: undefined },
    ]);
    expect(rows[0]?.packKey).toBe(rows[1]?.packKey);
  });

  test('that is not there is named with its line', async () => {
    const { refused } = await read('Item,250 g,500 g', 'Chana,30,55', 'Rajma,,', 'Moong,ask,50');
    expect(refused).toEqual([
      { line: 3, reason: 'it has no price' },
      { line: 4, reason: 'its price is not a number' },
    ]);
  });
});

test('headings in two rows are one', async () => {
  const { rows, mapping } = await read(
    'Price list,,,,',
    'Item,Price,,Pack,Stock',
    ',MRP,Selling,,',
    'Chana,60,55,500 g,9',
    'Rajma,90,85,500 g,0',
  );
  expect(mapping.columns.map(({ name }) => name)).toEqual(['Item', 'MRP', 'Selling Price', 'Pack', 'Stock']);
  expect(rows).toMatchObject([
    { name: 'Chana', price: 5500, mrp: 6000, stock: 9 },
    { name: 'Rajma', price: 8500, mrp: 9000, stock: 0 },
  ]);
});

test('a line with nothing but a name of a part of the list is the category of those below', async () => {
  const { rows, refused } = await read(
    'Item,Pack,Price',
    'Dals,,',
    'Toor,1 kg,150',
    'Moong,1 kg,120',
    'Rice',
    'Gobindo,1 kg,99',
  );
  expect(rows.map(({ name, category }) => [name, category])).toEqual([
    ['Toor', 'Dals'],
    ['Moong', 'Dals'],
    ['Gobindo', 'Rice'],
  ]);
  expect(refused).toEqual([]);
});

test('goods without a price are no part of a list', async () => {
  const { rows, refused } = await read('Item,Pack,Price', 'Toor,1 kg,150', 'Moong,,', 'Gobindo,1 kg,99');
  expect(rows.map(({ category }) => category)).toEqual(['Other', 'Other']);
  expect(refused).toEqual([{ line: 3, reason: 'it has no price' }]);
});

test('what is missing is said with its line, and never with a column that can’t be it', async () => {
  const tried = read('Price list,,', '', 'Brand,Item,Colour', 'Bhor,Toor dal,red', 'Bhor,Moong dal,green');
  await expect(tried).rejects.toThrow(/^Line 3 of \S+ is no usable header: .* --columns "price=COLUMN"\.$/s);
});

const shop = emptyShop();
test('variants of Shopify and WooCommerce are told apart by all of their options, and are one product each', async () => {
  const shopify = [
    'Handle,Title,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Price',
    'chips,Chips,Flavour,Masala,Size,50 g,,20',
    'chips,,,Masala,,100 g,,38',
    'chips,,,Salted,,50 g,,20',
    'salt,Salt 1 kg,Title,Default Title,,,,28',
  ];
  expect(await shop.load(...shopify)).toMatchObject({ added: 4, refused: 0 });
  expect(await shop.load(...shopify)).toMatchObject({ added: 0, changed: 0, unchanged: 4 });
  const woo = [
    'ID,Type,SKU,Name,Regular price,Parent,Attribute 1 value(s),Attribute 2 value(s)',
    '7,variable,,Biscuit,,,"Orange, Lime","50 g, 90 g"',
    '8,variation,,Biscuit - Orange,20,id:7,Orange,50 g',
    '9,variation,,Biscuit - Lime,20,id:7,Lime,50 g',
  ];
  expect(await shop.load(...woo)).toMatchObject({ added: 2, refused: 0 });
  const products = await shop.products();
  expect(products.map(({ groupId, packSize }) => [groupId, packSize])).toEqual([
    ['group:chips', '50 g, Masala'],
    ['group:chips', '100 g, Masala'],
    ['group:chips', '50 g, Salted'],
    [expect.any(String), '1 kg'],
    ['group:id:7', '50 g, Orange'],
    ['group:id:7', '50 g, Lime'],
  ]);
});
