import type * as v from 'valibot';
import type { Call } from '../../contract/call.ts';
import type { Id } from '../../contract/id.ts';
import { ContractError, RefusedError } from '../api/errors.ts';
import { connection } from '../api/connection.ts';
import { ask, type CallInput } from '../api/http.ts';
import { limitConcurrency } from './concurrency.ts';

/** The provider could not be read. `message` names the call and what to do, in one sentence. */
export class ProviderError extends Error {
  override name = 'ProviderError';
}

/** Limits the load that a build puts on the provider. */
const MAX_CONCURRENT_CALLS = 8;
/** The longest that one answer may take to arrive whole. */
const ANSWER_TIMEOUT_MS = 60_000;
const queue = limitConcurrency(MAX_CONCURRENT_CALLS);
const etags = new Map<string, string>();

// Only the build imports this file: it waits longer than a shopper would, and reports errors itself.
connection.patience = { timeout: 30_000, retries: 3, retryOn: [408, 429, 500, 502, 503, 504], longestWait: 60_000 };
connection.contractBroken = () => {};
connection.fetch = async (request, init) => {
  // What was just published is in the build: no cache and no replica that is behind may answer.
  request.headers.set('cache-control', 'no-cache');
  const response = await fetch(request, {
    ...init,
    signal: AbortSignal.any([request.signal, AbortSignal.timeout(ANSWER_TIMEOUT_MS)]),
  });
  const etag = response.headers.get('etag');
  if (etag) etags.set(request.url, etag);
  return response;
};

/** Returns the provider's base URL, without `/api`. */
export function providerUrl(): string {
  const url = process.env['PROVIDER_URL']?.replace(/(?<!\/)\/+$/, '');
  if (!url) throw new ProviderError('PROVIDER_URL is not set: run npm start, or set it to the URL of a provider.');
  return url;
}

const pathOf = (call: Call, id: Id | undefined): string =>
  `/api${call.path.replace('{id}', encodeURIComponent(String(id)))}`;

/**
 * Makes one GET call of the contract at build time and returns its validated answer.
 * @throws {ProviderError}
 */
export const read = <C extends Call>(call: C, input: CallInput<C> = {}): Promise<v.InferOutput<C['answer']>> =>
  queue(async () => {
    connection.base = `${providerUrl()}/api`;
    try {
      return await ask(call, input);
    } catch (error) {
      const request = `GET ${pathOf(call, input.id)} of ${providerUrl()}`;
      if (error instanceof ContractError) {
        throw new ProviderError(
          `${request} breaks the contract at ${error.field} (${error.problem}): mend the provider and build again.`,
          { cause: error },
        );
      }
      throw new ProviderError(
        `${request} failed (${reason(error)}): see that the provider runs and answers, then build again.`,
        { cause: error },
      );
    }
  });

/** The methods of a call's path (OPTIONS, RFC 9110, section 9.3.7); every one where the provider does not say, null where there is no such path. */
export async function methodsOf({ path }: Call): Promise<readonly string[] | null> {
  const answerTo = (method: string) => queue(() => fetch(`${providerUrl()}/api${path}`, { method }));
  const { status, headers } = await answerTo('OPTIONS');
  const allowed = headers.get('allow')?.split(',');
  if (allowed && (status === 405 || !NOT_THERE.includes(status))) return allowed.map((method) => method.trim());
  // One that takes OPTIONS nowhere says of GET whether the path is there: then that too is a method that it does not take.
  const { status: found } = status === 405 ? await answerTo('GET') : { status };
  return NOT_THERE.includes(found) && found !== 405 ? null : METHODS;
}
const METHODS = ['GET', 'POST', 'PUT', 'DELETE'];

/** An answer and the ETag it came with. */
export interface Revalidated<T> {
  readonly answer: T;
  readonly etag: string | null;
}

/** As `read`, of one id; null when it is still as it was under `etag`. */
export async function readIfChanged<C extends Call>(
  call: C,
  id: Id,
  etag: string | null | undefined,
): Promise<Revalidated<v.InferOutput<C['answer']>> | null> {
  try {
    const answer = await read(call, { id, ...(etag && { headers: { 'if-none-match': etag } }) });
    return { answer, etag: etags.get(new URL(providerUrl() + pathOf(call, id)).href) ?? null };
  } catch (error) {
    if (etag && statusOf(error) === 304) return null;
    throw error;
  }
}

/** The status of the answer that refused a call; undefined where none came, or one that could not be read. */
export const statusOf = (error: unknown): number | undefined =>
  error instanceof ProviderError && error.cause instanceof RefusedError ? error.cause.status : undefined;

/** Statuses of a provider that lacks a call, or what it was asked for. */
const NOT_THERE = [404, 405, 410, 501];

export const isNotThere = (error: unknown): boolean => NOT_THERE.includes(statusOf(error) ?? 0);

/** Whether it answered with something else than the call does. */
export const isContractBroken = (error: unknown): boolean =>
  error instanceof ProviderError && error.cause instanceof ContractError;

/** Whether the provider refused the call with a 4xx status. */
export const isRefused = (error: unknown): boolean => {
  const status = statusOf(error) ?? 0;
  return status >= 400 && status < 500;
};

/** What went wrong, in a few words. */
export function reason(error: unknown): string {
  if (error instanceof ProviderError && error.cause) return reason(error.cause);
  if (error instanceof RefusedError) return `status ${error.status}`;
  if (error instanceof ContractError) return `${error.field} ${error.problem}`;
  const cause = error instanceof Error ? ((error.cause as Error | undefined) ?? error) : undefined;
  return cause?.name === 'TimeoutError' ? `no answer in ${connection.patience.timeout / 1000} seconds` : 'no answer';
}

/** The least products that a build may find; 0 where a shop may have none yet, nor a category. */
export const minProducts = (): number => Number(process.env['MIN_PRODUCTS'] ?? 1);
