import { computed } from 'nanostores';
import { sameId } from '../../../contract/id.ts';
import type { Paise } from '../../../contract/money.ts';
import type { Product } from '../../../contract/product.ts';
import { t } from '../../i18n/t.ts';
import { type CartLine, $cartLines } from './cart-lines.ts';
import { quantityOf, setQuantity } from './cart-quantity.ts';
import { limitOf } from './lines.ts';
import { toast } from '../lib/toast.ts';
import { cartLinesLeftOut } from '../../api/left-out.ts';
import { $token } from '../session/auth.ts';
import { $customerCart } from './customer-cart.ts';

/** Why a line can't be ordered as it is: none left, fewer left than wanted, or not brought to the pincode. */
export type LineProblem = 'gone' | 'short' | 'undeliverable';

export function problemOf({ product, quantity, deliverable }: CartLine): LineProblem | null {
  const limit = limitOf(product);
  if (limit === 0) return 'gone';
  if (deliverable === false) return 'undeliverable';
  return limit < quantity ? 'short' : null;
}

/** Changes of price, stock and delivery since lines were added. */
export const $cartChanges = computed($cartLines, ({ cartList }) => {
  const having = (problem: LineProblem) => cartList.filter((line) => problemOf(line) === problem);
  const repriced = cartList.filter(({ product, addedPrice }) => addedPrice !== null && addedPrice !== product.price);
  return {
    dearer: repriced.filter(({ product, addedPrice }) => product.price > (addedPrice ?? 0)),
    cheaper: repriced.filter(({ product, addedPrice }) => product.price < (addedPrice ?? 0)),
    gone: having('gone'),
    short: having('short'),
    undeliverable: having('undeliverable'),
  };
});

/** The lines of one category, with what they come to. */
export interface CartGroup {
  readonly name: string;
  readonly lines: readonly CartLine[];
  readonly subtotal: Paise;
}

/** Groups lines by category, in the order of their first line. */
export function groupLines(lines: readonly CartLine[]): readonly CartGroup[] {
  const groups = new Map<string, CartLine[]>();
  for (const line of lines) {
    const name = line.product.category?.name ?? t('Other goods');
    groups.set(name, [...(groups.get(name) ?? []), line]);
  }
  return [...groups].map(([name, lines]) => ({
    name,
    lines,
    subtotal: lines.reduce((sum, { product, quantity }) => sum + product.price * quantity, 0),
  }));
}

/** How many alternatives a line offers. */
const MAX_ALTERNATIVES = 3;

/** Alternatives for a line: neither sold out nor in the cart already. */
export const alternativesIn = (like: readonly Product[], lines: readonly CartLine[]): readonly Product[] =>
  like
    .filter((other) => limitOf(other) > 0 && !lines.some(({ product }) => sameId(product.id, other.id)))
    .slice(0, MAX_ALTERNATIVES);

/** Replaces a line by another product, with as many units as allowed. */
export function replaceLine({ product, quantity }: CartLine, other: Product): void {
  const before = quantityOf($cartLines.get(), other.id);
  setQuantity(product, 0);
  setQuantity(other, Math.min(before + quantity, limitOf(other)));
  toast(t('{other} is in your cart instead of {name}', { other: other.name, name: product.name }));
}

/** Takes as many as there are. */
export const takeWhatIsLeft = ({ product }: CartLine): void => setQuantity(product, limitOf(product));

/** Takes out what can't be ordered at all. */
export function removeLines(lines: readonly CartLine[]): void {
  for (const { product } of lines) setQuantity(product, 0);
  toast(t('Out of your cart: {names}.', { names: lines.map(({ product }) => product.name).join(', ') }));
}

/** How many of the customer's cart lines at the provider can't be shown. */
export const $leftOut = computed([$token, $customerCart], (token) => (token ? cartLinesLeftOut() : 0));
