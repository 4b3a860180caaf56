import { HTTPError } from 'ky';
import { nameOf } from './adapt.ts';
import type { Ask } from './extension.ts';
import type { Hooks } from './hooks.ts';
import { refuseInBand } from './in-band-error.ts';
import { tokenIn } from './read/auth.ts';
import type { Exchange, Sent } from './sent.ts';

/** What came: JSON, parsed, and the token in its header or its body. */
export interface Received {
  readonly body: unknown;
  readonly token: string | null;
}

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly givesToken?: true;
}

/** Sends one call and receives its answer, through the shop's hooks for every call. Throws ky's `HTTPError` for each refusal. */
export type AskProvider = (call: Asked, sent: Sent) => Promise<Received>;

export const askingProvider =
  (exchange: Exchange, hooks: Hooks): AskProvider =>
  async (call, asked) => {
    const name = nameOf(call);
    const sent = hooks.everyRequest(name, asked);
    try {
      const response = await exchange(sent);
      const text = await response.text();
      const received = parsed(text);
      refuseInBand(received, text, asked);
      const body = await hooks.everyAnswer(name, received === undefined ? withoutJson(call, text) : received, sent);
      if (body !== received) refuseInBand(body, '', asked);
      const token = response.headers.get('authorization')?.replace(/^Bearer\s+/i, '') || null;
      return { body, token: token ?? (call.givesToken ? tokenIn(received) : null) };
    } catch (error) {
      if (error instanceof HTTPError) error.data = await hooks.refusal(name, error.data, error.response.status, sent);
      throw error;
    }
  };

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** An empty body, or a plain `OK` to a call that changes something, counts as an empty object. */
const withoutJson = ({ method }: Asked, text: string): unknown =>
  text.trim() === '' || method !== 'GET' ? {} : undefined;

/** What the shop's `answer` asks besides, with the same session. */
export const furtherCalls =
  (askProvider: AskProvider, session: Sent['headers']): Ask =>
  (call) => {
    const sent = typeof call === 'string' ? inWords(call) : call;
    return askProvider(sent, { ...sent, headers: { ...session, ...sent.headers } }).then(({ body }) => body);
  };

/** Reads `GET /stock?sku=12`. */
function inWords(call: string): Omit<Sent, 'headers'> & Partial<Pick<Sent, 'headers'>> {
  const { method, path, query } =
    /^(?<method>[A-Z]+) (?<path>\/[^?#\s]*)(?:\?(?<query>\S*))?$/.exec(call)?.groups ?? {};
  if (!method || !path) throw new TypeError("ask takes 'GET /path' or { method, path, query, body }");
  return { method, path, query: query ? Object.fromEntries(new URLSearchParams(query)) : undefined };
}
