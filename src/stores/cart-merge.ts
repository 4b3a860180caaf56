import { sameId } from '../../contract/id.ts';
import { postCart } from '../api/cart.ts';
import { RefusedError, UnreachableError } from '../api/errors.ts';
import { $customerCart, loadCustomerCart } from './customer-cart.ts';
import { $guestCart, type GuestLine, setGuestQuantity } from './guest-cart.ts';
import { toast } from './toast.ts';

/**
 * Moves the guest's lines into the cart of the customer who has just logged in, adding up to what may be sold. What
 * does not fit stays on this device and is named. A merge that is cut off goes on at the next page.
 */
export async function mergeGuestCart(): Promise<void> {
  if ($guestCart.get().length === 0 || $customerCart.get().status !== 'Fullfilled') return;
  // One tab merges; the others see the guest's cart already moved.
  await navigator.locks.request('merge-guest-cart', async () => {
    const left: string[] = [];
    for (const line of $guestCart.get()) {
      const kept = await moveLine(line);
      if (kept === null) return; // No network: nothing lost, tried again at the next page.
      if (kept > 0) left.push(line.product.name);
    }
    await loadCustomerCart();
    if (left.length) toast(`Not added to your cart, but kept below it: ${left.join(', ')}.`, { tone: 'error' });
  });
}

/** Gives how many pieces could not be moved, or null when the provider could not be reached. */
async function moveLine({ product, quantity }: GuestLine): Promise<number | null> {
  const inCart = $customerCart.get().data.data.find((line) => sameId(line.product.id, product.id));
  const most = (inCart?.product ?? product).maxQuantity ?? quantity;
  const fits = Math.min(quantity, most - (inCart?.quantity ?? 0));
  if (fits < 1) return quantity;
  try {
    await postCart(product.id, fits);
  } catch (error) {
    if (error instanceof UnreachableError) return null;
    if (error instanceof RefusedError) return error.status === 401 ? null : quantity;
    throw error;
  }
  setGuestQuantity(product, quantity - fits);
  return quantity - fits;
}
