import { type Database, inTransaction } from '../../db/database.ts';
import { deleteUnused, markUsed, selectStoredUrls } from '../../repositories/photo.ts';
import { isUrl } from './allowed-url.ts';
import type { PhotoError } from './photo-error.ts';
import { MOST_PHOTOS, type PhotoReport, type ProductPhotos, reportOf } from './photo-report.ts';
import type { StoredPhoto } from './photo-store.ts';
import { type SourceOptions, SourceStore } from './source-store.ts';

/** Undoing an import, possible for as long, shows the earlier photos again. */
const RETENTION_DAYS = 30;
const DAY_MS = 86_400_000;

/** Deletes the photos that nothing has shown for 30 days: no product, order, banner or category. Returns how many. */
export const sweepPhotos = (db: Database, now: Date): Promise<number> =>
  inTransaction(db, (tx) => deleteUnused(tx, { now, before: new Date(now.getTime() - RETENTION_DAYS * DAY_MS) }));

interface PhotoImport extends SourceOptions {
  readonly products: readonly ProductPhotos[];
  /** Called with the number of distinct sources that are done, of all. */
  readonly onProgress?: (done: number, total: number) => void;
}

/**
 * Stores the photos of products, each source once. What fails is named and left out; a photo that only can't be had at the
 * moment stays as an earlier import stored it. Call it before the import's transaction begins, never within one: it waits for
 * other people's servers, and writes each photo at once. A photo that no product takes up is removed after 30 days.
 */
export async function importPhotos(db: Database, options: PhotoImport): Promise<PhotoReport> {
  const { products, onProgress } = options;
  await sweepPhotos(db, options.now);
  const sources = [...new Set(products.flatMap((product) => product.sources.slice(0, MOST_PHOTOS)))];
  const storing = new SourceStore(db, options, await selectStoredUrls(db, sources.filter(isUrl)));
  const outcomes = new Map<string, StoredPhoto | PhotoError>();
  await Promise.all(
    sources.map(async (source) => {
      outcomes.set(source, await storing.store(source));
      onProgress?.(outcomes.size, sources.length);
    }),
  );
  const report = reportOf(products, outcomes, storing.earlier);
  await markUsed(db, [...new Set([...report.photos.values()].flat())]);
  return report;
}
