import type { ByteSource } from './byte-source.ts';
import { type Delimiter, findDialect } from './csv-dialect.ts';
import { readLines } from './csv-lines.ts';
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
  const first: string[] = [];
  for await (const line of readLines(file, source(), encoding)) if (first.push(line) === LOOKED_AT) break;
  if (first.every((line) => line.trim() === '')) throw new ImportError(`The file ${file} is empty.`);
  const dialect = findDialect(first);
  if (!dialect)
    throw new ImportError(
      `The first line of ${file} is no usable header: it names only one column, and a name and a price are needed.`,
    );
  const read: Table['records'] = (onRead) => readRecords(readLines(file, source(onRead), encoding), dialect);
  let columns: readonly string[] = [];
  for await (const { fields } of read()) {
    columns = fields;
    break;
  }
  return {
    file,
    format: `CSV, separated by ${NAMES[dialect.delimiter]}, in ${ENCODINGS[encoding]}`,
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
