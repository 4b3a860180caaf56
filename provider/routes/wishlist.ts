import * as contract from '../../contract/wishlist.ts';
import { msg } from '../../contract/msg.ts';
import { notFound } from '../domain/errors.ts';
import type { App, Provider } from '../http/env.ts';
import { route } from '../http/route.ts';
import { isSold } from '../repositories/product.ts';
import { deleteWishlistItem, insertWishlistItem, selectWishlist } from '../repositories/wishlist.ts';

const unknownItem = () => notFound(msg('This product is not on your wishlist any more.'), 'unknown_wish');

export function wishlistRoutes(app: App, provider: Provider): void {
  route(app, provider, contract.postWishlist, async ({ db, customer, body: { productId }, now }) => {
    if (!(await isSold(db, productId))) throw notFound(msg('This product is not in the shop.'), 'unknown_product');
    await insertWishlistItem(db, customer.id, productId, now());
    const [data] = await selectWishlist(db, customer.id, productId);
    if (!data) throw unknownItem();
    return { data };
  });

  route(app, provider, contract.getWishlist, async ({ db, customer }) => {
    const data = await selectWishlist(db, customer.id);
    return { data, count: data.length };
  });

  route(app, provider, contract.deleteWishlistItem, async ({ db, customer, id }) => {
    if (!(await deleteWishlistItem(db, customer.id, id))) throw unknownItem();
    return { data: null };
  });
}
