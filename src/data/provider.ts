import type * as v from 'valibot';
import type { Call } from '../../contract/call.ts';
import { ContractError, RefusedError } from '../api/errors.ts';
import { ask, type CallInput, connection, request, translate } from '../api/http.ts';
import { limitConcurrency } from './concurrency.ts';

/** The provider could not be read. `message` names the call and what to do, in one sentence. */
export class ProviderError extends Error {
  override name = 'ProviderError';
}

/** How many calls run at a time: a build must not be what brings the provider down. */
const CALLS_AT_ONCE = 6;
const queue = limitConcurrency(CALLS_AT_ONCE);

// Only the build imports this file. It has more time than a shopper, and says what is wrong itself.
connection.patience = { timeout: 30_000, retries: 3, retryOn: [408, 429, 500, 502, 503, 504], longestWait: 60_000 };
connection.contractBroken = () => {};

/** Where the provider answers, without `/api`. */
function providerUrl(): string {
  const url = process.env['PROVIDER_URL']?.replace(/\/+$/, '');
  if (!url) throw new ProviderError('PROVIDER_URL is not set: run npm start, or set it to the address of a provider.');
  return url;
}

/**
 * Makes one GET call of the contract at build and gives its checked answer.
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

/** How a provider says that it has no such call. */
const NO_SUCH_CALL = [404, 405, 501];

/** As `read`, for a call that the site works without; null where the provider does not have it. */
export async function readIfThere<C extends Call>(call: C): Promise<v.InferOutput<C['answer']> | null> {
  try {
    return await read(call);
  } catch (error) {
    const refused = error instanceof ProviderError ? error.cause : undefined;
    if (refused instanceof RefusedError && NO_SUCH_CALL.includes(refused.status)) return null;
    throw error;
  }
}

/** The bytes behind a picture's address, which may be relative to the provider; null when it has none. */
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

/** Whether a provider does not know the call, or does not answer it for the build. */
export const isRefused = (error: unknown): boolean =>
  error instanceof ProviderError && error.cause instanceof RefusedError && error.cause.status < 500;

function reason(error: unknown): string {
  if (error instanceof RefusedError) return `status ${error.status}`;
  const isLate = error instanceof Error && (error.cause as Error | undefined)?.name === 'TimeoutError';
  return isLate ? `no answer in ${connection.patience.timeout / 1000} seconds` : 'no answer';
}
