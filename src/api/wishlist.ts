import type { Id } from '../../contract/id.ts';
import * as contract from '../../contract/wishlist.ts';
import { ask } from './http.ts';

// What changes it goes on when its page is left, and no proxy on the way gives it up.

export const getWishlist = () => ask(contract.getWishlist);

/** What the wishlist has now; null where the provider does not say, and the list has to be asked. */
export async function postWishlist(productId: Id): Promise<contract.WishlistItem | null> {
  const { data } = await ask(contract.postWishlist, { body: { productId }, keepalive: true });
  return data && 'product' in data ? (data as contract.WishlistItem) : null;
}

export const deleteWishlistItem = (id: Id) => ask(contract.deleteWishlistItem, { id, keepalive: true });
