import { rebuildSearchIndex } from '../search/rebuild-index.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import { type Catalogue, inspectCatalogue } from './inspect-catalogue.ts';
import { type ImportRow, readRow } from './import-row.ts';
import { readRows } from './read-rows.ts';
import type { WrittenRow } from './handle-rows.ts';
import { type PictureFor, RowWriter } from './write-rows.ts';

const BATCH = 500;

interface ImportOptions {
  readonly now: Date;
  readonly pictureFor: PictureFor;
  /** Called with the number of rows read so far, and which share of the file's bytes that is, from 0 to 1. */
  readonly onProgress?: (rows: number, share: number) => void;
  /** Reports what would be written, and writes nothing. */
  readonly isDryRun?: boolean;
}

/** A record that was not taken. */
export interface RefusedRecord {
  readonly line: number;
  readonly reason: string;
  /** The record as it was read, or its line as a whole where it could not be. */
  readonly fields: readonly string[];
}

export interface ImportReport {
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  /** Records that were not taken, in the order of the file. */
  readonly skipped: readonly RefusedRecord[];
}

/** Yields valid rows in batches; the others, and those whose number came before, go to `refuse`. */
async function* inBatches(
  rows: AsyncIterable<WrittenRow>,
  refuse: (refused: RefusedRecord) => void,
): AsyncGenerator<ImportRow[]> {
  let batch: ImportRow[] = [];
  const firstLines = new Map<string, number>();
  for await (const { line, fields, reason, written } of rows) {
    const row = reason ?? readRow(written);
    if (typeof row === 'string') {
      refuse({ line, fields, reason: row });
      continue;
    }
    const before = firstLines.get(row.sku);
    if (before !== undefined) {
      refuse({ line, fields, reason: `its number ${row.sku} stands on line ${before} already` });
      continue;
    }
    firstLines.set(row.sku, line);
    batch.push(row);
    if (batch.length === BATCH) {
      yield batch;
      batch = [];
    }
  }
  yield batch;
}

/**
 * Imports a file of goods into the catalogue in one transaction: a failed import changes nothing.
 * Rows are identified by their number; unchanged ones are not written again.
 * @param source a file, or one that was inspected, with its columns corrected where they had to be.
 * @throws {ImportError} when the file as a whole can't be read.
 */
export async function importCatalogue(
  db: Database,
  source: string | Catalogue,
  { now, pictureFor, onProgress, isDryRun = false }: ImportOptions,
): Promise<ImportReport> {
  const { table, mapping } = typeof source === 'string' ? await inspectCatalogue(source) : source;
  return inTransaction(db, async (tx) => {
    const counts = { added: 0, changed: 0, unchanged: 0 };
    const skipped: RefusedRecord[] = [];
    const writer = await RowWriter.open(tx, now, pictureFor);
    let share = 0;
    const read = readRows(table, mapping, (done) => (share = done));
    let rows = 0;
    for await (const batch of inBatches(read, (refused) => skipped.push(refused))) {
      const written = batch.filter((row) => {
        const outcome = writer.outcomeOf(row);
        counts[outcome] += 1;
        return outcome !== 'unchanged';
      });
      if (written.length > 0 && !isDryRun) await writer.write(written);
      rows += batch.length;
      onProgress?.(rows, share);
    }
    if (counts.added + counts.changed > 0 && !isDryRun) await rebuildSearchIndex(tx);
    return { ...counts, skipped };
  });
}
