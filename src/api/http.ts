import type * as v from 'valibot';
import { type Call, takesCustomerId } from '../../contract/call.ts';
import type { Id } from '../../contract/id.ts';
import type { Sent } from '../adapter/sent.ts';
import { connection } from './connection.ts';
import { loadHttpClient } from './load-http-client.ts';

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
  /** Continues when the page is left (`keepalive`). */
  keepalive?: boolean | undefined;
}

const writes = new Set<Promise<unknown>>();

/** Waits for pending calls that change something. */
export async function writesSettled(): Promise<void> {
  if (writes.size > 0) await Promise.allSettled(writes);
}

/** What a call answers, with the token of the `authorization` header if it carries one, and likewise the ticket of whoever asks for a code. */
interface Answered<C extends Call> {
  answer: v.InferOutput<C['answer']>;
  token: string | null;
  ticket: string | null;
}

/**
 * Makes one call of the contract and returns its checked answer.
 * @throws {RefusedError} an answer of 4xx or 5xx
 * @throws {UnreachableError} no answer
 * @throws {ContractError} an answer that breaks the contract
 */
export async function send<C extends Call>(call: C, input: CallInput<C> = {}): Promise<Answered<C>> {
  // Synchronous where possible: a call on leaving, or before a log out, still has the token.
  if (isPrerendering()) await whenActivated();
  // An editor's calls carry the editor's key, not the customer's token.
  const token = call.caller === 'editor' ? null : (input.token ?? connection.token());
  const sent = toSent(call, input, token);
  const { keepalive } = input;
  // A log out aborts reads, and waits for changes.
  const signal = call.caller === 'customer' && call.method === 'GET' ? connection.session() : null;
  return noted(
    call,
    loadHttpClient().then(({ perform }) => perform(call, sent, { token, keepalive, signal })),
  );
}

function noted<T>(call: Call, answer: Promise<T>): Promise<T> {
  if (call.method === 'GET') return answer;
  const settled = answer.finally(() => writes.delete(settled));
  writes.add(settled);
  return settled;
}

/** As `send`, for the calls where only the answer matters. */
export const ask = async <C extends Call>(call: C, input?: CallInput<C>): Promise<v.InferOutput<C['answer']>> =>
  (await send(call, input)).answer;

/** Converts a call and its input to a request. */
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

const isPrerendering = (): boolean => typeof document !== 'undefined' && document.prerendering === true;

/** A page that is only being prerendered makes no calls: it may never be seen. */
const whenActivated = (): Promise<void> =>
  new Promise((resolve) => document.addEventListener('prerenderingchange', () => resolve(), { once: true }));
