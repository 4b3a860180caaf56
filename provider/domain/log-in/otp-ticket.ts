import { createHash, randomBytes } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { otpCode } from '../../db/schema/customer.ts';
import { within } from '../../db/within.ts';
import type { OtpPurpose } from './otp-delivery-claim.ts';

/** Whose code it is about, and who calls. */
export interface OtpCaller {
  readonly purpose: OtpPurpose;
  readonly phone: string;
  /** Where the call comes from, as far as limits tell callers apart. */
  readonly caller: string;
  /** What the browser got when it asked for a code, here or before. */
  readonly ticket: string | undefined;
}

/** A number that is given up goes to nobody else for 90 days. */
export const PROOF_TTL_MS = 90 * 24 * 3_600_000;

/** The ticket of a browser that has none. It is random: what it stands for is stored here. */
export const newTicket = (): string => randomBytes(16).toString('base64url');

/** The hash under which a ticket is stored. Tickets are random, so that no key is needed. */
export const hashTicket = (ticket: string): string => createHash('sha256').update(ticket).digest('base64url');

/** Whether the browser with that ticket has lately handed in a code of its own for the number. */
export async function hasProved(db: Database, { phone, ticket }: OtpCaller, now: Date): Promise<boolean> {
  if (ticket === undefined) return false;
  const proof = and(eq(otpCode.phone, phone), eq(otpCode.ticketHash, hashTicket(ticket)));
  return (await db.$count(otpCode, and(proof, within(otpCode.provedAt, PROOF_TTL_MS, now)))) > 0;
}
