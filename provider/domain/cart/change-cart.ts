import type * as v from 'valibot';
import type { CartBody } from '../../../contract/cart.ts';
import type { Id } from '../../../contract/id.ts';
import { MAX_QUANTITY } from '../../../contract/stock-limits.ts';
import { msg } from '../../../contract/msg.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import {
  addToLine,
  decreaseLine,
  deleteLine,
  findAvailability,
  findLineProduct,
  increaseLine,
  selectLines,
  type WireLine,
} from '../../repositories/cart.ts';
import { conflict, notFound, type ProviderError } from '../errors.ts';
import { sentence } from '../sentence.ts';

const unknownLine = () => notFound(msg('This line is not in your cart any more.'), 'unknown_line');

/** What is said of a limit, also where some of it is in the cart. */
const LIMITS = {
  one: [
    msg('Only {count} of {name} is left.'),
    msg('Only {count} of {name} is left. Your cart has {already} already.'),
  ],
  several: [
    msg('Only {count} of {name} are left.'),
    msg('Only {count} of {name} are left. Your cart has {already} already.'),
  ],
  order: [
    msg('One order can hold up to {count} of {name}.'),
    msg('One order can hold up to {count} of {name}. Your cart has {already} already.'),
  ],
} as const;

/** Why no more units of a product could be added. */
async function limitError(db: Database, customerId: number, productId: Id): Promise<ProviderError> {
  const found = await findAvailability(db, customerId, productId);
  if (!found || (!found.active && found.inCart === null))
    return notFound(msg('This product is not in the shop.'), 'unknown_product');
  const { name, max: count, stock, inCart } = found;
  if (count === 0) return conflict('out_of_stock', sentence('{name} is out of stock.', { name }));
  const [alone, withCart] = LIMITS[stock >= MAX_QUANTITY ? 'order' : count === 1 ? 'one' : 'several'];
  const words = inCart ? sentence(withCart, { name, count, already: inCart }) : sentence(alone, { name, count });
  return conflict('limit_reached', words);
}

async function readLine(db: Database, customerId: number, id: Id): Promise<WireLine | undefined> {
  return (await selectLines(db, customerId, id))[0];
}

/** @throws {ProviderError} when the cart can't hold that many */
export async function addToCart(
  db: Database,
  customerId: number,
  { productId, quantity, addedPrice }: v.InferOutput<typeof CartBody>,
): Promise<WireLine | undefined> {
  const id = await addToLine(db, customerId, productId, quantity, addedPrice);
  if (id === undefined) throw await limitError(db, customerId, productId);
  return readLine(db, customerId, id);
}

/** @throws {ProviderError} when there is no such line, or it can't hold that many */
export async function increaseQuantity(
  db: Database,
  customerId: number,
  id: Id,
  by: number,
): Promise<WireLine | undefined> {
  if (await increaseLine(db, customerId, id, by)) return readLine(db, customerId, id);
  const productId = await findLineProduct(db, customerId, id);
  throw productId === undefined ? unknownLine() : await limitError(db, customerId, productId);
}

/** Returns the line as it is now; null when nothing is left of it. */
export async function decreaseQuantity(db: Database, customerId: number, id: Id, by: number): Promise<WireLine | null> {
  await inTransaction(db, async (tx) => {
    const left = await decreaseLine(tx, customerId, id, by);
    if (left === undefined) throw unknownLine();
    if (left === 0) await deleteLine(tx, customerId, id);
  });
  return (await readLine(db, customerId, id)) ?? null;
}

export async function removeLine(db: Database, customerId: number, id: Id): Promise<void> {
  if (!(await deleteLine(db, customerId, id))) throw unknownLine();
}
