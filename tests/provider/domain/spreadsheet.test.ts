import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { plainCell, toCsv, unmarkedCell } from '../../../provider/domain/spreadsheet.ts';

test.each([
  '=1+1',
  '+1+1',
  '-1+cmd|x',
  '@SUM(A1)',
  ' =1',
  '\u00a0=1',
  '"=1',
  '“=1',
  '\u200b=1',
  '\ufeff=1',
  '\u0000=1',
  '\u034f=1',
  '\u3164=1',
  '\u2800=1',
  '«=1',
  '＝1',
  '\tplain',
  '\nplain',
])('%j has an apostrophe before it', (text) => expect(plainCell(text)).toBe(`'${text}`));

test.each(['-12', '-1,250.50', '12', 'Atta - 5 kg', 'a=b', '', 'চাল', '5 kg; loose'])('%j is as it was', (text) =>
  expect(plainCell(text)).toBe(text),
);

test('what turns the direction of text is taken out', () => expect(plainCell('\u202e=1\u200f')).toBe("'=1"));

test('a program that splits at semicolons or at each line calculates nothing either', () => {
  expect(plainCell('Rice;=1+1')).toBe("Rice;'=1+1");
  for (const sign of ['\t', '\r', '\n']) expect(plainCell(`${sign}=1`)).toBe(`'${sign}'=1`);
  expect(plainCell('Rice\r\n =1')).toBe("Rice\r\n' =1");
  expect(toCsv([['Rice;=1', '-5']], false)).toBe("Rice;'=1,-5\n");
});

test('a long cell is looked at once', () => {
  const long = '\n'.repeat(100_000);
  expect(plainCell(`${long}x`)).toBe(`'${long}x`);
});

test('it is the only way from the shop to a spreadsheet', () => {
  const files = globSync(['provider/**/*.ts', 'src/**/*.{ts,tsx}', 'publisher/**/*.ts', '{build,server}/**/*.ts']);
  const writers = files.filter((file) => /csv-stringify|exceljs|write-excel/.test(readFileSync(file, 'utf8')));
  expect(writers).toEqual(['provider/domain/spreadsheet.ts']);
});

test.each(['-77', '=1+1', ' =1', '“=1', 'Rice;=1+1', 'Rice\r\n =1', '-Special-', '@home', "7's Up", '-77 g', 'চাল'])(
  '%j says the same when it has been a cell, once or twice',
  (text) => {
    const once = plainCell(text);
    expect(plainCell(once)).toBe(once);
    expect(unmarkedCell(once)).toBe(text);
  },
);

test('an apostrophe that keeps a number or a sign as it is says nothing', () => {
  expect(["'-77", "'0401", "'=1", "'n' Rice", "90's"].map(unmarkedCell)).toEqual([
    '-77',
    '0401',
    '=1',
    "'n' Rice",
    "90's",
  ]);
});
