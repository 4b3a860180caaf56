import type { OnRead, ByteSource } from './byte-source.ts';
import { MAX_COLUMNS, MAX_FIELD } from './reading.ts';
import type { TableRecord } from './table.ts';
import { type CellFormat, showNumber } from './xlsx-formats.ts';
import { columnOf } from './xlsx-merges.ts';
import type { Workbook } from './xlsx-workbook.ts';
import { readXml, unescapeXlsx } from './xlsx-xml.ts';

/** What a cell says, as it would be typed. */
function toText(
  value: string,
  type: string | undefined,
  { texts, format }: { readonly texts: readonly string[]; readonly format: CellFormat | undefined },
): string {
  if (type === 's') return texts[Number(value)] ?? '';
  if (type === 'e') return '';
  if (type === 'b') return value === '1' ? 'true' : 'false';
  if (type === 'str' || type === 'inlineStr') return unescapeXlsx(value);
  const number = Number(value);
  return value === '' || !Number.isFinite(number) ? value : showNumber(number, format);
}

/** The rows of a sheet that have anything in them, as they are read. */
export async function* readSheetRows(
  source: ByteSource,
  { texts, formats }: Pick<Workbook, 'texts' | 'formats'>,
  onRead?: OnRead,
): AsyncGenerator<TableRecord> {
  let rows: TableRecord[] = [];
  let line = 0;
  let fields: string[] = [];
  let column = -1;
  let type: string | undefined;
  let format: CellFormat | undefined;
  let value = '';
  let isValue = false;
  const reading = readXml(source(onRead), {
    open(name, attributes) {
      if (name === 'row') {
        line = Number(attributes['r']) || line + 1;
        fields = [];
        column = -1;
      } else if (name === 'c') {
        // A cell without a reference follows the one before it.
        column = attributes['r'] === undefined ? column + 1 : columnOf(attributes['r']);
        type = attributes['t'];
        format = formats[Number(attributes['s'])];
        value = '';
      } else if (name === 'v' || name === 't') isValue = true;
    },
    text(part) {
      // One character above the limit is enough for the field to be refused.
      if (isValue && value.length <= MAX_FIELD) value += part.slice(0, MAX_FIELD + 1);
    },
    close(name) {
      if (name === 'v' || name === 't') isValue = false;
      else if (name === 'c' && column >= 0 && column <= MAX_COLUMNS) {
        while (fields.length < column) fields.push('');
        fields[column] = toText(value, type, { texts, format });
      } else if (name === 'row' && fields.some((field) => field.trim() !== '')) rows.push({ line, fields });
    },
  });
  for await (const _ of reading) {
    yield* rows;
    rows = [];
  }
}
