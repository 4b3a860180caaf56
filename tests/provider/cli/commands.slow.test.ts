import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runCommand } from '../../../harness/run-command.ts';
import { placeOrders } from '../fixtures/placed-orders.ts';
import { newProcessDatabase, type ProcessDatabase } from '../fixtures/process-database.ts';

let folder: string;
let database: ProcessDatabase;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'haat-commands-'));
  await writeFile(join(folder, 'goods.csv'), 'sku,name,brand,price\na,Namak 500 g,Bhor,14');
  database = await newProcessDatabase('plenty');
  const { db, close } = await database.open();
  await placeOrders(db);
  await close();
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

const run = (name: string, args: readonly string[]) =>
  runCommand(
    name,
    args.map((arg) => arg.replace('FOLDER', folder)),
    database.environment,
  );

/** Each as a process of its own, on the database that its environment names: what it does, and what it refuses. */
test.each([
  ['order', ['HT-20001', 'packed'], /^HT-20001 · packed/, ['HT-1'], 'There is no order HT-1', 1],
  ['payment', [], /^HT-20002 · .* · payment checking\n$/, ['HT-1'], 'There is no order HT-1', 1],
  ['synonym', ['Lal Begun', 'tomato'], /^lal begun, tomato find each other/, ['tomato'], 'Name two or more words', 2],
  ['editor', ['add', 'Rina', 'Das'], /shown this once: \S{32}\n$/, ['revoke', 'Mou'], 'Mou has no key', 1],
  ['import', ['FOLDER/goods.csv'], /1 new, 0 changed/, ['--split', 'x'], 'No product has the number x.', 1],
])(
  '%s %j ends well, and a refusal is one sentence and its exit code',
  async (name, args, says, wrong, sentence, exit) => {
    expect(await run(name, args)).toEqual({ code: 0, output: expect.stringMatching(says) });
    const { code, output } = await run(name, wrong);
    expect([code, output.trim()]).toEqual([exit, expect.stringMatching(`^[^\\n]*${sentence}[^\\n]*$`)]);
  },
);
