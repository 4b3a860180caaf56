import { toCsv } from '../spreadsheet.ts';
import type { RefusedRecord } from './refusals.ts';

const PART = 500;

/** As `refusedCsv`, in parts. */
export function* refusedCsvParts(
  columns: readonly string[],
  refused: readonly RefusedRecord[],
  count = refused.length,
): Generator<string> {
  yield toCsv([['line', 'reason', ...columns]], true);
  for (let from = 0; from < refused.length; from += PART)
    yield toCsv(
      refused.slice(from, from + PART).map(({ line, reason, fields }) => [line, reason, ...fields]),
      false,
    );
  const more = count - refused.length;
  if (more > 0)
    yield toCsv([['', `${more.toLocaleString('en-IN')} more were refused that are not listed here`]], false);
}

/**
 * The records that were not taken, as CSV for a spreadsheet: line, reason, and what the file says. A value that a
 * spreadsheet would calculate has an apostrophe before it.
 * @param columns the header of their file.
 * @param count how many there are, where these are only the first.
 */
export const refusedCsv = (columns: readonly string[], refused: readonly RefusedRecord[], count?: number): string =>
  [...refusedCsvParts(columns, refused, count)].join('');
