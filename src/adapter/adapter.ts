import { HTTPError } from 'ky';
import { type Call, takesCustomerId } from '../../contract/call.ts';
import { getCart } from '../../contract/cart.ts';
import { getOrders } from '../../contract/order.ts';
import { sameId } from '../../contract/id.ts';
import { getProfile } from '../../contract/profile.ts';
import { getPincodes } from '../../contract/pincode.ts';
import { adapt, isList, nameOf } from './adapt.ts';
import type { CallExtension, CallName, ShopAdapter } from './extension.ts';
import { followUp, type Look, withAddress } from './follow-up.ts';
import { httpError } from './http-error.ts';
import { InBandError, refusingInBand } from './in-band-error.ts';
import { isRecord } from './json.ts';
import { noteLeftOut } from './left-out.ts';
import { Memory } from './memory.ts';
import { findPlaced, orderOnce } from './order-once.ts';
import { customerIdIn, tokenIn } from './read/auth.ts';
import type { Dropped } from './reading.ts';
import { type Refusal, refusalIn } from './refusal.ts';
import { sendReworded } from './send.ts';
import type { Exchange, Sent } from './sent.ts';
import { type Further, Taxonomy } from './taxonomy.ts';
import type { Wanted } from './wording.ts';

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

  const send: Adapter['send'] = async (call, asked, plainExchange) => {
    const exchange = refusingInBand(plainExchange);
    const own: CallExtension = shop[nameOf(call) as CallName] ?? {};
    const sent = own.request?.(asked) ?? asked;
    const further: Further = async (call, sent) => {
      const { request, answer }: CallExtension = shop[nameOf(call) as CallName] ?? {};
      const asked = request?.(sent) ?? sent;
      const came = await bodyOf(await exchange(asked), call);
      return answer ? answer(came, asked) : came;
    };
    const read = async (call: Call, came: unknown): Promise<unknown> => {
      const { answer, dropped: left } = await taxonomy.complete((known) => adapt(call, came, known), sent, further);
      left.forEach(dropped);
      noteLeftOut(nameOf(call), left.length);
      return answer;
    };
    const lookUp = (call: Call, id?: unknown): Promise<unknown> => {
      const path = call.path.replace('{id}', encodeURIComponent(String(id)));
      const headers = { ...(sent.headers['authorization'] && { authorization: sent.headers['authorization'] }) };
      const customerId = takesCustomerId(call) ? customerIdIn(headers.authorization) : undefined;
      const query = customerId === undefined ? undefined : { customerId };
      return further(call, { method: 'GET', path, headers, query });
    };
    const look: Look = async (call, id) => {
      try {
        const found = await read(call, await lookUp(call, id));
        return isRecord(found) ? found : null;
      } catch {
        return null; // The change was made; what became of it the next page shows.
      }
    };
    const supply = async (wanted: Wanted): Promise<unknown> => {
      if (wanted === 'customerId') return customerIdIn(sent.headers['authorization']);
      if (wanted === 'cartTotal') return (await look(getCart))?.['totalPrice'];
      const found = (await look(getPincodes))?.['data'];
      const chosen = isRecord(sent.body) ? sent.body['pincodeId'] : undefined;
      const all = Array.isArray(found) ? found.filter(isRecord) : [];
      return all.find(({ id }) => sameId(id as string, chosen as string))?.['pincode'];
    };
    let token: string | null = null;
    const ask = async (sent: Sent): Promise<unknown> => {
      const response = await (own.request
        ? exchange(sent)
        : sendReworded(nameOf(call), sent, exchange, memory, supply));
      const came = await bodyOf(response, call);
      token = response.headers.get('authorization')?.replace(/^Bearer\s+/i, '') || null;
      if (call.givesToken) token ??= tokenIn(came);
      return came;
    };
    const orders = { ask: () => lookUp(getOrders), sendsKey };
    const answering = (): Promise<unknown> => {
      if (nameOf(call) === 'GET /order/placed/{id}') return findPlaced(sent, sent.path.split('/').at(-1) ?? '', orders);
      if (nameOf(call) === 'POST /order' && !(shop.keepsIdempotencyKey && sendsKey))
        return orderOnce(sent, orders, ask);
      return taxonomy.answering(call, sent, further, ask);
    };
    const came = await answering()
      .catch((error: unknown) => emptyList(call, error))
      .catch(async (error: unknown) => {
        throw isLoggedOut(error) && (await isLoggedIn(call, sent, look)) ? httpError(403, error.data, sent) : error;
      });
    const said = own.answer ? own.answer(came, sent) : came;
    const answer = await followUp(call, asked.path, asked.body, said, await read(call, said), look);
    return { body: completed(call, await withAddress(call, answer, look), asked), token };
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

/** Lists that every shop has, so that 404 is how a provider says that there is nothing in them. */
const LISTS = [
  'GET /order/',
  'GET /user-address/',
  'GET /wishlist/web/w',
  'GET /product/web/search/',
  'GET /product/web/search/v1',
];

function emptyList(call: Call, error: unknown): unknown {
  noteLeftOut(nameOf(call), 0);
  if (!(error instanceof HTTPError && error.response.status === 404)) throw error;
  // A status alone may be about the path; `{ success: false, message: 'Your cart is empty' }` is about the list.
  if (LISTS.includes(nameOf(call)) || (error instanceof InBandError && isList(call))) return [];
  throw error;
}

const isLoggedOut = (error: unknown): error is HTTPError => error instanceof HTTPError && error.response.status === 401;

/** Some refuse with 401 what is not for this customer: a token that the profile takes is good, and nobody is logged out. */
const isLoggedIn = async (call: Call, { headers }: Sent, look: Look): Promise<boolean> =>
  Boolean(headers['authorization']) && call.path !== getProfile.path && isRecord((await look(getProfile))?.['data']);

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
