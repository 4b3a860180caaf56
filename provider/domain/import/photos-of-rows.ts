import type { Database } from '../../db/database.ts';
import { importPhotos } from '../photos/import-photos.ts';
import type { PhotoReport, ProductPhotos } from '../photos/photo-report.ts';
import type { PhotoSource } from '../photos/photo-source.ts';
import { indexesOf } from './columns/column-mapping.ts';
import { readRow, type Repeats } from './import-row.ts';
import type { Catalogue } from './inspect-catalogue.ts';
import { readRows } from './read-rows.ts';

export interface PhotoOptions {
  /** Files that rows name, where they are not in the zip that holds the table. */
  readonly files?: PhotoSource | undefined;
  /** Hosts of a private network that photos may come from, as PHOTO_HOSTS names them. */
  readonly allowedHosts: readonly string[];
  readonly now: Date;
  /** Called with the number of photos that are done, of all. */
  readonly onProgress?: (done: number, total: number) => void;
}

/**
 * Stores the photos that the rows of a file name, before its import: they may take minutes, in which nothing is locked. Returns
 * nothing where the file has no column of photos.
 */
export async function storePhotos(
  db: Database,
  { table, mapping }: Catalogue,
  { files = table.photos, ...options }: PhotoOptions,
): Promise<PhotoReport | undefined> {
  if (indexesOf(mapping, 'pictures').length + indexesOf(mapping, 'variantPicture').length === 0) return undefined;
  const products: ProductPhotos[] = [];
  const repeats: Repeats | undefined = mapping.hasRowNumbers ? new Map() : undefined;
  for await (const { reason, written } of readRows(table, mapping)) {
    const row = reason ?? readRow(written, repeats);
    if (typeof row !== 'string' && row.pictures.length > 0)
      products.push({ sku: row.sku, name: row.fullName, sources: row.pictures });
  }
  return importPhotos(db, { products, files, ...options });
}
