import { call, type Help, readArguments, UsageError } from '../cli/arguments.ts';

/** Somebody the check may log in as. */
export interface TestCustomer {
  readonly phone: string | undefined;
  /** A session that is open already: then nobody logs in. */
  readonly token: string | undefined;
  /** The code that was sent to the phone. */
  readonly code: (phone: string) => Promise<string>;
}

export interface CheckOptions {
  readonly providerUrl: string;
  /** The origin of the shop, whose browsers call; undefined where CORS is not to be looked at. */
  readonly siteOrigin: string | undefined;
  readonly customer: TestCustomer | undefined;
  /** The token of somebody else, who must not see the first one’s things. */
  readonly otherToken: string | undefined;
  /** Whether an order is placed, and whatever else can’t be taken back. */
  readonly write: boolean;
  /** Answers as JSON. */
  readonly json: boolean;
  /** Whether a first `shop.adapter.ts` is written. */
  readonly suggest: boolean;
  /** How often a call is asked to see how long it takes; none for 0. */
  readonly repeats: number;
  /** How late 95 of 100 answers may come, in milliseconds. */
  readonly slow: number;
}

const NAME = 'check';
export const HELP = {
  takes: 'URL',
  options: {
    write: { type: 'boolean', does: 'places an order as CHECK_PHONE too, and whatever else can’t be taken back' },
    repeats: { type: 'string', value: 'N', does: 'how often a call is asked to see how long it takes, 5; none for 0' },
    slow: { type: 'string', value: 'MS', does: 'how late 95 of 100 answers may come, 1000' },
    json: { type: 'boolean', does: 'says it as JSON' },
    suggest: { type: 'boolean', does: 'writes a first shop.adapter.ts for what can’t be read; never over another' },
  },
  examples: [
    'check https://api.shop.example',
    'check https://api.shop.example --json',
    'check https://api.shop.example --suggest',
  ],
  exitCodes: {
    0: 'a shop can sell on it, though small things may be wrong',
    1: 'something stops orders, costs money or shows a customer’s things to others',
    2: 'not looked at, or not to its end',
  },
} as const satisfies Help;

/** What it reads of the environment, beside SITE_URL. */
export const CHECK_SETTINGS = {
  CHECK_PHONE: 'the number of a test customer, who logs in',
  CHECK_OTP: 'the code that was sent to it, where it is known beforehand',
  CHECK_OTP_COMMAND: 'a command that prints the code; it finds the number in `CHECK_PHONE`',
  CHECK_TOKEN: 'a session of a test customer, in place of logging in',
  CHECK_OTHER_TOKEN: 'a session of somebody else, who must not see the first one’s things',
} as const;

function wholeNumber(name: string, value: string): number {
  const number = Number(value);
  if (!/^\d{1,6}$/.test(value)) throw new UsageError(`--${name} must be a whole number, such as --${name} 5.`);
  return number;
}

function url(name: string, value: string): URL {
  const parsed = URL.parse(value);
  if (!parsed || !/^https?:$/.test(parsed.protocol))
    throw new UsageError(`${name} must be an address such as https://shop.example, and is not.`);
  return parsed;
}

/**
 * Reads the command line and the environment.
 * @param code asks for the code that was sent
 * @throws {UsageError}
 */
export function readOptions(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  code: TestCustomer['code'],
): CheckOptions {
  const { values, positionals } = readArguments(NAME, HELP, args);
  const [providerUrl, ...others] = positionals;
  if (providerUrl === undefined || others.length > 0)
    throw new UsageError(`Name one provider: ${call(HELP.examples[0])}`);
  const provider = url('The provider', providerUrl);
  const { CHECK_PHONE: phone, CHECK_TOKEN: token, CHECK_OTHER_TOKEN: otherToken, SITE_URL: site } = environment;
  const customer = phone || token ? { phone: phone || undefined, token: token || undefined, code } : undefined;
  if (values.write && !customer)
    throw new UsageError('--write orders as a test customer: set CHECK_PHONE to their number.');
  const siteOrigin = site ? url('SITE_URL', site).origin : undefined;
  return {
    providerUrl,
    siteOrigin: siteOrigin === provider.origin ? undefined : siteOrigin,
    customer,
    otherToken: otherToken || undefined,
    write: values.write ?? false,
    json: values.json ?? false,
    suggest: values.suggest ?? false,
    repeats: wholeNumber('repeats', values.repeats ?? '5'),
    slow: wholeNumber('slow', values.slow ?? '1000'),
  };
}
