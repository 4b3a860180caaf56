import { asVariant, inherit, type WrittenRow } from './handle-rows.ts';
import { isUnpublished, type RowFields } from './row-fields.ts';

/** Where the shop has given a row no number, its system has. */
function numbered(written: RowFields): RowFields {
  const { sku = '', rowId = '' } = written;
  return sku.trim() === '' && rowId.trim() !== '' ? { ...written, sku: rowId.trim() } : written;
}

/**
 * Puts together what WooCommerce writes as a product, which is not sold itself, and its variations, which may follow
 * anywhere behind it. Other rows pass as they are.
 */
export async function* joinVariations(rows: AsyncIterable<WrittenRow>): AsyncGenerator<WrittenRow> {
  const products = new Map<string, RowFields>();
  for await (const read of rows) {
    const row = { ...read, written: numbered(read.written) };
    const { rowKind = '', rowId = '', sku = '', parent = '', pictures = '' } = row.written;
    if (/^variable\b/i.test(rowKind.trim())) {
      products.set(`id:${rowId.trim()}`, row.written);
      if (sku.trim() !== '') products.set(sku.trim(), row.written);
      continue;
    }
    const product = products.get(parent.trim());
    if (!product) yield row;
    else {
      const inherited = asVariant(inherit(row.written, product), parent.trim());
      // Of a product that is not for sale no size is.
      const written = isUnpublished(product) ? { ...inherited, published: product.published ?? '' } : inherited;
      yield { ...row, written: { ...written, pictures: pictures.trim() === '' ? (product.pictures ?? '') : pictures } };
    }
  }
}
