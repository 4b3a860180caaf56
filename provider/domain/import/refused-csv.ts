import { stringify } from 'csv-stringify/sync';
import type { RefusedRecord } from './import-catalogue.ts';

/**
 * The records that were not taken, as CSV for a spreadsheet: line, reason, and what the file says. A value that a
 * spreadsheet would calculate has an apostrophe before it.
 * @param columns the header of their file.
 */
export const refusedCsv = (columns: readonly string[], refused: readonly RefusedRecord[]): string =>
  stringify(
    [['line', 'reason', ...columns], ...refused.map(({ line, reason, fields }) => [line, reason, ...fields])],
    // With the mark, Excel knows the encoding.
    { bom: true, escape_formulas: true },
  );
