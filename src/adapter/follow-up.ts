import { getAddress } from '../../contract/address.ts';
import type { Call } from '../../contract/call.ts';
import { getCart } from '../../contract/cart.ts';
import { sameId } from '../../contract/id.ts';
import { getOrder, getOrders } from '../../contract/order.ts';
import { getProfile } from '../../contract/profile.ts';
import { getWishlist } from '../../contract/wishlist.ts';
import { nameOf } from './adapt.ts';
import { type Came, isRecord, pick } from './json.ts';
import { id } from './values.ts';

/** Reads one thing more of the provider, as the contract has it; null where it can't. */
export type Look = (call: Call, id?: unknown) => Promise<Came | null>;

interface Done {
  /** What was sent, by our names. */
  readonly body: Came;
  /** The id in its path. */
  readonly id: string;
  /** The answer as it came, and as far as it could be read. */
  readonly came: unknown;
  readonly data: Came;
  readonly look: Look;
}

const dataOf = async (answer: Promise<Came | null>): Promise<Came | null> => {
  const data = (await answer)?.['data'];
  return isRecord(data) ? data : null;
};

async function among(answer: Promise<Came | null>, fits: (entry: Came) => boolean): Promise<Came | null> {
  const list = (await answer)?.['data'];
  return (Array.isArray(list) ? list.filter(isRecord).find(fits) : undefined) ?? null;
}

const same = (a: unknown, b: unknown): boolean => sameId(a as string, b as string);
const ofProduct = (productId: unknown) => (entry: Came) => same(pick(entry['product'], 'id'), productId);
const isGone = ({ data }: Done): boolean => !isRecord(data['product']);

/** Many only say that a change was made, or which id it has: what the site then shows is asked for. */
const AFTER: Readonly<Record<string, { lacks: (done: Done) => boolean; read: (done: Done) => Promise<Came | null> }>> =
  {
    'POST /cart/': { lacks: isGone, read: ({ look, body }) => among(look(getCart), ofProduct(body['productId'])) },
    'PUT /cart/quantityIncrease/{id}': {
      lacks: isGone,
      read: ({ look, ...done }) => among(look(getCart), (line) => same(line['id'], done.id)),
    },
    'PUT /cart/quantityDecrease/{id}': {
      lacks: isGone,
      read: ({ look, ...done }) => among(look(getCart), (line) => same(line['id'], done.id)),
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
    // Of an address that is gone its id is enough.
    'DELETE /user-address/{id}': {
      lacks: ({ data }) => typeof data['line1'] !== 'string',
      read: async (done) => ({ id: done.id, line1: '' }),
    },
    'PUT /customer/myprofile': {
      lacks: ({ data }) => !data['name'] || data['id'] === undefined,
      read: ({ look }) => dataOf(look(getProfile)),
    },
    'POST /order': { lacks: isBare, read: ({ look, data, came }) => orderOf(look, data['id'] ?? id(came)) },
    'GET /order/placed/{id}': {
      lacks: (done) => done.came !== null && isBare(done),
      read: ({ look, data, came }) => orderOf(look, data['id'] ?? id(came)),
    },
    'PUT /order/cancel/{id}': { lacks: isBare, read: ({ look, ...done }) => orderOf(look, done.id) },
  };

/** An order without its items is an id and what could be made of it. */
function isBare({ data }: Done): boolean {
  return !Array.isArray(data['items']) || data['items'].length === 0;
}

async function orderOf(look: Look, orderId: unknown): Promise<Came | null> {
  const own = orderId === undefined ? null : await dataOf(look(getOrder, orderId));
  if (own && Array.isArray(own['items']) && own['items'].length > 0) return own;
  return (await among(look(getOrders), (order) => orderId === undefined || same(order['id'], orderId))) ?? own;
}

/** The answer to a change as the contract has it, with what had to be asked for. */
export async function followUp(
  call: Call,
  path: string,
  body: unknown,
  came: unknown,
  answer: unknown,
  look: Look,
): Promise<unknown> {
  const after = AFTER[nameOf(call)];
  if (!after) return answer;
  const data = isRecord(answer) && isRecord(answer['data']) ? answer['data'] : {};
  const parts = call.path.split('/');
  const own = path.split('/')[parts.indexOf('{id}')] ?? '';
  const done: Done = { body: isRecord(body) ? body : {}, id: decodeURIComponent(own), came, data, look };
  if (!after.lacks(done)) return answer;
  const found = await after.read(done);
  return found ? { data: found } : answer;
}

/** Places that an order names by an id alone: its address, where the provider tells it by that. */
export async function withAddress(call: Call, answer: unknown, look: Look): Promise<unknown> {
  if (!/^\/order(?:\/(?:placed\/)?\{id\})?$/.test(call.path) || !isRecord(answer) || !isRecord(answer['data']))
    return answer;
  const { data } = answer;
  const addressId = id(pick(data, 'addressId', 'deliveryAddressId', 'shippingAddressId'));
  if (pick(data['address'], 'line1') !== undefined || addressId === undefined) return answer;
  const address = await dataOf(look(getAddress, addressId));
  return address ? { ...answer, data: { ...data, address } } : answer;
}
