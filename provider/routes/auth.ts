import * as contract from '../../contract/auth.ts';
import { msg } from '../../contract/msg.ts';
import { conflict, notFound, ProviderError } from '../domain/errors.ts';
import { clientIp } from '../http/client-ip.ts';
import { NOT_SENT } from '../domain/log-in/deliver-otp.ts';
import { callerCodes, newAccounts } from '../domain/log-in/otp-limits.ts';
import { type OtpCaller, hasProved } from '../domain/log-in/otp-ticket.ts';
import type { OtpAsking } from '../domain/log-in/claim-code.ts';
import {
  countAttempt,
  countLeft,
  DAY_MS,
  type Limit,
  tooManyRequests,
  uncountAttempt,
} from '../domain/log-in/rate-limit.ts';
import type { OtpPurpose } from '../domain/log-in/otp-delivery-claim.ts';
import { type Details, sendOtp, consumeOtp } from '../domain/log-in/otp.ts';
import type { App, Provider } from '../http/env.ts';
import { OTP_TICKET, readTicket } from '../http/otp-ticket.ts';
import { type Received, route } from '../http/route.ts';
import { logSecurityEvent } from '../http/security-log.ts';
import { issueToken } from '../domain/log-in/session-token.ts';
import { type CustomerRow, findCustomerByPhone, insertCustomer } from '../repositories/customer.ts';
import { toCustomer } from './customer.ts';

const MANY_ACCOUNTS = msg(
  'Many new accounts have been made from this network today. Please try again tomorrow, use another network, or call us.',
);

const alreadyRegistered = () =>
  conflict('known_number', msg('This number is registered already. Please log in with it.'));
const notRegistered = () =>
  notFound(msg('This number is not registered yet. Please register it first.'), 'unknown_number');

type Sender = Received<typeof contract.register> | Received<typeof contract.getOtp>;
type Verifier = Received<typeof contract.verifyLoginOtp> | Received<typeof contract.verifyRegisterOtp>;

const callerOf = ({ context, settings, body }: Sender | Verifier, purpose: OtpPurpose): OtpCaller => ({
  purpose,
  phone: body.phone,
  caller: clientIp(context, settings),
  ticket: readTicket(context),
});

/**
 * Counts a question for a code, which also tells whether the number is registered. A browser that has proved the number
 * knows that, and is not kept out by others at its address.
 */
async function countSending(received: Sender, purpose: OtpPurpose): Promise<OtpAsking> {
  const { db, now } = received;
  const caller = callerOf(received, purpose);
  const isProved = await hasProved(db, caller, now());
  if (!isProved) await logged(received, countAttempt(db, callerCodes(caller.caller), now()));
  return { ...caller, isProved };
}

async function send(received: Sender, asking: OtpAsking, details?: Details): Promise<string | null> {
  const { db, settings, context, keys, otpRest: rest, now } = received;
  const sending = { db, settings, rest, keys: (await keys()).otp, now: now() };
  try {
    const { visibleCode, ticket } = await logged(received, sendOtp(sending, asking, details));
    received.metrics.otpsSent.inc({ purpose: asking.purpose });
    context.header(OTP_TICKET, ticket);
    return visibleCode;
  } catch (error) {
    if (error instanceof ProviderError && error.code === NOT_SENT) {
      received.metrics.otpsRefused.inc({ code: error.code });
      if (!asking.isProved) await uncountAttempt(db, callerCodes(asking.caller).key);
    }
    throw error;
  }
}

const accountsFrom = ({ context, settings }: Sender | Verifier): Limit => newAccounts(clientIp(context, settings));

/** Refuses before a code is sent in vain. */
async function checkAccountsLeft(received: Received<typeof contract.register>): Promise<void> {
  const { db, now } = received;
  if ((await countLeft(db, accountsFrom(received), now())) === 0)
    await logged(received, Promise.reject(tooManyRequests(MANY_ACCOUNTS, DAY_MS / 1000)));
}

const countAccount = (received: Received<typeof contract.verifyRegisterOtp>): Promise<void> =>
  logged(
    received,
    countAttempt(received.db, accountsFrom(received), received.now(), () => MANY_ACCOUNTS),
  );

async function consume(received: Verifier, purpose: OtpPurpose) {
  const { db, body, keys, now } = received;
  const context = { db, keys: (await keys()).otp, now: now() };
  return logged(received, consumeOtp(context, callerOf(received, purpose), body.otp));
}

async function logIn(received: Verifier, who: CustomerRow) {
  const { db, keys, now, context, body } = received;
  context.header('authorization', `Bearer ${await issueToken(db, (await keys()).token, who, now())}`);
  await logSecurityEvent(received, 'session-created', { context, phone: body.phone });
  return { data: toCustomer(who) };
}

/** Passes a refusal on, and writes it down: many of them are somebody guessing. */
async function logged<T>(received: Sender | Verifier, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof ProviderError && (error.status === 422 || error.status === 429)) {
      const { context, body } = received;
      received.metrics.otpsRefused.inc({ code: error.code });
      const event = error.status === 429 ? 'code-limit' : 'code-refused';
      await logSecurityEvent(received, event, { context, phone: body.phone, reason: error.code });
    }
    throw error;
  }
}

export function authRoutes(app: App, provider: Provider): void {
  route(app, provider, contract.register, async (received) => {
    const { db, body } = received;
    const asking = await countSending(received, 'register');
    if (await findCustomerByPhone(db, body.phone)) throw alreadyRegistered();
    await checkAccountsLeft(received);
    return { otp: await send(received, asking, body) };
  });

  route(app, provider, contract.getOtp, async (received) => {
    const asking = await countSending(received, 'login');
    if (!(await findCustomerByPhone(received.db, asking.phone))) return { otp: null, registered: false };
    return { otp: await send(received, asking), registered: true };
  });

  route(app, provider, contract.verifyLoginOtp, async (received) => {
    await consume(received, 'login');
    const who = await findCustomerByPhone(received.db, received.body.phone);
    if (!who) throw notRegistered();
    return logIn(received, who);
  });

  route(app, provider, contract.verifyRegisterOtp, async (received) => {
    const { db, body, now } = received;
    const { name, email } = await consume(received, 'register');
    await countAccount(received);
    const who = await insertCustomer(db, { phone: body.phone, name: name ?? body.phone, email, createdAt: now() });
    if (!who) {
      await uncountAttempt(db, accountsFrom(received).key);
      throw alreadyRegistered();
    }
    return logIn(received, who);
  });
}
