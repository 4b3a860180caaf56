import type { JsonObject } from './json.ts';

/** A call on its way: its path with the id in it, below the base path. */
export interface Sent {
  readonly method: string;
  readonly path: string;
  readonly query?: JsonObject | undefined;
  readonly body?: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

/** Sends it as it is given; throws ky's `HTTPError` when it is refused. */
export type Exchange = (sent: Sent) => Promise<Response>;
