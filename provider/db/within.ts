import { and, type Column, gt, lte, or, type SQL } from 'drizzle-orm';

/** Clocks of machines differ, and of two calls the later may come first: what lies this little ahead counts as now. */
const SKEW_MS = 60_000;

/** Whether a stored moment is less than `ms` ago. A moment in the future counts as over: the clock that wrote it was ahead. */
export function isWithin(at: Date, ms: number, now: Date): boolean {
  const age = now.getTime() - at.getTime();
  return age < ms && age >= -SKEW_MS;
}

/** As `isWithin`, in SQL. Null is not within. */
export const within = (at: Column, ms: number, now: Date): SQL | undefined =>
  and(gt(at, new Date(now.getTime() - ms)), lte(at, new Date(now.getTime() + SKEW_MS)));

/** Whether a moment stored as `ms` ahead is still to come. A moment further ahead counts as over, too. */
export const isToCome = (until: Column, ms: number, now: Date): SQL | undefined =>
  and(gt(until, now), lte(until, new Date(now.getTime() + ms + SKEW_MS)));

/** The opposite of `isToCome`, which an index helps to find. */
export const isDue = (until: Column, ms: number, now: Date): SQL | undefined =>
  or(lte(until, now), gt(until, new Date(now.getTime() + ms + SKEW_MS)));
