import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { strToU8, zipSync } from 'fflate';
import { afterAll, describe, expect, test } from 'vitest';
import type { TableRecord } from '../../../../../provider/domain/import/files/table.ts';
import { categoryPath } from '../../../../../provider/domain/import/category-path.ts';
import { ImportError } from '../../../../../provider/domain/import/import-error.ts';
import { inspectCatalogue } from '../../../../../provider/domain/import/inspect-catalogue.ts';
import { pictureList } from '../../../../../provider/domain/import/picture-list.ts';
import { plainText } from '../../../../../provider/domain/import/plain-text.ts';
import { readRows } from '../../../../../provider/domain/import/read-rows.ts';
import { Refusals } from '../../../../../provider/domain/import/refusals.ts';
import { refusedCsv } from '../../../../../provider/domain/import/refused-csv.ts';
import { writeXlsx } from '../../../fixtures/import/write-xlsx.ts';

const folder = mkdtempSync(join(tmpdir(), 'haat-bounds-'));
afterAll(() => rmSync(folder, { recursive: true }));

const path = join(folder, 'goods');
const inspect = (content: string | Uint8Array) => {
  writeFileSync(path, content);
  return inspectCatalogue(path, { name: 'goods' });
};
async function read(content: string | Uint8Array): Promise<TableRecord[]> {
  const { table, mapping } = await inspect(content);
  const records: TableRecord[] = [];
  for await (const { line, fields, reason } of readRows(table, mapping))
    records.push({ line, fields, ...(reason !== undefined && { reason }) });
  return records;
}
const zip = (parts: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));
const workbook = (sheet: string, { list = '', texts = '' } = {}) =>
  zip({
    'xl/workbook.xml': `<workbook><sheets>${list}<sheet name="1" r:id="a"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels':
      '<r><Relationship Id="a" Target="/xl/s.xml"/><Relationship Id="t" Type="x/sharedStrings" Target="/xl/t.xml"/></r>',
    'xl/s.xml': sheet,
    'xl/t.xml': texts,
  });
const HEADER = 'name,price\n';
const LARGE = 17 * 1024 * 1024;
const manyRows = HEADER + 'Salt,28\n'.repeat(LARGE / 8);
const columns = Array.from({ length: 501 }, (_, i) => `c${i}`);
const cell = (name: string, text: string) => `<c r="${name}" t="str"><v>${text}</v></c>`;

describe('a file that would take memory or hours is refused with the bound', () => {
  test.each([
    ['a zip that is nearly nothing packed', () => zip({ 'goods.csv': manyRows }), 'more than 100 times its size'],
    ['the same by gzip', () => gzipSync(manyRows), 'more than 100 times its size'],
    ['a sheet that is nearly nothing packed', () => workbook(' '.repeat(LARGE)), 'more than 100 times its size'],
    ['500 columns and one', () => `name,price,${columns.join()}\nSalt,28`, 'has more than 500 columns'],
    [
      'as many in a sheet',
      () => writeXlsx([{ name: 'A', rows: [['name', 'price', ...columns]] }]),
      'more than 500 columns',
    ],
    ['a line without an end', () => `${HEADER}${'a'.repeat(1_100_000)}`, 'a line of more than a million characters'],
    ['a list of sheets without an end', () => workbook('', { list: ' '.repeat(1_100_000) }), 'more than 1 MB'],
    [
      'sheets without an end',
      () => workbook('', { list: '<sheet name="1" r:id="a"/>'.repeat(50) }),
      'more than 50 sheets',
    ],
    ['elements in each other without an end', () => workbook('<a>'.repeat(200_000)), 'its XML never ends'],
    ['a value without an end', () => workbook(`<row r="${'1'.repeat(1_300_000)}`), 'its XML never ends'],
    ['a remark without an end', () => workbook(`<!--${'-'.repeat(1_300_000)}`), 'its XML never ends'],
  ])('%s', async (_, content, reason) => {
    const error = await inspect(content()).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ImportError);
    expect((error as ImportError).message).toContain(reason);
  });
});

