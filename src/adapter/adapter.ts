import { HTTPError } from 'ky';
import { type Call, takesCustomerId } from '../../contract/call.ts';
import { getCart } from '../../contract/cart.ts';
import { putKyc } from '../../contract/kyc.ts';
import { getOrders } from '../../contract/order.ts';
import { getProfile } from '../../contract/profile.ts';
import { getPincodes } from '../../contract/pincode.ts';
import { getPacks, getProduct } from '../../contract/product.ts';
import { type Adapted, adapt, isList, nameOf } from './adapt.ts';
import { askingProvider, furtherCalls, type Received } from './ask-provider.ts';
import type { ShopAdapter } from './extension.ts';
import { followUp, type Look } from './follow-up.ts';
import type { HookError } from './hook-error.ts';
import { Hooks } from './hooks.ts';
import { httpError } from './http-error.ts';
import { InBandError } from './in-band-error.ts';
import { isGiven, isRecord, type JsonObject } from './json.ts';
import { handIn } from './kyc-documents.ts';
import { noteLeftOut } from './left-out.ts';
import { Memory } from './memory.ts';
import { find } from './names.ts';
import { CartLineIds } from './cart-line-ids.ts';
import { fromFirstPage } from './first-page.ts';
import { findPlaced, orderOnce, withoutKey } from './order-once.ts';
import { customerIdIn, tokenIn } from './read/auth.ts';
import { pricesDisagree } from './read/cart.ts';
import { windowOf } from './read/slot.ts';
import { splitId } from './read/variant.ts';
import { readOn } from './read-on.ts';
import type { Dropped } from './reading.ts';
import { type Refusal, refusalIn } from './refusal.ts';
import { sendReworded } from './send.ts';
import type { Exchange, Sent } from './sent.ts';
import { type Further, Taxonomy } from './taxonomy.ts';
import { isSameId, text } from './values.ts';
import { areProducts, readVariant, withBothIds, withVariant } from './variants.ts';
import type { Wanted } from './wording.ts';

/** Translates between the HTTP client and a provider that does not speak the contract. */
export interface Adapter {
  /** Sends a call and reads its answer as the contract has it, with the token from a header or from the body. */
  readonly send: (call: Call, sent: Sent, exchange: Exchange) => Promise<{ body: unknown; token: string | null }>;
  /** What an answer of 4xx or 5xx says, whatever its shape; null when it says nothing fit to show. */
  readonly refusal: (body: unknown, status: number) => Refusal | null;
}

export interface AdapterOptions {
  /** Called for each entry that was left out of an answer because it can't be read. */
  readonly dropped: (what: Dropped) => void;
  /** The shop's own `shop.adapter.ts`. */
  readonly shop?: ShopAdapter | undefined;
  /** Called for each error of a hook in it, for whoever wrote it. */
  readonly broken?: (error: HookError) => void;
  /** Whether browsers may send `Idempotency-Key`: across origins the provider's CORS headers say so. */
  readonly sendsKey?: boolean;
}

const NOT_SAVED = 'The shop did not keep what you changed. Please tell it, or try again later.';

/** How many products are asked for one by one to complete an answer. */
const MAX_LOOKED_UP = 60;

const PRICES_DISAGREE =
  'The prices in your cart do not fit its total, so nothing can be ordered. Please tell the shop.';

