import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import type { Id } from '../../contract/id.ts';
import { MAX_SHOPPING_LIST_QUANTITY } from '../../contract/shopping-list.ts';
import { toRupees } from '../../contract/money.ts';
import type { ShoppingListLine, ShoppingListSummary } from '../../contract/shopping-list.ts';
import type { Database } from '../db/database.ts';
import { rowId } from '../db/row-id.ts';
import { product } from '../db/schema/catalogue.ts';
import { shoppingList, shoppingListLine } from '../db/schema/shopping-list.ts';
import { selectProductsById } from './product.ts';

export type ShoppingListRow = Pick<typeof shoppingList.$inferSelect, 'id' | 'name' | 'shareToken'>;

interface Line {
  readonly productId: Id;
  readonly quantity: number;
}

const columns = { id: shoppingList.id, name: shoppingList.name, shareToken: shoppingList.shareToken };
const isOwnedBy = (customerId: number, id: Id) =>
  and(eq(shoppingList.id, rowId(id)), eq(shoppingList.customerId, customerId));
const isLine = (listId: number, productId: Id) =>
  and(eq(shoppingListLine.listId, listId), eq(shoppingListLine.productId, rowId(productId)));

export async function selectShoppingLists(
  db: Database,
  customerId: number,
): Promise<v.InferInput<typeof ShoppingListSummary>[]> {
  const rows = await db
    .select({ ...columns, count: sql<number>`count(${shoppingListLine.id})::int` })
    .from(shoppingList)
    .leftJoin(shoppingListLine, eq(shoppingListLine.listId, shoppingList.id))
    .where(eq(shoppingList.customerId, customerId))
    .groupBy(shoppingList.id)
    .orderBy(asc(shoppingList.id));
  return rows.map(({ shareToken, ...row }) => ({ ...row, shared: shareToken !== null }));
}

export const countShoppingLists = (db: Database, customerId: number): Promise<number> =>
  db.$count(shoppingList, eq(shoppingList.customerId, customerId));

/** A customer's list; undefined when there is none, or it is another's. */
export async function findShoppingList(db: Database, customerId: number, id: Id): Promise<ShoppingListRow | undefined> {
  return (await db.select(columns).from(shoppingList).where(isOwnedBy(customerId, id)))[0];
}

/** The same, locked until the transaction ends: a delete waits for it, and after one that came first there is no list. */
export async function lockShoppingList(tx: Database, customerId: number, id: Id): Promise<ShoppingListRow | undefined> {
  return (await tx.select(columns).from(shoppingList).where(isOwnedBy(customerId, id)).for('no key update'))[0];
}

/** The list that a call with this Idempotency-Key made or added to, as long as no other call has added to it since. */
export async function findByLastKey(
  db: Database,
  customerId: number,
  key: string,
): Promise<ShoppingListRow | undefined> {
  const isKeys = and(eq(shoppingList.customerId, customerId), eq(shoppingList.lastKey, key));
  return (await db.select(columns).from(shoppingList).where(isKeys))[0];
}

export async function findSharedShoppingList(db: Database, token: string): Promise<ShoppingListRow | undefined> {
  return (await db.select(columns).from(shoppingList).where(eq(shoppingList.shareToken, token)))[0];
}

/** Lines in the order they were added, with their products as they are now. */
export async function selectShoppingListLines(
  db: Database,
  listId: number,
): Promise<v.InferInput<typeof ShoppingListLine>[]> {
  const rows = await db
    .select()
    .from(shoppingListLine)
    .where(eq(shoppingListLine.listId, listId))
    .orderBy(asc(shoppingListLine.id));
  const products = await selectProductsById(
    db,
    rows.map(({ productId }) => productId),
  );
  return rows.flatMap(({ productId, quantity, addedPricePaise }) => {
    const found = products.get(productId);
    return found ? [{ product: found, quantity, addedPrice: toRupees(addedPricePaise) }] : [];
  });
}

export const countLines = (db: Database, listId: number): Promise<number> =>
  db.$count(shoppingListLine, eq(shoppingListLine.listId, listId));

/** Returns the id of the new list; undefined when the customer has one of that name. */
export async function insertShoppingList(
  db: Database,
  list: typeof shoppingList.$inferInsert,
): Promise<number | undefined> {
  const [row] = await db.insert(shoppingList).values(list).onConflictDoNothing().returning({ id: shoppingList.id });
  return row?.id;
}

/** Whether another list of the customer has that name. */
export const isNameTaken = async (db: Database, customerId: number, listId: number, name: string): Promise<boolean> =>
  (await db.$count(
    shoppingList,
    sql`${shoppingList.customerId} = ${customerId} and lower(${shoppingList.name}) = lower(${name}) and ${shoppingList.id} <> ${listId}`,
  )) > 0;

export const updateShoppingList = (
  db: Database,
  listId: number,
  changed: Partial<typeof shoppingList.$inferInsert>,
): Promise<unknown> => db.update(shoppingList).set(changed).where(eq(shoppingList.id, listId));

/** Returns whether there was such a list. */
export async function deleteShoppingList(db: Database, customerId: number, id: Id): Promise<boolean> {
  const deleted = await db.delete(shoppingList).where(isOwnedBy(customerId, id)).returning({ id: shoppingList.id });
  return deleted.length > 0;
}

/** Adds to what the list has already. Products that are not in the catalogue are left out; returns how many were not. */
export async function addLines(db: Database, listId: number, lines: readonly Line[]): Promise<number> {
  const wanted = new Map<number, number>();
  for (const { productId, quantity } of lines)
    wanted.set(rowId(productId), (wanted.get(rowId(productId)) ?? 0) + quantity);
  const found = await db
    .select({ id: product.id, pricePaise: product.pricePaise })
    .from(product)
    .where(inArray(product.id, [...wanted.keys()]));
  const prices = new Map(found.map(({ id, pricePaise }) => [id, pricePaise]));
  const values = [...wanted].flatMap(([productId, quantity]) => {
    const addedPricePaise = prices.get(productId);
    if (addedPricePaise === undefined) return [];
    return [{ listId, productId, quantity: Math.min(quantity, MAX_SHOPPING_LIST_QUANTITY), addedPricePaise }];
  });
  if (values.length === 0) return 0;
  await db
    .insert(shoppingListLine)
    .values(values)
    .onConflictDoUpdate({
      target: [shoppingListLine.listId, shoppingListLine.productId],
      set: {
        quantity: sql`least(${MAX_SHOPPING_LIST_QUANTITY}::int, ${shoppingListLine.quantity} + excluded.quantity)`,
      },
    });
  return values.length;
}

/** Returns whether there was such a line. */
export async function updateLine(db: Database, listId: number, { productId, quantity }: Line): Promise<boolean> {
  const updated = await db
    .update(shoppingListLine)
    .set({ quantity })
    .where(isLine(listId, productId))
    .returning({ id: shoppingListLine.id });
  return updated.length > 0;
}

export const deleteLine = (db: Database, listId: number, productId: Id): Promise<unknown> =>
  db.delete(shoppingListLine).where(isLine(listId, productId));
