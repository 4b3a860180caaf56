import { Readable } from 'node:stream';
import { photosByName } from '../../photos/photo-source.ts';
import { readLimited } from '../../photos/read-limited.ts';
import { boundTable } from './bounded-table.ts';
import { type ByteSource, fileSource, MAX_UNPACKED_BYTES, peek, tooLarge } from './byte-source.ts';
import { openCsv } from './csv-table.ts';
import { ImportError } from '../import-error.ts';
import type { Reading } from './reading.ts';
import type { Table } from './table.ts';
import { isWorkbook } from './xlsx-workbook.ts';
import { openXlsx } from './xlsx-table.ts';
import { ZipArchive } from './zip-archive.ts';

const GZIP = Buffer.from([0x1f, 0x8b]);
const ZIP = Buffer.from('PK\u0003\u0004', 'latin1');
/** Excel's format of before 2007, also what hides behind a password. */
const OLD_EXCEL = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);

const isTable = (path: string): boolean => /\.(?:csv|tsv|xlsx)$/i.test(path);
const isText = (path: string): boolean => /\.txt$/i.test(path);
/** Files that a Mac adds, and hidden ones. */
const isHidden = (path: string): boolean => /(?:^|\/)(?:__MACOSX\/|\.)/.test(path);

/** The one table among the files of an archive. */
function tableIn(file: string, archive: ZipArchive): string {
  const paths = [...archive.sizes.keys()].filter((path) => !isHidden(path));
  const tables = paths.some(isTable) ? paths.filter(isTable) : paths.filter(isText);
  const [table, ...others] = tables;
  if (table !== undefined && others.length === 0) return table;
  if (paths.includes('content.xml') || paths.includes('Index.zip'))
    throw new ImportError(`${file} is a spreadsheet of a kind that is not read. Save it as .xlsx or as CSV.`);
  throw new ImportError(
    table === undefined
      ? `The file ${file} holds no table: put one file .csv, .tsv, .txt or .xlsx in it.`
      : `The file ${file} holds several tables: ${tables.join(', ')}. Leave one in it.`,
  );
}

async function readAll(file: string, source: ByteSource): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of source()) {
    size += chunk.length;
    // A workbook is packed already: one within a zip is held in memory as it is.
    if (size > MAX_UNPACKED_BYTES / 8) throw tooLarge(file);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function openZip(file: string, location: string, reading: Reading): Promise<Table> {
  const archive = await ZipArchive.open(file, location, reading);
  if (isWorkbook(archive)) return openXlsx(file, archive);
  const path = tableIn(file, archive);
  const within = `${path} in ${file}`;
  const photos = photosByName(archive.sizes.keys(), (name) => readLimited(Readable.from(archive.source(name)())));
  if (!/\.xlsx$/i.test(path)) return { ...(await openCsv(within, archive.source(path))), photos };
  const workbook = await ZipArchive.open(within, await readAll(file, archive.source(path)), reading);
  if (!isWorkbook(workbook)) throw new ImportError(`${within} is no Excel workbook.`);
  return { ...(await openXlsx(within, workbook)), photos };
}

/**
 * Opens the table of goods in a file: CSV, plain or gzipped, an Excel workbook, or a zip file that holds one of them.
 * What it is, is told by its content, not by its name.
 * @param file as messages name it.
 * @throws {ImportError} when there is no table in it that can be read.
 */
export async function openTable(path: string, file = path, reading: Reading = {}): Promise<Table> {
  const { size, first } = await peek(path, file);
  const begins = (mark: Buffer) => first.subarray(0, mark.length).equals(mark);
  if (begins(OLD_EXCEL))
    throw new ImportError(
      `${file} is an old Excel file, or locked by a password. Save it as .xlsx without a password.`,
    );
  const table = begins(ZIP)
    ? openZip(file, path, reading)
    : openCsv(file, fileSource(path, { file, size, isGzip: begins(GZIP), reading }));
  return boundTable(await table, reading);
}
