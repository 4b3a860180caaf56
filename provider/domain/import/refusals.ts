/** A record that was not taken. */
export interface RefusedRecord {
  readonly line: number;
  readonly reason: string;
  /** The record as it was read, or its line as a whole where it could not be; nothing of what is too long. */
  readonly fields: readonly string[];
}

/** Maximum number of stored records: more have an error in common. */
const MAX_RECORDS = 10_000;
/** Maximum characters stored of all records together, and of one. */
const MAX_CHARACTERS = 8_000_000;
const MAX_OF_ONE = 100_000;

/** The records that an import refused: all are counted, the first are stored. */
export class Refusals {
  readonly #records: RefusedRecord[] = [];
  #characters = 0;
  count = 0;

  add(record: RefusedRecord): void {
    this.count += 1;
    if (this.#records.length === MAX_RECORDS) return;
    const characters = record.fields.reduce((sum, { length }) => sum + length, 0);
    const fits = characters <= MAX_OF_ONE && this.#characters + characters <= MAX_CHARACTERS;
    if (fits) this.#characters += characters;
    this.#records.push(fits ? record : { ...record, fields: [] });
  }

  /** In the order of the file. */
  get records(): readonly RefusedRecord[] {
    return this.#records.toSorted((a, b) => a.line - b.line);
  }
}
