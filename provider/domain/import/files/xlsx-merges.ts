import type { ByteSource } from './byte-source.ts';
import type { TableRecord } from './table.ts';

/** Cells below each other that a sheet shows as one. Excel keeps what they say in the first. */
interface Merge {
  readonly column: number;
  readonly to: number;
}

const MERGE = /<(?:\w{1,20}:)?mergeCell\s[^<>]{0,50}ref="([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})"/g;
/** Maximum length of one `mergeCell` element, in characters. */
const MAX_LENGTH = 150;
const MAX_MERGES = 100_000;

/** @example columnOf('AB12') // 27 */
export function columnOf(cell: string): number {
  let column = 0;
  for (const letter of /^[A-Z]{1,3}/.exec(cell)?.[0] ?? '') column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

/** The merged cells of a sheet by the line that they begin on. They stand behind all rows, so that it is looked through before. */
export async function readMerges(source: ByteSource): Promise<ReadonlyMap<number, readonly Merge[]>> {
  const merges = new Map<number, Merge[]>();
  let count = 0;
  let text = '';
  for await (const chunk of source()) {
    text += chunk.toString('latin1');
    let end = 0;
    for (const match of text.matchAll(MERGE)) {
      end = match.index + match[0].length;
      const [, column = '', from = '', to = ''] = match;
      if (Number(to) <= Number(from) || (count += 1) > MAX_MERGES) continue;
      merges.set(Number(from), [...(merges.get(Number(from)) ?? []), { column: columnOf(column), to: Number(to) }]);
    }
    text = text.slice(Math.max(end, text.length - MAX_LENGTH));
  }
  return merges;
}

/** Rows in which each of the cells that are shown as one says what the first says, where that is a word: a number would be counted twice. */
export async function* fillMerged(
  rows: AsyncIterable<TableRecord>,
  merges: ReadonlyMap<number, readonly Merge[]>,
): AsyncGenerator<TableRecord> {
  const open = new Map<number, { readonly to: number; readonly value: string }>();
  for await (const row of rows) {
    const fields = [...row.fields];
    for (const [column, { to, value }] of open) {
      if (row.line > to) open.delete(column);
      else if ((fields[column] ?? '').trim() === '') fields[column] = value;
    }
    for (const { column, to } of merges.get(row.line) ?? []) {
      const value = fields[column] ?? '';
      if (/\p{L}/u.test(value)) open.set(column, { to, value });
    }
    yield { ...row, fields: Array.from(fields, (field: string | undefined) => field ?? '') };
  }
}
