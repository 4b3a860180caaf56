import { strToU8, zipSync } from 'fflate';

type Cell = string | number;
export interface Sheet {
  readonly name: string;
  readonly rows: readonly (readonly Cell[])[];
  readonly isHidden?: boolean;
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const columnName = (column: number): string =>
  (column >= 26 ? columnName(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26));

/** A workbook as Excel writes it: texts shared, numbers as they are, empty cells and rows left out. */
export function writeXlsx(sheets: readonly Sheet[]): Uint8Array {
  const texts = new Map<string, number>();
  const idOf = (text: string): number => texts.get(text) ?? texts.set(text, texts.size).size - 1;
  const cell = (value: Cell, at: string): string => {
    if (value === '') return '';
    return typeof value === 'number'
      ? `<c r="${at}" s="1"><v>${value}</v></c>`
      : `<c r="${at}" t="s"><v>${idOf(value)}</v></c>`;
  };
  const sheetXml = ({ rows }: Sheet): string => {
    const lines = rows.map((row, i) => {
      const cells = row.map((value, column) => cell(value, `${columnName(column)}${i + 1}`)).join('');
      return cells === '' ? '' : `<row r="${i + 1}">${cells}</row>`;
    });
    return `${XML}<worksheet xmlns="${MAIN}"><sheetData>${lines.join('')}</sheetData></worksheet>`;
  };
  const files: Record<string, string> = Object.fromEntries(
    sheets.map((sheet, i) => [`xl/worksheets/sheet${i + 1}.xml`, sheetXml(sheet)]),
  );
  const listed = sheets.map(
    ({ name, isHidden }, i) =>
      `<sheet name="${escape(name)}" sheetId="${i + 1}"${isHidden ? ' state="hidden"' : ''} r:id="rId${i + 1}"/>`,
  );
  files['xl/workbook.xml'] =
    `${XML}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets>${listed.join('')}</sheets></workbook>`;
  const relations = sheets.map(
    (_, i) => `<Relationship Id="rId${i + 1}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${i + 1}.xml"/>`,
  );
  files['xl/_rels/workbook.xml.rels'] =
    `${XML}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relations.join('')}` +
    `<Relationship Id="rIdTexts" Type="${OFFICE}/sharedStrings" Target="sharedStrings.xml"/></Relationships>`;
  const shared = [...texts.keys()].map((text) => `<si><t xml:space="preserve">${escape(text)}</t></si>`);
  files['xl/sharedStrings.xml'] = `${XML}<sst xmlns="${MAIN}">${shared.join('')}</sst>`;
  files['[Content_Types].xml'] = `${XML}<Types/>`;
  return zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])));
}
