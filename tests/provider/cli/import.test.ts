import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importCommand } from '../../../provider/cli/import.ts';
import { describeMapping } from '../../../provider/cli/import-mapping.ts';
import { parseImportCommand } from '../../../provider/cli/import-options.ts';
import { progressBar } from '../../../provider/cli/import-progress.ts';
import type { OpenDatabase } from '../../../provider/db/open.ts';
import { inspectCatalogue } from '../../../provider/domain/import/inspect-catalogue.ts';
import { openEmpty } from '../fixtures/open.ts';
import { runHere } from '../fixtures/run-here.ts';

const folder = mkdtempSync(join(tmpdir(), 'haat-import-cli-'));
let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openEmpty();
});
afterAll(async () => {
  await opened.close();
  rmSync(folder, { recursive: true });
});

const write = (name: string, text: string): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};
const ODD = Array.from({ length: 25 }, (_, i) => `Odd ${i},,=1+${i},red`).join('\n');
const GOODS = write('goods.csv', `Name,Price,Note,Colour\nTata Salt,2800,a,white\nMilk,5400,b,\n${ODD}\n`);

const run = (...args: readonly string[]) => runHere(importCommand, args, opened.db);

describe('npx haat import', () => {
  test('says what it takes each column for before it writes, and in a dry run writes nothing but the refused rows', async () => {
    const refused = join(folder, 'refused.csv');
    const { code, said } = await run(GOODS, '--dry-run', '--refused', refused, '--columns', 'description=Note');
    expect(said).toMatch(
      /Column +Taken for +Examples\nName +name +Tata Salt · Milk · Odd 0\nPrice +price +2800 · 5400\n/,
    );
    expect(said).toMatch(/Note +description \(as you say\) +a · b/);
    expect(said).toContain('Ignored: Colour.');
    expect(said).toContain('Tata Salt: 2800 is taken as ₹2,800. If it is in paise, say --prices paise.');
    expect(said).toContain('Nothing was written. It would be 2 new, 0 changed, 0 unchanged, 25 skipped.');
    expect(said).toContain('Line 4 was skipped: it has no price.');
    expect(said).toContain(`All 25 that were skipped are in ${refused}.`);
    const lines = readFileSync(refused, 'utf8').split('\n');
    expect(lines).toHaveLength(27);
    expect(lines[1]).toBe("4,it has no price,Odd 0,,'=1+0,red");
    expect(code).toBe(0);
  });

  test('writes, shows the first refused rows and says how to get all', async () => {
    const { said } = await run(GOODS, '--prices=paise');
    expect(said).toContain('Prices are in paise.');
    expect(said).toContain('\n2 new, 0 changed, 0 unchanged, 25 skipped.');
    expect(said.match(/was skipped/g)).toHaveLength(20);
    expect(said).toContain('And 5 more: --refused refused.csv writes all of them.');
    expect((await run(GOODS, '--prices=paise')).said).toContain('\n0 new, 0 changed, 2 unchanged, 25 skipped.');
  });
});

describe('what a file does not tell', () => {
  test('which column is the price: nothing is written without an answer, and the answer is an option', async () => {
    const file = write('rates.csv', 'Name,Rate A,Rate B,Cost\nLal Atta,95,120,80\n');
    const refused = await run(file);
    expect(refused.code).toBe(1);
    expect(refused.said).toContain('Which column says what customers pay can’t be known: “Rate A”, “Rate B”.');
    expect(refused.said).toContain('--columns "price=Rate A"');
    const { said } = await run(file, '--dry-run', '--columns', 'price=Rate B');
    expect(said).toMatch(/Rate B +price \(as you say\) +120/);
    expect(said).toContain('Ignored: Rate A, Cost (what you pay, never shown).');
    expect(said).toContain('1 new');
  });

  test('the stock is said to be unknown in large letters, before anything is written', async () => {
    const stock = async (name: string, ...lines: readonly string[]) =>
      (await run(write(name, lines.join('\n')), '--dry-run')).said.split('Nothing was written')[0] ?? '';
    expect(await stock('none.csv', 'Index,Name,Price', '1,Salt,28')).toMatch(
      /Index \(counts the rows\)[^]*THE STOCK IS UNKNOWN\.\nNew goods start with 50 each/,
    );
    expect(await stock('whether.csv', 'Name,Price,Availability', 'Salt,28,in stock')).toContain('NOT HOW MANY');
    expect(await stock('some.csv', 'Name,Price,Stock', 'Salt,28,4', 'Milk,30,')).toContain('SOME ROWS OF THIS FILE');
    expect(await stock('all.csv', 'Name,Price,Stock', 'Salt,28,4', 'Milk,30,0')).not.toContain('UNKNOWN');
    expect(await stock('list.csv', 'sku,price', 'a-1,28')).not.toContain('UNKNOWN');
  });
});

describe('its options', () => {
  test('may say what is done instead of importing a file', () => {
    expect(parseImportCommand(['--undo'])).toEqual({ undo: true, json: false });
    expect(parseImportCommand(['--split', '7'])).toEqual({ split: '7', json: false });
    expect(parseImportCommand(['--join', '7', '8', '9'])).toEqual({ join: ['7', '8', '9'], json: false });
    expect(parseImportCommand(['--undo', '--json'])).toEqual({ undo: true, json: true });
    expect(parseImportCommand(['a.csv', '--replace'])).toMatchObject({ replace: true, allowFewer: false });
  });

  test('are read', () => {
    const args = ['a.csv', '--columns', 'price=Our Price,mrp=Price', '--columns', 'rating=', '--prices', 'paise'];
    expect(parseImportCommand(args)).toMatchObject({
      file: 'a.csv',
      choices: { columns: { price: ['Our Price'], mrp: ['Price'], rating: [] }, prices: 'paise' },
      isDryRun: false,
      refused: undefined,
    });
  });

  test.each([
    [[], 'Name one file of goods'],
    [['a.csv', 'b.csv'], 'Name one file of goods'],
    [['a.csv', '--dryrun'], 'The options are --dry-run, --columns, --prices, --photos, --refused, --replace,'],
    [['a.csv', '--prices', 'annas'], 'not in “annas”'],
    [['a.csv', '--refused', 'a.csv'], 'a file of their own'],
    [['--join', '101'], 'Name the numbers of two products or more'],
  ])('%j is refused in words', (args, reason) => expect(() => parseImportCommand(args)).toThrow(reason));
});

test('examples from the file can’t steer a terminal', async () => {
  const file = write('odd.csv', 'Name,Price\n\u001b[2JSalt,28\n');
  expect(describeMapping(await inspectCatalogue(file)).join('\n')).not.toContain('\u001b');
});

test('the bar fills', () => {
  expect([0, 0.5, 1, 1.2].map((share) => progressBar(share, 4))).toEqual(['░░░░', '██░░', '████', '████']);
});
