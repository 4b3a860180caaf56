import { type Field, type Header, toRow } from './csv-header.ts';
import type { CsvRecord } from './csv-records.ts';
import { isNumbered } from './import-row.ts';

const BATCH = 500;

export type Written = Partial<Record<Field, string>>;

/** Where in a file a row stands. */
interface RowSource {
  readonly line: number;
}

export type Skip = (source: RowSource, reason: string) => void;

export interface SourcedRow<Row> {
  readonly row: Row;
  readonly source: RowSource;
}

const duplicate = (sku: string, line: number): string =>
  isNumbered(sku)
    ? `its number ${sku} stands on line ${line} already`
    : `its name, brand and size stand on line ${line} already`;

/**
 * Yields valid rows in batches; others go to `skip`.
 * @param read a row, or the reason why it is refused
 * @param onRefused called with what a row says that is refused
 */
export async function* readBatches<Row extends { readonly sku: string }>(
  records: AsyncIterable<CsvRecord>,
  header: Header,
  read: (written: Written) => Row | string,
  skip: Skip,
  onRefused: (written: Written) => Promise<void> = () => Promise.resolve(),
): AsyncGenerator<SourcedRow<Row>[]> {
  let batch: SourcedRow<Row>[] = [];
  const firstLines = new Map<string, number>();
  for await (const record of records) {
    if (!('fields' in record)) {
      skip(record, record.reason);
      continue;
    }
    const written = toRow(header, record.fields);
    const row = read(written);
    if (typeof row === 'string') {
      await onRefused(written);
      skip(record, row);
      continue;
    }
    const before = firstLines.get(row.sku);
    if (before !== undefined) {
      skip(record, duplicate(row.sku, before));
      continue;
    }
    firstLines.set(row.sku, record.line);
    batch.push({ row, source: record });
    if (batch.length === BATCH) {
      yield batch;
      batch = [];
    }
  }
  yield batch;
}
