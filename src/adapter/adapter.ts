import type { Call } from '../../contract/call.ts';
import { adapt, nameOf } from './adapt.ts';
import type { CallExtension, CallName, ShopAdapter } from './extension.ts';
import { isRecord } from './json.ts';
import { Memory } from './memory.ts';
import { orderOnce } from './order-once.ts';
import { tokenIn } from './read/auth.ts';
import type { Dropped } from './reading.ts';
import { type Refusal, refusalIn } from './refusal.ts';
import { sendReworded } from './send.ts';
import type { Exchange, Sent } from './sent.ts';
import { Taxonomy } from './taxonomy.ts';

/** What stands between the one HTTP client and a provider that does not speak the contract. */
export interface Adapter {
  /** Sends a call and reads its answer as the contract has it, with the token that came in a header or in the body. */
  readonly send: (call: Call, sent: Sent, exchange: Exchange) => Promise<{ body: unknown; token: string | null }>;
  /** What an answer of 4xx or 5xx says, whatever its shape; null when it says nothing fit to show. */
  readonly refusal: (body: unknown, status: number) => Refusal | null;
}

export interface AdapterOptions {
  /** Hears of what was left out of an answer because it can't be read. */
  readonly dropped: (what: Dropped) => void;
  /** The shop's own `shop.adapter.ts`. */
  readonly shop?: ShopAdapter | undefined;
  /** Whether browsers may send `Idempotency-Key`: across origins the provider's CORS headers say so. */
  readonly sendsKey?: boolean;
}

/** Makes the adapter of one provider. What it learns of the provider it keeps for the session. */
export function createAdapter({ dropped, shop = {}, sendsKey = false }: AdapterOptions): Adapter {
  const memory = new Memory();
  const taxonomy = new Taxonomy();

  const send: Adapter['send'] = async (call, asked, exchange) => {
    const own: CallExtension = shop[nameOf(call) as CallName] ?? {};
    const sent = own.request?.(asked) ?? asked;
    let token: string | null = null;
    const ask = async (sent: Sent): Promise<unknown> => {
      const response = await (own.request ? exchange(sent) : sendReworded(nameOf(call), sent, exchange, memory));
      const came = await bodyOf(response, call);
      token = response.headers.get('authorization')?.replace(/^Bearer\s+/i, '') || null;
      if (call.givesToken) token ??= tokenIn(came);
      return came;
    };
    const isOrder = nameOf(call) === 'POST /order' && !shop.keepsIdempotencyKey;
    const came = await (isOrder
      ? orderOnce(sent, exchange, sendsKey, ask)
      : taxonomy.answering(call, sent, exchange, ask));
    const said = own.answer ? own.answer(came, sent) : came;
    const read = await taxonomy.complete((known) => adapt(call, said, known), sent, exchange);
    read.dropped.forEach(dropped);
    return { body: completed(call, read.answer, asked), token };
  };
  return { send, refusal: refusalIn };
}

/** What the shop has sent need not be said again. */
function completed(call: Call, answer: unknown, { body }: Sent): unknown {
  if (nameOf(call) !== 'POST /coupon-master/web/checkavailability' || !isRecord(answer) || !isRecord(body))
    return answer;
  const { data } = answer;
  return isRecord(data) && !data['code'] ? { ...answer, data: { ...data, code: body['code'] } } : answer;
}

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
