import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { end } from '../../harness/processes.ts';
import { COMMAND_ENVIRONMENT, runCommand } from '../../harness/run-command.ts';
import { collectOutput, type Started, waitForOutput } from '../../harness/wait-for-output.ts';
import { writeXlsx } from '../provider/fixtures/import/write-xlsx.ts';
import { makeClients } from '../provider/fixtures/clients.ts';
import { placeOrders } from '../provider/fixtures/placed-orders.ts';
import { newFolderDatabase, type ProcessDatabase } from '../provider/fixtures/process-database.ts';
import { isOf, RUN_HERE, wordsOf } from './documented-commands.ts';

/** What the pages name and what it is called here; a provider comes when there is one. */
const FILL: Record<string, string> = {
  // The first order is paid in cash.
  'payment HT-20001': 'payment HT-20002',
  // Two customers: a number gets no second code at once.
  '9830012345 npx haat check --write': '9100000001 npx haat check --write',
  '9830012345': '9100000000',
};

let folder: string;
let database: ProcessDatabase;

/** More than the shop has, so that a file that replaces all leaves more than half. */
const NUMBERS = Array.from({ length: 60 }, (_, each) => 1001 + each);
const rows = (...prices: string[]): string[][] => [
  ['sku', 'Name', 'Brand', 'Quantity', ...prices, 'rating', 'Photo'],
  ...NUMBERS.map((sku) => [String(sku), `Chal ${sku}`, 'Bhor', '1 kg', ...prices.map(() => '45'), '4', 'chal.png']),
];
const csv = (table: readonly string[][]): string => table.map((row) => row.join(',')).join('\n');

/** Writes the files that the pages name. */
async function writeFiles(): Promise<void> {
  const at = (name: string): string => join(folder, name);
  const picture = await sharp({ create: { width: 120, height: 120, channels: 3, background: 'ivory' } })
    .png()
    .toBuffer();
  for (const name of ['photos', 'before', 'after']) {
    await mkdir(at(name));
    await writeFile(at(`${name}/chal.png`), picture);
  }
  await cp('demo/shop.json', at('my-shop.json'));
  await writeFile(at('products.csv'), csv(rows('Price')));
  await writeFile(at('products.xlsx'), writeXlsx([{ name: 'Goods', rows: rows('Selling Price') }]));
  await writeFile(at('goods.xlsx'), writeXlsx([{ name: 'Goods', rows: rows('Price') }]));
  await writeFile(at('goods.csv'), csv(rows('Our price', 'Price')));
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'haat-documented-'));
  database = await newFolderDatabase('plenty');
  await writeFiles();
  const { db, close } = await database.open();
  await placeOrders(db);
  await close();
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

/** Types a command as it stands in a page; its own settings go before those of the test. */
async function type(
  command: string,
  { environment }: ProcessDatabase,
): Promise<{ code: number | null; output: string }> {
  let typed = command;
  for (const [named, here] of Object.entries(FILL)) typed = typed.replace(named, here);
  const words = wordsOf(typed);
  const [name = '', ...args] = words.slice(words.indexOf('haat') + 1);
  const settings = words.slice(0, words.indexOf('npx')).map((setting) => setting.split('=') as [string, string]);
  return runCommand(name, args, { ...environment, ...Object.fromEntries(settings) }, folder);
}

async function expectDone(command: string, on: ProcessDatabase): Promise<void> {
  const { code, output } = await type(command, on);
  expect(code, output).toBe(0);
}

const isCheck = (command: string): boolean => isOf(command, 'npx haat check');

describe('a command that a page of the docs names is done', () => {
  test.each(RUN_HERE.filter((command) => !isCheck(command)))('%s', async (command) => {
    await expectDone(command, database);
  });

  describe('beside a provider that runs', () => {
    let demo: ProcessDatabase;
    let provider: Started;
    beforeAll(async () => {
      demo = await newFolderDatabase('demo');
      const { db, close } = await demo.open();
      await makeClients(db, 2);
      await close();
      const env = { ...COMMAND_ENVIRONMENT, ...demo.environment, PORT: '0' };
      provider = collectOutput(spawn(process.execPath, ['cli/haat.js', 'provider'], { env }));
      const [, api = ''] = await waitForOutput(provider, /answers on (\S+)/);
      FILL['https://api.shop.example'] = new URL(api).origin;
    });
    afterAll(async () => {
      await end(provider, 'SIGTERM');
      await demo.drop();
    });

    test.each(RUN_HERE.filter(isCheck))('%s', async (command) => {
      await expectDone(command, demo);
    });
  });
});
