import { lt } from 'drizzle-orm';
import { describeFault } from '../db/describe-fault.ts';
import type { Database } from '../db/database.ts';
import { rateLimit, session } from '../db/schema/customer.ts';
import { deleteIssuePhotos } from '../repositories/issue.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Nobody returns to a report after so long. */
const ISSUE_PHOTO_RETENTION_DAYS = 180;

/** Deletes the photos of reports that were made 180 days ago and have been answered: they show what somebody has at home. */
export const sweepIssuePhotos = (db: Database, now: Date): Promise<void> =>
  deleteIssuePhotos(db, new Date(now.getTime() - ISSUE_PHOTO_RETENTION_DAYS * DAY_MS));

/**
 * Deletes what was counted for limits more than a day ago, which is longer than any of them, and expired sessions (`TTL_MS` of
 * log-in/session-token.ts). Carts, wishlists and lists never expire.
 */
async function sweepExpired(db: Database, now: Date): Promise<void> {
  await db.delete(rateLimit).where(lt(rateLimit.startedAt, new Date(now.getTime() - DAY_MS)));
  await db.delete(session).where(lt(session.expiresAt, now));
}

/** Deletes expired data now and every hour; several processes may do so at once. Returns a function that stops it. */
export function sweepPeriodically(db: Database, now: () => Date): () => Promise<void> {
  let sweeping: Promise<void> = Promise.resolve();
  const sweep = () => {
    sweeping = (async () => {
      await sweepExpired(db, now());
      await sweepIssuePhotos(db, now());
    })().catch((error: unknown) => console.error(JSON.stringify(describeFault(error))));
  };
  const timer = setInterval(sweep, HOUR_MS).unref();
  sweep();
  return () => {
    clearInterval(timer);
    return sweeping;
  };
}
