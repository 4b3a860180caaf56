import * as v from 'valibot';
import type { Id } from '../../../contract/id.ts';
import { Product } from '../../../contract/product.ts';
import { maybe } from '../../../contract/schema.ts';
import { config } from '../../config.ts';
import { type GuestLine, NO_DETAIL, withLine, withQuantity } from './lines.ts';
import { t } from '../../i18n/t.ts';
import { persistentStore } from '../lib/persistent-store.ts';
import { isSaved } from '../lib/storage.ts';
import { toast } from '../lib/toast.ts';

/** Money is stored in paise, as in memory. */
export const Money = v.pipe(v.number(), v.integer(), v.minValue(0));
export const SavedProduct = v.pipe(
  v.object({
    ...v.omit(Product, ['description', 'highlights', 'details', 'packs']).entries,
    price: Money,
    mrp: maybe(Money),
    unitPrice: maybe(v.object({ amount: Money, unit: v.string() })),
  }),
  v.transform((product): Product => ({ ...product, ...NO_DETAIL })),
);
const SavedLine = v.object({
  product: SavedProduct,
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

/** A guest's cart: stored on this device, shared by its tabs. */
export const $guestCart = persistentStore<readonly GuestLine[]>(config.guestCartKey, SavedLines, []);

const changeLine = (...change: [productId: Id, change: Parameters<typeof withLine>[2]]): void =>
  $guestCart.set(withLine($guestCart.get(), ...change));

export function setGuestQuantity(product: Product, quantity: number): void {
  $guestCart.set(withQuantity($guestCart.get(), product, quantity));
  if (!isSaved(config.guestCartKey) && !hasWarnedUnsaved) {
    hasWarnedUnsaved = true;
    toast(t('This browser can’t store your cart. It stays in this tab until you close it.'));
  }
}
/** Once a page. */
let hasWarnedUnsaved = false;

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
