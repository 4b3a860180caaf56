import type { OnRead } from './files/byte-source.ts';
import { inTimeSlices } from './files/reading.ts';
import type { ColumnMapping } from './columns/column-mapping.ts';
import { joinHandles, type WrittenRow } from './handle-rows.ts';
import { rowReader, whyUnsold } from './row-fields.ts';
import type { Table } from './files/table.ts';
import { joinVariations } from './variation-rows.ts';

async function* readWritten(table: Table, mapping: ColumnMapping, onRead?: OnRead): AsyncGenerator<WrittenRow> {
  const writtenIn = rowReader(mapping);
  for await (const record of table.records(onRead)) {
    if (record.reason !== undefined) yield { ...record, written: {} };
    // Excel writes rows that were cleared as well.
    else if (record.fields.some((field) => field.trim() !== '')) yield { ...record, written: writtenIn(record.fields) };
  }
}

/** The rows of a table with what they say of each field, in the order of the file; with a reason, a row can't be taken. */
export async function* readRows(table: Table, mapping: ColumnMapping, onRead?: OnRead): AsyncGenerator<WrittenRow> {
  // Rows of one product come all at once.
  const rows = joinVariations(joinHandles(readWritten(table, mapping, onRead)));
  for await (const row of inTimeSlices(rows, table.reading)) {
    const reason = row.reason ?? whyUnsold(row.written);
    yield reason === undefined ? row : { ...row, reason };
  }
}
