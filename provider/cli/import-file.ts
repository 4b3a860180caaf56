import { writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline/promises';
import type { Database } from '../db/database.ts';
import { pictureFor } from '../domain/pictures/picture-for.ts';
import { joinPacks, splitPack } from '../domain/catalogue/split-packs.ts';
import type { ColumnChoices } from '../domain/import/columns/column-mapping.ts';
import { type Catalogue, inspectCatalogue, proposeCatalogue } from '../domain/import/inspect-catalogue.ts';
import { loadCatalogue } from '../domain/import/load-catalogue.ts';
import { refusedCsv } from '../domain/import/refused-csv.ts';
import { undoImport } from '../domain/import/undo-import.ts';
import { photosInFolder, type PhotoSource } from '../domain/photos/photo-source.ts';
import { vacuumProducts } from '../domain/search/rebuild-index.ts';
import type { Settings } from '../settings/settings.ts';
import { describeMapping, priceDoubt, priceQuestion } from './import-mapping.ts';
import type { GroupCommand, ImportCommand } from './import-options.ts';
import { clearProgress, formatCount, showPhotoProgress, showProgress } from './import-progress.ts';
import { describePhotos, describeReport, reportAsJson } from './import-report.ts';

const isTerminal = (): boolean => process.stdin.isTTY && process.stdout.isTTY;

async function ask(question: string): Promise<string> {
  const asking = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await asking.question(question);
  asking.close();
  return answer.trim();
}

/** Asks on a terminal what the file doesn't tell; elsewhere rupees it is. */
async function askUnit({ table, mapping }: Catalogue): Promise<Catalogue> {
  const doubt = priceDoubt(mapping);
  if (!doubt || !isTerminal()) return { table, mapping };
  const answer = await ask(`${doubt}. Is that right? Press Enter, or type “paise”: `);
  const unit = /^p/i.test(answer) ? 'paise' : 'rupees';
  return { table, mapping: { ...mapping, prices: { ...mapping.prices, unit, isSure: true } } };
}

/** Asks on a terminal which column is what customers pay; elsewhere, and without an answer, the file is refused with the question. */
async function askPrice(proposed: Catalogue, file: string, choices: ColumnChoices): Promise<Catalogue> {
  const { columns, prices } = proposed.mapping;
  const question = priceQuestion(proposed.mapping);
  if (question === undefined || !isTerminal()) return inspectCatalogue(file, choices);
  const answer = Number(await ask(question));
  const chosen = columns[prices.asked[answer - 1] ?? -1];
  const isMrp = answer === 0 && columns.some(({ field }) => field === 'mrp');
  if (!chosen && !isMrp) return inspectCatalogue(file, choices);
  if (!chosen) return inspectCatalogue(file, { ...choices, columns: { ...choices.columns, price: [] } });
  // Two columns may have one name.
  const fields = columns.map((column) => (column === chosen ? 'price' : column.field));
  const isTwice = columns.filter(({ name }) => name === chosen.name).length > 1;
  const columnsOf = { ...choices.columns, price: [chosen.name] };
  return inspectCatalogue(file, { ...choices, ...(isTwice ? { fields } : { columns: columnsOf }) });
}

/** A file that was read and understood, and how it goes into the shop. */
export interface Load extends Pick<ImportCommand, 'isDryRun' | 'refused' | 'replace' | 'allowFewer' | 'json'> {
  readonly catalogue: Catalogue;
  readonly files: PhotoSource | undefined;
}

export async function readLoad({ file, choices, photos: folder, ...options }: ImportCommand): Promise<Load> {
  const inspected = await (options.json
    ? inspectCatalogue(file, choices)
    : askPrice(await proposeCatalogue(file, choices), file, choices));
  if (!options.json) console.log(describeMapping(inspected).join('\n'));
  const catalogue = options.json ? inspected : await askUnit(inspected);
  const files = folder === undefined ? undefined : await photosInFolder(folder);
  return { ...options, catalogue, files };
}

export async function load(
  db: Database,
  { catalogue, files, isDryRun, refused, replace, allowFewer, json }: Load,
  { photoHosts }: Settings,
): Promise<void> {
  const report = await loadCatalogue(db, catalogue, {
    files,
    allowedHosts: photoHosts,
    now: new Date(),
    pictureFor,
    onProgress: json ? () => {} : showProgress,
    onPhotos: json ? () => {} : showPhotoProgress,
    isDryRun,
    replace,
    allowFewer,
  });
  if (refused !== undefined)
    await writeFile(refused, refusedCsv(catalogue.table.columns, report.skipped, report.refused));
  if (json) return console.log(JSON.stringify(reportAsJson(report, catalogue.mapping, isDryRun)));
  clearProgress();
  console.log(describeReport(report, { isDryRun, refused }).join('\n'));
  if (report.photos) console.log(describePhotos(report.photos).join('\n'));
}

/** What was done instead of an import, as a sentence and for a machine. */
interface GroupChange {
  readonly text: string;
  readonly json: Readonly<Record<string, unknown>>;
}

async function undo(db: Database): Promise<GroupChange> {
  const { file, at, deleted, delisted, restored } = await undoImport(db);
  await vacuumProducts(db);
  const when = at.toLocaleString('en-IN', { timeZone: 'Asia/Kolkata', dateStyle: 'medium', timeStyle: 'short' });
  return {
    text:
      `The import of ${file} of ${when} is undone: ${formatCount(restored)} ${restored === 1 ? 'product is as it was' : 'products are as they were'} before, ` +
      `of those that it had added ${formatCount(deleted)} deleted and ${formatCount(delisted)} no longer sold.`,
    json: { undone: { file, at, restored, deleted, delisted } },
  };
}

async function split(db: Database, sku: string): Promise<GroupChange> {
  await splitPack(db, sku);
  return { text: `${sku} is a product of its own.`, json: { split: sku } };
}

async function join(db: Database, [first = '', ...others]: readonly string[]): Promise<GroupChange> {
  await joinPacks(db, [first, ...others]);
  return {
    text: `${others.join(', ')} ${others.length === 1 ? 'is a size' : 'are sizes'} of ${first}.`,
    json: { joined: [first, ...others] },
  };
}

function changeGroup(db: Database, given: GroupCommand): Promise<GroupChange> {
  if ('undo' in given) return undo(db);
  return 'split' in given ? split(db, given.split) : join(db, given.join);
}

export async function changeGroups(db: Database, given: GroupCommand): Promise<void> {
  const { text, json } = await changeGroup(db, given);
  console.log(given.json ? JSON.stringify(json) : text);
}
