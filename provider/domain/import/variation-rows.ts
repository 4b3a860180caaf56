import { inherit, type WrittenRow } from './handle-rows.ts';
import type { RowFields } from './row-fields.ts';

/**
 * Puts together what WooCommerce writes as a product, which is not sold itself, and its variations, which may follow
 * anywhere behind it. Other rows pass as they are.
 */
export async function* joinVariations(rows: AsyncIterable<WrittenRow>): AsyncGenerator<WrittenRow> {
  const products = new Map<string, RowFields>();
  for await (const row of rows) {
    const { rowKind = '', rowId = '', sku = '', parent = '', pictures = '' } = row.written;
    if (/^variable\b/i.test(rowKind.trim())) {
      products.set(`id:${rowId.trim()}`, row.written);
      if (sku.trim() !== '') products.set(sku.trim(), row.written);
      continue;
    }
    const product = products.get(parent.trim());
    if (!product) yield row;
    else {
      const written = inherit(row.written, product);
      yield { ...row, written: { ...written, pictures: pictures.trim() === '' ? (product.pictures ?? '') : pictures } };
    }
  }
}
