import ky, { HTTPError, type Options } from 'ky';
import * as v from 'valibot';
import { type Call, takesCustomerId } from '../../contract/call.ts';
import type { Id } from '../../contract/id.ts';
import type { Adapter } from '../adapter/adapter.ts';
import type { Sent } from '../adapter/sent.ts';
import { ContractError } from './errors.ts';
import { answersInLanguage, loadWords } from './in-language.ts';
import { translate } from './translate.ts';
import { untilStalled } from './until-stalled.ts';

type Input<S> = S extends v.GenericSchema ? v.InferInput<S> : never;

export interface CallInput<C extends Call> {
  /** Fills `{id}` in the path. */
  id?: Id;
  query?: Input<C['query']>;
  body?: Input<C['body']>;
  /** What is sent as it is, by a call whose body is bytes. */
  file?: Blob;
  headers?: Record<string, string>;
  /** Another token than the one of whoever is logged in. */
  token?: string;
  /** Goes on when the page is left. */
  keepalive?: boolean | undefined;
}

/** What the client has to be told: by the stores in a browser, by the build, by a test. */
export const connection = {
  /** Where the provider answers; null for where the site was built to find it. */
  base: null as string | null,
  fetch: (request: Request, options?: RequestInit): Promise<Response> => globalThis.fetch(request, options),
  token: (): string | null => null,
  /** Whose token it is, as far as known. */
  customerId: (): Id | null => null,
  /** Called when a call that carried that token answers 401. */
  unauthorised: (_token: string): void => {},
  /** Called when the answer to a call that carried a token brings a new one. */
  renewed: (_old: string, _token: string): void => {},
  /** For whoever runs the shop: a shopper can do nothing about it. */
  contractBroken: ({ call, field, problem }: ContractError): void =>
    console.error(`The provider's answer breaks the contract. ${call}: ${field}: ${problem}`),
  /** Between us and a provider that does not speak the contract; null for whether the build has found that it does. */
  adapter: null as Adapter | null,
  /** How long an answer may take, in milliseconds, when to ask for it again, and how long to wait until then at most. */
  patience: { timeout: 10_000, retries: 2, retryOn: [408, 502, 503, 504], longestWait: 2000 },
};

const writes = new Set<Promise<unknown>>();

/** Waits for the calls under way that change something. */
export async function writesSettled(): Promise<void> {
  if (writes.size > 0) await Promise.allSettled(writes);
}

export const apiBase = (): string => connection.base ?? import.meta.env.PUBLIC_API_BASE ?? '/api';

