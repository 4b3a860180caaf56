import { Readable } from 'node:stream';
import { proxy } from 'hono/proxy';
import { MAX_IMPORT_BYTES } from '../contract/body-limits.ts';
import { ProviderError } from '../provider/domain/errors.ts';
import { languageOf } from '../provider/http/language.ts';
import { receiveBody } from '../provider/http/receive-body.ts';

const refuse = (status: number, body: object): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' } });

const UNREACHABLE = {
  message: 'The shop does not answer at the moment. Please try again in a minute.',
  code: 'provider_unreachable',
};

/** The other provider's limit is unknown here; bodies above the largest of our own calls are not passed on. */
const tooLarge = () => new ProviderError(413, 'too_large', 'This is too large to be sent.');

/** Passes `/api` on to a provider elsewhere. A provider that does not answer is a 502 in the contract's shape. */
export const proxyTo =
  (providerUrl: string) =>
  async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    let refusal: ProviderError | undefined;
    async function* body(): AsyncGenerator<Uint8Array> {
      try {
        yield* receiveBody(request, MAX_IMPORT_BYTES, tooLarge);
      } catch (error) {
        if (error instanceof ProviderError) refusal = error;
        throw error;
      }
    }
    try {
      const passed = request.body
        ? { raw: request, body: Readable.toWeb(Readable.from(body())) as ReadableStream }
        : request;
      return await proxy(providerUrl + pathname + search, passed);
    } catch {
      return refusal ? refuse(refusal.status, refusal.bodyIn(languageOf(request))) : refuse(502, UNREACHABLE);
    }
  };
