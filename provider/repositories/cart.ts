import { and, asc, eq, inArray } from 'drizzle-orm';
import type * as v from 'valibot';
import type { CartLine } from '../../contract/cart.ts';
import { type Paise, toPaise, toRupees } from '../../contract/money.ts';
import { selectProducts } from './product.ts';
import type { Database } from '../db/database.ts';
import { cartLine } from '../db/schema/cart.ts';
import { product } from '../db/schema/catalogue.ts';

export type WireLine = v.InferInput<typeof CartLine>;

/** A customer's lines in the order they were added, or the one of them with that id. */
export async function selectLines(db: Database, customerId: number, id?: number): Promise<WireLine[]> {
  const lines = await db
    .select()
    .from(cartLine)
    .where(and(eq(cartLine.customerId, customerId), id === undefined ? undefined : eq(cartLine.id, id)))
    .orderBy(asc(cartLine.id));
  if (lines.length === 0) return [];
  const products = await selectProducts(db, {
    where: inArray(
      product.id,
      lines.map(({ productId }) => productId),
    ),
  });
  const byId = new Map(products.map((row) => [row.id, row]));
  return lines.flatMap(({ id: line, productId, quantity, addedPricePaise }) => {
    const found = byId.get(productId);
    return found ? [{ id: line, product: found, quantity, addedPrice: toRupees(addedPricePaise) }] : [];
  });
}

export const totalOf = (lines: readonly WireLine[]): Paise =>
  lines.reduce((sum, { product: { price }, quantity }) => sum + toPaise(price) * quantity, 0);
