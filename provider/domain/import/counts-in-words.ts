import type { ImportCounts } from '../../db/schema/import.ts';

const WORDS: Readonly<Record<keyof ImportCounts, string>> = {
  added: 'New',
  changed: 'Changed',
  back: 'Sold again',
  gone: 'No longer sold',
  unchanged: 'Unchanged',
};

/** What an import did, for the history; without what it did not do. */
export const countsInWords = (counts: ImportCounts): Record<string, string> =>
  Object.fromEntries(
    (Object.keys(WORDS) as (keyof ImportCounts)[])
      .filter((kind) => counts[kind] > 0)
      .map((kind) => [WORDS[kind], counts[kind].toLocaleString('en-IN')]),
  );
