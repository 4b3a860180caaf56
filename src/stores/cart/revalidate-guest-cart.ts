import { atom } from 'nanostores';
import type { Product } from '../../../contract/product.ts';
import { isRefusedWith } from '../../api/errors.ts';
import { getProduct } from '../../api/product.ts';
import { $guestCart, refreshGuestLine } from './guest-cart.ts';
import { $pincode } from '../delivery/pincode.ts';
import { idle, loadOnMount, type RequestState, track } from '../lib/request.ts';

/** The last look at what the guest's cart costs and whether it is there; the customer's comes with the cart call. */
export const $guestRevalidation = atom<RequestState>(idle);

/** Asks for every product of the guest's cart as it is now. What is no longer sold stays, with nothing left of it. */
export const revalidateGuestCart = () =>
  track(
    $guestRevalidation,
    () => Promise.all($guestCart.get().map(({ product }) => checkLine(product))),
    () => ({}),
  );

async function checkLine(product: Product): Promise<void> {
  try {
    const now = await getProduct(product.id, $pincode.get()?.id);
    refreshGuestLine(now, now.deliverable);
  } catch (error) {
    if (!isRefusedWith(error, 404)) throw error;
    refreshGuestLine({ ...product, stock: 0 }, null);
  }
}

loadOnMount($guestRevalidation, revalidateGuestCart);
