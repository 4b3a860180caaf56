import type * as v from 'valibot';
import type { Call } from '../../contract/call.ts';
import { ContractError, RefusedError } from '../api/errors.ts';
import { ask, type CallInput, connection, request, translate } from '../api/http.ts';
import { limitConcurrency } from './concurrency.ts';

/** The provider could not be read. `message` names the call and what to do, in one sentence. */
export class ProviderError extends Error {
  override name = 'ProviderError';
}

/** Limits the load that a build puts on the provider. */
const MAX_CONCURRENT_CALLS = 6;
const queue = limitConcurrency(MAX_CONCURRENT_CALLS);

// Only the build imports this file: it waits longer than a shopper would, and reports errors itself.
connection.patience = { timeout: 30_000, retries: 3, retryOn: [408, 429, 500, 502, 503, 504], longestWait: 60_000 };
connection.contractBroken = () => {};

/** Returns the provider's base URL, without `/api`. */
function providerUrl(): string {
  const url = process.env['PROVIDER_URL']?.replace(/\/+$/, '');
  if (!url) throw new ProviderError('PROVIDER_URL is not set: run npm start, or set it to the URL of a provider.');
  return url;
}

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
      const path = `/api${call.path.replace('{id}', encodeURIComponent(String(input.id)))}`;
      if (error instanceof ContractError) {
        throw new ProviderError(
          `GET ${path} of ${providerUrl()} breaks the contract at ${error.field} (${error.problem}): mend the provider and build again.`,
        );
      }
      throw new ProviderError(
        `GET ${path} of ${providerUrl()} failed (${reason(error)}): see that the provider runs and answers, then build again.`,
        { cause: error },
      );
    }
  });

/** Statuses of a provider that lacks a call. */
const NOT_IMPLEMENTED = [404, 405, 501];

/** As `read`, for an optional call; returns null where the provider lacks it. */
export async function readOptional<C extends Call>(call: C): Promise<v.InferOutput<C['answer']> | null> {
  try {
    return await read(call);
  } catch (error) {
    const refused = error instanceof ProviderError ? error.cause : undefined;
    if (refused instanceof RefusedError && NOT_IMPLEMENTED.includes(refused.status)) return null;
    throw error;
  }
}

/** Returns the bytes of an image, whose URL may be relative to the provider; null when it answers 404. */
export const readPicture = (image: string): Promise<Buffer | null> =>
  queue(async () => {
    try {
      return Buffer.from(await (await request(new URL(image, providerUrl()), { method: 'GET' })).arrayBuffer());
    } catch (thrown) {
      const error = translate(thrown);
      if (error instanceof RefusedError && error.status === 404) return null;
      throw new ProviderError(
        `The picture ${image} of ${providerUrl()} could not be read (${reason(error)}): see that the provider serves it, then build again.`,
        { cause: error },
      );
    }
  });

/** Whether the provider refused the call with a 4xx status. */
export const isRefused = (error: unknown): boolean =>
  error instanceof ProviderError && error.cause instanceof RefusedError && error.cause.status < 500;

function reason(error: unknown): string {
  if (error instanceof RefusedError) return `status ${error.status}`;
  const isLate = error instanceof Error && (error.cause as Error | undefined)?.name === 'TimeoutError';
  return isLate ? `no answer in ${connection.patience.timeout / 1000} seconds` : 'no answer';
}