/** Creates the adapter of one provider. It remembers for the session what it learns of the provider. */
export function createAdapter({
  dropped,
  shop = {},
  broken = (error) => console.error(error),
  sendsKey = false,
}: AdapterOptions): Adapter {
  const hooks = new Hooks(shop, broken);
  const memory = new Memory();
  const taxonomy = new Taxonomy();
  const lines = new CartLineIds();

  const send: Adapter['send'] = async (call, asked, exchange) => {
    const askProvider = askingProvider(exchange, hooks);
    const { authorization } = asked.headers;
    const session = { ...(authorization !== undefined && { authorization }) };
    const ask = furtherCalls(askProvider, session);
    /** Sends a call, in the provider's own words where it wants them, and converts what comes by the shop's `answer`. */
    const receive = async (call: Call, sent: Sent, isReworded = false): Promise<Received> => {
      const send = (sent: Sent) => askProvider(call, sent);
      const { body, token } = await fromFirstPage(sent, memory, (sent) =>
        isReworded ? sendReworded(nameOf(call), sent, send, memory, supply) : send(sent),
      );
      return { body: await hooks.answer(nameOf(call), body, sent, ask), token };
    };
    const further: Further = async (call, sent) =>
      (await receive(call, hooks.request(nameOf(call), sent) ?? sent)).body;
    const replaced = hooks.request(nameOf(call), asked);
    /** Reads a second time with what the answer names by ids or names alone. */
    const complete = async (call: Call, body: unknown): Promise<Adapted> => {
      const { variantsAreProducts } = memory;
      const first = adapt(call, body, { variantsAreProducts });
      const { incomplete, unknownProducts, unknownVariant } = first;
      if (unknownVariant !== undefined) {
        await areProducts(unknownVariant, memory, lookUp);
        return complete(call, body);
      }
      if (incomplete.length === 0 && unknownProducts.length === 0) return first;
      const lists = await taxonomy.listsFor(incomplete, asked, further);
      const products = await Promise.all(
        unknownProducts
          .slice(0, MAX_LOOKED_UP)
          .map(async (id) => [id, ((await look(getProduct, id))?.['data'] ?? null) as JsonObject | null] as const),
      );
      return adapt(call, body, { lists, products: new Map(products), variantsAreProducts });
    };
    const read = async (call: Call, body: unknown, id: unknown = idIn(call, asked.path)): Promise<unknown> => {
      const { answer, dropped: left, names } = await complete(call, body);
      memory.noteNames(call.path, names);
      left.forEach(dropped);
      noteLeftOut(nameOf(call), left.length);
      if (nameOf(call) === 'GET /cart/web/c' && left.length === 0 && pricesDisagree(answer))
        throw httpError(409, { message: PRICES_DISAGREE, code: 'prices_disagree' }, sent);
      if (nameOf(call) !== nameOf(getPacks) || !isRecord(answer) || !Array.isArray(answer['data'])) return answer;
      return { ...answer, data: await withBothIds(answer['data'], id, memory, lookUp) };
    };
    /** The list with what the provider has on further pages. */
    const whole = async (body: unknown, answer: unknown): Promise<unknown> => {
      if (call.method !== 'GET' || call.path === getCart.path || !isRecord(answer) || !Array.isArray(answer['data']))
        return answer;
      const data = await readOn(asked.query, { body, data: answer['data'] }, async (page) => {
        const more = await further(call, { ...asked, query: { ...asked.query, page } });
        const { answer } = await complete(call, more);
        return { body: more, data: isRecord(answer) && Array.isArray(answer['data']) ? answer['data'] : [] };
      });
      return data === answer['data'] ? answer : { ...answer, data };
    };
    const lookUp = (call: Call, id?: unknown): Promise<unknown> => {
      const path = call.path.replace('{id}', encodeURIComponent(String(id)));
      const customerId = takesCustomerId(call) ? customerIdIn(authorization) : undefined;
      const query = customerId === undefined ? undefined : { customerId };
      return further(call, { method: 'GET', path, headers: session, query });
    };
    const look: Look = async (call, id) => {
      try {
        if (nameOf(call) === nameOf(getProduct) && splitId(id)) return { data: await readVariant(id, look) };
        const found = await read(call, await lookUp(call, id), id);
        return isRecord(found) ? found : null;
      } catch {
        return null; // The change was made; the next page shows its result.
      }
    };
    const atLine = await lines.withCurrentId(call, asked, () => look(getCart));
    const chosenPincode = async () => {
      const found = (await look(getPincodes))?.['data'];
      const chosen = isRecord(asked.body) ? asked.body['pincodeId'] : undefined;
      const all = Array.isArray(found) ? found.filter(isRecord) : [];
      // An address that was read may have the six digits alone.
      return all.find(({ id, pincode }) => isSameId(id, chosen) || pincode === String(chosen));
    };
    const sent = replaced ?? withVariant(withSlotOfDay(call, await withCity(atLine, chosenPincode)));
    const supply = async (wanted: Wanted): Promise<unknown> => {
      if (wanted === 'customerId') return customerIdIn(authorization);
      if (wanted === 'cartTotal') return (await look(getCart))?.['totalPrice'];
      return (await chosenPincode())?.['pincode'];
    };
    let token: string | null = null;
    const answerTo = async (sent: Sent): Promise<unknown> => {
      const submit = (sent: Sent) => receive(call, sent, !replaced);
      const received = await (nameOf(call) === nameOf(putKyc) && !replaced ? handIn(sent, submit) : submit(sent));
      token = received.token ?? (call.givesToken ? tokenIn(received.body) : null);
      return received.body;
    };
    const askOrders = () => lookUp(getOrders);
    const answering = (): Promise<unknown> => {
      if (nameOf(call) === 'GET /order/placed/{id}') return findPlaced(asked, askOrders);
      if (nameOf(call) === 'POST /order' && !(shop.keepsIdempotencyKey && sendsKey))
        return orderOnce(asked, askOrders, () => answerTo(sendsKey ? sent : withoutKey(sent)));
      return taxonomy.answering(call, asked, further, () => answerTo(sent));
    };
    const answered = async (): Promise<unknown> => {
      const body = await answering()
        .catch((error: unknown) => emptyList(call, error))
        .catch(async (error: unknown) => {
          throw isLoggedOut(error) && (await isLoggedIn(call, asked, look)) ? httpError(403, error.data, sent) : error;
        });
      return followUp(call, asked.path, asked.body, body, await whole(body, await read(call, body)), look);
    };
    /** Whether something that was to be saved is not, though the provider said nothing. */
    const isLost = async (answer: unknown): Promise<boolean> =>
      nameOf(call) === 'PUT /customer/myprofile' &&
      differs(asked.body, answer) &&
      differs(asked.body, await look(getProfile));
    const variant = nameOf(call) === nameOf(getProduct) ? splitId(idIn(call, asked.path)) : undefined;
    const product = variant && (await readVariant(idIn(call, asked.path), look));
    if (product) return { body: { data: product }, token: null };
    let answer = await answered();
    if (await isLost(answer)) {
      memory.learn(nameOf(call), { ...memory.wordingOf(nameOf(call), sent.body as JsonObject), all: true });
      answer = await answered();
      if (await isLost(answer)) throw httpError(422, { message: NOT_SAVED, code: 'not_saved' }, sent);
    }
    lines.note(call, answer);
    return { body: completed(call, answer, asked), token };
  };
  return { send, refusal: refusalIn };
}

