import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readFile } from '../../../fixtures/import/read-file.ts';
import { type Sheet, writeXlsx } from '../../../fixtures/import/write-xlsx.ts';

const folder = mkdtempSync(join(tmpdir(), 'haat-xlsx-shapes-'));
afterAll(() => rmSync(folder, { recursive: true }));

const read = (sheet: Omit<Sheet, 'name'>) => {
  const file = join(folder, 'goods.xlsx');
  writeFileSync(file, writeXlsx([{ name: 'Goods', ...sheet }]));
  return readFile(file);
};

test('numbers are read as their cells show them: a rate in percent, a code with its zeros', async () => {
  const { rows } = await read({
    rows: [
      ['Item Code', 'Item', 'Price', 'GST', 'HSN'],
      [{ number: 7, format: '0000' }, 'Butter', 56, { number: 0.05, format: '0%' }, { number: 405, format: '0000' }],
      [{ number: 12, format: '0000' }, 'Soap', 40, { number: 0.18, format: '0.0%' }, 34011190],
      [{ number: 13, format: '0000' }, 'Curd', 30, 0.12, 403],
    ],
  });
  expect(rows).toMatchObject([
    { sku: '0007', gstRate: 5, hsn: '0405', price: 5600 },
    { sku: '0012', gstRate: 18, hsn: '34011190' },
    { sku: '0013', gstRate: 12, hsn: '0403' },
  ]);
});

test('words of merged cells are said by each of their rows, and of numbers only the first', async () => {
  const { rows } = await read({
    merges: ['A1:F1', 'A3:A5', 'B4:B5', 'F3:F4'],
    rows: [
      ['Price list', '', '', '', '', ''],
      ['Category', 'Item', 'Pack', 'Price', 'MRP', 'Stock'],
      ['Dals', 'Toor', '1 kg', 150, 160, 9],
      ['', 'Moong', '500 g', 70, 75, ''],
      ['', '', '1 kg', 130, 140, 3],
      ['Rice', 'Gobindo', '1 kg', 99, 110, 4],
    ],
  });
  expect(rows.map(({ category, name, packSize, stock }) => [category, name, packSize, stock])).toEqual([
    ['Dals', 'Toor', '1 kg', 9],
    ['Dals', 'Moong', '500 g', undefined],
    ['Dals', 'Moong', '1 kg', 3],
    ['Rice', 'Gobindo', '1 kg', 4],
  ]);
});

test.each([
  ['the upper one says more', ['Item', 'Brand', 'Price', '', 'Stock'], ['', '', 'MRP', 'Selling', '']],
  ['the lower one says more', ['Item', '', '', 'Rates', ''], ['', 'Brand', 'Stock', 'Selling Price', 'MRP']],
])('headings in two rows are one, where %s', async (_, above, below) => {
  const order = below.includes('Selling') ? ['Chana', 'Bhor', 60, 55, 9] : ['Chana', 'Bhor', 9, 55, 60];
  const { rows } = await read({ rows: [above, below, order] });
  expect(rows).toMatchObject([{ name: 'Chana', brand: 'Bhor', price: 5500, mrp: 6000, stock: 9 }]);
});

test('sizes below “Price” are a price for each', async () => {
  const { rows } = await read({
    merges: ['A1:A2', 'B1:C1'],
    rows: [
      ['Item', 'Price', ''],
      ['', '500 g', '1 kg'],
      ['Chana', 55, 100],
      ['Rajma', '', 140],
    ],
  });
  expect(rows.map(({ name, packSize, price }) => [name, packSize, price])).toEqual([
    ['Chana', '500 g', 5500],
    ['Chana', '1 kg', 10000],
    ['Rajma', '1 kg', 14000],
  ]);
});
