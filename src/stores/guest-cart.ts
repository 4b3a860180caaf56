import './storage.ts';
import { persistentAtom } from '@nanostores/persistent';
import * as v from 'valibot';
import { Id, sameId } from '../../contract/id.ts';
import type { Paise } from '../../contract/money.ts';
import type { Product } from '../../contract/product.ts';
import { config } from '../config.ts';

export interface GuestLine {
  readonly product: Product;
  readonly quantity: number;
  /** What the product cost when it was added. */
  readonly addedPrice: Paise;
  /** While it moves into a customer's cart: the quantity that cart is to end at, however often the move is begun. */
  readonly target?: number;
  /** It could not be moved, and waits for the shopper to say what becomes of it. */
  readonly leftover?: true;
}

/** Lines are kept in paise as they were, so their shape is looked at, not parsed as wire data again. */
const Kept = v.array(
  v.looseObject({
    product: v.looseObject({ id: Id, name: v.string(), price: v.number() }),
    quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
    addedPrice: v.number(),
  }),
);

/** The cart of whoever is not logged in: kept on this device, shared by its tabs. */
export const $guestCart = persistentAtom<readonly GuestLine[]>(config.guestCartKey, [], {
  encode: JSON.stringify,
  decode(text) {
    try {
      return v.parse(Kept, JSON.parse(text)) as unknown as readonly GuestLine[];
    } catch {
      return [];
    }
  },
});

/** Changes what is noted at a line; the same as `setGuestQuantity` for none left. */
export function noteGuestLine(
  product: Product,
  note: Pick<GuestLine, 'target' | 'leftover'> & { quantity: number },
): void {
  const others = $guestCart.get().filter((line) => !sameId(line.product.id, product.id));
  const { quantity } = note;
  $guestCart.set(quantity < 1 ? others : [...others, { product, addedPrice: product.price, ...note }]);
}

export function setGuestQuantity(product: Product, quantity: number): void {
  const lines = $guestCart.get();
  const line = lines.find((line) => sameId(line.product.id, product.id));
  if (quantity < 1) $guestCart.set(lines.filter((other) => other !== line));
  else if (line) $guestCart.set(lines.map((other) => (other === line ? { ...line, product, quantity } : other)));
  else $guestCart.set([...lines, { product, quantity, addedPrice: product.price }]);
}
