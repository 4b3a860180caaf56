import { expect, test } from 'vitest';
import { gstRateOf, hsnOf } from '../../../../provider/domain/import/tax-words.ts';
import { undoImport } from '../../../../provider/domain/import/undo-import.ts';
import { emptyShop } from '../../fixtures/import/empty-shop.ts';

const shop = emptyShop();
const taxes = async () => (await shop.products()).map(({ hsn, gstRate }) => [hsn, gstRate]);

test.each([
  ['5', 5],
  ['5%', 5],
  ['GST 18 %', 18],
  ['IGST@12%', 12],
  ['0.25', 0.25],
  ['Exempt', 0],
  ['0.05', 5],
  ['0.18', 18],
  ['0.075', 7.5],
  ['0.05%', null],
  ['১৮%', 18],
  ['nil', 0],
  ['5.40', null],
  ['117', null],
  ['', null],
])('%s is a rate of %s', (written, rate) => expect(gstRateOf(written)).toBe(rate));

test.each([
  ['1006 30', '100630'],
  ['0702', '0702'],
  ['401', '0401'],
  ['7020000', '07020000'],
  ["'0401", '0401'],
  ['৪০১', '0401'],
  ['12', null],
  ['rice', null],
])('%s is the code %s', (written, hsn) => expect(hsnOf(written)).toBe(hsn));

test('columns of that name are read; a file without them changes neither, and an undo brings the former back', async () => {
  const before = [
    ['100630', 5],
    ['2106', 0],
    [null, null],
  ];
  await shop.load('Sku,Name,Price,HSN Code,GST %', '1,Rice,90,1006 30,5%', '2,Namkeen,30,2106,Exempt', '3,Soap,40,,');
  expect(await taxes()).toEqual(before);
  await shop.load('Sku,Name,Price', '1,Rice,95', '2,Namkeen,30', '3,Soap,40');
  expect(await taxes()).toEqual(before);
  await shop.load('Sku,Name,Price,HSN,GST', '1,Rice,95,100630,12', '2,Namkeen,30,2106,0', '3,Soap,40,3401,18');
  expect(await taxes()).toEqual([
    ['100630', 12],
    ['2106', 0],
    ['3401', 18],
  ]);
  await undoImport(shop.db());
  expect(await taxes()).toEqual(before);
});
