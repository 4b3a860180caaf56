import { and, desc, eq, inArray } from 'drizzle-orm';
import * as contract from '../../contract/wishlist.ts';
import { selectProducts } from '../repositories/product.ts';
import type { Database } from '../db/database.ts';
import { wish } from '../db/schema/cart.ts';
import { product } from '../db/schema/catalogue.ts';
import { notFound } from '../domain/errors.ts';
import type { App, Provider } from '../http/env.ts';
import { route } from '../http/route.ts';
import { rowId } from '../db/row-id.ts';

const MOST = 500;

/** A customer's wishes, newest first, or the one of them for that product. */
async function selectWishes(db: Database, customerId: number, productId?: number) {
  const rows = await db
    .select({ id: wish.id, productId: wish.productId })
    .from(wish)
    .where(and(eq(wish.customerId, customerId), productId === undefined ? undefined : eq(wish.productId, productId)))
    .orderBy(desc(wish.id))
    .limit(MOST);
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

export function wishlistRoutes(app: App, provider: Provider): void {
  route(app, provider, contract.postWishlist, async ({ db, customer, body, now }) => {
    const productId = rowId(body.productId);
    const [sold] = await db
      .select({ id: product.id })
      .from(product)
      .where(and(eq(product.id, productId), product.active));
    if (!sold) throw notFound('This product is not in the shop.', 'unknown_product');
    await db.insert(wish).values({ customerId: customer.id, productId, addedAt: now() }).onConflictDoNothing();
    const [data] = await selectWishes(db, customer.id, productId);
    if (!data) throw notFound('This product is not on your wishlist any more.', 'unknown_wish');
    return { data };
  });

  route(app, provider, contract.getWishlist, async ({ db, customer }) => {
    const data = await selectWishes(db, customer.id);
    return { data, count: data.length };
  });

  route(app, provider, contract.deleteWishlistItem, async ({ db, customer, id }) => {
    const gone = await db
      .delete(wish)
      .where(and(eq(wish.id, rowId(id)), eq(wish.customerId, customer.id)))
      .returning();
    if (gone.length === 0) throw notFound('This product is not on your wishlist any more.', 'unknown_wish');
    return { data: null };
  });
}
