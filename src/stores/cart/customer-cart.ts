import { atom } from 'nanostores';
import {
  type Cart,
  type CartLine,
  decreaseQuantity,
  deleteCartLine,
  increaseQuantity,
} from '../../../contract/cart.ts';
import { type Id, sameId } from '../../../contract/id.ts';
import type { Paise } from '../../../contract/money.ts';
import type { Product } from '../../../contract/product.ts';
import * as cartApi from '../../api/cart.ts';
import { type CallError, ContractError, RefusedError, UnreachableError } from '../../api/errors.ts';
import { ask } from '../../api/http.ts';
import { $pincode } from '../delivery/pincode.ts';
import { fullfilled, idle, type Loaded, reset, track } from '../lib/request.ts';
import { createOptimisticUpdates } from '../lib/optimistic-updates.ts';

const noCart: Loaded<Cart> = { ...idle, data: cartApi.EMPTY_CART };

/** Server state. */
export const $customerCart = atom(noCart);

/** Asks also what can be delivered to the chosen pincode. */
const getCart = () => cartApi.getCart($pincode.get()?.id);

export const loadCustomerCart = () => track($customerCart, getCart, (data) => ({ data }));

/** A quantity not yet written. */
export interface QuantityChange {
  readonly product: Product;
  readonly quantity: number;
  /** Offline, it waits for the network. */
  readonly mayWait?: boolean;
  /** What it cost when it was put into a guest's cart. */
  readonly addedPrice?: Paise | undefined;
}

/** What becomes of a change that could not be written; offline-cart.ts says it, as soon as it is loaded. */
export const unwritten: { onFailure?: (change: QuantityChange, failure: CallError) => 'waits' | 'told' | undefined } =
  {};

const updates = createOptimisticUpdates<QuantityChange>({
  flush,
  onFailure: (...failed) => unwritten.onFailure?.(...failed),
  /** When all is written, the provider's total counts, and the other tabs hear of it. */
  async onSettled() {
    await loadCustomerCart();
    tellOtherTabs();
  },
});

/** `$cartWriting` is the state of the writes, as `$customerCart` has that of the reads. */
export const { $pendingChanges, $writing: $cartWriting } = updates;

export const updateQuantity = (
  product: Product,
  quantity: number,
  more: Pick<QuantityChange, 'mayWait' | 'addedPrice'> = {},
): Promise<CallError | null> => updates.update(product.id, { product, quantity, ...more });

/** Drops the cart at logout. */
export function resetCustomerCart(): void {
  updates.reset();
  reset($customerCart, noCart);
}

/** How often in a row a call is made again after a lost answer or a fault of the provider. */
const MAX_ATTEMPTS = 5;

/** Writes the newest quantity, which may change meanwhile. */
async function flush(newest: () => QuantityChange | undefined): Promise<void> {
  let isLoaded = $customerCart.get().status === 'Fullfilled';
  for (let failures = 0; ;) {
    try {
      // Whether a call without an answer was carried out, only the provider knows: look, then go on from there.
      if (!isLoaded) await reload(newest);
      isLoaded = true;
      if (await isFlushed(newest)) return;
      failures = 0;
    } catch (error) {
      if (!repeatable(error) || ++failures === MAX_ATTEMPTS || navigator.onLine === false) throw error;
      isLoaded = false;
    }
  }
}

/** Makes one call towards the newest quantity. Returns whether there is nothing more to do. */
async function isFlushed(newest: () => QuantityChange | undefined): Promise<boolean> {
  const wanted = newest();
  const line = lineOf(wanted?.product.id);
  const before = line?.quantity ?? 0;
  if (!wanted || wanted.quantity === before) return true;
  const answer = await change(line, wanted);
  if (!newest()) return true;
  // An answer may name no line: only a line set to none is gone then.
  if (answer || wanted.quantity === 0) saveLine(wanted.product.id, answer);
  else await reload(newest);
  if (wanted.quantity === 0 || (lineOf(wanted.product.id)?.quantity ?? 0) !== before) return false;
  // The provider says yes and changes nothing: what it has is all there is to be had.
  await reload(newest);
  return true;
}

async function change(
  line: CartLine | undefined,
  { product, quantity, addedPrice }: QuantityChange,
): Promise<CartLine | null> {
  if (!line) return cartApi.postCart(product.id, quantity, addedPrice);
  const { id } = line;
  if (quantity === 0) return (await ask(deleteCartLine, { id })).data;
  const by = quantity - line.quantity;
  if (by > 0) return (await ask(increaseQuantity, { id, body: { by } })).data;
  return (await ask(decreaseQuantity, { id, body: { by: -by } })).data;
}

const repeatable = (error: unknown): boolean =>
  error instanceof UnreachableError ||
  error instanceof ContractError ||
  (error instanceof RefusedError && error.status >= 500);

export const lineOf = (productId: Id | undefined): CartLine | undefined =>
  $customerCart.get().data.data.find(({ product }) => sameId(product.id, productId));

/** Puts the provider's answer for one line in its place; a whole cart asked for before that is older. */
function saveLine(productId: Id, line: CartLine | null): void {
  const lines = $customerCart.get().data.data;
  const old = lineOf(productId);
  // A line's own answer does not say where it can be brought; the cart's does.
  const now = line && { ...line, deliverable: line.deliverable ?? old?.deliverable ?? null };
  const newLines = old
    ? lines.flatMap((other) => (other !== old ? [other] : (now ?? [])))
    : now
      ? [...lines, now]
      : lines;
  reset($customerCart, {
    ...fullfilled,
    data: {
      data: newLines,
      count: newLines.reduce((sum, { quantity }) => sum + quantity, 0),
      totalPrice: newLines.reduce((sum, { product, quantity }) => sum + product.price * quantity, 0),
    },
  });
}

/** Reads the whole cart, and fails when it can't. Again, when another line's writer was faster than the answer. */
async function reload(newest: () => QuantityChange | undefined): Promise<void> {
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
  const reread = () => void (updates.isWriting() || loadCustomerCart());
  tabs?.addEventListener('message', reread);
  return () => tabs?.removeEventListener('message', reread);
}
