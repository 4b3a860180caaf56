import { unmarkedCell } from '../../spreadsheet.ts';
import { ImportError } from '../import-error.ts';
import { inTimeSlices, MAX_COLUMNS, MAX_FIELD, type Reading } from './reading.ts';
import type { Table, TableRecord } from './table.ts';

/** Seven times what a large shop sells. */
const MAX_ROWS = 200_000;
/** Characters of a row: in a workbook a hundred fields may be the same long text. */
const MAX_ROW = 1_000_000;

const many = (count: number): string => count.toLocaleString('en-IN');

/** Why a row is too long to be carried along. */
function excessOf(fields: readonly string[]): string | undefined {
  let row = 0;
  for (const { length } of fields) {
    if (length > MAX_FIELD) return `one of its fields has more than ${many(MAX_FIELD)} characters`;
    row += length;
  }
  return row > MAX_ROW ? `it has more than ${many(MAX_ROW)} characters` : undefined;
}

async function* readWithin(file: string, records: AsyncIterable<TableRecord>): AsyncGenerator<TableRecord> {
  let rows = 0;
  for await (const record of records) {
    if ((rows += 1) > MAX_ROWS)
      throw new ImportError(`The file ${file} has more than ${many(MAX_ROWS)} rows. Divide it into several files.`);
    const reason = excessOf(record.fields);
    if (reason !== undefined) yield { line: record.line, fields: [], reason };
    else yield { ...record, fields: record.fields.map(unmarkedCell) };
  }
}

/** A table whose records are bounded, and read for as long as somebody wants them. */
export function boundTable(table: Table, reading: Reading): Table {
  const { file, columns, records } = table;
  if (columns.length > MAX_COLUMNS)
    throw new ImportError(
      `The file ${file} has more than ${MAX_COLUMNS} columns. Take out what does not describe goods.`,
    );
  return {
    ...table,
    columns: columns.map(unmarkedCell),
    reading,
    records: (onRead) => inTimeSlices(readWithin(file, records(onRead)), reading),
  };
}
