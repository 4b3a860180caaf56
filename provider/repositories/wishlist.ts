import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Id } from '../../contract/id.ts';
import type { Database } from '../db/database.ts';
import { rowId } from '../db/row-id.ts';
import { wishlistItem } from '../db/schema/cart.ts';
import { product } from '../db/schema/catalogue.ts';
import { selectProducts } from './product.ts';

const MAX_RESULTS = 500;

/** A customer's wishlist, newest first, or its item of one product. */
export async function selectWishlist(db: Database, customerId: number, productId?: Id) {
  const isAsked = productId === undefined ? undefined : eq(wishlistItem.productId, rowId(productId));
  const rows = await db
    .select({ id: wishlistItem.id, productId: wishlistItem.productId })
    .from(wishlistItem)
    .where(and(eq(wishlistItem.customerId, customerId), isAsked))
    .orderBy(desc(wishlistItem.id))
    .limit(MAX_RESULTS);
  if (rows.length === 0) return [];
  const products = await selectProducts(db, {
    where: inArray(
      product.id,
      rows.map((row) => row.productId),
    ),
  });
  const byId = new Map(products.map((row) => [row.id, row]));
  return rows.flatMap((row) => {
    const found = byId.get(row.productId);
    return found ? [{ id: row.id, product: found }] : [];
  });
}

/** A product that is on the list already stays there once. */
export const insertWishlistItem = (db: Database, customerId: number, productId: Id, addedAt: Date): Promise<unknown> =>
  db
    .insert(wishlistItem)
    .values({ customerId, productId: rowId(productId), addedAt })
    .onConflictDoNothing();

/** Returns whether there was such an item. */
export async function deleteWishlistItem(db: Database, customerId: number, id: Id): Promise<boolean> {
  const deleted = await db
    .delete(wishlistItem)
    .where(and(eq(wishlistItem.id, rowId(id)), eq(wishlistItem.customerId, customerId)))
    .returning({ id: wishlistItem.id });
  return deleted.length > 0;
}
