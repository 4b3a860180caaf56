import { randomUUID } from 'node:crypto';
import { and, count, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import { DrizzleQueryError } from 'drizzle-orm/errors';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { Database } from '../../db/database.ts';
import { customer, session } from '../../db/schema/customer.ts';
import type { TokenKey } from '../../secrets/keys.ts';

export type CustomerRow = typeof customer.$inferSelect;

/** A customer's log in on one device. Its tokens are renewed while it is used and all end with it. */
export interface Session {
  readonly jti: string;
  readonly customer: CustomerRow;
  /** When the token that came with this call was signed. */
  readonly issuedAt: Date;
}

const DAY_MS = 24 * 3_600_000;
const TTL_MS = 7 * DAY_MS;
const RENEW_AFTER_MS = DAY_MS;

/** The first signs, all are accepted. */
type TokenKeys = readonly TokenKey[];

const signingKey = ([first]: TokenKeys): TokenKey => {
  if (!first) throw new Error('There is no key to sign tokens with.');
  return first;
};

const sign = (keys: TokenKeys, jti: string, { id, name }: CustomerRow, now: Date): Promise<string> =>
  new SignJWT({ name })
    .setProtectedHeader({ alg: 'HS256', kid: signingKey(keys).id })
    .setSubject(String(id))
    .setJti(jti)
    .setIssuedAt(now)
    .setExpirationTime(expiryOf(now))
    .sign(signingKey(keys).key);

const expiryOf = (now: Date) => new Date(now.getTime() + TTL_MS);
const isOpen = (now: Date) => and(isNull(session.revokedAt), gt(session.expiresAt, now));

/** Begins a session and gives its first token. Those of the customer's that have run out are forgotten. */
export async function giveToken(db: Database, keys: TokenKeys, who: CustomerRow, now: Date): Promise<string> {
  const jti = randomUUID();
  await db.delete(session).where(and(eq(session.customerId, who.id), lte(session.expiresAt, now)));
  await db.insert(session).values({ jti, customerId: who.id, expiresAt: expiryOf(now) });
  return sign(keys, jti, who, now);
}

/** The session a token belongs to. `forged`: no key of ours has signed it; undefined: it has expired or was revoked. */
export async function readToken(
  db: Database,
  keys: TokenKeys,
  token: string,
  now: Date,
): Promise<Session | 'forged' | undefined> {
  const keyOf = ({ kid }: { kid?: string }) => (keys.find(({ id }) => id === kid) ?? signingKey(keys)).key;
  let jti: string | undefined;
  let iat: number | undefined;
  try {
    ({
      payload: { jti, iat },
    } = await jwtVerify(token, keyOf, { algorithms: ['HS256'], currentDate: now }));
  } catch (error) {
    if (error instanceof errors.JWTExpired) return undefined;
    if (error instanceof errors.JOSEError) return 'forged';
    throw error;
  }
  if (jti === undefined || iat === undefined) return undefined;
  const [found] = await db
    .select({ customer })
    .from(session)
    .innerJoin(customer, eq(customer.id, session.customerId))
    .where(and(eq(session.jti, jti), isOpen(now)));
  return found && { jti, customer: found.customer, issuedAt: new Date(iat * 1000) };
}

/**
 * A new token for a session in use whose token is more than a day old; undefined when it is too early or the session
 * has ended meanwhile. The old token stays good until its own end: an answer that is lost logs nobody out, and tabs
 * that renew at the same moment do not harm each other.
 */
export async function renewToken(
  db: Database,
  keys: TokenKeys,
  { jti, customer: who, issuedAt }: Session,
  now: Date,
): Promise<string | undefined> {
  if (now.getTime() - issuedAt.getTime() < RENEW_AFTER_MS) return undefined;
  try {
    const [renewed] = await db
      .update(session)
      .set({ expiresAt: sql`greatest(${session.expiresAt}, ${expiryOf(now).toISOString()}::timestamptz)` })
      .where(and(eq(session.jti, jti), isOpen(now)))
      .returning({ jti: session.jti });
    return renewed && (await sign(keys, jti, who, now));
  } catch (error) {
    if (isReadOnly(error)) return undefined; // Another process can write, and will renew it.
    throw error;
  }
}

const isReadOnly = (error: unknown): boolean =>
  error instanceof DrizzleQueryError && (error.cause as { code?: string } | undefined)?.code === '25006';

/** How many sessions of a customer are open. */
export async function countSessions(db: Database, customerId: number, now: Date): Promise<number> {
  const [row] = await db
    .select({ count: count() })
    .from(session)
    .where(and(eq(session.customerId, customerId), isOpen(now)));
  return row?.count ?? 0;
}

/** Ends one session, or all of its customer's. Returns how many were open. */
export async function revoke(
  db: Database,
  { jti, customer: { id } }: Session,
  which: 'this' | 'all',
  now: Date,
): Promise<number> {
  const ended = await db
    .update(session)
    .set({ revokedAt: now })
    .where(and(which === 'all' ? eq(session.customerId, id) : eq(session.jti, jti), isOpen(now)))
    .returning({ jti: session.jti });
  return ended.length;
}
