import { eq, ne, or, lt, sql } from 'drizzle-orm';
import { OTP_RESEND_SECONDS } from '../../../contract/otp.ts';
import type { Database } from '../../db/database.ts';
import { otpDelivery } from '../../db/schema/customer.ts';
import { isToCome, isWithin, within } from '../../db/within.ts';
import { sentence, type Words } from '../sentence.ts';
import { MAX_CODES } from './otp-limits.ts';
import { durationOf, HOUR_MS, tooManyCodes, tooManyRequests } from './rate-limit.ts';

/** What a code is for. */
export type OtpPurpose = 'login' | 'register';

export const RESEND_MS = OTP_RESEND_SECONDS * 1000;
/** Longer than the gateway is waited for: whoever has not settled a claim by then has died. */
const CLAIM_TTL_MS = 10_000;

/** A date in a piece of SQL, where no column says how to write it. */
const timestamp = (at: Date) => sql`${at.toISOString()}::timestamptz`;
const isOver = (now: Date) => sql`not (${within(otpDelivery.startedAt, HOUR_MS, now)})`;

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
      // `is not true`: of what is null nothing is in the way.
      setWhere: sql`(${isToCome(otpDelivery.claimedUntil, CLAIM_TTL_MS, now)}) is not true
        and (${or(ne(otpDelivery.purpose, purpose), sql`(${within(otpDelivery.deliveredAt, RESEND_MS, now)}) is not true`)})
        and (${or(lt(otpDelivery.count, MAX_CODES), isOver(now))})`,
    })
    .returning();
  if (!claimed) throw await limitError(db, phone, purpose, now);
}

/** How long to wait until the next code after one that is on its way. */
export const onItsWay = (seconds: number): Words =>
  sentence('A code is on its way. You can ask for another in {time}.', { time: durationOf(seconds) });

async function limitError(db: Database, phone: string, purpose: OtpPurpose, now: Date): Promise<Error> {
  const [row] = await db.select().from(otpDelivery).where(eq(otpDelivery.phone, phone));
  const secondsUntil = (at: Date | null | undefined, ms: number) =>
    at && isWithin(at, ms, now) ? (at.getTime() + ms - now.getTime()) / 1000 : 0;
  const hour = row && row.count >= MAX_CODES ? secondsUntil(row.startedAt, HOUR_MS) : 0;
  if (hour > 0) return tooManyRequests(tooManyCodes(hour), hour);
  const sinceLast = row?.purpose === purpose ? secondsUntil(row.deliveredAt, RESEND_MS) : 0;
  const wait = sinceLast > 0 ? sinceLast : RESEND_MS / 1000;
  return tooManyRequests(onItsWay(wait), wait);
}

/** Confirms the claim after the delivery. */
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

/** Releases the claim after a failed delivery, so that nobody has to wait to try again. */
export async function releaseDelivery(db: Database, phone: string): Promise<void> {
  await db.update(otpDelivery).set({ claimedUntil: null }).where(eq(otpDelivery.phone, phone));
}
