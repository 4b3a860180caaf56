import type { OnRead, ByteSource } from './byte-source.ts';
import type { TableRecord } from './table.ts';
import { readXml, unescapeXlsx } from './xlsx-xml.ts';

/** Columns that are read; Excel has 16,384. */
const MAX_COLUMNS = 1000;

/** @example columnOf('AB12') // 27 */
function columnOf(cell: string): number {
  let column = 0;
  for (const letter of /^[A-Z]{1,3}/.exec(cell)?.[0] ?? '') column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

/** What a cell says, as it would be typed: 45.5 for what Excel keeps as 45.499999999999997. */
function toText(value: string, type: string | undefined, texts: readonly string[]): string {
  if (type === 's') return texts[Number(value)] ?? '';
  if (type === 'e') return '';
  if (type === 'b') return value === '1' ? 'true' : 'false';
  if (type === 'str' || type === 'inlineStr') return unescapeXlsx(value);
  const number = Number(value);
  return value === '' || !Number.isFinite(number) ? value : String(Number(number.toPrecision(15)));
}

/** The rows of a sheet that have anything in them, as they are read. */
export async function* readSheetRows(
  source: ByteSource,
  texts: readonly string[],
  onRead?: OnRead,
): AsyncGenerator<TableRecord> {
  let rows: TableRecord[] = [];
  let line = 0;
  let fields: string[] = [];
  let column = -1;
  let type: string | undefined;
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
        value = '';
      } else if (name === 'v' || name === 't') isValue = true;
    },
    text(part) {
      if (isValue) value += part;
    },
    close(name) {
      if (name === 'v' || name === 't') isValue = false;
      else if (name === 'c' && column >= 0 && column < MAX_COLUMNS) {
        while (fields.length < column) fields.push('');
        fields[column] = toText(value, type, texts);
      } else if (name === 'row' && fields.some((field) => field.trim() !== '')) rows.push({ line, fields });
    },
  });
  for await (const _ of reading) {
    yield* rows;
    rows = [];
  }
}
