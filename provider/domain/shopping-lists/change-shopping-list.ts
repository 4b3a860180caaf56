import { randomBytes } from 'node:crypto';
import type * as v from 'valibot';
import type { Id } from '../../../contract/id.ts';
import { MAX_SHOPPING_LIST_LINES, MAX_SHOPPING_LISTS } from '../../../contract/shopping-list.ts';
import { msg } from '../../../contract/msg.ts';
import type { ShoppingList, ShoppingListBody } from '../../../contract/shopping-list.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import { lockCustomer } from '../../repositories/customer.ts';
import {
  addLines,
  countLines,
  countShoppingLists,
  deleteLine,
  findByLastKey,
  findShoppingList,
  insertShoppingList,
  isNameTaken,
  lockShoppingList,
  selectShoppingListLines,
  type ShoppingListRow,
  updateLine,
  updateShoppingList,
} from '../../repositories/shopping-list.ts';
import { conflict, notFound, ProviderError } from '../errors.ts';
import { sentence } from '../sentence.ts';

type WireList = v.InferInput<typeof ShoppingList>;
type Lines = v.InferOutput<typeof ShoppingListBody>['lines'];
/** The Idempotency-Key header: the same key is the same list, or the same addition to it. */
type Key = string | undefined;

/** A random token of 24 characters. */
const newToken = (): string => randomBytes(18).toString('base64url');

export const unknownList = () => notFound('This list is not among yours.', 'unknown_shopping_list');

const nameTaken = (name: string) => {
  const message = `You have a list called ${name} already.`;
  return new ProviderError(409, 'name_taken', message, { fields: { name: message } });
};

async function withLines(db: Database, list: ShoppingListRow): Promise<WireList> {
  return { ...list, lines: await selectShoppingListLines(db, list.id) };
}

function requireList(list: ShoppingListRow | undefined): ShoppingListRow {
  if (!list) throw unknownList();
  return list;
}

/** @throws {ProviderError} when it is not the customer's */
export const readShoppingList = async (db: Database, customerId: number, id: Id): Promise<WireList> =>
  withLines(db, requireList(await findShoppingList(db, customerId, id)));

/**
 * Changes one list after another, so that two at once keep to the limits too, and none while it is deleted. Returns it as it is
 * then.
 */
const changeList = (
  db: Database,
  customerId: number,
  id: Id,
  change: (tx: Database, list: ShoppingListRow) => Promise<unknown>,
): Promise<WireList> =>
  inTransaction(db, async (tx) => {
    await lockCustomer(tx, customerId);
    await change(tx, requireList(await lockShoppingList(tx, customerId, id)));
    return readShoppingList(tx, customerId, id);
  });

async function checkLength(tx: Database, listId: number): Promise<void> {
  if ((await countLines(tx, listId)) <= MAX_SHOPPING_LIST_LINES) return;
  throw conflict('limit_reached', `A list holds at most ${MAX_SHOPPING_LIST_LINES} products.`);
}

export const createShoppingList = (
  db: Database,
  customerId: number,
  { name, lines, key }: { readonly name: string; readonly lines: Lines; readonly key: Key },
  now: Date,
): Promise<WireList> =>
  inTransaction(db, async (tx) => {
    await lockCustomer(tx, customerId);
    const earlier = key === undefined ? undefined : await findByLastKey(tx, customerId, key);
    if (earlier) return withLines(tx, earlier);
    if ((await countShoppingLists(tx, customerId)) >= MAX_SHOPPING_LISTS)
      throw conflict(
        'limit_reached',
        sentence('You can keep up to {count} lists. Please delete one first.', { count: MAX_SHOPPING_LISTS }),
      );
    const id = await insertShoppingList(tx, { customerId, name, createdAt: now, lastKey: key ?? null });
    if (id === undefined) throw nameTaken(name);
    await addLines(tx, id, lines);
    return readShoppingList(tx, customerId, id);
  });

export const renameShoppingList = (db: Database, customerId: number, id: Id, name: string): Promise<WireList> =>
  changeList(db, customerId, id, async (tx, list) => {
    if (await isNameTaken(tx, customerId, list.id, name)) throw nameTaken(name);
    await updateShoppingList(tx, list.id, { name });
  });

export const addToShoppingList = (
  db: Database,
  customerId: number,
  id: Id,
  { lines, key }: { readonly lines: Lines; readonly key: Key },
): Promise<WireList> =>
  changeList(db, customerId, id, async (tx, list) => {
    if (key !== undefined && (await findByLastKey(tx, customerId, key))?.id === list.id) return;
    if ((await addLines(tx, list.id, lines)) === 0) throw unknownProduct();
    await checkLength(tx, list.id);
    if (key !== undefined) await updateShoppingList(tx, list.id, { lastKey: key });
  });

export const setShoppingListLine = (db: Database, customerId: number, id: Id, line: Lines[number]): Promise<WireList> =>
  changeList(db, customerId, id, async (tx, list) => {
    if (line.quantity === 0) return deleteLine(tx, list.id, line.productId);
    if (await updateLine(tx, list.id, line)) return undefined;
    if ((await addLines(tx, list.id, [line])) === 0) throw unknownProduct();
    return checkLength(tx, list.id);
  });

const unknownProduct = () => notFound(msg('This product is not in the shop.'), 'unknown_product');

/** One that is shared already keeps its link. */
export const shareShoppingList = (db: Database, customerId: number, id: Id): Promise<WireList> =>
  changeList(db, customerId, id, async (tx, list) => {
    if (list.shareToken === null) await updateShoppingList(tx, list.id, { shareToken: newToken() });
  });

export const unshareShoppingList = (db: Database, customerId: number, id: Id): Promise<WireList> =>
  changeList(db, customerId, id, (tx, list) => updateShoppingList(tx, list.id, { shareToken: null }));
