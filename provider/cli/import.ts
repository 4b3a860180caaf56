// npm run provider:import -- FILE | --undo | --split SKU | --join SKU SKU …
import { writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline/promises';
import type { Database } from '../db/database.ts';
import { pictureFor } from '../demo/picture-for.ts';
import { joinPacks, splitPack } from '../domain/catalogue/split-packs.ts';
import { type Catalogue, inspectCatalogue } from '../domain/import/inspect-catalogue.ts';
import { loadCatalogue } from '../domain/import/load-catalogue.ts';
import { refusedCsv } from '../domain/import/refused-csv.ts';
import { undoImport } from '../domain/import/undo-import.ts';
import { photosInFolder } from '../domain/photos/photo-source.ts';
import { vacuumProducts } from '../domain/search/rebuild-index.ts';
import type { Settings } from '../settings/settings.ts';
import { command, CommandError } from './command.ts';
import { describeMapping, priceDoubt } from './import-mapping.ts';
import { type ImportCommand, parseImportCommand } from './import-options.ts';
import { clearProgress, formatCount, showPhotoProgress, showProgress } from './import-progress.ts';
import { describePhotos, describeReport } from './import-report.ts';

/** Asks on a terminal what the file doesn't tell; elsewhere rupees it is. */
async function askPrices({ table, mapping }: Catalogue): Promise<Catalogue> {
  const doubt = priceDoubt(mapping);
  if (!doubt || !process.stdin.isTTY || !process.stdout.isTTY) return { table, mapping };
  const asking = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await asking.question(`${doubt}. Is that right? Press Enter, or type “paise”: `);
  asking.close();
  const unit = /^\s*p/i.test(answer) ? 'paise' : 'rupees';
  return { table, mapping: { ...mapping, prices: { ...mapping.prices, unit, isSure: true } } };
}

async function load(
  db: Database,
  { file, choices, isDryRun, refused, photos: folder, replace, allowFewer }: ImportCommand,
  { photoHosts }: Settings,
): Promise<void> {
  const inspected = await inspectCatalogue(file, choices);
  console.log(describeMapping(inspected).join('\n'));
  const catalogue = await askPrices(inspected);
  const files = folder === undefined ? undefined : await photosInFolder(folder);
  const report = await loadCatalogue(db, catalogue, {
    files,
    allowedHosts: photoHosts,
    now: new Date(),
    pictureFor,
    onProgress: showProgress,
    onPhotos: showPhotoProgress,
    isDryRun,
    replace,
    allowFewer,
  });
  if (refused !== undefined) await writeFile(refused, refusedCsv(catalogue.table.columns, report.skipped));
  clearProgress();
  console.log(describeReport(report, { isDryRun, refused }).join('\n'));
  if (report.photos) console.log(describePhotos(report.photos).join('\n'));
}

async function undo(db: Database): Promise<void> {
  const { file, at, deleted, delisted, restored } = await undoImport(db);
  await vacuumProducts(db);
  const when = at.toLocaleString('en-IN', { timeZone: 'Asia/Kolkata', dateStyle: 'medium', timeStyle: 'short' });
  console.log(
    `The import of ${file} of ${when} is undone: ${formatCount(restored)} ${restored === 1 ? 'product is as it was' : 'products are as they were'} before, ` +
      `of those that it had added ${formatCount(deleted)} deleted and ${formatCount(delisted)} no longer sold.`,
  );
}

async function split(db: Database, sku: string): Promise<void> {
  await splitPack(db, sku);
  console.log(`${sku} is a product of its own.`);
}

async function join(db: Database, [first = '', ...others]: readonly string[]): Promise<void> {
  if (others.length === 0) throw new CommandError('Name the numbers of two products or more: --join 101 102');
  await joinPacks(db, [first, ...others]);
  console.log(`${others.join(', ')} ${others.length === 1 ? 'is a size' : 'are sizes'} of ${first}.`);
}

await command('npm run provider:import', async (db, args, settings) => {
  const given = parseImportCommand(args);
  if ('undo' in given) return undo(db);
  if ('split' in given) return split(db, given.split);
  if ('join' in given) return join(db, given.join);
  return load(db, given, settings);
});
