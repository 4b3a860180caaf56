import type { Id } from '../../../contract/id.ts';
import type { SeenLine } from '../../../contract/order-fingerprint.ts';
import type { OriginalTexts } from '../../i18n/in-language.ts';
import type { Paise } from '../../../contract/money.ts';
import type { Product } from '../../../contract/product.ts';
import { rupees } from '../../../contract/rupees.ts';
import { sameId } from '../../../contract/same-id.ts';
import { config } from '../../config.ts';
import { t } from '../../i18n/t.ts';

// The arithmetic of a cart, without a store: what counts taps before the framework is there (src/early) has no other rules.

export interface GuestLine {
  readonly product: Product;
  readonly quantity: number;
  /** What the product cost when it was added. */
  readonly addedPrice: Paise;
  /** False when it can't be brought to the pincode. */
  readonly deliverable?: boolean | null | undefined;
  /** While it moves into a customer's cart: the quantity that cart is to end at, however often the move is begun. */
  readonly target?: number | undefined;
  /** It could not be moved, and waits for the shopper to say what becomes of it. */
  readonly leftover?: true | undefined;
}

/** Fields that only a product's page shows are not stored. */
export const NO_DETAIL = { description: null, highlights: null, details: null, packs: null };

/** Changes one line, adds it or, with null, takes it out. */
export function withLine(
  lines: readonly GuestLine[],
  productId: Id,
  change: (line: GuestLine | undefined) => GuestLine | null | undefined,
): readonly GuestLine[] {
  const old = lines.find(({ product }) => sameId(product.id, productId));
  const line = change(old);
  const stored = line && { ...line, product: { ...line.product, ...NO_DETAIL } };
  if (!old) return stored ? [...lines, stored] : lines;
  return lines.flatMap((other) => (other !== old ? [other] : stored ? [stored] : []));
}

export const withQuantity = (lines: readonly GuestLine[], product: Product, quantity: number): readonly GuestLine[] =>
  withLine(lines, product.id, (line) =>
    quantity < 1 ? null : { addedPrice: product.price, ...line, product, quantity },
  );

export interface Line {
  readonly product: Product;
  readonly quantity: number;
}

/** A line as its provider knows it. */
export function seenLine({ product, quantity }: Line): SeenLine {
  const { id, price, raw } = product as Product & OriginalTexts;
  const { name, packSize = null } = raw ?? product;
  return { id, name, packSize, quantity, price };
}

export const quantityIn = (lines: readonly Line[], productId: Id): number =>
  lines.find(({ product }) => sameId(product.id, productId))?.quantity ?? 0;

/** Most pieces of a product one cart may hold. */
export const limitOf = ({ stock, maxQuantity }: Pick<Product, 'stock' | 'maxQuantity'>): number =>
  Math.min(stock ?? Infinity, maxQuantity ?? config.maxQuantity);

export const sumsOf = (lines: readonly Line[]): { cartCount: number; totalPrice: Paise } => ({
  cartCount: lines.reduce((sum, { quantity }) => sum + quantity, 0),
  totalPrice: lines.reduce((sum, { product, quantity }) => sum + product.price * quantity, 0),
});

/** Milliseconds without another press before a change is announced. */
export const ANNOUNCED_AFTER_MS = 700;

/** How the cart stands, for the live region. */
export function announced(before: number, { cartCount: count, totalPrice }: ReturnType<typeof sumsOf>): string {
  const values = { count, total: rupees(totalPrice) };
  return count > before
    ? t('Added, {count} in cart, total {total}', values)
    : t('Removed, {count} in cart, total {total}', values);
}
