import type { ImportMessage, ImportReport, InspectedFile, UndoReport } from '../../../contract/desk-imports.ts';
import type { Database } from '../../db/database.ts';
import { ProviderError } from '../errors.ts';
import { type ColumnChoices, isPriceList } from '../import/columns/column-mapping.ts';
import type { Reading } from '../import/files/reading.ts';
import { ImportError } from '../import/import-error.ts';
import { importUnderWay, withImportRun } from '../import/import-run.ts';
import { type Catalogue, inspectCatalogue, proposeCatalogue } from '../import/inspect-catalogue.ts';
import { loadCatalogue, type LoadOptions, type LoadReport } from '../import/load-catalogue.ts';
import { refusedCsvParts } from '../import/refused-csv.ts';
import { undoImport } from '../import/undo-import.ts';
import { USUAL_STOCK } from '../import/row-fields.ts';
import { vacuumProducts } from '../search/rebuild-index.ts';
import type { DeskContext } from './history.ts';

/** Refusals and failures of photos that a report names; all refusals are in its CSV. */
const MAX_LISTED = 20;

const CONFLICTS = ['import_under_way', 'not_the_last'];

/** Turns an `ImportError` into a refusal. */
async function refusing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    throw new ProviderError(CONFLICTS.includes(error.code) ? 409 : 422, error.code, error.sentence);
  }
}

/** Imports take much memory: one at a time in this process, dry runs included. */
const busy = new WeakSet<Database>();

async function oneAtATime<T>(db: Database, work: () => Promise<T>): Promise<T> {
  if (busy.has(db)) throw importUnderWay();
  busy.add(db);
  try {
    return await work();
  } finally {
    busy.delete(db);
  }
}

export interface Upload extends Reading {
  readonly path: string;
  /** As its sender calls it. */
  readonly name: string;
  readonly fields?: ColumnChoices['fields'] | undefined;
  readonly prices?: ColumnChoices['prices'] | undefined;
}

/**
 * Opens a file of goods. Without fields, name and price may still be missing: somebody will say which columns they are.
 * @throws {ProviderError} 422 when it is no file of goods
 */
export function inspectUpload({
  path,
  name,
  fields,
  prices,
  signal,
  yieldControl,
}: Upload): Promise<{ catalogue: Catalogue; inspected: InspectedFile }> {
  return refusing(async () => {
    const inspect = fields ? inspectCatalogue : proposeCatalogue;
    const catalogue = await inspect(path, {
      name,
      signal,
      yieldControl,
      ...(fields && { fields }),
      ...(prices && { prices }),
    });
    const { columns, prices: found, stock } = catalogue.mapping;
    const inspected = {
      format: catalogue.table.format,
      columns: columns.map((column) => ({ ...column, examples: [...column.examples] })),
      prices: { unit: found.unit, isSure: found.isSure, asked: [...found.asked] },
      stock: isPriceList(catalogue.mapping) ? ('said' as const) : stock,
      usualStock: USUAL_STOCK,
    };
    return { catalogue, inspected };
  });
}

function reportOf({ skipped, refused, packs, photos, ...counts }: LoadReport): ImportReport {
  return {
    ...counts,
    refused,
    refusals: skipped.slice(0, MAX_LISTED).map(({ line, reason }) => ({ line, reason })),
    packs,
    photos: photos
      ? {
          stored: photos.fetched,
          unchanged: photos.unchanged,
          failed: photos.failed.length,
          failures: photos.failed.slice(0, MAX_LISTED).map(({ reason }) => reason),
        }
      : null,
  };
}

interface DeskImport extends Pick<LoadOptions, 'pictureFor' | 'allowedHosts'> {
  readonly by: string;
  readonly now: () => Date;
  readonly isDryRun: boolean;
  readonly replace: boolean;
  readonly allowFewer: boolean;
}

/** Imports a file, or tries to, and says how far it is, what was refused, and at last what it did. */
export function importOnce(
  db: Database,
  { catalogue, name }: { readonly catalogue: Catalogue; readonly name: string },
  { by, now, ...options }: DeskImport,
  say: (message: ImportMessage) => void,
): Promise<void> {
  const load = () =>
    loadCatalogue(db, catalogue, {
      ...options,
      by,
      now: now(),
      onProgress: (rows, share) => say({ kind: 'rows', rows, share }),
      onPhotos: (done, total) => say({ kind: 'photos', done, total }),
    });
  return refusing(async () => {
    const report = await oneAtATime(db, () => (options.isDryRun ? load() : withImportRun(db, name, { by, now }, load)));
    if (report.skipped.length > 0)
      for (const csv of refusedCsvParts(catalogue.table.columns, report.skipped, report.refused))
        say({ kind: 'refused', csv });
    say({ kind: 'report', report: reportOf(report) });
  });
}

/** Takes an import back, if it is the last. */
export const undoOnce = (db: Database, context: DeskContext & { readonly id: number }): Promise<UndoReport> =>
  refusing(async () => {
    const { deleted, delisted, restored } = await oneAtATime(db, () => undoImport(db, context));
    await vacuumProducts(db);
    return { deleted, delisted, restored };
  });
