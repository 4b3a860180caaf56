import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import type { CartLine } from '../../contract/cart.ts';
import type { Id } from '../../contract/id.ts';
import { MAX_QUANTITY } from '../../contract/stock-limits.ts';
import { type Paise, toRupees } from '../../contract/money.ts';
import type { Database } from '../db/database.ts';
import { MAX_INTEGER, rowId } from '../db/row-id.ts';
import { cartLine } from '../db/schema/cart.ts';
import { product } from '../db/schema/catalogue.ts';
import { selectProducts } from './product.ts';

export type WireLine = v.InferInput<typeof CartLine>;

const isOwnedBy = (customerId: number, id: Id) => and(eq(cartLine.id, rowId(id)), eq(cartLine.customerId, customerId));
/** How many units of a product a cart can hold. */
const maxQuantity = sql<number>`case when ${product.active} then least(${MAX_QUANTITY}::int, ${product.stock}) else 0 end`;

/** A customer's lines in the order they were added, or the one of them with that id. */
export async function selectLines(db: Database, customerId: number, id?: Id): Promise<WireLine[]> {
  return (await selectCart(db, customerId, id)).lines;
}

/** A customer's lines, and what they come to at today's prices. */
export async function selectCart(
  db: Database,
  customerId: number,
  id?: Id,
): Promise<{ lines: WireLine[]; totalPaise: Paise }> {
  const rows = await db
    .select({ ...getTableColumns(cartLine), pricePaise: product.pricePaise })
    .from(cartLine)
    .innerJoin(product, eq(product.id, cartLine.productId))
    .where(id === undefined ? eq(cartLine.customerId, customerId) : isOwnedBy(customerId, id))
    .orderBy(asc(cartLine.id));
  if (rows.length === 0) return { lines: [], totalPaise: 0 };
  const products = await selectProducts(db, {
    where: inArray(
      product.id,
      rows.map(({ productId }) => productId),
    ),
  });
  const byId = new Map(products.map((row) => [row.id, row]));
  const lines = rows.flatMap(({ id: line, productId, quantity, addedPricePaise }) => {
    const found = byId.get(productId);
    return found ? [{ id: line, product: found, quantity, addedPrice: toRupees(addedPricePaise) }] : [];
  });
  return { lines, totalPaise: rows.reduce((sum, { pricePaise, quantity }) => sum + pricePaise * quantity, 0) };
}

/** The products of a customer's cart at today's prices, and how many of each: what coupons look at. */
export const selectCartItems = (
  db: Database,
  customerId: number,
): Promise<{ id: number; categoryId: number; pricePaise: Paise; quantity: number }[]> =>
  db
    .select({
      id: product.id,
      categoryId: product.categoryId,
      pricePaise: product.pricePaise,
      quantity: cartLine.quantity,
    })
    .from(cartLine)
    .innerJoin(product, eq(product.id, cartLine.productId))
    .where(eq(cartLine.customerId, customerId));

/** A product as it is sold, and how many of it a customer has in the cart; undefined when there is no such product. */
export async function findAvailability(db: Database, customerId: number, productId: Id) {
  const [found] = await db
    .select({
      name: product.name,
      stock: product.stock,
      max: maxQuantity,
      active: product.active,
      inCart: cartLine.quantity,
    })
    .from(product)
    .leftJoin(cartLine, and(eq(cartLine.productId, product.id), eq(cartLine.customerId, customerId)))
    .where(eq(product.id, rowId(productId)));
  return found;
}

/**
 * Returns the id of the line; undefined when the cart can't hold that many. One statement, so that parallel additions
 * add up and never pass the limit.
 */
export async function addToLine(
  db: Database,
  customerId: number,
  productId: Id,
  quantity: number,
  addedPricePaise?: Paise,
): Promise<number | undefined> {
  const added = addedPricePaise === undefined ? null : Math.min(addedPricePaise, MAX_INTEGER);
  const {
    rows: [line],
  } = await db.execute<{ id: number }>(sql`
    insert into ${cartLine} (customer_id, product_id, quantity, added_price_paise)
    select ${customerId}::int, ${product.id}, ${quantity}::int, coalesce(${added}::int, ${product.pricePaise}) from ${product}
    where ${product.id} = ${rowId(productId)} and ${maxQuantity} >= ${quantity}::int
    on conflict (customer_id, product_id) do update set quantity = ${cartLine}.quantity + excluded.quantity
    where ${cartLine}.quantity + excluded.quantity <= (select ${maxQuantity} from ${product} where ${product.id} = excluded.product_id)
    returning id`);
  return line?.id;
}

/** Returns whether the line is there and can hold that many more. */
export async function increaseLine(db: Database, customerId: number, id: Id, by: number): Promise<boolean> {
  const changed = await db
    .update(cartLine)
    .set({ quantity: sql`${cartLine.quantity} + ${by}` })
    .from(product)
    .where(
      and(
        isOwnedBy(customerId, id),
        eq(product.id, cartLine.productId),
        sql`${cartLine.quantity} + ${by} <= ${maxQuantity}`,
      ),
    )
    .returning({ id: cartLine.id });
  return changed.length > 0;
}

/** Returns the quantity that is left, which may be 0; undefined when there is no such line. */
export async function decreaseLine(db: Database, customerId: number, id: Id, by: number): Promise<number | undefined> {
  const [left] = await db
    .update(cartLine)
    .set({ quantity: sql`greatest(${cartLine.quantity} - ${by}, 0)` })
    .where(isOwnedBy(customerId, id))
    .returning({ quantity: cartLine.quantity });
  return left?.quantity;
}

/** Returns the product of a line; undefined when there is no such line. */
export async function findLineProduct(db: Database, customerId: number, id: Id): Promise<number | undefined> {
  const [line] = await db.select({ productId: cartLine.productId }).from(cartLine).where(isOwnedBy(customerId, id));
  return line?.productId;
}

/** Returns whether there was such a line. */
export async function deleteLine(db: Database, customerId: number, id: Id): Promise<boolean> {
  return (await db.delete(cartLine).where(isOwnedBy(customerId, id)).returning({ id: cartLine.id })).length > 0;
}
