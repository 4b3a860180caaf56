import { parseArgs } from 'node:util';

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
  /** How often a call is asked to see how long it takes; none for 0. */
  readonly repeats: number;
  /** How late 95 of 100 answers may come, in milliseconds. */
  readonly slow: number;
}

/** What the command was told can’t be used. `message` is one sentence for whoever runs it. */
export class OptionsError extends Error {
  override readonly name = 'OptionsError';
}

const USAGE = 'npm run provider:check -- https://api.shop.example [--write] [--json] [--repeats 5] [--slow 1000]';

function wholeNumber(name: string, value: string): number {
  const number = Number(value);
  if (!/^\d{1,6}$/.test(value)) throw new OptionsError(`--${name} must be a whole number, such as --${name} 5.`);
  return number;
}

function url(name: string, value: string): URL {
  const parsed = URL.parse(value);
  if (!parsed || !/^https?:$/.test(parsed.protocol))
    throw new OptionsError(`${name} must be an address such as https://shop.example, and is not.`);
  return parsed;
}

/**
 * Reads the command line and the environment.
 * @param code asks for the code that was sent
 * @throws {OptionsError}
 */
export function readOptions(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  code: TestCustomer['code'],
): CheckOptions {
  const { values, positionals } = parse(args);
  const [providerUrl, ...others] = positionals;
  if (providerUrl === undefined || others.length > 0) throw new OptionsError(`Name one provider: ${USAGE}`);
  const provider = url('The provider', providerUrl);
  const { CHECK_PHONE: phone, CHECK_TOKEN: token, CHECK_OTHER_TOKEN: otherToken, SITE_URL: site } = environment;
  const customer = phone || token ? { phone: phone || undefined, token: token || undefined, code } : undefined;
  if (values.write && !customer)
    throw new OptionsError('--write orders as a test customer: set CHECK_PHONE to their number.');
  const siteOrigin = site ? url('SITE_URL', site).origin : undefined;
  return {
    providerUrl,
    siteOrigin: siteOrigin === provider.origin ? undefined : siteOrigin,
    customer,
    otherToken: otherToken || undefined,
    write: values.write,
    json: values.json,
    repeats: wholeNumber('repeats', values.repeats),
    slow: wholeNumber('slow', values.slow),
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        write: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        repeats: { type: 'string', default: '5' },
        slow: { type: 'string', default: '1000' },
      },
    });
  } catch (error) {
    throw new OptionsError(`${error instanceof Error ? error.message : String(error)} ${USAGE}`);
  }
}
