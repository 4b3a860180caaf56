import { CsvError } from 'csv-parse';
import { parse } from 'csv-parse/sync';
import type { CsvDialect, Delimiter } from './csv-dialect.ts';
import { LONGEST_LINE } from './csv-lines.ts';
import type { TableRecord } from './table.ts';

/** Maximum lines of a record; more mean an unclosed quote. */
const MOST_LINES = 500;

/** Whether a quote is open at the end of a line, as one was at its beginning. */
function isOpenAfter(line: string, delimiter: Delimiter, wasOpen: boolean): boolean {
  let isOpen = wasOpen;
  for (let at = line.indexOf('"'); at !== -1; at = line.indexOf('"', at + 1)) {
    // Within quotes two stand for one; outside of them one is no quote but at the beginning of a field.
    if (isOpen && line[at + 1] === '"') at += 1;
    else isOpen = !isOpen && (at === 0 || line[at - 1] === delimiter);
  }
  return isOpen;
}

/** Returns the fields of one record; undefined while a quote is still open. */
function parseRecord(text: string, delimiter: Delimiter): readonly string[] | undefined {
  try {
    return (
      parse(text, {
        delimiter,
        record_delimiter: ['\r\n', '\n'],
        relax_column_count: true,
        // Between tabs a quote may stand for inches.
        relax_quotes: delimiter === '\t',
      })[0] ?? []
    );
  } catch (error) {
    if (error instanceof CsvError && error.code === 'CSV_QUOTE_NOT_CLOSED') return undefined;
    throw error;
  }
}

/** An iterator over lines with lookahead. */
class Lookahead {
  readonly #lines: AsyncIterator<string>;
  #ahead: string[] = [];
  /** Number of the next line. */
  next = 1;

  constructor(lines: AsyncIterable<string>) {
    this.#lines = lines[Symbol.asyncIterator]();
  }

  async at(index: number): Promise<string | undefined> {
    while (this.#ahead.length <= index) {
      const { value, done } = await this.#lines.next();
      if (done) return undefined;
      this.#ahead.push(value);
    }
    return this.#ahead[index];
  }

  use(count: number): void {
    this.#ahead.splice(0, count);
    this.next += count;
  }
}

/** Returns the lines of the next record and its fields; no fields when a quote never closes. */
async function nextRecord(
  lines: Lookahead,
  first: string,
  delimiter: Delimiter,
): Promise<{ used: number; fields: readonly string[] | undefined }> {
  let text = '';
  let isOpen = false;
  for (let used = 1; used <= MOST_LINES; used += 1) {
    const line = used === 1 ? first : await lines.at(used - 1);
    if (line === undefined) break;
    text += used === 1 ? line : `\n${line}`;
    if (text.length > LONGEST_LINE) break;
    isOpen = isOpenAfter(line, delimiter, isOpen);
    // Read once it is whole: were it read with each line, one that never ends would take minutes.
    const fields = isOpen ? undefined : parseRecord(text.replace(/\r$/, ''), delimiter);
    if (fields) return { used, fields };
  }
  return { used: 1, fields: undefined };
}

/**
 * Reads CSV record by record. A malformed record is skipped alone: reading resumes at the line after its first,
 * so an unclosed quote does not swallow the rows behind it. The header is the first record.
 */
export async function* readRecords(
  source: AsyncIterable<string>,
  { delimiter, headerLine }: CsvDialect,
): AsyncGenerator<TableRecord> {
  const lines = new Lookahead(source);
  while (lines.next < headerLine && (await lines.at(0)) !== undefined) lines.use(1);
  let columns: number | undefined;
  for (let first = await lines.at(0); first !== undefined; first = await lines.at(0)) {
    const line = lines.next;
    if (first.trim() === '') {
      lines.use(1);
      continue;
    }
    let reason = 'a quote in it is never closed';
    let record: { used: number; fields: readonly string[] | undefined } = { used: 1, fields: undefined };
    try {
      record = await nextRecord(lines, first, delimiter);
    } catch (error) {
      if (!(error instanceof CsvError)) throw error;
      reason = 'its quotes are broken';
    }
    const { used, fields } = record;
    columns ??= fields?.length;
    if (fields && fields.length === columns) yield { line, fields };
    else if (fields) yield { line, fields, reason: `it has ${fields.length} columns, the header has ${columns}` };
    else yield { line, fields: [first.replace(/\r$/, '')], reason };
    // Several lines with the wrong number of columns were joined by a lost quote.
    lines.use(fields && fields.length === columns ? used : 1);
  }
}
