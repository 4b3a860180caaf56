import { atom } from 'nanostores';
import type { Cart, CartLine } from '../../contract/cart.ts';
import { type Id, sameId } from '../../contract/id.ts';
import type { Product } from '../../contract/product.ts';
import * as cartApi from '../api/cart.ts';
import { type CallError, RefusedError, UnreachableError } from '../api/errors.ts';
import { callError, fullfilled, idle, type Loaded, reset, track } from './request.ts';
import { toast } from './toast.ts';

/** The provider's cart: the truth. */
export const $customerCart = atom<Loaded<Cart>>({ ...idle, data: cartApi.EMPTY_CART });

/** How many the shopper wants of a product, until the provider has it so. */
export interface Wish {
  readonly product: Product;
  readonly quantity: number;
}
export const $wishes = atom<ReadonlyMap<string, Wish>>(new Map());

/** How often a write is tried again after a lost answer or a fault of the provider. */
const TRIES = 4;

export const loadCustomerCart = () => track($customerCart, cartApi.getCart, (data) => ({ data }));

/** Drops the cart of whoever was logged in. */
export function forgetCustomerCart(): void {
  $wishes.set(new Map());
  reset($customerCart, { ...idle, data: cartApi.EMPTY_CART });
}

/** The other tabs read the cart again. */
export const tellOtherTabs = (): void => channel()?.postMessage('changed');

/**
 * Notes the wish; one writer per product carries it out, so that fast clicks end at the newest. Gives why it could not
 * be carried out, which the shopper has been told, or null.
 */
export function wishQuantity(product: Product, quantity: number): Promise<CallError | null> {
  $wishes.set(new Map($wishes.get()).set(String(product.id), { product, quantity }));
  return write(String(product.id));
}

const writing = new Set<string>();

async function write(key: string): Promise<CallError | null> {
  if (writing.has(key)) return null;
  writing.add(key);
  let failure: CallError | null = null;
  try {
    await fulfil(key);
  } catch (error) {
    failure = callError(error);
    toast(failure.message, { tone: 'error' });
  }
  dropWish(key);
  writing.delete(key);
  if (writing.size === 0) await settle();
  return failure;
}

/** Moves the provider's quantity to the wished one, which may change meanwhile. */
async function fulfil(key: string): Promise<void> {
  if ($customerCart.get().status !== 'Fullfilled') await reload();
  for (let failures = 0; ;) {
    const wish = $wishes.get().get(key);
    const line = lineOf(wish?.product.id);
    const now = line?.quantity ?? 0;
    if (!wish || wish.quantity === now) return;
    try {
      const answer = await change(line, wish);
      // An answer may name no line: only a line that was wished away is gone then.
      if (answer || wish.quantity === 0) keepLine(wish.product.id, answer);
      else await reload();
      if (wish.quantity > 0 && (lineOf(wish.product.id)?.quantity ?? 0) === now) return await reload();
    } catch (error) {
      // Whether a call without an answer was carried out, only the provider knows: look, then go on from there.
      if (!repeatable(error) || ++failures === TRIES) throw error;
      await reload();
    }
  }
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

/** Puts the provider's answer for one line in its place. */
function keepLine(productId: Id, line: CartLine | null): void {
  const state = $customerCart.get();
  const lines = state.data.data;
  const known = lines.some(({ product }) => sameId(product.id, productId));
  const kept = line
    ? known
      ? lines.map((other) => (sameId(other.product.id, productId) ? line : other))
      : [...lines, line]
    : lines.filter(({ product }) => !sameId(product.id, productId));
  $customerCart.set({
    ...state,
    data: {
      data: kept,
      count: kept.reduce((sum, { quantity }) => sum + quantity, 0),
      totalPrice: kept.reduce((sum, { product, quantity }) => sum + product.price * quantity, 0),
    },
  });
}

function dropWish(key: string): void {
  const wishes = new Map($wishes.get());
  wishes.delete(key);
  $wishes.set(wishes);
}

/** Reads the whole cart, and fails when it can't. */
async function reload(): Promise<void> {
  const data = await cartApi.getCart();
  reset($customerCart, { ...fullfilled, data });
}

/** When all is written, the provider's total counts, and the other tabs hear of it. */
async function settle(): Promise<void> {
  await loadCustomerCart();
  tellOtherTabs();
}

let opened: BroadcastChannel | undefined;

const channel = (): BroadcastChannel | undefined =>
  typeof document === 'undefined' ? undefined : (opened ??= new BroadcastChannel('cart'));

/** Follows the writes of other tabs. */
export function followOtherTabs(): () => void {
  const tabs = channel();
  const reread = () => void (writing.size === 0 && loadCustomerCart());
  tabs?.addEventListener('message', reread);
  return () => tabs?.removeEventListener('message', reread);
}
