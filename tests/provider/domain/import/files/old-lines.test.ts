import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { refusedCsv } from '../../../../../provider/domain/import/refused-csv.ts';
import { emptyShop } from '../../../fixtures/import/empty-shop.ts';
import { toUtf16 } from '../../../fixtures/import/encode.ts';
import { readFile } from '../../../fixtures/import/read-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'haat-lines-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'goods.csv');

const GOODS = ['Name,Price,Note', 'Salt,28,"of\rtwo lines"', 'Milk,54,', 'Tea,red,'];

test.each([
  ['UTF-8', (text: string) => text],
  ['UTF-16', toUtf16],
])('lines that end with a carriage return alone are lines, in %s', async (_, encode) => {
  writeFileSync(file, encode(GOODS.join('\r')));
  const { rows, refused } = await readFile(file);
  expect(rows.map(({ name, price }) => [name, price])).toEqual([
    ['Salt', 2800],
    ['Milk', 5400],
  ]);
  expect(refused).toEqual([{ line: 5, reason: 'its price is not a number' }]);
});

test('a carriage return within a file of other lines is none', async () => {
  writeFileSync(file, GOODS.join('\n'));
  expect((await readFile(file)).refused).toEqual([{ line: 4, reason: 'its price is not a number' }]);
});

const shop = emptyShop();
test('what was refused says the same when it is imported again', async () => {
  const { columns, skipped } = await shop
    .load('Name,Price,Note', "'-Special-,-77,'-77", 'Salt,28,')
    .then((report) => ({ columns: ['Name', 'Price', 'Note'], ...report }));
  expect(skipped).toEqual([{ line: 2, reason: 'its price is not above 0', fields: ['-Special-', '-77', '-77'] }]);
  const csv = refusedCsv(columns, skipped);
  expect(csv).toContain("its price is not above 0,'-Special-,-77,-77");
  await shop.load(...csv.replace('-77,-77', '77,-77').split('\n'));
  expect((await shop.products()).map(({ name }) => name)).toEqual(['Salt', '-Special-']);
});