describe('a row that would take memory is refused alone, and not carried along', () => {
  const long = 'x'.repeat(100_001);

  test.each([
    ['in a text', () => `${HEADER}${long},28\nMilk,30\n`],
    [
      'in a sheet',
      () =>
        writeXlsx([
          {
            name: 'A',
            rows: [
              ['name', 'price'],
              [long, 28],
              ['Milk', '30'],
            ],
          },
        ]),
    ],
    [
      'in a cell of its own',
      () =>
        workbook(
          `<row>${cell('A1', 'name')}${cell('B1', 'price')}</row><row>${cell('A2', long)}</row>` +
            `<row>${cell('A3', 'Milk')}${cell('B3', '30')}</row>`,
        ),
    ],
  ])('for one field, %s', async (_, content) => {
    expect(await read(content())).toEqual([
      { line: 2, fields: [], reason: 'one of its fields has more than 1,00,000 characters' },
      { line: 3, fields: ['Milk', '30'] },
    ]);
  });

  test('for one text in all of its fields', async () => {
    const text = 'x'.repeat(90_000);
    const names = ['name', 'price', ...columns.slice(0, 20)];
    const rows = [names, Array<string>(22).fill(text), ['Milk', '30']];
    const [row, milk] = await read(writeXlsx([{ name: 'A', rows }]));
    expect(row).toEqual({ line: 2, fields: [], reason: 'it has more than 10,00,000 characters' });
    expect(milk).toMatchObject({ line: 3 });
  });
});

test('quotes that never close are read once, not once with each line behind them', async () => {
  const took = async (line: string): Promise<number> => {
    const began = performance.now();
    const records = await read(`${HEADER}"Salt,28\n${`${line}\n`.repeat(400)}Milk,30\n`);
    expect(records[0]).toMatchObject({ line: 2, reason: 'a quote in it is never closed' });
    expect(records.at(-1)).toEqual({ line: 403, fields: ['Milk', '30'] });
    return performance.now() - began;
  };
  const plain = await took('x'.repeat(2000));
  expect(await took(`${'x'.repeat(1990)}""`)).toBeLessThan(plain * 10);
});

test('a record of several lines is one, with quotes in it, between commas and between tabs', async () => {
  const quoted = 'name,price\n"Salt, ""fine""\nand ""dry""\n",28\n"",1\nMilk,30\n';
  expect((await read(quoted)).map(({ fields }) => fields)).toEqual([
    ['Salt, "fine"\nand "dry"\n', '28'],
    ['', '1'],
    ['Milk', '30'],
  ]);
  const tabs = 'name\tprice\n5" plate\t"90"\n"Salt\nfine"\t28\n';
  expect((await read(tabs)).map(({ fields }) => fields)).toEqual([
    ['5" plate', '90'],
    ['Salt\nfine', '28'],
  ]);
});

test('what tells pictures, paths and HTML goes over a text once', () => {
  // Each took seconds to hours when it looked from every sign to the end.
  const spaces = ' '.repeat(1_000_000);
  expect(categoryPath(`Staples${spaces}Rice`, false)).toHaveLength(1);
  expect(pictureList(`a.jpg${spaces}`)).toEqual(['a.jpg']);
  expect(plainText('<p '.repeat(300_000))).toHaveLength(900_000);
});

describe('of very many refusals', () => {
  test('all are counted, and the first ten thousand kept', () => {
    const refusals = new Refusals();
    for (let line = 1; line <= 10_050; line += 1) refusals.add({ line, reason: 'it has no name', fields: ['a', ''] });
    expect(refusals.count).toBe(10_050);
    expect(refusals.records).toHaveLength(10_000);
    expect(refusedCsv(['sku', 'name'], refusals.records, refusals.count)).toMatch(
      /\n10000,it has no name,a,\n,50 more were refused that are not listed here\n$/,
    );
  });

  test('no more is kept of what they say than eight million characters', () => {
    const refusals = new Refusals();
    for (let line = 1; line <= 1000; line += 1)
      refusals.add({ line, reason: 'it has no name', fields: ['x'.repeat(50_000)] });
    expect(refusals.records).toHaveLength(1000);
    expect(refusals.records.filter(({ fields }) => fields.length > 0)).toHaveLength(160);
  });
});

describe('whoever asked for it', () => {
  const goods = HEADER + Array.from({ length: 5000 }, (_, i) => `Salt ${i},28\n`).join('');

  test('ends the reading by going away', async () => {
    writeFileSync(path, goods);
    const gone = new AbortController();
    const { table, mapping } = await inspectCatalogue(path, { signal: gone.signal });
    let rows = 0;
    const reading = async () => {
      for await (const _ of readRows(table, mapping)) if ((rows += 1) === 1000) gone.abort();
    };
    await expect(reading()).rejects.toMatchObject({ code: 'gone' });
    expect(rows).toBeLessThan(5000);
    await expect(inspectCatalogue(path, { signal: gone.signal })).rejects.toMatchObject({ code: 'gone' });
  });

  test('lets others have their turn again and again', async () => {
    writeFileSync(path, goods);
    let turns = 0;
    const { table, mapping } = await inspectCatalogue(path, { yieldControl: async () => (turns += 1) });
    for await (const _ of readRows(table, mapping));
    expect(turns).toBeGreaterThan(1);
  });
});
