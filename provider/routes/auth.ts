import * as contract from '../../contract/auth.ts';
import { conflict, notFound, ProviderError } from '../domain/errors.ts';
import { clientIp } from '../http/client-ip.ts';
import { NOT_SENT } from '../domain/log-in/deliver-otp.ts';
import { countAttempt, formatDuration, uncountAttempt } from '../domain/log-in/rate-limit.ts';
import type { OtpPurpose } from '../domain/log-in/otp-delivery-claim.ts';
import { type Details, sendOtp, consumeOtp } from '../domain/log-in/otp.ts';
import type { App, Provider } from '../http/env.ts';
import { type Received, route } from '../http/route.ts';
import { logSecurityEvent } from '../http/security-log.ts';
import { issueToken } from '../domain/log-in/session-token.ts';
import { type CustomerRow, findCustomerByPhone, insertCustomer } from '../repositories/customer.ts';
import { toCustomer } from './customer.ts';

/** Within an hour, by caller: asking for codes, which also tells whether a number is registered, and handing them in. */
const MAX_SENDINGS = 30;
const MAX_VERIFICATIONS = 60;

const known = () => conflict('known_number', 'This number is registered already. Please log in with it.');
const unknown = () => notFound('This number is not registered yet. Please register it first.', 'unknown_number');

type Sender = Received<typeof contract.register> | Received<typeof contract.getOtp>;
const sendLimitKey = ({ context, settings }: Sender) => `address:${clientIp(context, settings)}`;
const countSending = (received: Sender) =>
  logged(received, countAttempt(received.db, sendLimitKey(received), MAX_SENDINGS, received.now()));

async function send(received: Sender, purpose: OtpPurpose, details?: Details): Promise<string | null> {
  const { db, settings, body, keys, now } = received;
  const sending = { db, settings, keys: (await keys()).otp, now: now() };
  try {
    const shown = await logged(received, sendOtp(sending, purpose, body.phone, details));
    received.metrics.otpsSent.inc({ purpose });
    return shown;
  } catch (error) {
    if (error instanceof ProviderError && error.code === NOT_SENT) {
      received.metrics.otpsRefused.inc({ code: error.code });
      await uncountAttempt(db, sendLimitKey(received));
    }
    throw error;
  }
}

type Verifier = Received<typeof contract.verifyLoginOtp> | Received<typeof contract.verifyRegisterOtp>;
async function consume(received: Verifier, purpose: OtpPurpose) {
  const { db, body, context, settings, keys, now } = received;
  const verifications = `verify:${clientIp(context, settings)}`;
  const words = (seconds: number) => `Too many codes have been tried. Please try again in ${formatDuration(seconds)}.`;
  await logged(received, countAttempt(db, verifications, MAX_VERIFICATIONS, now(), words));
  return logged(received, consumeOtp(db, (await keys()).otp, purpose, body.phone, body.otp, now()));
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
    await countSending(received);
    if (await findCustomerByPhone(db, body.phone)) throw known();
    return { otp: await send(received, 'register', body) };
  });

  route(app, provider, contract.getOtp, async (received) => {
    await countSending(received);
    if (!(await findCustomerByPhone(received.db, received.body.phone))) return { otp: null, registered: false };
    return { otp: await send(received, 'login'), registered: true };
  });

  route(app, provider, contract.verifyLoginOtp, async (received) => {
    await consume(received, 'login');
    const who = await findCustomerByPhone(received.db, received.body.phone);
    if (!who) throw unknown();
    return logIn(received, who);
  });

  route(app, provider, contract.verifyRegisterOtp, async (received) => {
    const { db, body, now } = received;
    const { name, email } = await consume(received, 'register');
    const who = await insertCustomer(db, { phone: body.phone, name: name ?? body.phone, email, createdAt: now() });
    if (!who) throw known();
    return logIn(received, who);
  });
}
