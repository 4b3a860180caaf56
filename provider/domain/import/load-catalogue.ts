import type { Database } from '../../db/database.ts';
import type { PhotoReport } from '../photos/photo-report.ts';
import { vacuumProducts } from '../search/rebuild-index.ts';
import { importCatalogue, type ImportOptions, type ImportReport } from './import-catalogue.ts';
import type { Catalogue } from './inspect-catalogue.ts';
import { type PhotoOptions, storePhotos } from './photos-of-rows.ts';

export interface LoadOptions extends Omit<ImportOptions, 'photos'>, Pick<PhotoOptions, 'files' | 'allowedHosts'> {
  /** Called with the number of photos that are done, of all. */
  readonly onPhotos?: (done: number, total: number) => void;
}

export interface LoadReport extends ImportReport {
  /** Undefined where none were looked for. */
  readonly photos: PhotoReport | undefined;
}

/**
 * Imports an inspected file with its photos: these first, since they may take minutes.
 * @throws {ImportError} when the file can't be imported as a whole
 */
export async function loadCatalogue(
  db: Database,
  catalogue: Catalogue,
  { files, allowedHosts, onPhotos, ...options }: LoadOptions,
): Promise<LoadReport> {
  const { isDryRun = false, now } = options;
  const photos = isDryRun
    ? undefined
    : await storePhotos(db, catalogue, { files, allowedHosts, now, ...(onPhotos && { onProgress: onPhotos }) });
  const report = await importCatalogue(db, catalogue, { ...options, photos: photos?.photos });
  const isWritten = !isDryRun && report.added + report.changed + report.back + report.gone > 0;
  if (isWritten) await vacuumProducts(db);
  return { ...report, photos };
}
