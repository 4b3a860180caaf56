import { atom } from 'nanostores';
import type { Cart, CartLine } from '../../../contract/cart.ts';
import { type Id, sameId } from '../../../contract/id.ts';
import type { Product } from '../../../contract/product.ts';
import * as cartApi from '../../api/cart.ts';
import { type CallError, RefusedError, UnreachableError } from '../../api/errors.ts';
import { $pincode } from '../delivery/pincode.ts';
import { fullfilled, idle, type Loaded, reset, track } from '../lib/request.ts';
import { createWishes } from '../lib/optimistic-updates.ts';

const noCart: Loaded<Cart> = { ...idle, data: cartApi.EMPTY_CART };

/** The provider's cart: the truth. */
export const $customerCart = atom(noCart);

/** With what of it can be brought to the chosen pincode. */
const getCart = () => cartApi.getCart($pincode.get()?.id);

export const loadCustomerCart = () => track($customerCart, getCart, (data) => ({ data }));

/** How many the shopper wants of a product. */
export interface Wish {
  readonly product: Product;
  readonly quantity: number;
}

const wishes = createWishes<Wish>({
  fulfil,
  /** When all is written, the provider's total counts, and the other tabs hear of it. */
  async settle() {
    await loadCustomerCart();
    tellOtherTabs();
  },
});

/** `$cartWriting` is the state of the writes, as `$customerCart` has that of the reads. */
export const { $wishes, $writing: $cartWriting } = wishes;

export const wishQuantity = (product: Product, quantity: number): Promise<CallError | null> =>
  wishes.wish(product.id, { product, quantity });

/** Drops the cart of whoever was logged in. */
export function forgetCustomerCart(): void {
  wishes.forget();
  reset($customerCart, noCart);
}

/** How often in a row a call is made again after a lost answer or a fault of the provider. */
const TRIES = 5;

/** Moves the provider's quantity to the wished one, which may change meanwhile. */
async function fulfil(newest: () => Wish | undefined): Promise<void> {
  let known = $customerCart.get().status === 'Fullfilled';
  for (let failures = 0; ;) {
    try {
      // Whether a call without an answer was carried out, only the provider knows: look, then go on from there.
      if (!known) await reload(newest);
      known = true;
      if (await isFulfilled(newest)) return;
      failures = 0;
    } catch (error) {
      if (!repeatable(error) || ++failures === TRIES) throw error;
      known = false;
    }
  }
}

/** Makes one call towards the wish. Gives whether there is nothing more to do. */
async function isFulfilled(newest: () => Wish | undefined): Promise<boolean> {
  const wish = newest();
  const line = lineOf(wish?.product.id);
  const before = line?.quantity ?? 0;
  if (!wish || wish.quantity === before) return true;
  const answer = await change(line, wish);
  if (!newest()) return true;
  // An answer may name no line: only a line that was wished away is gone then.
  if (answer || wish.quantity === 0) keepLine(wish.product.id, answer);
  else await reload(newest);
  if (wish.quantity === 0 || (lineOf(wish.product.id)?.quantity ?? 0) !== before) return false;
  // The provider says yes and changes nothing: what it has is all there is to be had.
  await reload(newest);
  return true;
}

function change(line: CartLine | undefined, { product, quantity }: Wish): Promise<CartLine | null> {
  if (!line) return cartApi.postCart(product.id, quantity);
  if (quantity === 0) return cartApi.deleteCartLine(line.id);
  if (quantity > line.quantity) return cartApi.increaseQuantity(line.id, quantity - line.quantity);
  return cartApi.decreaseQuantity(line.id, line.quantity - quantity);
}

const repeatable = (error: unknown): boolean =>
  error instanceof UnreachableError || (error instanceof RefusedError && error.status >= 500);

export const lineOf = (productId: Id | undefined): CartLine | undefined =>
  $customerCart.get().data.data.find(({ product }) => sameId(product.id, productId));

/** Puts the provider's answer for one line in its place; a whole cart asked for before that is older. */
function keepLine(productId: Id, line: CartLine | null): void {
  const lines = $customerCart.get().data.data;
  const old = lineOf(productId);
  // A line's own answer does not say where it can be brought; the cart's does.
  const now = line && { ...line, deliverable: line.deliverable ?? old?.deliverable ?? null };
  const kept = old ? lines.flatMap((other) => (other !== old ? [other] : (now ?? []))) : now ? [...lines, now] : lines;
  reset($customerCart, {
    ...fullfilled,
    data: {
      data: kept,
      count: kept.reduce((sum, { quantity }) => sum + quantity, 0),
      totalPrice: kept.reduce((sum, { product, quantity }) => sum + product.price * quantity, 0),
    },
  });
}

/** Reads the whole cart, and fails when it can't. Again, when another line's writer was faster than the answer. */
async function reload(newest: () => Wish | undefined): Promise<void> {
  const before = $customerCart.get().data;
  const data = await getCart();
  if (!newest()) return;
  if ($customerCart.get().data !== before) return reload(newest);
  reset($customerCart, { ...fullfilled, data });
}

let opened: BroadcastChannel | undefined;

const channel = (): BroadcastChannel | undefined =>
  typeof document === 'undefined' ? undefined : (opened ??= new BroadcastChannel('cart'));

/** The other tabs read the cart again. */
export const tellOtherTabs = (): void => channel()?.postMessage('changed');

/** Follows the writes of other tabs. */
export function followOtherTabs(): () => void {
  const tabs = channel();
  const reread = () => void (wishes.isWriting() || loadCustomerCart());
  tabs?.addEventListener('message', reread);
  return () => tabs?.removeEventListener('message', reread);
}
