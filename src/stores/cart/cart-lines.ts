import { computed, onMount } from 'nanostores';
import type { Cart } from '../../../contract/cart.ts';
import { sameId } from '../../../contract/id.ts';
import type { Paise } from '../../../contract/money.ts';
import type { Product } from '../../../contract/product.ts';
import { EMPTY_CART } from '../../api/cart.ts';
import { $session, $token } from '../session/auth.ts';
import { $merging, mergeGuestCart } from './cart-merge.ts';
import {
  $customerCart,
  $pendingChanges,
  followOtherTabs,
  resetCustomerCart,
  loadCustomerCart,
  type QuantityChange,
} from './customer-cart.ts';
import { onReturn } from '../session/customer-store.ts';
import { $guestCart } from './guest-cart.ts';
import { $storedCart } from './stored-cart.ts';
import { type GuestLine, sumsOf } from './lines.ts';
import { followPincode } from './revalidate-on-pincode.ts';
import { fullfilled, idle, type RequestState } from '../lib/request.ts';

export interface CartLine {
  readonly product: Product;
  readonly quantity: number;
  /** What the product cost when it was added; null when nobody knows. */
  readonly addedPrice: Paise | null;
  /** False when it can't be brought to the pincode. */
  readonly deliverable?: boolean | null | undefined;
}

export type CartLinesState = RequestState & {
  /** The provider's answer as it came. */
  data: Cart;
  cartCount: number;
  cartList: readonly CartLine[];
  /** The item total: what coupon and delivery charge depend on. */
  totalPrice: Paise;
  /** What of the guest's cart could not be put into the customer's. */
  leftovers: readonly CartLine[];
};

/** The cart of a page just built, for the server snapshot. */
export const emptyCartLines: CartLinesState = {
  ...idle,
  data: EMPTY_CART,
  cartCount: 0,
  cartList: [],
  totalPrice: 0,
  leftovers: [],
};

/** The cart as the shopper sees it: the guest's, or the customer's with what is still being written. */
export const $cartLines = computed(
  [$token, $guestCart, $customerCart, $pendingChanges, $merging],
  (token, guest, customer, changes, merging): CartLinesState => {
    if (!token) return { ...fullfilled, data: EMPTY_CART, ...sums(guest), leftovers: [] };
    const { data, ...request } = customer;
    const isMoving = ({ leftover }: GuestLine) => merging && !leftover;
    const moving = guest.filter(isMoving);
    const lines = moving.reduce(withMoving, linesWith(data, changes));
    // The total is the provider's, but for the moment a write takes.
    const totals =
      changes.size + moving.length
        ? sums(lines)
        : { ...sums(lines), cartCount: data.count, totalPrice: data.totalPrice };
    return { ...request, data, ...totals, leftovers: guest.filter((line) => !isMoving(line)) };
  },
);

function linesWith({ data }: Cart, changes: ReadonlyMap<string, QuantityChange>): readonly CartLine[] {
  const existing = data.map((line) => ({
    ...line,
    quantity: changes.get(String(line.product.id))?.quantity ?? line.quantity,
  }));
  const added = [...changes.values()]
    .filter(({ product }) => !data.some((line) => sameId(line.product.id, product.id)))
    .map(({ product, quantity }) => ({ product, quantity, addedPrice: product.price }));
  return [...existing, ...added].filter(({ quantity }) => quantity > 0);
}

/** A guest line as it will be in the customer's cart. */
function withMoving(lines: readonly CartLine[], { target, leftover: _, ...line }: GuestLine): readonly CartLine[] {
  const old = lines.find(({ product }) => sameId(product.id, line.product.id));
  const before = old?.quantity ?? 0;
  const most = (old ?? line).product.maxQuantity ?? Infinity;
  const quantity = Math.max(before, Math.min(target ?? before + line.quantity, most));
  return old ? lines.map((other) => (other === old ? { ...old, quantity } : other)) : [...lines, { ...line, quantity }];
}

const sums = (cartList: readonly CartLine[]) => ({ cartList, ...sumsOf(cartList) });

/** Reads the customer's cart again; the guest's is always there. */
export const loadCart = (): void => {
  if ($token.get()) void loadCustomerCart();
};

// The cart follows who is logged in: loaded and merged at log in, dropped at log out.
onMount($cartLines, () => {
  if (typeof document === 'undefined') return;
  const unfollow = [followOtherTabs(), followPincode(), onReturn(loadCart)];
  const unbind = $session.subscribe((session) => {
    resetCustomerCart();
    $merging.set(session !== null);
    if (session === null) return;
    const stored = $storedCart.get();
    // Until the provider has answered, and should it not; before anything is written, it is asked what it has.
    if (stored?.owner === session) $customerCart.set({ ...$customerCart.get(), data: stored.cart });
    void loadCustomerCart().then(mergeGuestCart);
    void import('./offline-cart.ts').then(({ followOffline }) => followOffline());
  });
  return () => {
    unbind();
    for (const end of unfollow) end();
  };
});
