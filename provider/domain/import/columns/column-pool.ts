import { type ColumnContent, contentOf } from './column-content.ts';
import type { ColumnChoices, MappedColumn } from './column-mapping.ts';
import { type Field, FIELDS, isRowNumber, normalizeName, rankOf, SHARED_FIELDS } from './column-names.ts';
import { countsRows } from './field-rules.ts';
import { priceMeaning } from './price-column-names.ts';
import { ImportError } from '../import-error.ts';

export interface Column {
  readonly index: number;
  readonly name: string;
  readonly values: readonly string[];
  readonly content: ColumnContent;
}

/** Why a column is not read, where its name or content tells. */
function ignoredAs({ name, content }: Column): MappedColumn['ignoredAs'] {
  if (priceMeaning(name) === 'cost' && content.share.money >= 0.5) return 'cost';
  const isNumber = name === '' || rankOf('sku', name) !== undefined;
  return isRowNumber(name) || (isNumber && countsRows(content, name)) ? 'row-number' : null;
}

/** The columns of a table while each is given to a field or left. */
export class ColumnPool {
  readonly columns: readonly Column[];
  readonly #given = new Map<number, Pick<MappedColumn, 'field' | 'because'>>();
  /** Fields that have all their columns. */
  readonly #closed = new Set<Field>();
  readonly #chosen = new Set<Field>();

  constructor(names: readonly string[], sample: readonly (readonly string[])[]) {
    this.columns = names.map((name, index) => {
      const values = sample.map((fields) => fields[index] ?? '');
      return { index, name: name.trim(), values, content: contentOf(values) };
    });
  }

  /** Columns that no field has, where the field still wants one. */
  free(field: Field): readonly Column[] {
    if (this.#closed.has(field)) return [];
    return this.columns.filter(({ index }) => !this.#given.has(index));
  }

  of(field: Field): Column | undefined {
    return this.columns.find(({ index }) => this.#given.get(index)?.field === field);
  }

  give(field: Field, column: Column | undefined, because: 'name' | 'content'): void {
    if (!column) return;
    this.#given.set(column.index, { field, because });
    if (!SHARED_FIELDS.has(field)) this.#closed.add(field);
  }

  /** Takes a column from its field, unless somebody has chosen it. */
  release(column: Column): void {
    const given = this.#given.get(column.index);
    if (!given?.field || given.because === 'choice') return;
    this.#given.delete(column.index);
    this.#closed.delete(given.field);
  }

  isChosen(column: Column): boolean {
    return this.#given.get(column.index)?.because === 'choice';
  }

  /** Whether somebody has said which columns a field has, or that it has none. */
  isDecided(field: Field): boolean {
    return this.#chosen.has(field);
  }

  /** @throws {ImportError} for a column that the file doesn't have. */
  choose(choices: ColumnChoices['columns'] = {}): void {
    for (const field of FIELDS) {
      const names = choices[field];
      if (!names) continue;
      this.#closed.add(field);
      this.#chosen.add(field);
      for (const name of names) this.#given.set(this.#named(name).index, { field, because: 'choice' });
    }
  }

  /** @throws {ImportError} when the file has other columns, or two stand for what only one can say. */
  chooseAll(fields: readonly (Field | null)[]): void {
    if (fields.length !== this.columns.length)
      throw new ImportError('The file has other columns than before. Please choose it again.', {
        code: 'other_columns',
      });
    for (const field of FIELDS) {
      this.#closed.add(field);
      this.#chosen.add(field);
    }
    fields.forEach((field, index) => {
      if (field === null) return;
      const other = SHARED_FIELDS.has(field) ? undefined : this.of(field);
      if (other)
        throw new ImportError(`“${other.name}” and “${this.columns[index]?.name ?? ''}” can’t both be the ${field}.`);
      this.#given.set(index, { field, because: 'choice' });
    });
  }

  mapped(): MappedColumn[] {
    return this.columns.map((column) => {
      const { index, name, content } = column;
      const given = this.#given.get(index) ?? { field: null, because: null };
      return { name, ...given, ignoredAs: given.field === null ? ignoredAs(column) : null, examples: content.examples };
    });
  }

  #named(name: string): Column {
    const column =
      this.columns.find((one) => one.name === name.trim()) ??
      this.columns.find((one) => normalizeName(one.name) === normalizeName(name));
    if (column) return column;
    const names = this.columns.map((one) => one.name).filter((one) => one !== '');
    throw new ImportError(`The file has no column “${name.trim()}”. Its columns are: ${names.join(', ')}.`);
  }
}
