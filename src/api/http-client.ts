import ky, { HTTPError, type Options } from 'ky';
import * as v from 'valibot';
import type { Call } from '../../contract/call.ts';
import { SLOWEST_BYTES_PER_SECOND } from '../../contract/body-limits.ts';
import { DEFAULT_LOCALE } from '../../contract/locales.ts';
import { OTP_TICKET } from '../../contract/otp.ts';
import type { Adapter } from '../adapter/adapter.ts';
import type { Sent } from '../adapter/sent.ts';
import { apiBase, connection } from './connection.ts';
import { current } from '../i18n/current.ts';
import { t } from '../i18n/t.ts';
import { ContractError, RefusedError } from './errors.ts';
import { translate } from './translate.ts';
import { untilStalled } from './until-stalled.ts';

// Loaded with the first call: http.ts.

/** The one client. A repeated PUT would add twice; only reading is safe to repeat. */
function request(input: string | URL, { stall, ...options }: Options & { stall?: number }): Promise<Response> {
  const { timeout, retries, retryOn, longestWait } = connection.patience;
  return ky(input, {
    fetch: async (asked, init) => untilStalled(await connection.fetch(asked as Request, init), stall ?? timeout),
    timeout,
    // A provider may ask for a minute (Retry-After), which is too long for a spinner: the error is shown instead.
    retry: {
      limit: retries,
      methods: ['get'],
      statusCodes: retryOn,
      backoffLimit: longestWait,
      maxRetryAfter: longestWait,
    },
    ...options,
  });
}

/** Files and calls that report their progress have no timeout as a whole, but one for a stall. */
const UNLIMITED = { timeout: false, stall: 30_000 } as const;
/** Photos on a poor line, for as long as the provider waits for them. */
const longest = (bytes: number): number => connection.patience.timeout + (bytes / SLOWEST_BYTES_PER_SECOND) * 1000;
const BYTES = { 'content-type': 'application/octet-stream' };

/** Sends a call as it stands. */
export const exchange = (
  call: Call,
  { method, path, headers, query, body }: Sent,
  { keepalive, signal }: { keepalive?: boolean | undefined; signal?: AbortSignal | null } = {},
) =>
  request(path.slice(1), {
    prefix: apiBase(),
    method,
    ...(keepalive && { keepalive }),
    ...(signal && { signal }),
    ...(call.bodyBytes && { timeout: longest(call.bodyBytes) }),
    ...((call.bodyType ?? call.answerType) && UNLIMITED),
    // The page's language, not the browser's: the provider's messages stand beside the page's own texts.
    headers: { 'accept-language': current().locale, ...headers, ...(call.bodyType === 'bytes' && BYTES) },
    ...(query && { searchParams: query as Record<string, string> }),
    ...(body !== undefined && (call.bodyType === 'bytes' ? { body: body as Blob } : { json: body })),
  });

/** Loaded for a provider that does not speak the contract; left out of the scripts where the build found that it does. */
const loadAdapter = (): Promise<Adapter> | null => {
  if (connection.adapter) return Promise.resolve(connection.adapter);
  if (import.meta.env.PUBLIC_ADAPTER !== 'on') return null;
  return import('../adapter/shop-adapter.ts').then(({ shopAdapter }) => shopAdapter);
};

let reader: ReturnType<typeof loadAnswerReader> | undefined;
const loadAnswerReader = () =>
  import('./answer-in-language.ts').then(({ answerReader }) => answerReader()).catch(() => null);

/**
 * Loads the translation of answers; null in English, and where it can't be loaded. Null at the build, too, whose answers are shared by
 * the pages of all languages.
 */
const answersInLanguage = () =>
  typeof document === 'undefined' || current().locale === DEFAULT_LOCALE ? null : (reader ??= loadAnswerReader());

/** Sends a call with that token, if any, and returns its checked answer; throws as `send` of http.ts does. */
export async function perform<C extends Call>(
  call: C,
  sent: Sent,
  { token, ...how }: { token: string | null; keepalive: boolean | undefined; signal: AbortSignal | null },
): Promise<{ answer: v.InferOutput<C['answer']>; token: string | null; ticket: string | null }> {
  const loading = loadAdapter();
  // An editor changes the provider's own texts, so they are not translated.
  const reading = call.caller === 'editor' ? null : answersInLanguage();
  let adapter: Adapter | null = null;
  let ticket: string | null = null;
  const exchanged = async (outgoing: Sent): Promise<Response> => {
    const response = await exchange(call, outgoing, how);
    if (call.givesTicket) ticket = response.headers.get(OTP_TICKET);
    return response;
  };
  try {
    if (loading) adapter = await loading;
    const { body, token: given } = adapter
      ? await adapter.send(call, sent, exchanged)
      : await plain(await exchanged(sent), call);
    const result = v.safeParse(call.answer, body);
    if (!result.success) throw contractError(call, result.issues[0]);
    if (given && token && !call.givesToken) connection.renewed(token, given);
    const inLanguage = reading && (await reading);
    return { answer: inLanguage ? inLanguage(result.output) : result.output, token: given, ticket };
  } catch (error) {
    if (how.signal?.aborted) throw sessionEnded();
    if (error instanceof HTTPError && error.response.status === 401 && token) connection.unauthorised(token);
    if (error instanceof ContractError) connection.contractBroken(error);
    throw translate(error, adapter);
  }
}

/** The answer to a token that has been given up. */
const sessionEnded = () => new RefusedError({ status: 401, code: 'session_ended', message: t('Please log in again.') });

/** An empty body, as of a 204, is an answer too. */
async function plain(response: Response, call: Call): Promise<{ body: unknown; token: string | null }> {
  const text = await response.text();
  try {
    const body = text ? (JSON.parse(text) as unknown) : {};
    return { body, token: bearer(response.headers.get('authorization')) };
  } catch {
    throw new ContractError(name(call), 'the body', 'is not JSON');
  }
}

const name = (call: Call): string => `${call.method} ${call.path}`;

/** Names the expected type, never the value received, which may be a code, a name or a number. */
export const contractError = (call: Call, issue: v.BaseIssue<unknown>): ContractError =>
  new ContractError(name(call), v.getDotPath(issue) ?? 'the answer', `is not ${issue.expected ?? issue.type}`);

const bearer = (header: string | null): string | null => header?.replace(/^Bearer\s+/i, '') || null;