/** Whether an answer has something else than what was sent to be saved. */
function differs(body: unknown, answer: unknown): boolean {
  const data = isRecord(answer) ? answer['data'] : undefined;
  if (!isRecord(body) || !isRecord(data)) return false;
  return ['name', 'email'].some((field) => isGiven(body[field]) && plain(body[field]) !== plain(data[field]));
}

const plain = (value: unknown): string => (typeof value === 'string' ? value.trim().toLowerCase() : '');

/** The window and the day of an order apart, where the provider's windows have no day of their own. */
function withSlotOfDay(call: Call, sent: Sent): Sent {
  const window = nameOf(call) === 'POST /order' && isRecord(sent.body) ? windowOf(sent.body['slotId']) : undefined;
  return window ? { ...sent, body: { ...(sent.body as JsonObject), ...window } } : sent;
}

/** An address in the city that the provider has beside the pincode: the form does not ask for one, and the shop's own may be another. */
async function withCity(sent: Sent, chosenPincode: () => Promise<JsonObject | undefined>): Promise<Sent> {
  if (!/^\/user-address\//.test(sent.path) || !isRecord(sent.body) || !('pincodeId' in sent.body)) return sent;
  const city = text(find(await chosenPincode(), 'pincode.city'));
  return city ? { ...sent, body: { ...sent.body, city } } : sent;
}

/** The id in the path of a call. */
const idIn = (call: Call, path: string): string =>
  decodeURIComponent(path.split('/')[call.path.split('/').indexOf('{id}')] ?? '');

/** Fills in the coupon's code from the request where the answer lacks it. */
function completed(call: Call, answer: unknown, { body }: Sent): unknown {
  if (nameOf(call) !== 'POST /coupon-master/web/checkavailability' || !isRecord(answer) || !isRecord(body))
    return answer;
  const { data } = answer;
  return isRecord(data) && !data['code'] ? { ...answer, data: { ...data, code: body['code'] } } : answer;
}

/** Lists that every shop has: a 404 to one of them means that it is empty. */
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

/** Some answer 401 to what this customer may not see: while the profile accepts the token, the customer stays logged in. */
const isLoggedIn = async (call: Call, { headers }: Sent, look: Look): Promise<boolean> =>
  Boolean(headers['authorization']) && call.path !== getProfile.path && isRecord((await look(getProfile))?.['data']);
