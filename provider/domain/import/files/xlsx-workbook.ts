import { posix } from 'node:path';
import { ImportError } from '../import-error.ts';
import { MAX_FIELD } from './reading.ts';
import { type CellFormat, formatReader } from './xlsx-formats.ts';
import { readXml, unescapeXlsx, type XmlHandler } from './xlsx-xml.ts';
import type { ZipArchive } from './zip-archive.ts';

/** Memory that the texts of a workbook may take, in bytes of XML. */
const MAX_TEXT_BYTES = 96 * 1024 * 1024;

/** Bytes of how cells look; of more nothing is read of it. */
const MAX_STYLE_BYTES = 16 * 1024 * 1024;

const MAX_TEXTS = 1_000_000;
/** Bytes of what lists the sheets, and how many of these are looked at. */
const MAX_LIST_BYTES = 1024 * 1024;
const MAX_SHEETS = 50;

const WORKBOOK = 'xl/workbook.xml';
const RELATIONS = 'xl/_rels/workbook.xml.rels';

export interface Workbook {
  /** Sheets that are not hidden, in their order, with where the archive has them. */
  readonly sheets: readonly { readonly name: string; readonly path: string }[];
  /** The texts that cells refer to by number. */
  readonly texts: readonly string[];
  /** How cells are shown, by the number that they refer to. */
  readonly formats: readonly CellFormat[];
}

export const isWorkbook = (archive: ZipArchive): boolean => archive.sizes.has(WORKBOOK);

async function parse(archive: ZipArchive, path: string, handler: XmlHandler): Promise<void> {
  for await (const _ of readXml(archive.source(path)(), handler));
}

const tooLargeToRead = (file: string): ImportError =>
  new ImportError(`The workbook ${file} is too large. Save its sheet as CSV and import that.`);

async function readTexts(file: string, archive: ZipArchive, path: string): Promise<string[]> {
  const texts: string[] = [];
  let text = '';
  let isText = false;
  let isPhonetic = false;
  await parse(archive, path, {
    open(name) {
      if (name === 'si') text = '';
      if (name === 't') isText = true;
      if (name === 'rPh') isPhonetic = true;
    },
    text(part) {
      if (isText && !isPhonetic && text.length <= MAX_FIELD) text += part.slice(0, MAX_FIELD + 1);
    },
    close(name) {
      if (name === 't') isText = false;
      if (name === 'rPh') isPhonetic = false;
      if (name !== 'si') return;
      if (texts.length === MAX_TEXTS) throw tooLargeToRead(file);
      texts.push(unescapeXlsx(text));
    },
  });
  return texts;
}

async function readFormats(archive: ZipArchive, path: string | undefined): Promise<readonly CellFormat[]> {
  const formats: CellFormat[] = [];
  const bytes = archive.sizes.get(path ?? '');
  if (path !== undefined && bytes !== undefined && bytes <= MAX_STYLE_BYTES)
    await parse(archive, path, formatReader(formats));
  return formats;
}

/**
 * What an Excel workbook holds, but for the cells of its sheets.
 *
 * Read here rather than by a library: those at hand unpack every part whole before they look at its size.
 * @throws {ImportError} when a part is missing or too large.
 */
export async function readWorkbook(file: string, archive: ZipArchive): Promise<Workbook> {
  const paths = new Map<string, string>();
  let textsPath: string | undefined;
  let stylesPath: string | undefined;
  for (const path of [RELATIONS, WORKBOOK])
    if ((archive.sizes.get(path) ?? 0) > MAX_LIST_BYTES)
      throw new ImportError(`The workbook ${file} is damaged: its list of sheets has more than 1 MB.`);
  await parse(archive, RELATIONS, {
    open(name, { Id = '', Target = '', Type = '' }) {
      if (name !== 'Relationship') return;
      const path = Target.startsWith('/') ? Target.slice(1) : posix.join('xl', Target);
      paths.set(Id, path);
      if (Type.endsWith('/sharedStrings')) textsPath = path;
      if (Type.endsWith('/styles')) stylesPath = path;
    },
  });
  const sheets: { name: string; path: string }[] = [];
  await parse(archive, WORKBOOK, {
    open(element, attributes) {
      const path = paths.get(attributes['r:id'] ?? '');
      if (element !== 'sheet' || path === undefined || (attributes['state'] ?? 'visible') !== 'visible') return;
      sheets.push({ name: attributes['name'] ?? '', path });
    },
  });
  if (sheets.length === 0) throw new ImportError(`The workbook ${file} has no sheet.`);
  if (sheets.length > MAX_SHEETS)
    throw new ImportError(
      `The workbook ${file} has more than ${MAX_SHEETS} sheets. Leave the one with the goods in it.`,
    );
  const formats = await readFormats(archive, stylesPath);
  if (textsPath === undefined || !archive.sizes.has(textsPath)) return { sheets, texts: [], formats };
  if ((archive.sizes.get(textsPath) ?? 0) > MAX_TEXT_BYTES) throw tooLargeToRead(file);
  return { sheets, texts: await readTexts(file, archive, textsPath), formats };
}