/** The one client. A repeated PUT would add twice; only reading is safe to repeat. */
function request(input: string | URL, { stall, ...options }: Options & { stall?: number }): Promise<Response> {
  const { timeout, retries, retryOn, longestWait } = connection.patience;
  return ky(input, {
    fetch: async (asked, init) => untilStalled(await connection.fetch(asked as Request, init), stall ?? timeout),
    timeout,
    // A provider may ask for a minute (Retry-After): nobody looks at a spinner for so long, they are told.
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

/** A file takes as long as the network needs, and work that says how far it is takes its time. */
const UNLIMITED = { timeout: false, stall: 30_000 } as const;
const BYTES = { 'content-type': 'application/octet-stream' };

/** Sends a call as it stands. */
export const exchange = (call: Call, { method, path, headers, query, body }: Sent, keepalive = false) =>
  noted(
    call,
    request(path.slice(1), {
      prefix: apiBase(),
      method,
      ...(keepalive && { keepalive }),
      ...((call.bodyType ?? call.answerType) && UNLIMITED),
      headers: { ...headers, ...(call.bodyType === 'bytes' && BYTES) },
      ...(query && { searchParams: query as Record<string, string> }),
      ...(body !== undefined && (call.bodyType === 'bytes' ? { body: body as Blob } : { json: body })),
    }),
  );

/** Loaded for a provider that does not speak the contract; left out of the scripts where the build found that it does. */
const loadAdapter = (): Promise<Adapter> | null => {
  if (connection.adapter) return Promise.resolve(connection.adapter);
  if (import.meta.env.PUBLIC_ADAPTER !== 'on') return null;
  return import('../adapter/shop-adapter.ts').then(({ shopAdapter }) => shopAdapter);
};

/**
 * Makes one call of the contract and returns its checked answer, with the token of the `authorization` header if it
 * carries one.
 * @throws {RefusedError} an answer of 4xx or 5xx
 * @throws {UnreachableError} no answer
 * @throws {ContractError} an answer that breaks the contract
 */
export async function send<C extends Call>(
  call: C,
  input: CallInput<C> = {},
): Promise<{ answer: v.InferOutput<C['answer']>; token: string | null }> {
  // At once where it can be: whoever calls on leaving, or before a log out, still has the token.
  if (isPrerendering()) await shown();
  // An editor has a key of their own, and a customer's token is nothing to their calls.
  const token = call.caller === 'editor' ? null : (input.token ?? connection.token());
  const sent = toSent(call, input, token);
  const loading = loadAdapter();
  // What an editor changes stays the provider's own.
  const reading = call.caller === 'editor' ? null : answersInLanguage();
  let adapter: Adapter | null = null;
  try {
    if (loading) adapter = await loading;
    const { body, token: given } = adapter
      ? await adapter.send(call, sent, (said) => exchange(call, said, input.keepalive))
      : await plain(await exchange(call, sent, input.keepalive), call);
    const result = v.safeParse(call.answer, body);
    if (!result.success) throw contractError(call, result.issues[0]);
    if (given && token && !call.givesToken) connection.renewed(token, given);
    const inLanguage = reading && (await reading);
    return { answer: inLanguage ? inLanguage(result.output) : result.output, token: given };
  } catch (error) {
    if (error instanceof HTTPError && error.response.status === 401 && token) connection.unauthorised(token);
    if (error instanceof ContractError) connection.contractBroken(error);
    const reason = translate(error, adapter);
    throw (await loadWords())?.refusalInLanguage(reason) ?? reason;
  }
}

function noted(call: Call, response: Promise<Response>): Promise<Response> {
  if (call.method === 'GET') return response;
  const settled = response.finally(() => writes.delete(settled));
  writes.add(settled);
  return settled;
}

/** As `send`, for the calls where only the answer matters. */
export const ask = async <C extends Call>(call: C, input?: CallInput<C>): Promise<v.InferOutput<C['answer']>> =>
  (await send(call, input)).answer;

/** A call with what it is given, on its way. */
export const toSent = <C extends Call>(call: C, input: CallInput<C>, token: string | null): Sent => ({
  method: call.method,
  path: call.path.replace('{id}', encodeURIComponent(String(input.id))),
  headers: { ...input.headers, ...(token && { authorization: `Bearer ${token}` }) },
  query: searchParams(call, input.query as object | undefined, token),
  body: input.file ?? input.body,
});

/** Wherever the contract has a `customerId` it is sent with the token, and never without one: the provider refuses that. */
function searchParams(call: Call, query: object | undefined, token: string | null): Sent['query'] {
  const customerId = token && takesCustomerId(call) ? connection.customerId() : null;
  if (query === undefined && customerId === null) return undefined;
  return { ...query, ...(customerId !== null && { customerId }) };
}

/** 204 and the like say nothing, which is an answer too. */
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

/** Says what was expected, never what came: that may be a code, a name or a number. */
export const contractError = (call: Call, issue: v.BaseIssue<unknown>): ContractError =>
  new ContractError(name(call), v.getDotPath(issue) ?? 'the answer', `is not ${issue.expected ?? issue.type}`);

const bearer = (header: string | null): string | null => header?.replace(/^Bearer\s+/i, '') || null;

const isPrerendering = (): boolean => typeof document !== 'undefined' && document.prerendering === true;

/** A page that is only being prerendered makes no calls: it may never be seen. */
const shown = (): Promise<void> =>
  new Promise((resolve) => document.addEventListener('prerenderingchange', () => resolve(), { once: true }));
