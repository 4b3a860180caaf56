import { asc, eq } from 'drizzle-orm';
import type { Paise } from '../../../contract/money.ts';
import { missingRefund } from '../../../contract/refund-amounts.ts';
import { rupees } from '../../../contract/rupees.ts';
import type { Database } from '../../db/database.ts';
import { product } from '../../db/schema/catalogue.ts';
import { order, orderItem } from '../../db/schema/order.ts';
import { notifyOrder, type OrderItemRow, type OrderRow, withPrice } from '../../repositories/order.ts';
import { notePriceChange } from '../catalogue/prices-version.ts';
import { conflict, notFound, unprocessable } from '../errors.ts';
import { sentence } from '../sentence.ts';
import { lockOrder } from './change-status.ts';
import { statusesAfter, statusLabel } from './order-steps.ts';
import { creditable, creditMissing } from './refund.ts';

interface Marked {
  readonly itemId: number;
  /** Number of missing units of the line now. */
  readonly missing: number;
  /** Sets the stock of the product to 0, for its shelf is empty. */
  readonly sellOut: boolean;
}

interface MarkedMissing {
  readonly row: OrderRow;
  /** The line as it was before. */
  readonly item: OrderItemRow;
  readonly refundPaise: Paise;
  /** What was in stock where that was set to 0; otherwise undefined. */
  readonly stockBefore: number | undefined;
}

/** Sets the stock to 0, also that of goods which are only marked as sold out; returns what it was, or undefined when there was none. */
async function emptyShelf(tx: Database, productId: number): Promise<number | undefined> {
  const columns = { stock: product.stock, heldStock: product.heldStock };
  const [before] = await tx.select(columns).from(product).where(eq(product.id, productId)).for('no key update');
  const stock = before?.heldStock ?? before?.stock ?? 0;
  if (!before || stock === 0) return undefined;
  await tx
    .update(product)
    .set({ stock: 0, heldStock: before.heldStock === null ? null : 0 })
    .where(eq(product.id, productId));
  await notePriceChange(tx);
  return stock;
}

/**
 * Says how many units of a line are missing, within a transaction: with what they cost given back, into the wallet where
 * the order is paid. Said twice, it counts once; what is not in the wallet yet can be taken back.
 * @returns undefined when nothing has changed
 * @throws {ProviderError} one sentence that says why it can't be
 */
export async function markMissing(
  tx: Database,
  id: number,
  { itemId, missing, sellOut }: Marked,
  now: Date,
): Promise<MarkedMissing | undefined> {
  const row = await lockOrder(tx, id);
  const items = await tx.select().from(orderItem).where(eq(orderItem.orderId, id)).orderBy(asc(orderItem.id));
  const item = items.find((line) => line.id === itemId);
  if (!item) throw notFound(sentence('{number} has no such line.', { number: row.number }), 'unknown_line');
  if (item.missing === missing) return undefined;
  if (statusesAfter(row.status).length === 0)
    throw conflict('order_ended', `${row.number} is ${statusLabel(row.status)} already and stays so.`);
  if (missing > item.quantity)
    throw unprocessable('too_many_missing', `${row.number} has ${item.quantity} of ${item.name}, no more.`);
  const marked = items.map((line) => (line === item ? { ...line, missing } : line));
  if (marked.every((line) => line.missing === line.quantity))
    throw conflict('nothing_left', `Nothing of ${row.number} would be left. Please cancel the order instead.`);
  const refundPaise = missingRefund({ items: marked.map(withPrice), couponPaise: row.couponPaise });
  const refunded = { ...row, refundPaise };
  if (refundPaise < row.refundPaise && creditable(refunded) < row.creditedPaise)
    throw conflict(
      'refund_credited',
      `${rupees(row.creditedPaise)} of ${row.number} is in the customer’s wallet already, so it can’t be taken back.`,
    );
  await tx.update(orderItem).set({ missing }).where(eq(orderItem.id, item.id));
  await tx.update(order).set({ refundPaise }).where(eq(order.id, id));
  await creditMissing(tx, refunded, now);
  await notifyOrder(tx, id);
  const stockBefore = sellOut && missing > item.missing ? await emptyShelf(tx, item.productId) : undefined;
  return { row, item, refundPaise, stockBefore };
}
