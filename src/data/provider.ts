import ky, { HTTPError, type Options } from 'ky';
import * as v from 'valibot';
import type { Call } from '../../contract/call.ts';
import type { Id } from '../../contract/id.ts';
import { limited } from './limited.ts';

/** The provider could not be read. `message` names the call and what to do, in one sentence. */
export class ProviderError extends Error {
  override name = 'ProviderError';
}

type Input<S> = S extends v.GenericSchema ? v.InferInput<S> : never;

/** How many calls run at a time: a build must not be what brings the provider down. */
const CALLS_AT_ONCE = 6;
const queue = limited(CALLS_AT_ONCE);

const http = ky.create({
  timeout: 30_000,
  retry: { limit: 3, methods: ['get'], statusCodes: [408, 429, 500, 502, 503, 504], backoffLimit: 2000 },
});

/** Where the provider answers, without `/api`. */
export function providerUrl(): string {
  const url = process.env['PROVIDER_URL']?.replace(/\/+$/, '');
  if (!url) throw new ProviderError('PROVIDER_URL is not set: run npm start, or set it to the address of a provider.');
  return url;
}

/**
 * Makes one GET call of the contract at build and gives its checked answer.
 * @throws {ProviderError}
 */
export function read<C extends Call>(
  call: C,
  input: { id?: Id; query?: Input<C['query']> } = {},
): Promise<v.InferOutput<C['answer']>> {
  const path = `/api${call.path.replace('{id}', encodeURIComponent(String(input.id)))}`;
  return queue(async () => {
    const answer = v.safeParse(call.answer, await getJson(path, input.query as Options['searchParams']));
    if (answer.success) return answer.output;
    const [{ message }] = answer.issues;
    const field = v.getDotPath(answer.issues[0]) ?? 'the answer';
    throw new ProviderError(
      `GET ${path} of ${providerUrl()} breaks the contract at ${field} (${message}): mend the provider and build again.`,
    );
  });
}

async function getJson(path: string, searchParams: Options['searchParams']): Promise<unknown> {
  try {
    return await http.get(`${providerUrl()}${path}`, { ...(searchParams !== undefined && { searchParams }) }).json();
  } catch (error) {
    throw new ProviderError(
      `GET ${path} of ${providerUrl()} failed (${reason(error)}): see that the provider runs and answers, then build again.`,
      {
        cause: error,
      },
    );
  }
}

/** The bytes behind a picture's address, which may be relative to the provider; null when it has none. */
export function readPicture(image: string): Promise<Buffer | null> {
  return queue(async () => {
    try {
      return Buffer.from(await http.get(new URL(image, providerUrl())).arrayBuffer());
    } catch (error) {
      if (error instanceof HTTPError && error.response.status === 404) return null;
      throw new ProviderError(
        `The picture ${image} of ${providerUrl()} could not be read (${reason(error)}): see that the provider serves it, then build again.`,
        {
          cause: error,
        },
      );
    }
  });
}

const reason = (error: unknown): string => {
  if (error instanceof HTTPError) return `status ${error.response.status}`;
  if (error instanceof SyntaxError) return 'the answer is not JSON';
  return error instanceof Error && error.name === 'TimeoutError' ? 'no answer in 30 seconds' : 'no answer';
};
