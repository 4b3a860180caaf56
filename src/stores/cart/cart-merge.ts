import { atom } from 'nanostores';
import { type Id, sameId } from '../../../contract/id.ts';
import type { Product } from '../../../contract/product.ts';
import { isLoggedOut, RefusedError } from '../../api/errors.ts';
import { t } from '../../i18n/t.ts';
import { $customerCart, $pendingChanges, lineOf, loadCustomerCart, updateQuantity } from './customer-cart.ts';
import { $guestCart, noteGuestLine } from './guest-cart.ts';
import type { GuestLine } from './lines.ts';
import { settled } from '../lib/request.ts';
import { toast } from '../lib/toast.ts';

/**
 * Moves the guest's lines into the cart of the customer who has just logged in, adding up to what may be sold. What
 * does not fit stays on this device and is named. A move that is cut off goes on at the next page: each line notes the
 * quantity it is to end at, so that nothing is added twice.
 */
export async function mergeGuestCart(): Promise<void> {
  // One tab moves; the others see the guest's cart already moved. Locks are not there on plain http.
  try {
    await ('locks' in navigator ? navigator.locks.request('merge-guest-cart', moveLines) : moveLines());
  } finally {
    $merging.set(false);
  }
}

/**
 * From log in, or from the start of a customer's page, until the lines on this device have been moved. They count as in the cart
 * meanwhile: what is tapped before the stores are there is among them.
 */
export const $merging = atom(false);

const movingLine = (productId: Id): GuestLine | undefined =>
  $guestCart.get().find(({ product, leftover }) => !leftover && sameId(product.id, productId));

/** Changes what is yet to be moved by so many. Returns false when the customer's cart is to be changed, too. */
export function changeMoving(product: Product, by: number): boolean {
  const line = $merging.get() ? movingLine(product.id) : undefined;
  if (!line) return false;
  const quantity = line.quantity + by;
  noteGuestLine(product, { quantity, target: line.target && line.target + by });
  return line.target === undefined && quantity >= 0;
}

async function moveLines(): Promise<void> {
  const lines = $guestCart.get().filter(({ leftover }) => !leftover);
  if (lines.length === 0) return;
  // A read begun meanwhile, for a pincode or by another tab, is no reason to leave them here.
  await settled($customerCart);
  if ($customerCart.get().status !== 'Fullfilled') return;
  const left: string[] = [];
  for (const { product } of lines) {
    // The shopper may have taken it out meanwhile.
    const line = movingLine(product.id);
    const remaining = line ? await moveLine(line) : 0;
    if (remaining === null) return; // No network: nothing lost, tried again at the next page.
    if (remaining > 0) left.push(product.name);
  }
  await loadCustomerCart();
  if (left.length)
    toast(t('Not added to your cart, but kept below it: {names}.', { names: left.join(', ') }), { tone: 'error' });
}

/** Returns how many pieces could not be moved, or null when the provider could not be reached, or the session has ended. */
async function moveLine({ product, quantity, target, addedPrice }: GuestLine): Promise<number | null> {
  const inCart = lineOf(product.id);
  const before = target === undefined ? (inCart?.quantity ?? 0) : target - quantity;
  const wanted = before + quantity;
  const most = (inCart?.product ?? product).maxQuantity ?? wanted;
  noteGuestLine(product, { quantity, target: wanted });
  if (Math.min(wanted, most) > before) {
    const failure = await updateQuantity(product, Math.min(wanted, most), { addedPrice });
    if (failure && (!(failure instanceof RefusedError) || isLoggedOut(failure))) return null;
  }
  // The shopper may have changed it meanwhile, and that be under way yet.
  const end = movingLine(product.id)?.target ?? before;
  const reached = $pendingChanges.get().get(String(product.id))?.quantity ?? lineOf(product.id)?.quantity ?? 0;
  const remaining = Math.max(0, end - Math.max(before, reached));
  noteGuestLine(product, { quantity: remaining, leftover: true });
  return remaining;
}
