import type { RowFields } from './row-fields.ts';
import type { TableRecord } from './files/table.ts';

/** A record with what it says of each field. */
export interface WrittenRow extends TableRecord {
  readonly written: RowFields;
}

/** What the first row of a product says for the others. */
const INHERITED = [
  'name',
  'nameBn',
  'nameHi',
  'brand',
  'category',
  'subCategory',
  'type',
  'description',
  'keywords',
  'published',
] as const;

/** Rows of one handle that are held while its pictures are gathered; Shopify knows 2,048 variants. */
const MAX_ROWS = 5000;

const isEmpty = (text = ''): boolean => text.trim() === '';

/** Fills what a row leaves empty with what the product that it belongs to says. */
export function inherit(written: RowFields, product: RowFields): RowFields {
  const filled: RowFields = { ...written };
  for (const field of INHERITED)
    if (isEmpty(filled[field]) && product[field] !== undefined) filled[field] = product[field];
  return filled;
}

/** The rows of one product: those with a price are its variants, the others only add pictures. */
function* productRows(rows: readonly WrittenRow[]): Generator<WrittenRow> {
  const [head] = rows;
  const pictures = rows.map(({ written }) => written.pictures ?? '');
  for (const row of rows) {
    const { written } = row;
    if (row !== head && isEmpty(written.price) && !isEmpty(written.pictures)) continue;
    const pictured = { ...written, pictures: [written.variantPicture ?? '', ...pictures].join('\n') };
    yield { ...row, written: inherit(pictured, head?.written ?? {}) };
  }
}

/** Puts together what Shopify writes as several rows of one handle. Rows without a handle pass as they are. */
export async function* joinHandles(rows: AsyncIterable<WrittenRow>): AsyncGenerator<WrittenRow> {
  let group: WrittenRow[] = [];
  for await (const row of rows) {
    const { handle } = row.written;
    if (row.reason !== undefined) {
      yield row;
      continue;
    }
    if (group.length > 0 && (handle !== group[0]?.written.handle || group.length === MAX_ROWS)) {
      yield* productRows(group);
      group = [];
    }
    if (isEmpty(handle)) yield row;
    else group.push(row);
  }
  yield* productRows(group);
}
