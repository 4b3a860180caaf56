import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { rateLimit } from '../../db/schema/customer.ts';
import { isWithin, within } from '../../db/within.ts';
import { ProviderError } from '../errors.ts';
import { type Sentence, sentence, type Words } from '../sentence.ts';

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** At most so many within an hour, or within another window, from the first. */
export interface Limit {
  readonly key: string;
  readonly most: number;
  readonly windowMs?: number;
}

export const tooManyRequests = (words: Words, seconds: number): ProviderError =>
  new ProviderError(429, 'too_many', words, { headers: { 'retry-after': String(Math.max(1, Math.ceil(seconds))) } });

/** How long to wait, in words. */
export const durationOf = (seconds: number): Sentence => {
  if (seconds < 60) return sentence('{count} seconds', { count: Math.max(1, Math.ceil(seconds)) });
  const count = Math.ceil(seconds / 60);
  return count === 1 ? sentence('1 minute', {}) : sentence('{count} minutes', { count });
};

export const tooManyCodes = (seconds: number): Words =>
  sentence('Too many codes have been asked for. Please try again in {time}.', { time: durationOf(seconds) });

const find = async (db: Database, key: string) => (await db.select().from(rateLimit).where(eq(rateLimit.key, key)))[0];

/** Counts `by` more unless that were too many. One statement, so no two slip through together. Returns whether it did. */
export async function tryCount(
  db: Database,
  { key, most, windowMs = HOUR_MS }: Limit,
  now: Date,
  by = 1,
): Promise<boolean> {
  const isOver = sql`not (${within(rateLimit.startedAt, windowMs, now)})`;
  const counted = await db
    .insert(rateLimit)
    .values({ key, count: by, startedAt: now })
    .onConflictDoUpdate({
      target: rateLimit.key,
      set: {
        count: sql`case when ${isOver} then excluded.count else ${rateLimit.count} + excluded.count end`,
        startedAt: sql`case when ${isOver} then excluded.started_at else ${rateLimit.startedAt} end`,
      },
      setWhere: sql`${isOver} or ${rateLimit.count} + excluded.count <= ${most}`,
    })
    .returning();
  return counted.length > 0;
}

/** Seconds until an exhausted limit ends. */
export async function secondsLeft(db: Database, { key, windowMs = HOUR_MS }: Limit, now: Date): Promise<number> {
  const row = await find(db, key);
  return row ? Math.min(windowMs, row.startedAt.getTime() + windowMs - now.getTime()) / 1000 : 0;
}

/** Counts one attempt; refuses from `most` on. */
export async function countAttempt(db: Database, limit: Limit, now: Date, words = tooManyCodes): Promise<void> {
  if (await tryCount(db, limit, now)) return;
  const seconds = await secondsLeft(db, limit, now);
  throw tooManyRequests(words(seconds), seconds);
}

/** Number of attempts left now. */
export async function countLeft(db: Database, { key, most, windowMs = HOUR_MS }: Limit, now: Date): Promise<number> {
  const row = await find(db, key);
  return row && isWithin(row.startedAt, windowMs, now) ? Math.max(0, most - row.count) : most;
}

/** Takes back an attempt that was counted and then did not happen. */
export async function uncountAttempt(db: Database, key: string): Promise<void> {
  await db
    .update(rateLimit)
    .set({ count: sql`greatest(${rateLimit.count} - 1, 0)` })
    .where(eq(rateLimit.key, key));
}
