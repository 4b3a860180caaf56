import { describeFault } from '../../db/describe-fault.ts';
import type { Database } from '../../db/database.ts';
import { deleteIssuePhotos } from '../../repositories/issue.ts';

/** As long as anybody may come back to a report. */
const KEPT_DAYS = 180;
const DAY_MS = 86_400_000;
const SWEEP_EVERY_MS = 3_600_000;

/** Deletes the photos of reports that were made 180 days ago and have been answered: they show what somebody has at home. */
export const sweepIssuePhotos = (db: Database, now: Date): Promise<void> =>
  deleteIssuePhotos(db, new Date(now.getTime() - KEPT_DAYS * DAY_MS));

/** Does so every hour; several processes may. Returns a function that stops it. */
export function sweepIssuePhotosPeriodically(db: Database, now: () => Date): () => Promise<void> {
  let sweeping: Promise<void> = Promise.resolve();
  const sweep = () => {
    sweeping = sweepIssuePhotos(db, now()).catch((error: unknown) =>
      console.error(JSON.stringify(describeFault(error))),
    );
  };
  const timer = setInterval(sweep, SWEEP_EVERY_MS).unref();
  sweep();
  return () => {
    clearInterval(timer);
    return sweeping;
  };
}
