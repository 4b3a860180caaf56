import type { ColumnChoices } from '../../../../provider/domain/import/columns/column-mapping.ts';
import { type ImportRow, readRow } from '../../../../provider/domain/import/import-row.ts';
import { inspectCatalogue } from '../../../../provider/domain/import/inspect-catalogue.ts';
import { readRows } from '../../../../provider/domain/import/read-rows.ts';

/** What a file says, without a database: its columns, its rows, and the lines that were refused. */
export async function readFile(file: string, choices?: ColumnChoices) {
  const { table, mapping } = await inspectCatalogue(file, choices);
  const rows: ImportRow[] = [];
  const refused: { line: number; reason: string }[] = [];
  for await (const { line, reason, written } of readRows(table, mapping)) {
    const row = reason ?? readRow(written);
    if (typeof row === 'string') refused.push({ line, reason: row });
    else rows.push(row);
  }
  return { table, mapping, rows, refused };
}
