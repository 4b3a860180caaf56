import * as v from 'valibot';
import { Id, sameId } from '../../../contract/id.ts';
import type { Paise } from '../../../contract/money.ts';
import { Product } from '../../../contract/product.ts';
import { maybe } from '../../../contract/schema.ts';
import { config } from '../../config.ts';
import { persistentStore } from '../lib/persistent-store.ts';

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

/** Money is kept in paise, as it is inside; what only a product's own page shows is left out. */
const NO_DETAIL = { description: null, highlights: null, details: null, packs: null };
const Money = v.pipe(v.number(), v.integer(), v.minValue(0));
const SavedProduct = v.object({
  ...v.omit(Product, ['description', 'highlights', 'details', 'packs']).entries,
  price: Money,
  mrp: maybe(Money),
  unitPrice: maybe(v.object({ amount: Money, unit: v.string() })),
});
const SavedLine = v.object({
  product: v.pipe(
    SavedProduct,
    v.transform((product): Product => ({ ...product, ...NO_DETAIL })),
  ),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1)),
  addedPrice: Money,
  deliverable: v.optional(v.nullable(v.boolean())),
  target: v.optional(v.number()),
  leftover: v.optional(v.literal(true)),
});
/** One line that can't be read does not take the others with it. */
const SavedLines = v.pipe(
  v.array(v.fallback(v.nullable(SavedLine), null)),
  v.transform((lines): readonly GuestLine[] => lines.filter((line) => line !== null)),
);

/** The cart of whoever is not logged in: kept on this device, shared by its tabs. */
export const $guestCart = persistentStore<readonly GuestLine[]>(config.guestCartKey, SavedLines, []);

/** Changes one line, adds it or, with null, takes it out. */
function changeLine(productId: Id, change: (line: GuestLine | undefined) => GuestLine | null | undefined): void {
  const lines = $guestCart.get();
  const old = lines.find(({ product }) => sameId(product.id, productId));
  const line = change(old);
  const kept = line && { ...line, product: { ...line.product, ...NO_DETAIL } };
  if (!old) $guestCart.set(kept ? [...lines, kept] : lines);
  else $guestCart.set(lines.flatMap((other) => (other !== old ? [other] : kept ? [kept] : [])));
}

export const setGuestQuantity = (product: Product, quantity: number): void =>
  changeLine(product.id, (line) => (quantity < 1 ? null : { addedPrice: product.price, ...line, product, quantity }));

/** Puts what the provider says of a product now in the place of what it was; what it cost when it was added stays. */
export const refreshGuestLine = (product: Product, deliverable: boolean | null): void =>
  changeLine(product.id, (line) => line && { ...line, product, deliverable });

/** Changes what is noted at a line; none left takes it out. */
export const noteGuestLine = (
  product: Product,
  { quantity, ...note }: Pick<GuestLine, 'quantity' | 'target' | 'leftover'>,
): void =>
  changeLine(product.id, (line) =>
    quantity < 1 ? null : { product, addedPrice: line?.addedPrice ?? product.price, quantity, ...note },
  );
