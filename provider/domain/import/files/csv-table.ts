import type { ByteSource } from './byte-source.ts';
import { joinHeadings } from '../shapes/two-row-header.ts';
import { type Delimiter, findDialect, firstRecord } from './csv-dialect.ts';
import { lineEndOf, readLines } from './csv-lines.ts';
import { readRecords } from './csv-records.ts';
import { ImportError } from '../import-error.ts';
import type { Table } from './table.ts';
import { detectEncoding } from './text-encoding.ts';

/** Lines that delimiter and header are told from. */
const LOOKED_AT = 40;

const NAMES: Readonly<Record<Delimiter, string>> = { ',': 'commas', ';': 'semicolons', '\t': 'tabs', '|': 'bars' };
const ENCODINGS = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows-1252',
} as const;

/** @throws {ImportError} when it is empty, or no text. */
export async function openCsv(file: string, source: ByteSource): Promise<Table> {
  const encoding = await detectEncoding(source());
  const text = { encoding, lineEnd: await lineEndOf(source(), encoding) };
  const first: string[] = [];
  for await (const line of readLines(file, source(), text)) if (first.push(line) === LOOKED_AT) break;
  if (first.every((line) => line.trim() === '')) throw new ImportError(`The file ${file} is empty.`);
  const dialect = findDialect(first);
  if (!dialect)
    throw new ImportError(
      `The first line of ${file} is no usable header: it names only one column, and a name and a price are needed.`,
      { advice: 'Save it from a spreadsheet as .xlsx, or as CSV with commas between the columns.' },
    );
  const read: Table['records'] = (onRead) => readRecords(readLines(file, source(onRead), text), dialect);
  let columns: readonly string[] = [];
  for await (const { fields } of read()) {
    columns = fields;
    break;
  }
  const above = first[dialect.headerLine - 2]?.replace(/\r$/, '');
  if (above !== undefined) columns = joinHeadings(firstRecord([above], dialect.delimiter), columns) ?? columns;
  return {
    file,
    format: `CSV, separated by ${NAMES[dialect.delimiter]}, in ${ENCODINGS[encoding]}`,
    headerLine: dialect.headerLine,
    columns,
    async *records(onRead) {
      let isHeader = true;
      for await (const record of read(onRead)) {
        if (!isHeader) yield record;
        isHeader = false;
      }
    },
  };
}
