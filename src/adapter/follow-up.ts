import { getAddress } from '../../contract/address.ts';
import type { Call } from '../../contract/call.ts';
import { getCart } from '../../contract/cart.ts';
import { getOrder, getOrders } from '../../contract/order.ts';
import { getProfile } from '../../contract/profile.ts';
import { getWishlist } from '../../contract/wishlist.ts';
import { nameOf } from './adapt.ts';
import { isRecord, type JsonObject, pick } from './json.ts';
import { find } from './names.ts';
import { id, isSameId } from './values.ts';

/** Makes one more call to the provider and returns its answer in the contract's shape; null where it fails. */
export type Look = (call: Call, id?: unknown) => Promise<JsonObject | null>;

interface Done {
  /** What was sent, by our names. */
  readonly body: JsonObject;
  /** The id in its path. */
  readonly id: string;
  /** The answer as received, and as far as it could be read. */
  readonly received: unknown;
  readonly data: JsonObject;
  readonly look: Look;
}

const dataOf = async (answer: Promise<JsonObject | null>): Promise<JsonObject | null> => {
  const data = (await answer)?.['data'];
  return isRecord(data) ? data : null;
};

async function among(
  answer: Promise<JsonObject | null>,
  fits: (entry: JsonObject) => boolean,
): Promise<JsonObject | null> {
  const list = (await answer)?.['data'];
  return (Array.isArray(list) ? list.filter(isRecord).find(fits) : undefined) ?? null;
}

const ofProduct = (productId: unknown) => (entry: JsonObject) => isSameId(pick(entry['product'], 'id'), productId);
const isGone = ({ data }: Done): boolean => !isRecord(data['product']);

/** Many providers only confirm a change or return its id: what the site shows afterwards is fetched. */
const AFTER: Readonly<
  Record<string, { lacks: (done: Done) => boolean; read: (done: Done) => Promise<JsonObject | null> }>
> = {
  'POST /cart/': { lacks: isGone, read: ({ look, body }) => among(look(getCart), ofProduct(body['productId'])) },
  'PUT /cart/quantityIncrease/{id}': {
    lacks: isGone,
    read: ({ look, ...done }) => among(look(getCart), (line) => isSameId(line['id'], done.id)),
  },
  'PUT /cart/quantityDecrease/{id}': {
    lacks: isGone,
    read: ({ look, ...done }) => among(look(getCart), (line) => isSameId(line['id'], done.id)),
  },
  'POST /wishlist/web': {
    lacks: (done) => isGone(done) || pick(done.data['product'], 'name') === undefined,
    read: ({ look, body }) => among(look(getWishlist), ofProduct(body['productId'])),
  },
  'POST /user-address/': {
    lacks: ({ data }) => typeof data['line1'] !== 'string',
    read: async ({ look, data, body }) => (await dataOf(look(getAddress, data['id']))) ?? { ...body, id: data['id'] },
  },
  'PUT /user-address/{id}': {
    lacks: ({ data }) => typeof data['line1'] !== 'string',
    read: async ({ look, body, ...done }) => (await dataOf(look(getAddress, done.id))) ?? { ...body, id: done.id },
  },
  // The id of a deleted address is enough.
  'DELETE /user-address/{id}': {
    lacks: ({ data }) => typeof data['line1'] !== 'string',
    read: async (done) => ({ id: done.id, line1: '' }),
  },
  'PUT /customer/myprofile': {
    lacks: ({ data }) => !data['name'] || data['id'] === undefined,
    read: ({ look }) => dataOf(look(getProfile)),
  },
  'PUT /customer/update-kyc': {
    lacks: ({ data }) => !data['pan'],
    read: async ({ look }) => {
      const kyc = (await dataOf(look(getProfile)))?.['kyc'];
      return isRecord(kyc) ? kyc : null;
    },
  },
  'POST /order': { lacks: isBare, read: ({ look, data, received }) => orderOf(look, data['id'] ?? id(received)) },
  'GET /order/placed/{id}': {
    lacks: (done) => done.received !== null && isBare(done),
    read: ({ look, data, received }) => orderOf(look, data['id'] ?? id(received)),
  },
  'PUT /order/cancel/{id}': { lacks: isBare, read: ({ look, ...done }) => orderOf(look, done.id) },
};

const isEmpty = (items: unknown): boolean => !Array.isArray(items) || items.length === 0;

/** An order without its items has to be fetched. */
function isBare({ data }: Done): boolean {
  return isEmpty(data['items']);
}

async function orderOf(look: Look, orderId: unknown): Promise<JsonObject | null> {
  if (orderId === undefined) return null;
  const order = await dataOf(look(getOrder, orderId));
  if (order && !isEmpty(order['items'])) return order;
  return (await among(look(getOrders), ({ id }) => isSameId(id, orderId))) ?? order;
}

/** Returns an answer in the contract's shape, completed by further calls where it lacks what the site shows. */
export async function followUp(
  call: Call,
  path: string,
  body: unknown,
  received: unknown,
  answer: unknown,
  look: Look,
): Promise<unknown> {
  const after = AFTER[nameOf(call)];
  const data = isRecord(answer) && isRecord(answer['data']) ? answer['data'] : {};
  const parts = call.path.split('/');
  const segment = path.split('/')[parts.indexOf('{id}')] ?? '';
  const done: Done = { body: isRecord(body) ? body : {}, id: decodeURIComponent(segment), received, data, look };
  const found = after?.lacks(done) ? await after.read(done) : null;
  return withItems(call, await withAddress(call, found ? { data: found } : answer, look), look);
}

/** How many orders of a list are fetched, the newest first. */
const MAX_FETCHED = 20;

/** Fetches the orders of a list that has them without their items. */
async function withItems(call: Call, answer: unknown, look: Look): Promise<unknown> {
  if (nameOf(call) !== nameOf(getOrders) || !isRecord(answer) || !Array.isArray(answer['data'])) return answer;
  const orders = answer['data'].map(async (order: unknown, index) =>
    index < MAX_FETCHED && isRecord(order) && isEmpty(order['items'])
      ? { ...order, ...(await dataOf(look(getOrder, order['id']))) }
      : order,
  );
  return { ...answer, data: await Promise.all(orders) };
}

/** Fetches the address of an order that names it by its id alone. */
async function withAddress(call: Call, answer: unknown, look: Look): Promise<unknown> {
  if (!/^\/order(?:\/(?:placed\/)?\{id\})?$/.test(call.path) || !isRecord(answer) || !isRecord(answer['data']))
    return answer;
  const { data } = answer;
  const addressId = id(find(data, 'order.addressId'));
  if (pick(data['address'], 'line1') !== undefined || addressId === undefined) return answer;
  const address = await dataOf(look(getAddress, addressId));
  return address ? { ...answer, data: { ...data, address } } : answer;
}
