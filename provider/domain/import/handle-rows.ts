import type { RowFields } from './row-fields.ts';
import type { TableRecord } from './files/table.ts';

/** A record with what it says of each field. */
export interface WrittenRow extends TableRecord {
  readonly written: RowFields;
}

/** What the first row of a handle says for those below it. */
const INHERITED = ['name', 'brand', 'category', 'subCategory', 'type', 'description', 'keywords', 'published'] as const;

/** Rows of one handle that are held while its pictures are gathered; Shopify knows 2,048 variants. */
const MAX_ROWS = 5000;

const isEmpty = (text = ''): boolean => text.trim() === '';

/** The rows of one product: those with a price are its variants, the others only add pictures. */
function* productRows(rows: readonly WrittenRow[]): Generator<WrittenRow> {
  const [head] = rows;
  const pictures = rows.map(({ written }) => written.pictures ?? '');
  for (const row of rows) {
    const { written } = row;
    if (row !== head && isEmpty(written.price) && !isEmpty(written.pictures)) continue;
    const filled: RowFields = { ...written, pictures: [written.variantPicture ?? '', ...pictures].join('\n') };
    for (const field of INHERITED)
      if (isEmpty(filled[field]) && head?.written[field] !== undefined) filled[field] = head.written[field];
    yield { ...row, written: filled };
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
