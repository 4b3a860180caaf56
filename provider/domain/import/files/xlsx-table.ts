import { countColumnNames } from '../columns/column-names.ts';
import { ImportError } from '../import-error.ts';
import type { Table, TableRecord } from './table.ts';
import { joinHeadings } from '../shapes/two-row-header.ts';
import { fillMerged, readMerges } from './xlsx-merges.ts';
import { readSheetRows } from './xlsx-rows.ts';
import { readWorkbook } from './xlsx-workbook.ts';
import type { ZipArchive } from './zip-archive.ts';

/** Rows in which the header is looked for: a title may stand above it. */
const HEADER_WITHIN = 20;
/** Known names that make a row a header. */
const ENOUGH = 2;

const joined = (above: TableRecord | undefined, below: TableRecord | undefined): TableRecord | undefined => {
  const fields = above && below && joinHeadings(above.fields, below.fields);
  return fields && { ...below, fields };
};

/** The row with most known names, as one with the row above or below it that goes with it; undefined when none has enough. */
async function headerOf(rows: AsyncIterable<TableRecord>): Promise<TableRecord | undefined> {
  const looked: TableRecord[] = [];
  for await (const row of rows) if (looked.push(row) === HEADER_WITHIN) break;
  const counts = looked.map(({ fields }) => countColumnNames(fields));
  const most = Math.max(...counts);
  if (looked.length === 0 || most < ENOUGH) return undefined;
  const at = counts.indexOf(most);
  return joined(looked[at - 1], looked[at]) ?? joined(looked[at], looked[at + 1]) ?? looked[at];
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
  const { sheets, ...workbook } = await readWorkbook(file, archive);
  for (const find of [headerOf, firstRow]) {
    for (const { name, path } of sheets) {
      const source = archive.source(path);
      const header = await find(readSheetRows(source, workbook));
      if (!header) continue;
      const { length } = header.fields;
      const merges = await readMerges(source);
      return {
        file,
        format: `Excel, sheet “${name}”`,
        headerLine: header.line,
        columns: header.fields,
        async *records(onRead) {
          for await (const { line, fields } of fillMerged(readSheetRows(source, workbook, onRead), merges)) {
            const padding = Array<string>(Math.max(0, length - fields.length)).fill('');
            if (line > header.line) yield { line, fields: [...fields.slice(0, length), ...padding] };
          }
        },
      };
    }
  }
  throw new ImportError(`The workbook ${file} is empty.`);
}
