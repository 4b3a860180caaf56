import type { RowFields } from './row-fields.ts';
import { MAX_PICTURES_TEXT } from './picture-list.ts';
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
  'details',
  'highlights',
  'origin',
  'maker',
  'importer',
  'fssai',
  'consumerCare',
  'seller',
  'chilled',
  'featured',
] as const;

/** Rows of one handle that are held while its pictures are gathered; Shopify knows 2,048 variants. */
const MAX_ROWS = 2048;

const isEmpty = (text = ''): boolean => text.trim() === '';

/** Fills what a row leaves empty with what the product that it belongs to says. */
export function inherit(written: RowFields, product: RowFields): RowFields {
  const filled: RowFields = { ...written };
  for (const field of INHERITED)
    if (isEmpty(filled[field]) && product[field] !== undefined) filled[field] = product[field];
  return filled;
}

/**
 * What makes the variants of one product a group, and tells one without a number from the others: what it is a variant of, and how.
 * @param product as its file calls it
 */
export function asVariant(written: RowFields, product: string): RowFields {
  const { sku = '', group = '', packSize = '' } = written;
  return {
    ...written,
    ...(isEmpty(group) && { group: product }),
    ...(isEmpty(sku) && !isEmpty(packSize) && { sku: `${product}/${packSize.trim()}`.slice(0, 100) }),
  };
}

/** The rows of one product: those with a price are its variants, the others only add pictures. */
function* productRows(rows: readonly WrittenRow[]): Generator<WrittenRow> {
  const [head] = rows;
  const pictures = rows
    .map(({ written }) => written.pictures ?? '')
    .join('\n')
    .slice(0, MAX_PICTURES_TEXT);
  const variants = rows.filter((row) => row === head || !isEmpty(row.written.price) || isEmpty(row.written.pictures));
  for (const row of variants) {
    const written = variants.length > 1 ? asVariant(row.written, row.written.handle ?? '') : row.written;
    const pictured = { ...written, pictures: [written.variantPicture ?? '', pictures].join('\n') };
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
