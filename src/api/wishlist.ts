import type { Id } from '../../contract/id.ts';
import * as contract from '../../contract/wishlist.ts';
import { ask } from './http.ts';

/** The new wishlist; null where the provider does not return it, and it has to be fetched. */
export async function postWishlist(productId: Id): Promise<contract.WishlistItem | null> {
  const { data } = await ask(contract.postWishlist, { body: { productId }, keepalive: true });
  return data && 'product' in data ? (data as contract.WishlistItem) : null;
}
