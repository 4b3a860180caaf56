import { randomInt, timingSafeEqual } from 'node:crypto';
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { OTP_LENGTH, OTP_TTL_MINUTES } from '../../../contract/limits.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import { otp } from '../../db/schema/customer.ts';
import { unprocessable } from '../errors.ts';
import { hmac } from '../../secrets/stored-secret.ts';
import type { Settings } from '../../settings/settings.ts';
import { deliverOtp } from './deliver-otp.ts';
import { claimDelivery, type OtpPurpose, releaseDelivery, confirmDelivery } from './otp-delivery-claim.ts';

const TTL_MS = OTP_TTL_MINUTES * 60_000;
const MAX_TRIES = 5;

type OtpRow = typeof otp.$inferSelect;

/** What waits with a code until the number is proved. */
export interface Details {
  readonly name?: string;
  readonly email?: string | null;
}

type OtpKeys = readonly string[];

interface Sending {
  readonly db: Database;
  readonly settings: Settings;
  /** The first hashes, all are accepted. */
  readonly keys: OtpKeys;
  readonly now: Date;
}

const hash = (key: string | undefined, purpose: OtpPurpose, phone: string, code: string) =>
  hmac(key ?? '', `otp-${purpose}`, `${phone}:${code}`);
const isFor = (phone: string, purpose: OtpPurpose) => and(eq(otp.phone, phone), eq(otp.purpose, purpose));

/** Makes a code and sends it; an earlier one for the same number and purpose counts no more. Answers it only where it may be shown. */
export async function sendOtp(
  { db, settings, keys, now }: Sending,
  purpose: OtpPurpose,
  phone: string,
  details: Details = {},
): Promise<string | null> {
  await claimDelivery(db, phone, purpose, now);
  const code = String(randomInt(10 ** OTP_LENGTH)).padStart(OTP_LENGTH, '0');
  let shown: string | null;
  try {
    shown = await deliverOtp(settings, phone, code);
  } catch (error) {
    await releaseDelivery(db, phone); // An earlier code that has arrived stays good.
    throw error;
  }
  const fresh = {
    codeHash: hash(keys[0], purpose, phone, code),
    sentAt: now,
    expiresAt: new Date(now.getTime() + TTL_MS),
    tries: 0,
    usedAt: null,
    name: details.name ?? null,
    email: details.email ?? null,
  };
  await inTransaction(db, async (tx) => {
    await tx
      .insert(otp)
      .values({ phone, purpose, ...fresh })
      .onConflictDoUpdate({ target: [otp.phone, otp.purpose], set: fresh });
    await confirmDelivery(tx, phone, purpose, now);
  });
  return shown;
}

const ASK_AGAIN = 'Please ask for a new code.';
const refuse = (code: string, message: string) => unprocessable(code, message, { otp: message });

/** Spends the code and gives what waited with it, or says why not. A try is counted before it is compared: guesses sent at once count too. */
export async function consumeOtp(
  db: Database,
  keys: OtpKeys,
  purpose: OtpPurpose,
  phone: string,
  code: string,
  now: Date,
): Promise<OtpRow> {
  const alive = and(isFor(phone, purpose), isNull(otp.usedAt), gt(otp.expiresAt, now));
  const [tried] = await db
    .update(otp)
    .set({ tries: sql`${otp.tries} + 1` })
    .where(and(alive, lt(otp.tries, MAX_TRIES)))
    .returning();
  if (!tried) {
    const [spent] = await db.select().from(otp).where(alive);
    throw spent
      ? refuse('otp_spent', `That was tried too often. ${ASK_AGAIN}`)
      : refuse('otp_expired', `This code has been used or has run out. ${ASK_AGAIN}`);
  }
  const isRight = keys.some((key) =>
    timingSafeEqual(Buffer.from(tried.codeHash), Buffer.from(hash(key, purpose, phone, code))),
  );
  if (!isRight) {
    const left = MAX_TRIES - tried.tries;
    throw refuse(
      'wrong_otp',
      left === 0
        ? `That is not the code, and it was the last try. ${ASK_AGAIN}`
        : `That is not the code. Please check it: ${left === 1 ? '1 try is' : `${left} tries are`} left.`,
    );
  }
  const [claimed] = await db
    .update(otp)
    .set({ usedAt: now })
    .where(and(alive, eq(otp.codeHash, tried.codeHash)))
    .returning();
  if (!claimed) throw refuse('otp_expired', `This code has been used or has run out. ${ASK_AGAIN}`);
  return claimed;
}
