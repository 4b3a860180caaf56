import { atom, computed, onMount } from 'nanostores';
import type { Cart } from '../../../contract/cart.ts';
import { type Id, sameId } from '../../../contract/id.ts';
import type { Paise } from '../../../contract/money.ts';
import type { Product } from '../../../contract/product.ts';
import { EMPTY_CART } from '../../api/cart.ts';
import { config } from '../../config.ts';
import { $session, $token } from '../session/auth.ts';
import { mergeGuestCart } from './cart-merge.ts';
import { $couponAmount, $deliveryAmount } from './charges.ts';
import {
  $customerCart,
  $wishes,
  followOtherTabs,
  forgetCustomerCart,
  loadCustomerCart,
  type Wish,
  wishQuantity,
} from './customer-cart.ts';
import { onReturn } from '../session/customer-store.ts';
import { $guestCart, setGuestQuantity } from './guest-cart.ts';
import { followPincode } from './revalidate-on-pincode.ts';
import { fullfilled, idle, type RequestState } from '../lib/request.ts';
import { toast } from '../lib/toast.ts';

export interface CartLine {
  readonly product: Product;
  readonly quantity: number;
  /** What the product cost when it was added; null when nobody knows. */
  readonly addedPrice: Paise | null;
  /** False when it can't be brought to the pincode. */
  readonly deliverable?: boolean | null | undefined;
}

export type CartState = RequestState & {
  /** The provider's answer as it came. */
  data: Cart;
  cartCount: number;
  cartList: readonly CartLine[];
  totalPrice: Paise;
  deliveryAmount: Paise;
  couponAmount: Paise;
  /** What of the guest's cart could not be put into the customer's. */
  leftovers: readonly CartLine[];
};

/** The cart of a page just built: nobody's. */
export const emptyCart: CartState = {
  ...idle,
  data: EMPTY_CART,
  cartCount: 0,
  cartList: [],
  totalPrice: 0,
  deliveryAmount: 0,
  couponAmount: 0,
  leftovers: [],
};

/** The cart as the shopper sees it: the guest's, or the customer's with what is still being written. */
export const $cart = computed(
  [$token, $guestCart, $customerCart, $wishes, $deliveryAmount, $couponAmount],
  (token, guest, customer, wishes, deliveryAmount, couponAmount): CartState => {
    const charges = { deliveryAmount, couponAmount };
    if (!token) return { ...fullfilled, data: EMPTY_CART, ...sums(guest), ...charges, leftovers: [] };
    const { data, ...request } = customer;
    const lines = wishedLines(data, wishes);
    // The total is the provider's, but for the moment a write takes.
    const totals = wishes.size ? sums(lines) : { ...sums(lines), cartCount: data.count, totalPrice: data.totalPrice };
    return { ...request, data, ...totals, ...charges, leftovers: guest };
  },
);

function wishedLines({ data }: Cart, wishes: ReadonlyMap<string, Wish>): readonly CartLine[] {
  const kept = data.map((line) => ({
    ...line,
    quantity: wishes.get(String(line.product.id))?.quantity ?? line.quantity,
  }));
  const added = [...wishes.values()]
    .filter(({ product }) => !data.some((line) => sameId(line.product.id, product.id)))
    .map(({ product, quantity }) => ({ product, quantity, addedPrice: product.price }));
  return [...kept, ...added].filter(({ quantity }) => quantity > 0);
}

const sums = (cartList: readonly CartLine[]) => ({
  cartList,
  cartCount: cartList.reduce((sum, { quantity }) => sum + quantity, 0),
  totalPrice: cartList.reduce((sum, { product, quantity }) => sum + product.price * quantity, 0),
});

export const quantityOf = ({ cartList }: CartState, productId: Id): number =>
  cartList.find(({ product }) => sameId(product.id, productId))?.quantity ?? 0;

/** Most pieces of a product one cart may hold. */
export const limitOf = ({ stock, maxQuantity }: Pick<Product, 'stock' | 'maxQuantity'>): number =>
  Math.min(stock ?? Infinity, maxQuantity ?? config.maxQuantity);

/** Sets how many of a product the cart holds, between none and its limit. Shown at once, written in order. */
export function setQuantity(product: Product, wanted: number): void {
  const limit = limitOf(product);
  const quantity = Math.max(0, Math.min(wanted, limit));
  if (wanted > limit)
    toast(limit > 0 ? `${limit} of ${product.name} is the most we can sell.` : `${product.name} is out of stock.`);
  if (quantity === quantityOf($cart.get(), product.id)) return;
  if ($token.get()) void wishQuantity(product, quantity);
  else setGuestQuantity(product, quantity);
}

/** Counts the presses of a stepper, each just before it changes the cart. */
export const $steps = atom(0);

function step(product: Product, by: 1 | -1): void {
  $steps.set($steps.get() + 1);
  setQuantity(product, quantityOf($cart.get(), product.id) + by);
}

export const increase = (product: Product): void => step(product, 1);

export const decrease = (product: Product): void => step(product, -1);

/** Takes a product out, and offers it back for a moment. */
export function removeFromCart(product: Product): void {
  const quantity = quantityOf($cart.get(), product.id);
  setQuantity(product, 0);
  toast(`${product.name} is out of your cart`, {
    action: { label: 'Undo', run: () => setQuantity(product, quantity) },
  });
}

/** Puts what could not be moved at log in into the cart after all. */
export function addLeftover({ product, quantity }: CartLine): void {
  setGuestQuantity(product, 0);
  setQuantity(product, quantityOf($cart.get(), product.id) + quantity);
}

export const dropLeftover = ({ product }: CartLine): void => setGuestQuantity(product, 0);

/** Reads the customer's cart again; the guest's is always there. */
export const loadCart = (): void => {
  if ($token.get()) void loadCustomerCart();
};

// The cart follows who is logged in: loaded and merged at log in, dropped at log out.
onMount($cart, () => {
  if (typeof document === 'undefined') return;
  const unfollow = [followOtherTabs(), followPincode(), onReturn(loadCart)];
  const unbind = $session.subscribe((session) => {
    forgetCustomerCart();
    if (session !== null) void loadCustomerCart().then(mergeGuestCart);
  });
  return () => {
    unbind();
    for (const end of unfollow) end();
  };
});
