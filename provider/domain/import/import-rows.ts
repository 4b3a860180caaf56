import type { Database } from '../../db/database.ts';
import type { ImportCounts } from '../../db/schema/import.ts';
import { ChilledSubCategories } from './chilled-sub-categories.ts';
import { fixEncoding } from './fix-encoding.ts';
import { splitSize } from '../catalogue/split-size.ts';
import type { ImportRecord } from './import-record.ts';
import type { ImportRow } from './import-row.ts';
import type { ExistingProducts } from './existing-products.ts';
import type { SourcedRow, Skip } from './read-batches.ts';
import { isUnpublished, type RowFields } from './row-fields.ts';
import { type MatchedRow, outcomeOf, type PictureFor, RowWriter } from './write-rows.ts';

/** Leaves the product of a refused row on sale: a mistake in its price takes nothing off sale. A row that is not for sale withdraws its product. */
export function retainRefused(existingProducts: ExistingProducts, written: RowFields): Promise<void> {
  const { sku = '', name = '', brand = '', packSize = '' } = written;
  const split = splitSize(fixEncoding(name), fixEncoding(packSize) || null);
  const row = { sku: fixEncoding(sku), ...split, brand: fixEncoding(brand) || null };
  return isUnpublished(written) ? existingProducts.withdraw(row) : existingProducts.spare(row);
}

/** Writes what is new, changed or sold again, and counts it. */
export async function writeRows(
  tx: Database,
  batches: AsyncIterable<readonly SourcedRow<ImportRow>[]>,
  {
    existingProducts,
    record,
    photos,
    skip,
    now,
    pictureFor,
    onProgress,
  }: {
    readonly existingProducts: ExistingProducts;
    /** None in a dry run, which writes nothing. */
    readonly record: ImportRecord | undefined;
    /** Names of stored photos by SKU; undefined where none were looked for. */
    readonly photos: ReadonlyMap<string, readonly string[]> | undefined;
    readonly skip: Skip;
    readonly now: Date;
    readonly pictureFor: PictureFor;
    readonly onProgress: (rows: number) => void;
  },
): Promise<Omit<ImportCounts, 'gone'>> {
  const counts = { added: 0, changed: 0, unchanged: 0, back: 0 };
  const writer = record && new RowWriter(tx, record, { now, pictureFor, slugs: existingProducts.slugs });
  const chilled = new ChilledSubCategories();
  let rows = 0;
  /** Where products of the shop were named, by their number. */
  const lines = new Map<string, number>();
  for await (const batch of batches) {
    const changed: MatchedRow[] = [];
    for (const { row, source } of batch) {
      const product = await existingProducts.match(row);
      if (product === 'taken') {
        const line = lines.get(row.sku);
        skip(source, `${line === undefined ? 'an earlier line' : `line ${line}`} names the same product`);
        continue;
      }
      if (product) lines.set(product.sku, source.line);
      chilled.add(row);
      const matched = { row, existing: product, photos: photos && (photos.get(row.sku) ?? []) };
      const outcome = outcomeOf(matched);
      counts[outcome] += 1;
      if (outcome !== 'unchanged') changed.push(matched);
    }
    if (changed.length > 0) await writer?.write(changed);
    rows += batch.length;
    onProgress(rows);
  }
  await record?.chilled(await chilled.write(tx, existingProducts.missing().ids));
  return counts;
}
