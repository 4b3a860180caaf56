import { atom } from 'nanostores';
import type { Id } from '../../../contract/id.ts';
import type { Product } from '../../../contract/product.ts';
import { t } from '../../i18n/t.ts';
import { $token } from '../session/auth.ts';
import { changeMoving } from './cart-merge.ts';
import { $cartLines, type CartLine, type CartLinesState } from './cart-lines.ts';
import { updateQuantity } from './customer-cart.ts';
import { setGuestQuantity } from './guest-cart.ts';
import { limitOf, quantityIn } from './lines.ts';
import { CART_LINES, CART_STEP, type Step } from './step.ts';
import { serveElements } from '../lib/elements.ts';
import { toast } from '../lib/toast.ts';

export const quantityOf = ({ cartList }: Pick<CartLinesState, 'cartList'>, productId: Id): number =>
  quantityIn(cartList, productId);

/** Sets how many of a product the cart holds, between none and its limit. Shown at once, written in order. */
export function setQuantity(product: Product, wanted: number): void {
  const limit = limitOf(product);
  const quantity = Math.max(0, Math.min(wanted, limit));
  if (wanted > limit)
    toast(
      limit > 0
        ? t('{count} of {name} is the most we can sell.', { count: limit, name: product.name })
        : t('{name} is out of stock.', { name: product.name }),
    );
  const by = quantity - quantityOf($cartLines.get(), product.id);
  if (by === 0) return;
  if (!$token.get()) setGuestQuantity(product, quantity);
  else if (!changeMoving(product, by)) void updateQuantity(product, quantity, { mayWait: true });
}

/** Counts the presses of a stepper, each just before it changes the cart. */
export const $steps = atom(0);

function step({ product, by }: Step): void {
  $steps.set($steps.get() + 1);
  setQuantity(product, quantityOf($cartLines.get(), product.id) + by);
}

export const increase = (product: Product): void => step({ product, by: 1 });

export const decrease = (product: Product): void => step({ product, by: -1 });

serveElements(
  $cartLines,
  CART_STEP,
  ({ detail }) => step(detail),
  CART_LINES,
  () => $cartLines.get().cartList,
);

/** Takes a product out, and offers it back for a moment. */
export function removeFromCart(product: Product): void {
  const quantity = quantityOf($cartLines.get(), product.id);
  setQuantity(product, 0);
  toast(t('{name} is out of your cart', { name: product.name }), {
    action: { label: t('Undo'), run: () => setQuantity(product, quantity) },
  });
}

/** Puts what could not be moved at log in into the cart after all. */
export function addLeftover({ product, quantity }: CartLine): void {
  setGuestQuantity(product, 0);
  setQuantity(product, quantityOf($cartLines.get(), product.id) + quantity);
}

export const dropLeftover = ({ product }: CartLine): void => setGuestQuantity(product, 0);
