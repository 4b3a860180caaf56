import * as auth from '../../contract/auth.ts';
import { getCustomer } from '../../contract/customer.ts';
import type { Id } from '../../contract/id.ts';
import { RefusedError } from '../../src/api/errors.ts';
import type { Check } from '../check.ts';
import { UsageError } from '../../cli/arguments.ts';
import type { TestCustomer } from '../options.ts';
import { wordsOfRefusal } from '../refusal-words.ts';

/** An invalid number, so that nothing is registered and no code is sent. */
const NO_NUMBER = '';
const WRONG_CODE = '000000';

/** The calls of log in and registering, asked so that they have to refuse. */
export async function walkRefusedLogIn(check: Check): Promise<void> {
  const phone = NO_NUMBER;
  await check.refusable(auth.register, { body: { phone, name: 'Check' } });
  await check.refusable(auth.verifyRegisterOtp, { body: { phone, otp: WRONG_CODE } });
  await check.refusable(auth.verifyLoginOtp, { body: { phone, otp: WRONG_CODE } });
  await check.refusable(auth.getOtp, { body: { phone } });
}

/**
 * Logs the test customer in, and with `--write` registers them where nobody has that number. Returns their id, null where
 * the provider does not say it, and undefined where nobody could be logged in; why is written down.
 */
export async function logIn(check: Check, customer: TestCustomer): Promise<Id | null | undefined> {
  const { client } = check;
  const verified = customer.token === undefined ? await verify(check, customer) : { token: customer.token, id: null };
  check.rule('The test customer can log in', verified ? [] : ['They can’t.'], 'stops orders');
  if (!verified) return undefined;
  client.logIn(verified.token, verified.id);
  const id = (await check.ask(getCustomer))?.data.id ?? verified.id;
  // The token may have been renewed meanwhile.
  client.logIn(client.token ?? verified.token, id);
  return id;
}

async function verify(check: Check, { phone = '', code }: TestCustomer) {
  const { getOtp, register, verifyLoginOtp, verifyRegisterOtp } = auth;
  const asked = await check.client.call(getOtp, { body: { phone } });
  // Some refuse with status 200.
  const status = asked.error instanceof RefusedError ? asked.error.status : 0;
  if (status === 429)
    throw new UsageError('The provider sends CHECK_PHONE no further code yet: wait a minute, or give another number.');
  const isRefused = check.options.write && status >= 400 && status < 500;
  const isUnknown = asked.answer?.registered === false || status === 404 || isRefused;
  if (isUnknown && !check.options.write)
    throw new UsageError(
      'Nobody is registered with CHECK_PHONE: register them first, or have the check do so by --write.',
    );
  if (!isUnknown) check.judge(asked);
  const { answer: sent, exchanges } = isUnknown
    ? await check.outcome(register, { body: { phone, name: 'Check' } })
    : asked;
  if (!sent) return undefined;
  const findCode = () =>
    code(phone).catch((error: unknown) => {
      if (!(error instanceof UsageError) || !wordsOfRefusal(exchanges.at(-1)?.body)) throw error;
      // Some say in words alone that they sent none.
      throw new UsageError(check.saying(`${error.message} The provider had answered.`, exchanges.at(-1)));
    });
  const otp = sent.otp ?? (await findCode());
  const verifying = isUnknown ? verifyRegisterOtp : verifyLoginOtp;
  const { answer, token } = await check.outcome(verifying, { body: { phone, otp } });
  if (!answer) return undefined;
  if (token) return { token, id: answer.data?.id ?? null };
  check.fault(verifying, 'No token came in the authorization header.');
  return undefined;
}
