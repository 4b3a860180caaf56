import { and, eq, isNull, lt, lte, ne, or, sql } from 'drizzle-orm';
import { OTP_RESEND_SECONDS } from '../../../contract/limits.ts';
import type { Database } from '../../db/database.ts';
import { otpDelivery } from '../../db/schema/customer.ts';
import { HOUR_MS, formatDuration, tooManyRequests } from './rate-limit.ts';

/** What a code is for. */
export type OtpPurpose = 'login' | 'register';

const RESEND_MS = OTP_RESEND_SECONDS * 1000;
const MAX_PER_NUMBER = 5;
/** Longer than the gateway is waited for: whoever has not settled a claim by then has died. */
const CLAIM_TTL_MS = 10_000;

const before = (now: Date, ms: number) => new Date(now.getTime() - ms);
/** A date in a piece of SQL, where no column says how to write it. */
const timestamp = (at: Date) => sql`${at.toISOString()}::timestamptz`;
const isOver = (now: Date) => lte(otpDelivery.startedAt, before(now, HOUR_MS));

/**
 * Takes the right to send the one next code to a number. One statement, so that of many who ask at the same moment one
 * gets it; the others are told how long to wait, and count for nothing.
 */
export async function claimDelivery(db: Database, phone: string, purpose: OtpPurpose, now: Date): Promise<void> {
  const claimedUntil = new Date(now.getTime() + CLAIM_TTL_MS);
  const [claimed] = await db
    .insert(otpDelivery)
    .values({ phone, claimedUntil, startedAt: now })
    .onConflictDoUpdate({
      target: otpDelivery.phone,
      set: { claimedUntil },
      setWhere: sql`${and(
        or(isNull(otpDelivery.claimedUntil), lte(otpDelivery.claimedUntil, now)),
        or(
          isNull(otpDelivery.deliveredAt),
          ne(otpDelivery.purpose, purpose),
          lte(otpDelivery.deliveredAt, before(now, RESEND_MS)),
        ),
        or(lt(otpDelivery.count, MAX_PER_NUMBER), isOver(now)),
      )}`,
    })
    .returning();
  if (!claimed) throw await limitError(db, phone, purpose, now);
}

async function limitError(db: Database, phone: string, purpose: OtpPurpose, now: Date): Promise<Error> {
  const [row] = await db.select().from(otpDelivery).where(eq(otpDelivery.phone, phone));
  const secondsUntil = (at: Date | null | undefined, ms: number) =>
    at ? (at.getTime() + ms - now.getTime()) / 1000 : 0;
  const hour = row && row.count >= MAX_PER_NUMBER ? secondsUntil(row.startedAt, HOUR_MS) : 0;
  if (hour > 0)
    return tooManyRequests(`Too many codes have been asked for. Please try again in ${formatDuration(hour)}.`, hour);
  const sinceLast = row?.purpose === purpose ? secondsUntil(row.deliveredAt, RESEND_MS) : 0;
  const wait = sinceLast > 0 ? sinceLast : RESEND_MS / 1000;
  return tooManyRequests(`A code is on its way. You can ask for another in ${formatDuration(wait)}.`, wait);
}

/** The code has arrived: it counts. */
export async function confirmDelivery(db: Database, phone: string, purpose: OtpPurpose, now: Date): Promise<void> {
  const counts = {
    count: sql`case when ${isOver(now)} then 1 else ${otpDelivery.count} + 1 end`,
    startedAt: sql`case when ${isOver(now)} then ${timestamp(now)} else ${otpDelivery.startedAt} end`,
  };
  await db
    .update(otpDelivery)
    .set({ claimedUntil: null, deliveredAt: now, purpose, ...counts })
    .where(eq(otpDelivery.phone, phone));
}

/** Nothing was delivered: nobody has to wait to try again. */
export async function releaseDelivery(db: Database, phone: string): Promise<void> {
  await db.update(otpDelivery).set({ claimedUntil: null }).where(eq(otpDelivery.phone, phone));
}
