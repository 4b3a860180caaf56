import { and, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { customer, session } from '../db/schema/customer.ts';
import type { CustomerRow } from './customer.ts';

const isOpen = (now: Date) => and(isNull(session.revokedAt), gt(session.expiresAt, now));

export const insertSession = (db: Database, row: typeof session.$inferInsert): Promise<unknown> =>
  db.insert(session).values(row);

export const deleteExpiredSessions = (db: Database, customerId: number, now: Date): Promise<unknown> =>
  db.delete(session).where(and(eq(session.customerId, customerId), lte(session.expiresAt, now)));

/** The customer of an open session. */
export async function findSessionCustomer(db: Database, jti: string, now: Date): Promise<CustomerRow | undefined> {
  const [found] = await db
    .select({ customer })
    .from(session)
    .innerJoin(customer, eq(customer.id, session.customerId))
    .where(and(eq(session.jti, jti), isOpen(now)));
  return found?.customer;
}

/** Which of these sessions are open. */
export async function selectOpenSessions(db: Database, jtis: readonly string[], now: Date): Promise<Set<string>> {
  const open = await db
    .select({ jti: session.jti })
    .from(session)
    .where(and(inArray(session.jti, [...jtis]), isOpen(now)));
  return new Set(open.map(({ jti }) => jti));
}

/** Never shortens a session. Returns false when it has ended. */
export async function extendSession(db: Database, jti: string, expiresAt: Date, now: Date): Promise<boolean> {
  const extended = await db
    .update(session)
    .set({ expiresAt: sql`greatest(${session.expiresAt}, ${expiresAt.toISOString()}::timestamptz)` })
    .where(and(eq(session.jti, jti), isOpen(now)))
    .returning({ jti: session.jti });
  return extended.length > 0;
}

/** How many sessions of a customer are open. */
export const countSessions = (db: Database, customerId: number, now: Date): Promise<number> =>
  db.$count(session, and(eq(session.customerId, customerId), isOpen(now)));

/** Returns how many were open. */
export async function revokeSessions(
  db: Database,
  which: { readonly jti: string } | { readonly customerId: number },
  now: Date,
): Promise<number> {
  const revoked = await db
    .update(session)
    .set({ revokedAt: now })
    .where(and('jti' in which ? eq(session.jti, which.jti) : eq(session.customerId, which.customerId), isOpen(now)))
    .returning({ jti: session.jti });
  return revoked.length;
}
