// npm run provider:import -- FILE [--replace [--allow-fewer]] | --undo | --split SKU | --join SKU SKU …
import { parseArgs } from 'node:util';
import { joinPacks, splitPack } from '../domain/catalogue/split-packs.ts';
import { vacuumProducts } from '../domain/search/rebuild-index.ts';
import type { Database } from '../db/database.ts';
import { pictureFor } from '../demo/picture-for.ts';
import { command, CommandError } from './command.ts';
import { type ImportReport, importCatalogue } from '../domain/import/import-catalogue.ts';
import { ImportError } from '../domain/import/import-error.ts';
import { undoImport } from '../domain/import/undo-import.ts';

const SHOWN = 20;
const EVERY = 5000;

const number = (count: number): string => count.toLocaleString('en-IN');

/** On a terminal one line that is rewritten; elsewhere a line every few thousand rows. */
function showProgress(rows: number): void {
  if (process.stdout.isTTY) process.stdout.write(`\r${number(rows)} rows read`);
  else if (rows > 0 && rows % EVERY === 0) console.log(`${number(rows)} rows read`);
}

function showReport({ added, changed, unchanged, gone, back, skipped, packs }: ImportReport): void {
  if (process.stdout.isTTY) process.stdout.write('\r\u001b[K');
  const few = [back > 0 && `${number(back)} back`, gone > 0 && `${number(gone)} gone`].filter((part) => part !== false);
  console.log(
    `${[`${number(added)} new`, `${number(changed)} changed`, ...few, `${number(unchanged)} unchanged`].join(', ')}, ${number(skipped.length)} skipped.`,
  );
  if (packs.grouped > 0)
    console.log(
      `${number(packs.grouped)} ${packs.grouped === 1 ? 'product is' : 'products are'} sold in several sizes.`,
    );
  if (packs.ambiguous > 0)
    console.log(
      `${number(packs.ambiguous)} names stand several times in the same size: those rows stay products of their own.`,
    );
  for (const { line, reason } of skipped.slice(0, SHOWN)) console.log(`Line ${line} was skipped: ${reason}.`);
  if (skipped.length > SHOWN) console.log(`And ${number(skipped.length - SHOWN)} more.`);
}

async function undo(db: Database): Promise<void> {
  const { file, at, deleted, delisted, restored } = await undoImport(db);
  await vacuumProducts(db);
  const when = at.toLocaleString('en-IN', { timeZone: 'Asia/Kolkata', dateStyle: 'medium', timeStyle: 'short' });
  console.log(
    `The import of ${file} of ${when} is undone: ${number(restored)} products are as they were before, ` +
      `${number(deleted)} that it had added are deleted, ${number(delisted)} are no longer sold.`,
  );
}

async function split(db: Database, sku: string): Promise<void> {
  await splitPack(db, sku);
  console.log(`${sku} is a product of its own.`);
}

async function join(db: Database, first: string, others: readonly string[]): Promise<void> {
  if (others.length === 0) throw new CommandError('Name the numbers of two products or more: --join 101 102');
  await joinPacks(db, [first, ...others]);
  console.log(`${others.join(', ')} ${others.length === 1 ? 'is a size' : 'are sizes'} of ${first}.`);
}

function readArgs(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        replace: { type: 'boolean' },
        'allow-fewer': { type: 'boolean' },
        undo: { type: 'boolean' },
        split: { type: 'string' },
        join: { type: 'string' },
      },
    });
  } catch (error) {
    throw new CommandError((error as Error).message);
  }
}

await command('npm run provider:import', async (db, args) => {
  const { values, positionals } = readArgs(args);
  const [file, ...others] = positionals;
  if (values.undo) return undo(db);
  if (values.split !== undefined) return split(db, values.split);
  if (values.join !== undefined) return join(db, values.join, positionals);
  if (file === undefined || others.length > 0)
    throw new ImportError('Name one CSV file: npm run provider:import -- products.csv');
  const { replace = false, 'allow-fewer': allowFewer = false } = values;
  const report = await importCatalogue(db, file, {
    now: new Date(),
    pictureFor,
    replace,
    allowFewer,
    onProgress: showProgress,
  });
  if (report.added + report.changed + report.back + report.gone > 0) await vacuumProducts(db);
  showReport(report);
});
