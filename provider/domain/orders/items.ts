import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { cartLine } from '../../db/schema/cart.ts';
import { product } from '../../db/schema/catalogue.ts';
import { conflict } from '../errors.ts';
import { selectChilled } from '../delivery/delivery-charge.ts';

export const emptyCart = () => conflict('empty_cart', 'Your cart is empty. Please add something first.');

/** A product and how many of it are ordered. */
export type Item = typeof product.$inferSelect & { readonly quantity: number };

/** What an order keeps of an item, as it is when it is ordered. */
export const orderedItem = ({
  id: productId,
  name,
  packSize,
  picture,
  diet,
  pricePaise,
  mrpPaise,
  quantity,
  hsn,
  gstRate,
}: Item) => ({
  productId,
  name,
  packSize,
  picture,
  diet,
  pricePaise,
  mrpPaise,
  quantity,
  hsn,
  gstRate,
});

/** The cart's products, locked: in order of id, so that two orders never wait for each other. */
export async function lockItems(tx: Database, customerId: number): Promise<Item[]> {
  const lines = await tx
    .select()
    .from(cartLine)
    .where(eq(cartLine.customerId, customerId))
    .orderBy(asc(cartLine.id))
    .for('no key update');
  if (lines.length === 0) throw emptyCart();
  const rows = await tx
    .select()
    .from(product)
    .where(
      inArray(
        product.id,
        lines.map(({ productId }) => productId),
      ),
    )
    .orderBy(asc(product.id))
    .for('no key update');
  const byId = new Map(rows.map((row) => [row.id, row]));
  return lines.flatMap(({ productId, quantity }) => {
    const row = byId.get(productId);
    return row ? [{ ...row, quantity }] : [];
  });
}

/** What is asked of the customer where an item can't be had: it is in the cart, or about to be added to an order. */
interface Advice {
  readonly remove: string;
  /** Where goods could go instead. */
  readonly otherwise: string;
}
const CART: Advice = { remove: ' from your cart', otherwise: ', or choose another address' };
export const ADDITION: Advice = { remove: ' from what you add', otherwise: '' };

/** Refuses by name what there is too little of. */
export function checkStock(items: readonly Item[], { remove } = CART): void {
  for (const { name, packSize, active, stock, quantity } of items) {
    const left = active ? stock : 0;
    if (quantity <= left) continue;
    const what = packSize ? `${name} (${packSize})` : name;
    throw conflict(
      'out_of_stock',
      left === 0
        ? `${what} has just sold out. Please remove it${remove}.`
        : `Only ${left} of ${what} ${left === 1 ? 'is' : 'are'} left. Please take fewer.`,
    );
  }
}

const nameList = new Intl.ListFormat('en-IN', { type: 'conjunction' });

/** Refuses by name what has to stay cold on the way: the cold van does not go to this pincode. */
export async function checkChilled(
  tx: Database,
  items: readonly Item[],
  pincode: string | number = 'this pincode',
  { remove, otherwise } = CART,
): Promise<void> {
  const chilled = await selectChilled(
    tx,
    items.map(({ id }) => id),
  );
  const names = items.filter(({ id }) => chilled.has(id)).map(({ name }) => name);
  if (names.length === 0) return;
  throw conflict(
    'item_not_deliverable',
    `${nameList.format(names)} can’t go to ${pincode}, because our cold van does not drive there. ` +
      `Please remove ${names.length === 1 ? 'it' : 'them'}${remove}${otherwise}.`,
  );
}
