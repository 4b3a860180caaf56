import type { TableRecord } from '../files/table.ts';

/** How the records of a table are laid out, put as one line for each pack: with its columns, and what becomes of each record. */
export interface Shape {
  readonly columns: readonly string[];
  /** Called once for each reading of the table: what one record says may stand for those behind it. */
  readonly reader: () => (record: TableRecord) => readonly TableRecord[];
}

/** Tells a shape by the columns of a table and its first records; undefined where it is another. */
export type FindShape = (columns: readonly string[], sample: readonly TableRecord[]) => Shape | undefined;

/** Where a record is as it should be, `change` puts it right; others are refused as they are. */
export const eachWhole =
  (change: (record: TableRecord) => readonly TableRecord[]): Shape['reader'] =>
  () =>
  (record) =>
    record.reason === undefined ? change(record) : [record];

export const isFilled = (field = ''): boolean => field.trim() !== '';

/** Values of a column that are not empty. */
export const valuesOf = (sample: readonly TableRecord[], index: number): readonly string[] =>
  sample.flatMap(({ fields, reason }) =>
    reason === undefined && isFilled(fields[index]) ? [fields[index] ?? ''] : [],
  );

export function areMostly(values: readonly string[], is: (value: string) => boolean, share = 0.8): boolean {
  if (values.length === 0) return false;
  let missing = Math.ceil(values.length * share);
  return missing === 0 || values.some((value) => is(value) && (missing -= 1) === 0);
}
