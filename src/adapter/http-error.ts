import { HTTPError } from 'ky';
import type { Sent } from './sent.ts';

/** A refusal as the provider might have answered it, with what it would have said. */
export function httpError(
  status: number,
  data: unknown,
  { method, path }: Sent,
  Kind: typeof HTTPError<unknown> = HTTPError,
): HTTPError {
  const request = new Request(`https://provider.invalid${path}`, { method });
  return Object.assign(new Kind(Response.json(data, { status }), request, {} as never), { data });
}
