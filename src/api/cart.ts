import * as contract from '../../contract/cart.ts';
import type { Id } from '../../contract/id.ts';
import { type Paise, toRupees } from '../../contract/money.ts';
import { RefusedError } from './errors.ts';
import { ask } from './http.ts';

export const EMPTY_CART: contract.Cart = { data: [], count: 0, totalPrice: 0 };

/** The customer's cart; `pincodeId` asks what of it can be brought there. Spec §8: 404 is an empty cart. */
export async function getCart(pincodeId?: Id): Promise<contract.Cart> {
  try {
    return await ask(contract.getCart, { query: { pincodeId } });
  } catch (error) {
    if (error instanceof RefusedError && error.status === 404) return EMPTY_CART;
    throw error;
  }
}

/** `addedPrice` is what it cost when it was put into a guest's cart. */
export const postCart = async (productId: Id, quantity: number, addedPrice?: Paise) => {
  const added = addedPrice === undefined ? {} : { addedPrice: toRupees(addedPrice) };
  return (await ask(contract.postCart, { body: { productId, quantity, ...added } })).data;
};
