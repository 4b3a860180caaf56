import { stringify } from 'csv-stringify/sync';
import type { RefusedRecord } from './import-catalogue.ts';

const PART = 500;

const toCsv = (rows: readonly (readonly unknown[])[], isFirst: boolean): string =>
  // With the mark, Excel knows the encoding.
  stringify([...rows], { bom: isFirst, escape_formulas: true });

/** As `refusedCsv`, in parts: it may be a whole file. */
export function* refusedCsvParts(columns: readonly string[], refused: readonly RefusedRecord[]): Generator<string> {
  yield toCsv([['line', 'reason', ...columns]], true);
  for (let from = 0; from < refused.length; from += PART)
    yield toCsv(
      refused.slice(from, from + PART).map(({ line, reason, fields }) => [line, reason, ...fields]),
      false,
    );
}

/**
 * The records that were not taken, as CSV for a spreadsheet: line, reason, and what the file says. A value that a
 * spreadsheet would calculate has an apostrophe before it.
 * @param columns the header of their file.
 */
export const refusedCsv = (columns: readonly string[], refused: readonly RefusedRecord[]): string =>
  [...refusedCsvParts(columns, refused)].join('');
