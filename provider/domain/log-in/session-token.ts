import { randomUUID } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { Database } from '../../db/database.ts';
import { isReadOnly } from '../../db/database-fault.ts';
import type { CustomerRow } from '../../repositories/customer.ts';
import {
  deleteExpiredSessions,
  extendSession,
  findSessionCustomer,
  insertSession,
  revokeSessions,
} from '../../repositories/session.ts';
import { notifySessionEnd } from '../../repositories/order.ts';
import { deletePushSubscriptions } from '../../repositories/push-subscription.ts';
import type { TokenKey } from '../../secrets/keys.ts';

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

/** Begins a session, deletes the customer's expired ones, and returns its first token. */
export async function issueToken(db: Database, keys: TokenKeys, who: CustomerRow, now: Date): Promise<string> {
  const jti = randomUUID();
  await deleteExpiredSessions(db, who.id, now);
  await insertSession(db, { jti, customerId: who.id, expiresAt: expiryOf(now) });
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
  const customer = await findSessionCustomer(db, jti, now);
  return customer && { jti, customer, issuedAt: new Date(iat * 1000) };
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
    const isOpen = await extendSession(db, jti, expiryOf(now), now);
    return isOpen ? await sign(keys, jti, who, now) : undefined;
  } catch (error) {
    if (isReadOnly(error)) return undefined; // Another process can write, and will renew it.
    throw error;
  }
}

/** Ends one session, or all of its customer's, with the messages to their devices and the orders they follow. Returns how many were open. */
export async function revoke(
  db: Database,
  { jti, customer }: Session,
  which: 'this' | 'all',
  now: Date,
): Promise<number> {
  const those = which === 'all' ? { customerId: customer.id } : { jti };
  const count = await revokeSessions(db, those, now);
  await deletePushSubscriptions(db, those);
  await notifySessionEnd(db, customer.id);
  return count;
}
