import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { rateLimit } from '../../db/schema/customer.ts';
import { ProviderError } from '../errors.ts';

export const HOUR_MS = 3_600_000;

export const tooManyRequests = (message: string, seconds: number): ProviderError =>
  new ProviderError(429, 'too_many', message, { headers: { 'retry-after': String(Math.max(1, Math.ceil(seconds))) } });

/** How long to wait, in words. */
export const formatDuration = (seconds: number): string => {
  if (seconds < 60) return `${Math.max(1, Math.ceil(seconds))} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? '1 minute' : `${minutes} minutes`;
};

/** Counts one more for `key` within an hour from its first; refuses from `most` on. One statement, so no two slip through together. */
export async function countAttempt(
  db: Database,
  key: string,
  most: number,
  now: Date,
  words = (seconds: number) => `Too many codes have been asked for. Please try again in ${formatDuration(seconds)}.`,
): Promise<void> {
  const oldest = new Date(now.getTime() - HOUR_MS);
  const isOver = sql`${rateLimit.startedAt} <= ${oldest.toISOString()}::timestamptz`;
  const [row] = await db
    .insert(rateLimit)
    .values({ key, count: 1, startedAt: now })
    .onConflictDoUpdate({
      target: rateLimit.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${rateLimit.count} + 1 end`,
        startedAt: sql`case when ${isOver} then excluded.started_at else ${rateLimit.startedAt} end`,
      },
    })
    .returning();
  if (!row || row.count <= most) return;
  const seconds = (row.startedAt.getTime() + HOUR_MS - now.getTime()) / 1000;
  throw tooManyRequests(words(seconds), seconds);
}

/** Whether `key` has been counted `most` times within the hour. */
export async function isLimited(db: Database, key: string, most: number, now: Date): Promise<boolean> {
  const [row] = await db.select().from(rateLimit).where(eq(rateLimit.key, key));
  return row !== undefined && row.count >= most && row.startedAt.getTime() + HOUR_MS > now.getTime();
}

/** Takes one back: what was counted did not come to be. */
export async function uncountAttempt(db: Database, key: string): Promise<void> {
  await db
    .update(rateLimit)
    .set({ count: sql`greatest(${rateLimit.count} - 1, 0)` })
    .where(eq(rateLimit.key, key));
}
