import { posix } from 'node:path';
import { ImportError } from '../import-error.ts';
import { readXml, unescapeXlsx, type XmlHandler } from './xlsx-xml.ts';
import type { ZipArchive } from './zip-archive.ts';

/** Memory that the texts of a workbook may take, in bytes of XML. */
const MAX_TEXT_BYTES = 96 * 1024 * 1024;

const WORKBOOK = 'xl/workbook.xml';

export interface Workbook {
  /** Sheets that are not hidden, in their order, with where the archive has them. */
  readonly sheets: readonly { readonly name: string; readonly path: string }[];
  /** The texts that cells refer to by number. */
  readonly texts: readonly string[];
}

export const isWorkbook = (archive: ZipArchive): boolean => archive.sizes.has(WORKBOOK);

async function parse(archive: ZipArchive, path: string, handler: XmlHandler): Promise<void> {
  for await (const _ of readXml(archive.source(path)(), handler));
}

async function readTexts(archive: ZipArchive, path: string): Promise<string[]> {
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
      if (isText && !isPhonetic) text += part;
    },
    close(name) {
      if (name === 't') isText = false;
      if (name === 'rPh') isPhonetic = false;
      if (name === 'si') texts.push(unescapeXlsx(text));
    },
  });
  return texts;
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
  await parse(archive, 'xl/_rels/workbook.xml.rels', {
    open(name, { Id = '', Target = '', Type = '' }) {
      if (name !== 'Relationship') return;
      const path = Target.startsWith('/') ? Target.slice(1) : posix.join('xl', Target);
      paths.set(Id, path);
      if (Type.endsWith('/sharedStrings')) textsPath = path;
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
  if (textsPath === undefined || !archive.sizes.has(textsPath)) return { sheets, texts: [] };
  if ((archive.sizes.get(textsPath) ?? 0) > MAX_TEXT_BYTES)
    throw new ImportError(`The workbook ${file} is too large. Save its sheet as CSV and import that.`);
  return { sheets, texts: await readTexts(archive, textsPath) };
}
