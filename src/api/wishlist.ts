import type { Id } from '../../contract/id.ts';
import * as contract from '../../contract/wishlist.ts';
import { ask } from './http.ts';

export const getWishlist = () => ask(contract.getWishlist);

export const postWishlist = async (productId: Id) => (await ask(contract.postWishlist, { body: { productId } })).data;

export const deleteWishlistItem = (id: Id) => ask(contract.deleteWishlistItem, { id });
