import { proxy } from 'hono/proxy';

/** Passes `/api` on to a provider elsewhere. A provider that does not answer is a 502 in the contract's shape. */
export const proxyTo =
  (providerUrl: string) =>
  async (request: Request): Promise<Response> => {
    const { pathname, search } = new URL(request.url);
    try {
      return await proxy(providerUrl + pathname + search, request);
    } catch {
      const message = 'The shop does not answer at the moment. Please try again in a minute.';
      return Response.json(
        { message, code: 'provider_unreachable' },
        { status: 502, headers: { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' } },
      );
    }
  };
