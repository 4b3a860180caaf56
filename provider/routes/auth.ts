import { eq } from 'drizzle-orm';
import * as contract from '../../contract/auth.ts';
import type { Database } from '../db/database.ts';
import { customer } from '../db/schema/customer.ts';
import { conflict, notFound, ProviderError } from '../errors.ts';
import { callerAddress } from '../log-in/caller-address.ts';
import { countWithinHour } from '../log-in/limit.ts';
import { sendCode, spendCode } from '../log-in/otp.ts';
import { type App, type Provider, type Received, route } from '../route.ts';
import { logSecurityEvent } from '../security-log.ts';
import { type CustomerRow, giveToken } from '../token.ts';
import { toCustomer } from './customer.ts';

const PER_ADDRESS = 30;

const known = () => conflict('known_number', 'This number is registered already. Please log in with it.');
const unknown = () => notFound('This number is not registered yet. Please register it first.', 'unknown_number');

async function findByPhone(db: Database, phone: string): Promise<CustomerRow | undefined> {
  const [row] = await db.select().from(customer).where(eq(customer.phone, phone));
  return row;
}

type Sender = Received<typeof contract.register> | Received<typeof contract.getOtp>;
const countSending = ({ db, settings, context, now }: Sender) =>
  countWithinHour(db, `address:${callerAddress(context, settings)}`, PER_ADDRESS, now());

type Verifier = Received<typeof contract.verifyLoginOtp> | Received<typeof contract.verifyRegisterOtp>;
async function logIn({ db, secret, now, context }: Verifier, who: CustomerRow) {
  context.header('authorization', `Bearer ${await giveToken(db, await secret(), who, now())}`);
  return { data: toCustomer(who) };
}

/** Passes a refusal on, and writes it down: many of them are somebody guessing. */
async function logged<T>(received: Sender | Verifier, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof ProviderError && (error.status === 422 || error.status === 429)) {
      const { context, body } = received;
      const event = error.status === 429 ? 'code-limit' : 'code-refused';
      await logSecurityEvent(received, event, { context, phone: body.phone, reason: error.code });
    }
    throw error;
  }
}

export function authRoutes(app: App, provider: Provider): void {
  route(app, provider, contract.register, async (received) => {
    const { db, body, settings, now } = received;
    await logged(received, countSending(received));
    if (await findByPhone(db, body.phone)) throw known();
    const sending = { db, settings, secret: await received.secret(), now: now() };
    return { otp: await logged(received, sendCode(sending, 'register', body.phone, body)) };
  });

  route(app, provider, contract.getOtp, async (received) => {
    const { db, body, settings, now } = received;
    await logged(received, countSending(received));
    if (!(await findByPhone(db, body.phone))) return { otp: null, registered: false };
    const sending = { db, settings, secret: await received.secret(), now: now() };
    return { otp: await logged(received, sendCode(sending, 'login', body.phone)), registered: true };
  });

  route(app, provider, contract.verifyLoginOtp, async (received) => {
    const { db, body, now } = received;
    await logged(received, spendCode(db, await received.secret(), 'login', body.phone, body.otp, now()));
    const who = await findByPhone(db, body.phone);
    if (!who) throw unknown();
    return logIn(received, who);
  });

  route(app, provider, contract.verifyRegisterOtp, async (received) => {
    const { db, body, now } = received;
    const spent = spendCode(db, await received.secret(), 'register', body.phone, body.otp, now());
    const { name, email } = await logged(received, spent);
    const [who] = await db
      .insert(customer)
      .values({ phone: body.phone, name: name ?? body.phone, email, createdAt: now() })
      .onConflictDoNothing()
      .returning();
    if (!who) throw known();
    return logIn(received, who);
  });
}
