import { asc, eq, inArray } from 'drizzle-orm';
import { msg } from '../../../contract/msg.ts';
import type { Database } from '../../db/database.ts';
import { cartLine } from '../../db/schema/cart.ts';
import { product } from '../../db/schema/catalogue.ts';
import { conflict } from '../errors.ts';
import { sentence } from '../sentence.ts';
import { selectChilled } from '../delivery/zones.ts';

export const emptyCart = () => conflict('empty_cart', msg('Your cart is empty. Please add something first.'));

/** A product and how many of it are ordered. */
export type Item = typeof product.$inferSelect & { readonly quantity: number };

/** Copy of an item that is stored with its order. */
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

/** What is said of items that can't be had: they are in the cart, or about to be added to an order. */
const CART = {
  soldOut: msg('{name} has just sold out. Please remove it from your cart.'),
  oneChilled: msg(
    '{name} can’t go to {pincode}, because our cold van does not drive there. Please remove it from your cart, or choose another address.',
  ),
  severalChilled: msg(
    '{names} can’t go to {pincode}, because our cold van does not drive there. Please remove them from your cart, or choose another address.',
  ),
} as const;
export const ADDITION = {
  soldOut: msg('{name} has just sold out. Please remove it from what you add.'),
  oneChilled: msg(
    '{name} can’t go to {pincode}, because our cold van does not drive there. Please remove it from what you add.',
  ),
  severalChilled: msg(
    '{names} can’t go to {pincode}, because our cold van does not drive there. Please remove them from what you add.',
  ),
} as const;
type Advice = typeof CART | typeof ADDITION;

/** Refuses products whose stock is too low, by name. */
export function checkStock(items: readonly Item[], { soldOut }: Advice = CART): void {
  for (const { name: product, packSize, active, stock, quantity } of items) {
    const count = active ? stock : 0;
    if (quantity <= count) continue;
    const name = packSize ? `${product} (${packSize})` : product;
    throw conflict(
      'out_of_stock',
      count === 0
        ? sentence(soldOut, { name })
        : sentence(
            count === 1
              ? 'Only {count} of {name} is left. Please take fewer.'
              : 'Only {count} of {name} are left. Please take fewer.',
            { count, name },
          ),
    );
  }
}

const nameList = new Intl.ListFormat('en-IN', { type: 'conjunction' });

/** Refuses products that need the cold chain where the cold van does not go, by name. */
export async function checkChilled(
  tx: Database,
  items: readonly Item[],
  pincode: string | number = 'this pincode',
  { oneChilled, severalChilled }: Advice = CART,
): Promise<void> {
  const chilled = await selectChilled(
    tx,
    items.map(({ id }) => id),
  );
  const [name, ...others] = items.filter(({ id }) => chilled.has(id)).map((item) => item.name);
  if (name === undefined) return;
  throw conflict(
    'item_not_deliverable',
    others.length === 0
      ? sentence(oneChilled, { name, pincode })
      : sentence(severalChilled, { names: nameList.format([name, ...others]), pincode }),
  );
}
