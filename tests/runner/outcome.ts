import { stripVTControlCharacters } from 'node:util';

/** What came out of a part of the tests. */
export interface Outcome {
  readonly passed: number;
  /** Each that failed: where it stands, and what it said. */
  readonly failures: readonly string[];
  /** How many were left out, by what this machine lacks. */
  readonly leftOut?: Readonly<Record<string, number>>;
}

/** The file that a runner writes its outcome to, as JSON, for `npm test`. */
export const REPORT_FILE = 'TEST_REPORT';

/** What was expected stands first; why a process ended, last. */
const FIRST_LINES = 4;
const LAST_LINES = 8;
const MAX_LINE = 200;

/** The beginning and the end of what a failed test said, for the list at the end: the whole stands above, where it was run. */
export function failure(where: string, said = ''): string {
  const lines = stripVTControlCharacters(said)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .filter((_, at, { length }) => at < FIRST_LINES || at >= length - LAST_LINES)
    .map((line) => `    ${line.trim().slice(0, MAX_LINE)}`);
  return [where, ...lines].join('\n');
}
