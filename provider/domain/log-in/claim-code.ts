import type { Database } from '../../db/database.ts';
import { claimDelivery, confirmDelivery, onItsWay, releaseDelivery, RESEND_MS } from './otp-delivery-claim.ts';
import { callerCodesOf, provedCodes } from './otp-limits.ts';
import { hashTicket, type OtpCaller } from './otp-ticket.ts';
import { countAttempt, type Limit, tryCount, uncountAttempt } from './rate-limit.ts';

/** Who asks for a code. */
export interface OtpAsking extends OtpCaller {
  /** Whether that browser has lately proved the number. */
  readonly isProved: boolean;
}

/** The right to send one code, until what became of it is said. */
interface CodeClaim {
  readonly confirm: (tx: Database) => Promise<void>;
  /** Releases the claim after a failed delivery, so that nobody has to wait to try again. */
  readonly release: () => Promise<void>;
}

/**
 * Takes the right to send a code. A browser that has lately proved the number has codes that nobody else can use up, or
 * delay; when they are used up, it takes those that are there for everybody.
 */
export async function claimCode(db: Database, asking: OtpAsking, now: Date): Promise<CodeClaim> {
  const { phone, ticket, isProved } = asking;
  if (ticket === undefined || !isProved) return claimAsAnybody(db, asking, now);
  const resend: Limit = { key: `resend:${phone}:${hashTicket(ticket)}`, most: 1, windowMs: RESEND_MS };
  await countAttempt(db, resend, now, onItsWay);
  const release = () => uncountAttempt(db, resend.key);
  const proved = provedCodes(phone);
  if (await tryCount(db, proved, now))
    return {
      confirm: () => Promise.resolve(),
      release: async () => {
        await uncountAttempt(db, proved.key);
        await release();
      },
    };
  try {
    const claim = await claimAsAnybody(db, asking, now);
    return { ...claim, release: () => claim.release().then(release) };
  } catch (error) {
    await release();
    throw error;
  }
}

async function claimAsAnybody(db: Database, { phone, purpose, caller }: OtpAsking, now: Date): Promise<CodeClaim> {
  await claimDelivery(db, phone, purpose, now);
  const byCaller = callerCodesOf(phone, caller);
  try {
    await countAttempt(db, byCaller, now);
  } catch (error) {
    await releaseDelivery(db, phone);
    throw error;
  }
  return {
    confirm: (tx) => confirmDelivery(tx, phone, purpose, now),
    release: async () => {
      await releaseDelivery(db, phone);
      await uncountAttempt(db, byCaller.key);
    },
  };
}
