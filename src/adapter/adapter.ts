import type { Call } from '../../contract/call.ts';
import { adapt } from './adapt.ts';
import { type Came, isRecord } from './json.ts';
import { tokenIn } from './read/auth.ts';
import type { Dropped } from './reading.ts';
import { refusalIn, type Refusal } from './refusal.ts';

/** A call on its way: its path with the id in it, below the base path. */
export interface Sent {
  readonly method: string;
  readonly path: string;
  readonly query?: Came | undefined;
  readonly body?: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

/** Sends it as it is given; throws ky's `HTTPError` when it is refused. */
export type Exchange = (sent: Sent) => Promise<Response>;

/** What stands between the one HTTP client and a provider that does not speak the contract. */
export interface Adapter {
  /** Sends a call and reads its answer as the contract has it, with the token that came in a header or in the body. */
  readonly send: (call: Call, sent: Sent, exchange: Exchange) => Promise<{ body: unknown; token: string | null }>;
  /** What an answer of 4xx or 5xx says, whatever its shape; null when it says nothing fit to show. */
  readonly refusal: (body: unknown, status: number) => Refusal | null;
}

/** `dropped` hears of what was left out of an answer because it can't be read. */
export const createAdapter = (dropped: (what: Dropped) => void): Adapter => ({
  send: async (call, sent, exchange) => {
    const response = await exchange(sent);
    const came = await bodyOf(response, call);
    const read = adapt(call, came);
    read.dropped.forEach(dropped);
    const header = response.headers.get('authorization')?.replace(/^Bearer\s+/i, '') || null;
    return { body: read.answer, token: header ?? (call.givesToken && isRecord(came) ? tokenIn(came) : null) };
  },
  refusal: refusalIn,
});

/** An empty body says nothing, and neither does the `OK` of some to a call that changes something. */
async function bodyOf(response: Response, call: Call): Promise<unknown> {
  const text = await response.text();
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return call.method === 'GET' ? undefined : {};
  }
}
