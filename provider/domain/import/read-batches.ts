import type { WrittenRow } from './handle-rows.ts';
import { isNumbered } from './import-row.ts';
import type { RowFields } from './row-fields.ts';

const BATCH = 500;

/** Where in a file a row stands, and what is written there. */
type RowSource = Pick<WrittenRow, 'line' | 'fields'>;

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
  rows: AsyncIterable<WrittenRow>,
  read: (written: RowFields) => Row | string,
  skip: Skip,
  onRefused: (written: RowFields) => Promise<void> = () => Promise.resolve(),
): AsyncGenerator<SourcedRow<Row>[]> {
  let batch: SourcedRow<Row>[] = [];
  const firstLines = new Map<string, number>();
  for await (const { line, fields, reason, written } of rows) {
    const source = { line, fields };
    const row = reason ?? read(written);
    if (typeof row === 'string') {
      await onRefused(written);
      skip(source, row);
      continue;
    }
    const before = firstLines.get(row.sku);
    if (before !== undefined) {
      skip(source, duplicate(row.sku, before));
      continue;
    }
    firstLines.set(row.sku, line);
    batch.push({ row, source });
    if (batch.length === BATCH) {
      yield batch;
      batch = [];
    }
  }
  yield batch;
}
