import { rebuildSearchIndex } from '../search/rebuild-index.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import type { ImportCounts } from '../../db/schema/import.ts';
import { notePriceChange } from '../catalogue/prices-version.ts';
import { regroup } from '../catalogue/regroup.ts';
import { isPriceList } from './columns/column-mapping.ts';
import { checkNeeded } from './columns/recognise-columns.ts';
import { delist, delistMissing } from './delist-missing.ts';
import type { WrittenRow } from './handle-rows.ts';
import { ImportError } from './import-error.ts';
import { ImportRecord } from './import-record.ts';
import { readRow, type Repeats } from './import-row.ts';
import { retainRefused, writeRows } from './import-rows.ts';
import { type Catalogue, inspectCatalogue } from './inspect-catalogue.ts';
import { ExistingProducts } from './existing-products.ts';
import { readPriceListRow, writePriceList } from './price-list.ts';
import { readBatches, type Skip } from './read-batches.ts';
import { readRows } from './read-rows.ts';
import { type RefusedRecord, Refusals } from './refusals.ts';
import type { RowFields } from './row-fields.ts';
import type { PictureFor } from './write-rows.ts';

export interface ImportOptions {
  readonly now: Date;
  readonly pictureFor: PictureFor;
  /** The file is the whole truth: what is not in it is no longer sold. */
  readonly replace?: boolean;
  /** Even when that is more than half of what is sold. */
  readonly allowFewer?: boolean;
  /** Reports what would be written, and writes nothing. */
  readonly isDryRun?: boolean;
  /** Names of stored photos by SKU (storePhotos); without them, products retain those that they have. */
  readonly photos?: ReadonlyMap<string, readonly string[]> | undefined;
  /** False for goods of the first start, which stand on no list of imports. */
  readonly isUndoable?: boolean;
  /** Who imports, for the record. */
  readonly by?: string;
  /** Called with the number of rows read so far, and which share of the file's bytes that is, from 0 to 1. */
  readonly onProgress?: (rows: number, share: number) => void;
}

export interface ImportReport extends ImportCounts {
  /** Records that were not taken, in the order of the file; of very many the first. */
  readonly skipped: readonly RefusedRecord[];
  /** How many were not taken. */
  readonly refused: number;
  /** Products that are sold in several sizes, and names that are sold several times in the same size; 0 after a price list and a dry run. */
  readonly packs: { readonly grouped: number; readonly ambiguous: number };
}

const NO_PACKS = { grouped: 0, ambiguous: 0 };

type Counts = ImportCounts & Pick<ImportReport, 'packs'>;

/** What both kinds of file are read from and written with. */
interface Source {
  readonly rows: AsyncIterable<WrittenRow>;
  readonly hasRowNumbers: boolean;
  readonly record: ImportRecord | undefined;
  readonly skip: Skip;
  readonly onProgress: (rows: number) => void;
}

async function importProducts(
  tx: Database,
  { rows, hasRowNumbers, record, skip, onProgress }: Source,
  { replace = false, allowFewer = false, now, pictureFor, photos }: ImportOptions,
): Promise<Counts> {
  const existingProducts = await ExistingProducts.open(tx);
  const repeats: Repeats | undefined = hasRowNumbers ? new Map() : undefined;
  const read = (written: RowFields) => readRow(written, repeats);
  const batches = readBatches(rows, read, skip, (written) => retainRefused(existingProducts, written));
  const written = await writeRows(tx, batches, { existingProducts, record, photos, skip, now, pictureFor, onProgress });
  const gone = await (replace
    ? delistMissing(tx, existingProducts, record, allowFewer)
    : delist(tx, existingProducts.withdrawn(), record));
  if (!record) return { ...written, gone, packs: NO_PACKS };
  const packs = await regroup(tx);
  if (written.added + written.changed + written.back + gone > 0) await rebuildSearchIndex(tx);
  return { ...written, gone, packs };
}

async function importPrices(
  tx: Database,
  { rows, record, skip, onProgress }: Source,
  { replace = false }: ImportOptions,
): Promise<Counts> {
  if (replace)
    throw new ImportError(
      'A file without names, of prices or stocks alone, can’t be the whole truth of what is sold.',
      {
        advice: 'Leave out --replace.',
      },
    );
  const counts = { added: 0, changed: 0, unchanged: 0, gone: 0, back: 0 };
  for await (const batch of readBatches(rows, readPriceListRow, skip)) {
    const { changed, unchanged } = await writePriceList(tx, batch, record, skip);
    counts.changed += changed;
    counts.unchanged += unchanged;
    onProgress(counts.changed + counts.unchanged);
  }
  return { ...counts, packs: NO_PACKS };
}

/**
 * Imports a file of goods into the catalogue in one transaction: a failed import changes nothing. Rows are identified by their
 * number, else by name, brand and size; unchanged ones are not written again. A file of numbers and prices or stocks, without
 * names, changes these alone.
 * @param source a file, or one that was inspected, with its columns corrected where they had to be
 * @throws {ImportError} when the file can't be imported as a whole
 */
export async function importCatalogue(
  db: Database,
  source: string | Catalogue,
  options: ImportOptions,
): Promise<ImportReport> {
  const { table, mapping } = typeof source === 'string' ? await inspectCatalogue(source) : source;
  checkNeeded(mapping, table.file);
  const { isDryRun = false, isUndoable = true, by = 'command line', now, onProgress } = options;
  const run = async (tx: Database): Promise<ImportReport> => {
    const refusals = new Refusals();
    const skip: Skip = ({ line, fields }, reason) => refusals.add({ line, reason, fields });
    let share = 0;
    const rows = readRows(table, mapping, (done) => (share = done));
    const record = isDryRun ? undefined : await ImportRecord.open(tx, table.file, { by, now }, isUndoable);
    const importRows = isPriceList(mapping) ? importPrices : importProducts;
    const { packs, ...counts } = await importRows(
      tx,
      { rows, hasRowNumbers: mapping.hasRowNumbers, record, skip, onProgress: (count) => onProgress?.(count, share) },
      options,
    );
    if (record && counts.added + counts.changed + counts.back + counts.gone > 0) await notePriceChange(tx);
    await record?.close(counts);
    return { ...counts, skipped: refusals.records, refused: refusals.count, packs };
  };
  // What writes nothing needs no transaction, in which the embedded database would answer nobody else.
  return isDryRun ? run(db) : inTransaction(db, run);
}
