import type { Paise } from '../../../contract/money.ts';
import type { Product } from '../../../contract/product.ts';
import { plural } from '../../i18n/t.ts';
import { $cartLines } from '../cart/cart-lines.ts';
import { quantityOf, setQuantity } from '../cart/cart-quantity.ts';
import { reconcile } from '../cart/reconcile.ts';
import { toast } from '../lib/toast.ts';

/** One line of a list, as every kind of list has it. */
export interface ReviewableLine {
  readonly product: Product;
  readonly quantity: number;
  /** What it cost when it came onto the list. */
  readonly addedPrice?: Paise | null | undefined;
}

/** What a line would bring into the cart as it is now, and what is not as it was. */
export function reviewLine({ product, quantity, addedPrice }: ReviewableLine) {
  const inCart = quantityOf($cartLines.get(), product.id);
  return { product, inCart, ...reconcile({ quantity, price: addedPrice ?? null }, product, inCart) };
}
export type ReviewedLine = ReturnType<typeof reviewLine>;

/** Puts what was reviewed into the cart, beside what is there. */
export function addReviewed(lines: readonly ReviewedLine[]): void {
  for (const { product, added } of lines) setQuantity(product, quantityOf($cartLines.get(), product.id) + added);
  toast(plural(lines.length, 'Added {count} product to your cart.', 'Added {count} products to your cart.'));
}
