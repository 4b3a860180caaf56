import { type Database, inTransaction } from '../../db/database.ts';
import { deleteUnused } from '../../repositories/photo.ts';

/** As long as an import can be undone, which shows the photos of before again. */
const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;

/** Deletes the photos that nothing has shown for 30 days: no product, order, banner or category. Returns how many. */
export const sweepPhotos = (db: Database, now: Date): Promise<number> =>
  inTransaction(db, (tx) => deleteUnused(tx, { now, before: new Date(now.getTime() - KEPT_DAYS * DAY_MS) }));
