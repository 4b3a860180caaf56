import { randomFillSync } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { afterAll, describe, expect, test } from 'vitest';
import { openTable } from '../../../../../provider/domain/import/files/open-table.ts';
import type { TableRecord } from '../../../../../provider/domain/import/files/table.ts';
import { ImportError } from '../../../../../provider/domain/import/import-error.ts';
import { toUtf16, toWindows1252 } from '../../../fixtures/import/encode.ts';
import { writeXlsx } from '../../../fixtures/import/write-xlsx.ts';

const folder = mkdtempSync(join(tmpdir(), 'haat-tables-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function open(content: string | Uint8Array, name = 'goods') {
  const path = join(folder, name);
  writeFileSync(path, content);
  const { format, columns, records: read } = await openTable(path);
  const records: TableRecord[] = [];
  for await (const record of read()) records.push(record);
  return { format, columns, records };
}
const fieldsOf = async (content: string | Uint8Array) =>
  (await open(content)).records.map(({ fields }) => fields.join('|'));

const CSV = 'Name,Price\nCafé “Crème”,45\nMilk,30\n';
const ROWS = ['Café “Crème”|45', 'Milk|30'];

describe('a text', () => {
  test.each([
    ['UTF-8', CSV],
    ['UTF-8 with a mark', `\ufeff${CSV}`],
    ['UTF-16 with a mark', toUtf16(CSV)],
    ['UTF-16 without', toUtf16(CSV).subarray(2)],
    ['UTF-16, the higher byte first', Buffer.from(toUtf16(CSV)).swap16()],
    ['UTF-16, the higher byte first, without a mark', Buffer.from(toUtf16(CSV)).swap16().subarray(2)],
    ['Windows-1252', toWindows1252(CSV)],
    ['gzip', gzipSync(CSV)],
  ])('is read as %s', async (_, content) => {
    expect(await fieldsOf(content)).toEqual(ROWS);
    expect((await open(content)).columns).toEqual(['Name', 'Price']);
  });

  test('in UTF-8 with a damaged place stays UTF-8', async () => {
    const damaged = Buffer.concat([Buffer.from(`${CSV}Gh`), Buffer.of(0xe9), Buffer.from('e,500\n')]);
    expect(await fieldsOf(damaged)).toEqual([...ROWS, 'Gh\ufffde|500']);
  });

  test.each([
    [';', 'semicolons'],
    ['\t', 'tabs'],
    ['|', 'bars'],
    [',', 'commas'],
  ])('is parted by %j', async (delimiter, name) => {
    const text = ['Name,Note,Price', 'Salt,"a,b;c",28', 'Milk,"1\t|2",30'].map((line) =>
      line.replace(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/g, delimiter),
    );
    const { format, records } = await open(text.join('\r\n'));
    expect(format).toContain(name);
    expect(records.map(({ fields }) => fields)).toEqual([
      ['Salt', 'a,b;c', '28'],
      ['Milk', '1\t|2', '30'],
    ]);
  });

  test('may have a title above its header, and what Excel says of itself', async () => {
    const { columns, records } = await open('sep=;\nOur prices;;\n\nName;Price;MRP\nSalt;28;30\n');
    expect(columns).toEqual(['Name', 'Price', 'MRP']);
    expect(records).toEqual([{ line: 5, fields: ['Salt', '28', '30'] }]);
  });

  test('between tabs may hold a quote for inches', async () => {
    expect(await fieldsOf('Name\tPrice\n5" plate\t90\n')).toEqual(['5" plate|90']);
  });
});

describe('a workbook', () => {
  const sheets = [
    {
      name: 'Hidden',
      isHidden: true,
      rows: [
        ['Name', 'Price'],
        ['Old', 1],
      ],
    },
    { name: 'Read me', rows: [['Ask Rina', 'for more']] },
    {
      name: 'Goods & more',
      rows: [['Prices'], [], ['Name', '', 'Price'], ['Salt', '', 28.1], [], ['Milk & cream', 'x', '']],
    },
  ];

  test('is read from its first sheet with a header, its lines as Excel counts them', async () => {
    const { format, columns, records } = await open(writeXlsx(sheets));
    expect(format).toBe('Excel, sheet “Goods & more”');
    expect(columns).toEqual(['Name', '', 'Price']);
    expect(records).toEqual([
      { line: 4, fields: ['Salt', '', '28.1'] },
      { line: 6, fields: ['Milk & cream', 'x', ''] },
    ]);
  });

  test('shows numbers as they were typed, and texts of every kind', async () => {
    const sheet = `<x:worksheet xmlns:x="m"><x:sheetData>
      <x:row><x:c t="inlineStr"><x:is><x:r><x:t>Na</x:t></x:r><x:r><x:t>me</x:t></x:r></x:is></x:c><x:c t="str"><x:v>Price</x:v></x:c></x:row>
      <x:row><x:c t="str"><x:v>a_x000D_b</x:v></x:c><x:c><x:v>45.099999999999994</x:v></x:c><x:c t="e"><x:v>#N/A</x:v></x:c></x:row>
    </x:sheetData></x:worksheet>`;
    const parts = Object.entries({
      'xl/workbook.xml': '<workbook><sheets><sheet name="1" r:id="a"/></sheets></workbook>',
      'xl/_rels/workbook.xml.rels': '<Relationships><Relationship Id="a" Target="/xl/s.xml"/></Relationships>',
      'xl/s.xml': sheet,
    });
    const { columns, records } = await open(
      zipSync(Object.fromEntries(parts.map(([path, xml]) => [path, strToU8(xml)]))),
    );
    expect(columns).toEqual(['Name', 'Price']);
    expect(records).toEqual([{ line: 2, fields: ['a\rb', '45.1'] }]);
  });
});

describe('a zip file', () => {
  const photo = Uint8Array.of(0xff, 0xd8, 0xff);

  test.each([
    ['CSV', { 'list/goods.csv': strToU8(CSV) }],
    ['text', { 'goods.txt': strToU8(CSV) }],
    [
      'a workbook',
      {
        'goods.xlsx': writeXlsx([
          { name: 'A', rows: ROWS.map((row) => row.split('|')).toSpliced(0, 0, ['Name', 'Price']) },
        ]),
      },
    ],
  ])('is read for the %s in it, photos and hidden files beside it', async (_, table) => {
    const beside = { 'photos/1.jpg': photo, '__MACOSX/._goods.csv': photo, 'photos/': new Uint8Array() };
    expect(await fieldsOf(zipSync({ ...beside, ...table }))).toEqual(ROWS);
  });

  /** Says of the first entry that it unpacks to so many bytes. */
  function listedWith(size: number): Uint8Array {
    const zip = Buffer.from(zipSync({ 'goods.csv': strToU8(CSV.repeat(100)) }));
    zip.writeUInt32LE(size, zip.indexOf('PK\u0001\u0002') + 24);
    return zip;
  }

  test.each([
    ['nothing', zipSync({ 'a.jpg': photo }), 'holds no table'],
    ['two tables', zipSync({ 'a.csv': strToU8(CSV), 'b.xlsx': photo }), 'holds several tables: a.csv, b.xlsx'],
    ['a way out', zipSync({ '../a.csv': strToU8(CSV) }), 'is damaged'],
    ['more than it lists', listedWith(50), 'is damaged'],
    ['what would fill the disk', listedWith(600 * 1024 * 1024), 'unpacks to more than 512 MB'],
    ['an OpenDocument', zipSync({ 'content.xml': photo }), 'Save it as .xlsx or as CSV'],
    ['half of itself', zipSync({ 'a.csv': strToU8(CSV) }).subarray(0, 60), 'is damaged'],
  ])('with %s is refused with one sentence', async (_, content, reason) => {
    const error = await open(content).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ImportError);
    expect((error as ImportError).message).toContain(reason);
  });
});

test('an old Excel file is named as such', async () => {
  await expect(open(Buffer.from('d0cf11e0a1b11ae1', 'hex'))).rejects.toThrow('is an old Excel file');
});

test('gzip that unpacks to more than is sensible is refused', async () => {
  const text = Buffer.alloc(8 * 1024 * 1024, 'Name,Price\n');
  // As much of it differs as in a list of goods.
  randomFillSync(text, 0, 256 * 1024);
  const member = gzipSync(text);
  await expect(open(Buffer.concat(Array<Buffer>(65).fill(member)))).rejects.toThrow('unpacks to more than 512 MB');
});
