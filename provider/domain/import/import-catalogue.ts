import { rebuildSearchIndex } from '../search/rebuild-index.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import type { ImportCounts } from '../../db/schema/import.ts';
import { regroup } from '../catalogue/regroup.ts';
import { type Header, isPriceList, readHeader } from './csv-header.ts';
import { readLines } from './csv-lines.ts';
import { type CsvRecord, readRecords } from './csv-records.ts';
import { delistMissing } from './delist-missing.ts';
import { ImportError } from './import-error.ts';
import { ImportRecord } from './import-record.ts';
import { readRow } from './import-row.ts';
import { spareRefused, writeRows } from './import-rows.ts';
import { KnownProducts } from './known-products.ts';
import { readPriceListRow, writePriceList } from './price-list.ts';
import { readBatches, type Skip } from './read-batches.ts';
import type { PictureFor } from './write-rows.ts';

interface ImportOptions {
  readonly now: Date;
  readonly pictureFor: PictureFor;
  /** The file is the whole truth: what is not in it is no longer sold. */
  readonly replace?: boolean;
  /** Even when that is more than half of what is sold. */
  readonly allowFewer?: boolean;
  /** Reports what would be written, and writes nothing. */
  readonly isDryRun?: boolean;
  /** Who imports, for the record. */
  readonly by?: string;
  /** Called with the number of rows read so far. */
  readonly onProgress?: (rows: number) => void;
}

export interface ImportReport extends ImportCounts {
  readonly skipped: readonly { readonly line: number; readonly reason: string }[];
  /** Products that are sold in several sizes, and names that are sold several times in the same size; 0 after a price list and a dry run. */
  readonly packs: { readonly grouped: number; readonly ambiguous: number };
}

const NO_PACKS = { grouped: 0, ambiguous: 0 };

type Counts = ImportCounts & Pick<ImportReport, 'packs'>;

/** What both kinds of file are read from and written with. */
interface Source {
  readonly records: AsyncIterable<CsvRecord>;
  readonly header: Header;
  readonly record: ImportRecord | undefined;
  readonly skip: Skip;
}

async function importProducts(
  tx: Database,
  { records, header, record, skip }: Source,
  { replace = false, allowFewer = false, onProgress = () => {}, ...options }: ImportOptions,
): Promise<Counts> {
  const known = await KnownProducts.open(tx);
  const batches = readBatches(records, header, readRow, skip, (written) => spareRefused(known, written));
  const written = await writeRows(tx, batches, { known, record, skip, onProgress, ...options });
  const gone = replace ? await delistMissing(tx, known, record, allowFewer) : 0;
  if (!record) return { ...written, gone, packs: NO_PACKS };
  const packs = await regroup(tx);
  if (written.added + written.changed + written.back + gone > 0) await rebuildSearchIndex(tx);
  return { ...written, gone, packs };
}

async function importPrices(
  tx: Database,
  { records, header, record, skip }: Source,
  { replace = false, onProgress = () => {} }: ImportOptions,
): Promise<Counts> {
  if (replace) throw new ImportError('A file without names, of prices or stocks alone, can’t be given with --replace.');
  const counts = { added: 0, changed: 0, unchanged: 0, gone: 0, back: 0 };
  for await (const batch of readBatches(records, header, readPriceListRow, skip)) {
    const { changed, unchanged } = await writePriceList(tx, batch, record, skip);
    counts.changed += changed;
    counts.unchanged += unchanged;
    onProgress(counts.changed + counts.unchanged);
  }
  return { ...counts, packs: NO_PACKS };
}

/**
 * Imports a CSV file into the catalogue in one transaction: a failed import changes nothing. Rows are identified by their
 * number, else by name, brand and size; unchanged ones are not written again. A file of numbers and prices or stocks, without
 * names, changes these alone.
 * @throws {ImportError} when the file can't be imported as a whole
 */
export const importCatalogue = (db: Database, file: string, options: ImportOptions): Promise<ImportReport> =>
  inTransaction(db, async (tx) => {
    const skipped: { line: number; reason: string }[] = [];
    const skip: Skip = ({ line }, reason) => skipped.push({ line, reason });
    const records = readRecords(readLines(file));
    const { value: first, done } = await records.next();
    if (done) throw new ImportError(`The file ${file} is empty.`);
    const header = readHeader(file, 'fields' in first ? first.fields : []);
    const { isDryRun = false, by = 'command line', now } = options;
    const record = isDryRun ? undefined : await ImportRecord.open(tx, file, by, now);
    const importRows = isPriceList(header) ? importPrices : importProducts;
    const { packs, ...counts } = await importRows(tx, { records, header, record, skip }, options);
    await record?.close(counts);
    return { ...counts, skipped: skipped.sort((a, b) => a.line - b.line), packs };
  });
