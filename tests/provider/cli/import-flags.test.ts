import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importCommand } from '../../../provider/cli/import.ts';
import type { OpenDatabase } from '../../../provider/db/open.ts';
import { openEmpty } from '../fixtures/open.ts';
import { runHere } from '../fixtures/run-here.ts';

let folder: string;
let opened: OpenDatabase;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'haat-import-cli-'));
  opened = await openEmpty();
});
afterAll(async () => {
  await opened.close();
  await rm(folder, { recursive: true });
});

const run = (...args: string[]) => runHere(importCommand, args, opened.db);
async function load(lines: readonly string[], ...flags: string[]) {
  const file = join(folder, 'goods.csv');
  await writeFile(file, ['sku,name,brand,price', ...lines].join('\n'));
  return run(file, ...flags);
}

const SALTS = ['a,Namak 500 g,Bhor,14', 'b,Namak 1 kg,Bhor,25', 'c,Muri,Bhor,20'];

describe('npx haat import', () => {
  test('says what has gone, what is back, and how many products have several sizes', async () => {
    expect((await load(SALTS)).said).toMatch(
      /3 new, 0 changed, 0 unchanged, 0 skipped\.\n1 products? .* several sizes\./,
    );
    expect((await load(SALTS.slice(0, 2), '--replace')).said).toContain('0 new, 0 changed, 1 gone, 2 unchanged');
    expect((await load(SALTS)).said).toContain('0 new, 0 changed, 1 back, 2 unchanged');
  });

  test('says it as JSON', async () => {
    const { code, said } = await load([...SALTS, 'd,Chini,Bhor,never'], '--json', '--dry-run');
    expect([code, JSON.parse(said)]).toEqual([
      0,
      expect.objectContaining({
        dryRun: true,
        columns: expect.arrayContaining([{ column: 'price', field: 'price' }]),
        pricesIn: 'rupees',
        unchanged: 3,
        refused: 1,
        skipped: [{ line: 5, reason: 'its price is not a number' }],
      }),
    ]);
  });

  test('refuses to leave less than half on sale without being told', async () => {
    const { code, said } = await load(SALTS.slice(0, 1), '--replace');
    expect([code, said]).toEqual([1, expect.stringMatching(/^Nothing was changed: 2 of the 3 .*--allow-fewer.*$/m)]);
    expect((await load(SALTS.slice(0, 1), '--replace', '--allow-fewer')).said).toContain('2 gone');
  });

  test('undoes the last import', async () => {
    expect((await run('--undo')).said).toMatch(/The import of goods\.csv of .* is undone: 2 products are as they were/);
  });

  test('splits and joins by number', async () => {
    expect(await run('--split', 'b')).toEqual({ code: 0, said: 'b is a product of its own.\n' });
    expect(await run('--join', 'a', 'b', 'c')).toEqual({ code: 0, said: 'b, c are sizes of a.\n' });
    expect(await run('--split', 'x')).toEqual({ code: 1, said: 'No product has the number x.\n' });
  });

  test('says as JSON what was done instead of an import', async () => {
    const asJson = async (...args: string[]): Promise<unknown> => JSON.parse((await run(...args, '--json')).said);
    expect(await asJson('--split', 'b')).toEqual({ split: 'b' });
    expect(await asJson('--join', 'a', 'b')).toEqual({ joined: ['a', 'b'] });
    await load(['d,Chini,Bhor,45']);
    expect(await asJson('--undo')).toEqual({
      undone: { file: 'goods.csv', at: expect.any(String), restored: 0, deleted: 1, delisted: 0 },
    });
  });
});
