import { countKnownNames } from '../columns/column-names.ts';
import { ImportError } from '../import-error.ts';
import type { Table, TableRecord } from './table.ts';
import { readSheetRows } from './xlsx-rows.ts';
import { readWorkbook } from './xlsx-workbook.ts';
import type { ZipArchive } from './zip-archive.ts';

/** Rows in which the header is looked for: a title may stand above it. */
const HEADER_WITHIN = 20;
/** Known names that make a row a header. */
const ENOUGH = 2;

/** The row with most known names; undefined when none has enough. */
async function headerOf(rows: AsyncIterable<TableRecord>): Promise<TableRecord | undefined> {
  let best: TableRecord | undefined;
  let most = ENOUGH - 1;
  let looked = 0;
  for await (const row of rows) {
    const known = countKnownNames(row.fields);
    if (known > most) [best, most] = [row, known];
    if ((looked += 1) === HEADER_WITHIN) break;
  }
  return best;
}

async function firstRow(rows: AsyncIterable<TableRecord>): Promise<TableRecord | undefined> {
  for await (const row of rows) if (row.fields.filter((field) => field !== '').length > 1) return row;
  return undefined;
}

/**
 * Opens the first sheet that has a header with names we know, or else the first one with anything in it.
 * @throws {ImportError} when no sheet has rows, or the workbook can't be read.
 */
export async function openXlsx(file: string, archive: ZipArchive): Promise<Table> {
  const { sheets, texts } = await readWorkbook(file, archive);
  for (const find of [headerOf, firstRow]) {
    for (const { name, path } of sheets) {
      const source = archive.source(path);
      const header = await find(readSheetRows(source, texts));
      if (!header) continue;
      const { length } = header.fields;
      return {
        file,
        format: `Excel, sheet “${name}”`,
        columns: header.fields,
        async *records(onRead) {
          for await (const { line, fields } of readSheetRows(source, texts, onRead)) {
            const padding = Array<string>(Math.max(0, length - fields.length)).fill('');
            if (line > header.line) yield { line, fields: [...fields.slice(0, length), ...padding] };
          }
        },
      };
    }
  }
  throw new ImportError(`The workbook ${file} is empty.`);
}
