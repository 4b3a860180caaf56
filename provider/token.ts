import { randomUUID } from 'node:crypto';
import { and, eq, gt, isNull } from 'drizzle-orm';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { Database } from './db/database.ts';
import { customer, session } from './db/schema/customer.ts';

export type CustomerRow = typeof customer.$inferSelect;

const LIFETIME_MS = 30 * 24 * 3_600_000;
const key = (secret: string) => new TextEncoder().encode(secret);

/** Gives a customer a token and remembers it. */
export async function giveToken(db: Database, secret: string, { id, name }: CustomerRow, now: Date): Promise<string> {
  const jti = randomUUID();
  const expiresAt = new Date(now.getTime() + LIFETIME_MS);
  await db.insert(session).values({ jti, customerId: id, expiresAt });
  return new SignJWT({ name })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(String(id))
    .setJti(jti)
    .setIssuedAt(now)
    .setExpirationTime(expiresAt)
    .sign(key(secret));
}

/** Whose token it is; undefined when it is forged, expired or taken back. */
export async function readToken(
  db: Database,
  secret: string,
  token: string,
  now: Date,
): Promise<CustomerRow | undefined> {
  let jti: string | undefined;
  try {
    ({
      payload: { jti },
    } = await jwtVerify(token, key(secret), { algorithms: ['HS256'], currentDate: now }));
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
  if (jti === undefined) return undefined;
  const [found] = await db
    .select({ customer })
    .from(session)
    .innerJoin(customer, eq(customer.id, session.customerId))
    .where(and(eq(session.jti, jti), isNull(session.revokedAt), gt(session.expiresAt, now)));
  return found?.customer;
}
