import type { ColumnChoices } from './column-mapping.ts';
import { type Field, FIELDS } from './column-names.ts';
import { ImportError } from '../import-error.ts';

const fieldNamed = (written: string): Field => {
  const name = written.trim();
  const field = FIELDS.find((one) => one.toLowerCase() === name.toLowerCase());
  if (!field) throw new ImportError(`There is no field “${name}”. The fields are: ${FIELDS.join(', ')}.`);
  return field;
};

/**
 * Reads what the option --columns says, given once or several times.
 * @example parseColumnChoices(['price=Our Price,mrp=Price', 'rating=']) // { price: ['Our Price'], mrp: ['Price'], rating: [] }
 * @throws {ImportError} for a field that there is none of.
 */
export function parseColumnChoices(written: readonly string[]): NonNullable<ColumnChoices['columns']> {
  const columns: Partial<Record<Field, string[]>> = {};
  // A name may hold a comma: only before the next "field=" it parts two.
  for (const part of written.flatMap((one) => one.split(/,(?=\s*[a-z]+\s*=)/i))) {
    const [left = '', ...right] = part.split('=');
    if (right.length === 0)
      throw new ImportError(`“${part.trim()}” does not say which column is which field, as in --columns price=MRP.`);
    const field = fieldNamed(left);
    const column = right.join('=').trim();
    columns[field] = column === '' ? [] : [...(columns[field] ?? []), column];
  }
  return columns;
}
