import { rebuildSearchIndex } from '../search/rebuild-index.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import { type Header, readHeader, toRow } from './csv-header.ts';
import { ImportError } from './import-error.ts';
import { readLines } from './csv-lines.ts';
import { readRecords } from './csv-records.ts';
import { type ImportRow, readRow } from './import-row.ts';
import { type PictureFor, RowWriter } from './write-rows.ts';

const BATCH = 500;

interface ImportOptions {
  readonly now: Date;
  readonly pictureFor: PictureFor;
  /** Called with the number of rows read so far. */
  readonly onProgress?: (rows: number) => void;
}

export interface ImportReport {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly skipped: readonly { readonly line: number; readonly reason: string }[];
}

/** Yields valid rows in batches; invalid ones go to `skip` with the line they start on. */
async function* readBatches(file: string, skip: (line: number, reason: string) => void): AsyncGenerator<ImportRow[]> {
  let header: Header | undefined;
  let batch: ImportRow[] = [];
  const firstLines = new Map<string, number>();
  for await (const record of readRecords(readLines(file))) {
    if (!header) {
      header = readHeader(file, 'fields' in record ? record.fields : []);
      continue;
    }
    const row = 'fields' in record ? readRow(toRow(header, record.fields)) : record.reason;
    if (typeof row === 'string') {
      skip(record.line, row);
      continue;
    }
    const before = firstLines.get(row.sku);
    if (before !== undefined) {
      skip(record.line, `its number ${row.sku} stands on line ${before} already`);
      continue;
    }
    firstLines.set(row.sku, record.line);
    batch.push(row);
    if (batch.length === BATCH) {
      yield batch;
      batch = [];
    }
  }
  if (!header) throw new ImportError(`The file ${file} is empty.`);
  yield batch;
}

/**
 * Imports a CSV file into the catalogue in one transaction: a failed import changes nothing.
 * Rows are identified by their number; unchanged ones are not written again.
 */
export const importCatalogue = (
  db: Database,
  file: string,
  { now, pictureFor, onProgress }: ImportOptions,
): Promise<ImportReport> =>
  inTransaction(db, async (tx) => {
    const counts = { added: 0, changed: 0, unchanged: 0 };
    const skipped: { line: number; reason: string }[] = [];
    const writer = await RowWriter.open(tx, now, pictureFor);
    let rows = 0;
    for await (const batch of readBatches(file, (line, reason) => skipped.push({ line, reason }))) {
      const written = batch.filter((row) => {
        const outcome = writer.outcomeOf(row);
        counts[outcome] += 1;
        return outcome !== 'unchanged';
      });
      if (written.length > 0) await writer.write(written);
      rows += batch.length;
      onProgress?.(rows);
    }
    if (counts.added + counts.changed > 0) await rebuildSearchIndex(tx);
    return { ...counts, skipped };
  });
