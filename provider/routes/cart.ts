import { and, eq, sql } from 'drizzle-orm';
import * as contract from '../../contract/cart.ts';
import { toRupees } from '../../contract/money.ts';
import { selectLines, totalOf } from '../repositories/cart.ts';
import { MOST_PIECES } from '../repositories/product.ts';
import { type Database, inTransaction } from '../db/database.ts';
import { cartLine } from '../db/schema/cart.ts';
import { product } from '../db/schema/catalogue.ts';
import { conflict, notFound, type ProviderError } from '../domain/errors.ts';
import { deliverability } from '../domain/delivery/delivery-charge.ts';
import type { App, Provider } from '../http/env.ts';
import { route } from '../http/route.ts';
import { rowId } from '../db/row-id.ts';

const unknownLine = () => notFound('This line is not in your cart any more.', 'unknown_line');
const mostPieces = sql`case when ${product.active} then least(${MOST_PIECES}::int, ${product.stock}) else 0 end`;

/** Why no more pieces of a product could be added. */
async function whyNot(db: Database, customerId: number, productId: number): Promise<ProviderError> {
  const [found] = await db
    .select({
      name: product.name,
      stock: product.stock,
      most: sql<number>`${mostPieces}`,
      active: product.active,
      quantity: cartLine.quantity,
    })
    .from(product)
    .leftJoin(cartLine, and(eq(cartLine.productId, product.id), eq(cartLine.customerId, customerId)))
    .where(eq(product.id, productId));
  if (!found || (!found.active && found.quantity === null))
    return notFound('This product is not in the shop.', 'unknown_product');
  const { name, most, stock, quantity } = found;
  if (most === 0) return conflict('out_of_stock', `${name} is out of stock.`);
  const inCart = quantity ? ` Your cart has ${quantity} already.` : '';
  return conflict(
    'limit_reached',
    stock < MOST_PIECES
      ? `Only ${most} of ${name} ${most === 1 ? 'is' : 'are'} left.${inCart}`
      : `One order can hold up to ${most} of ${name}.${inCart}`,
  );
}

export function cartRoutes(app: App, provider: Provider): void {
  route(app, provider, contract.postCart, async ({ db, customer, body }) => {
    const productId = rowId(body.productId);
    // One statement, so that parallel additions add up and never pass the limit.
    const {
      rows: [line],
    } = await db.execute<{ id: number }>(sql`
      insert into ${cartLine} (customer_id, product_id, quantity, added_price_paise)
      select ${customer.id}::int, ${product.id}, ${body.quantity}::int, ${product.pricePaise} from ${product}
      where ${product.id} = ${productId} and ${mostPieces} >= ${body.quantity}::int
      on conflict (customer_id, product_id) do update set quantity = ${cartLine}.quantity + excluded.quantity
      where ${cartLine}.quantity + excluded.quantity <= (select ${mostPieces} from ${product} where ${product.id} = excluded.product_id)
      returning id`);
    if (!line) throw await whyNot(db, customer.id, productId);
    const [data] = await selectLines(db, customer.id, line.id);
    return { data };
  });

  route(app, provider, contract.getCart, async ({ db, customer, query }) => {
    const lines = await selectLines(db, customer.id);
    const deliverable = await deliverability(
      db,
      query.pincodeId,
      lines.map((line) => Number(line.product.id)),
    );
    return {
      data: lines.map((line) => ({ ...line, deliverable: deliverable(line.product.id) })),
      count: lines.reduce((sum, { quantity }) => sum + quantity, 0),
      totalPrice: toRupees(totalOf(lines)),
    };
  });

  route(app, provider, contract.increaseQuantity, async ({ db, customer, id, body: { by } }) => {
    const own = and(eq(cartLine.id, rowId(id)), eq(cartLine.customerId, customer.id));
    const [changed] = await db
      .update(cartLine)
      .set({ quantity: sql`${cartLine.quantity} + ${by}` })
      .from(product)
      .where(and(own, eq(product.id, cartLine.productId), sql`${cartLine.quantity} + ${by} <= ${mostPieces}`))
      .returning({ id: cartLine.id });
    if (!changed) {
      const [line] = await db.select({ productId: cartLine.productId }).from(cartLine).where(own);
      throw line ? await whyNot(db, customer.id, line.productId) : unknownLine();
    }
    const [data] = await selectLines(db, customer.id, changed.id);
    return { data };
  });

  route(app, provider, contract.decreaseQuantity, async ({ db, customer, id, body: { by } }) => {
    const own = and(eq(cartLine.id, rowId(id)), eq(cartLine.customerId, customer.id));
    await inTransaction(db, async (tx) => {
      const [left] = await tx
        .update(cartLine)
        .set({ quantity: sql`greatest(${cartLine.quantity} - ${by}, 0)` })
        .where(own)
        .returning({ quantity: cartLine.quantity });
      if (!left) throw unknownLine();
      if (left.quantity === 0) await tx.delete(cartLine).where(own);
    });
    const [data = null] = await selectLines(db, customer.id, rowId(id));
    return { data };
  });

  route(app, provider, contract.deleteCartLine, async ({ db, customer, id }) => {
    const gone = await db
      .delete(cartLine)
      .where(and(eq(cartLine.id, rowId(id)), eq(cartLine.customerId, customer.id)))
      .returning();
    if (gone.length === 0) throw unknownLine();
    return { data: null };
  });
}
