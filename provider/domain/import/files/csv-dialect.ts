import { parse } from 'csv-parse/sync';
import { countColumnNames } from '../columns/column-names.ts';

export type Delimiter = ',' | ';' | '\t' | '|';

export interface CsvDialect {
  readonly delimiter: Delimiter;
  /** Number of the line that the header begins on: a title may stand above it. */
  readonly headerLine: number;
}

const DELIMITERS: readonly Delimiter[] = [',', ';', '\t', '|'];

/** Lines on which a header may begin. */
const HEADER_WITHIN = 20;
/** Lines behind it that are asked whether they have as many columns. */
const ASKED = 10;
/** Maximum characters of a line that are looked at, because each line is read dozens of times. */
const MAX_SAMPLED = 20_000;

/** The first record of some lines; none where its quotes are broken. */
export function firstRecord(lines: readonly string[], delimiter: Delimiter): readonly string[] {
  try {
    return parse(lines.join('\n'), { delimiter, to: 1, relax_column_count: true, bom: true })[0] ?? [];
  } catch {
    return [];
  }
}

/** Finds the delimiter and the header: the line with most known names, else the one that most lines behind it are like. */
export function findDialect(whole: readonly string[]): CsvDialect | undefined {
  const lines = whole.map((line) => line.slice(0, MAX_SAMPLED));
  let best: (CsvDialect & { readonly score: number }) | undefined;
  for (const delimiter of DELIMITERS) {
    for (let index = 0; index < Math.min(lines.length, HEADER_WITHIN); index += 1) {
      const cells = firstRecord(lines.slice(index, index + ASKED), delimiter);
      if (cells.length < 2) continue;
      const behind = lines.slice(index + 1, index + 1 + ASKED);
      const nameScore = countColumnNames(cells) * 100;
      // Skip the count of similar lines when it can't beat the best score.
      if (best && nameScore + behind.length <= best.score) continue;
      const alike = behind.filter((line) => firstRecord([line], delimiter).length === cells.length).length;
      const score = nameScore + alike;
      if (!best || score > best.score) best = { delimiter, headerLine: index + 1, score };
    }
  }
  return best && { delimiter: best.delimiter, headerLine: best.headerLine };
}
