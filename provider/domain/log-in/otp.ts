import { randomInt, timingSafeEqual } from 'node:crypto';
import { and, eq, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { OTP_LENGTH, OTP_TTL_MINUTES } from '../../../contract/otp.ts';
import { msg } from '../../../contract/msg.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import { otpCode } from '../../db/schema/customer.ts';
import { isToCome, within } from '../../db/within.ts';
import { unprocessable } from '../errors.ts';
import { sentence, type Words } from '../sentence.ts';
import { hmac } from '../../secrets/stored-secret.ts';
import type { Settings } from '../../settings/settings.ts';
import { claimCode, type OtpAsking } from './claim-code.ts';
import type { Rest } from '../rest.ts';
import { deliverOtp } from './deliver-otp.ts';
import type { OtpPurpose } from './otp-delivery-claim.ts';
import { callerTries, MAX_TRIES, TICKET_TRIES, sharedTries } from './otp-limits.ts';
import { hashTicket, newTicket, type OtpCaller, PROOF_TTL_MS } from './otp-ticket.ts';
import {
  countAttempt,
  countLeft,
  durationOf,
  secondsLeft,
  tooManyRequests,
  tryCount,
  uncountAttempt,
} from './rate-limit.ts';

const TTL_MS = OTP_TTL_MINUTES * 60_000;

type OtpRow = typeof otpCode.$inferSelect;

/** What waits with a code until the number is proved. */
export interface Details {
  readonly name?: string;
  readonly email?: string | null;
}

type OtpKeys = readonly string[];

interface OtpContext {
  readonly db: Database;
  /** The first hashes, all are accepted. */
  readonly keys: OtpKeys;
  readonly now: Date;
}

interface OtpSending extends OtpContext {
  readonly settings: Settings;
  /** Of the SMS gateway. */
  readonly rest: Rest;
}

const hash = (key: string | undefined, purpose: OtpPurpose, phone: string, code: string) =>
  hmac(key ?? '', `otp-${purpose}`, `${phone}:${code}`);

/**
 * Makes a code for one browser and sends it. It replaces an earlier one of the same browser, not those of others. `visibleCode` is
 * the code where it may be shown.
 */
export async function sendOtp(
  { db, settings, keys, rest, now }: OtpSending,
  asking: OtpAsking,
  details: Details = {},
): Promise<{ visibleCode: string | null; ticket: string }> {
  const { purpose, phone, ticket = newTicket() } = asking;
  const claim = await claimCode(db, asking, now);
  const code = String(randomInt(10 ** OTP_LENGTH)).padStart(OTP_LENGTH, '0');
  let visibleCode: string | null;
  try {
    visibleCode = await deliverOtp(settings, rest, phone, code);
  } catch (error) {
    await claim.release(); // An earlier code that has arrived stays good.
    throw error;
  }
  const fresh = {
    codeHash: hash(keys[0], purpose, phone, code),
    sentAt: now,
    expiresAt: new Date(now.getTime() + TTL_MS),
    tries: 0,
    openTries: 0,
    usedAt: null,
    name: details.name ?? null,
    email: details.email ?? null,
  };
  await inTransaction(db, async (tx) => {
    await tx
      .insert(otpCode)
      .values({ phone, purpose, ticketHash: hashTicket(ticket), ...fresh })
      .onConflictDoUpdate({ target: [otpCode.phone, otpCode.purpose, otpCode.ticketHash], set: fresh });
    await claim.confirm(tx);
    await tx.delete(otpCode).where(isDone(phone, now));
  });
  return { visibleCode, ticket };
}

/** Codes of a number that have run out and prove nothing. */
const isDone = (phone: string, now: Date) =>
  and(
    eq(otpCode.phone, phone),
    lte(otpCode.expiresAt, now),
    or(isNull(otpCode.provedAt), sql`not (${within(otpCode.provedAt, PROOF_TTL_MS, now)})`),
  );

const refuse = (code: string, words: Words) => unprocessable(code, words, { otp: words });
const spent = () => refuse('otp_spent', msg('That was tried too often. Please ask for a new code.'));
const expired = () => refuse('otp_expired', msg('This code has been used or has run out. Please ask for a new code.'));
const wrong = (left: number) => refuse('wrong_otp', wrongCode(left));

function wrongCode(count: number): Words {
  if (count <= 0) return msg('That is not the code, and it was the last try. Please ask for a new code.');
  if (count === 1) return msg('That is not the code. Please check it: 1 try is left.');
  return sentence('That is not the code. Please check it: {count} tries are left.', { count });
}

/**
 * Consumes the code and returns the details that were stored with it, or throws the reason why not. A try is counted before it is
 * compared, so that guesses sent at once count too. A browser with the ticket of a code tries that one alone, and has tries of its
 * own; one without a ticket tries all codes of the number, and shares their tries with everybody.
 */
export async function consumeOtp(context: OtpContext, asked: OtpCaller, code: string): Promise<OtpRow> {
  const { db, now } = context;
  const { purpose, phone, ticket, caller } = asked;
  const alive = and(
    ...[eq(otpCode.phone, phone), eq(otpCode.purpose, purpose), isNull(otpCode.usedAt)],
    isToCome(otpCode.expiresAt, TTL_MS, now),
  );
  if (ticket !== undefined) {
    const ofTicket = and(alive, eq(otpCode.ticketHash, hashTicket(ticket)));
    if (await db.$count(otpCode, ofTicket)) return consumeByTicket(context, { phone, code, ofTicket });
  }

  const callers = callerTries(caller);
  const words = (seconds: number) =>
    sentence('Too many codes have been tried. Please try again in {time}.', { time: durationOf(seconds) });
  await countAttempt(db, callers, now, words);
  const tried = await db
    .update(otpCode)
    .set({ openTries: sql`${otpCode.openTries} + 1` })
    .where(and(alive, lt(otpCode.openTries, MAX_TRIES)))
    .returning();
  if (tried.length === 0) throw (await db.$count(otpCode, alive)) ? spent() : expired();
  const shared = sharedTries(phone);
  if (!(await tryCount(db, shared, now, tried.length))) {
    const seconds = await secondsLeft(db, shared, now);
    throw tooManyRequests(words(seconds), seconds);
  }
  const found = tried.find((row) => isRight(context, row, code));
  if (!found) {
    const left = Math.floor((await countLeft(db, shared, now)) / tried.length);
    throw wrong(Math.min(MAX_TRIES - Math.min(...tried.map(({ openTries }) => openTries)), left));
  }
  // Only wrong ones count by caller: thousands may log in from one address.
  await uncountAttempt(db, callers.key);
  return use(db, found, { usedAt: now });
}

/** Consumes the code of a browser that has its ticket. Tries of others never use up its first ones. */
async function consumeByTicket(
  context: OtpContext,
  { phone, code, ofTicket }: { readonly phone: string; readonly code: string; readonly ofTicket: SQL | undefined },
): Promise<OtpRow> {
  const { db, now } = context;
  const shared = sharedTries(phone);
  const [tried] = await db
    .update(otpCode)
    .set({ tries: sql`${otpCode.tries} + 1` })
    .where(and(ofTicket, lt(otpCode.tries, MAX_TRIES)))
    .returning();
  if (!tried) throw (await db.$count(otpCode, ofTicket)) ? spent() : expired();
  if (tried.tries > TICKET_TRIES && !(await tryCount(db, shared, now))) throw spent();
  // Who hands in a ticket has proved the number to this very browser.
  if (isRight(context, tried, code)) return use(db, tried, { usedAt: now, provedAt: now });
  const left = Math.max(0, TICKET_TRIES - tried.tries) + (await countLeft(db, shared, now));
  throw wrong(Math.min(MAX_TRIES - tried.tries, left));
}

const isRight = ({ keys }: OtpContext, { codeHash, purpose, phone }: OtpRow, code: string): boolean =>
  keys.some((key) => timingSafeEqual(Buffer.from(codeHash), Buffer.from(hash(key, purpose, phone, code))));

/** A code counts once, however many hand it in at the same moment. */
async function use(
  db: Database,
  { phone, purpose, ticketHash, codeHash }: OtpRow,
  to: Pick<Partial<OtpRow>, 'usedAt' | 'provedAt'>,
): Promise<OtpRow> {
  const same = [eq(otpCode.phone, phone), eq(otpCode.purpose, purpose), eq(otpCode.ticketHash, ticketHash)];
  const [used] = await db
    .update(otpCode)
    .set(to)
    .where(and(...same, eq(otpCode.codeHash, codeHash), isNull(otpCode.usedAt)))
    .returning();
  if (!used) throw expired();
  return used;
}
