import { asc, eq, inArray, sql } from 'drizzle-orm';
import type * as v from 'valibot';
import type { Id } from '../../../contract/id.ts';
import { MAX_QUANTITY } from '../../../contract/stock-limits.ts';
import { missingRefund } from '../../../contract/refund-amounts.ts';
import { msg } from '../../../contract/msg.ts';
import type { OrderItemsBody } from '../../../contract/order-items.ts';
import { rupees } from '../../../contract/rupees.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import { rowId } from '../../db/row-id.ts';
import { product } from '../../db/schema/catalogue.ts';
import { order, orderItem } from '../../db/schema/order.ts';
import {
  findAddition,
  insertAddition,
  notifyOrder,
  type OrderItemRow,
  type OrderRow,
  selectOrderItems,
  withPrice,
} from '../../repositories/order.ts';
import { findCouponById } from '../../repositories/coupon.ts';
import { findZone } from '../delivery/zones.ts';
import { conflict, notFound, unprocessable } from '../errors.ts';
import { sentence } from '../sentence.ts';
import { checkFingerprint, displayedLines } from './check-fingerprint.ts';
import { isForSome } from './coupons.ts';
import { householdOf } from './household.ts';
import { ADDITION, checkChilled, checkStock, type Item, orderedItem } from './items.ts';
import type { CheckOpenOrders } from './open-order-limits.ts';
import { lockOrder } from './change-status.ts';
import { isUnpacked } from './order-steps.ts';
import { checkMaximum } from './order-total.ts';

interface AddRequest {
  readonly id: Id;
  readonly customerId: number;
  readonly body: v.InferOutput<typeof OrderItemsBody>;
  /** The Idempotency-Key header: the same key is the same addition. */
  readonly key: string | undefined;
  readonly bodyHash: string;
  /** The fingerprint of the lines that the customer saw. */
  readonly fingerprint?: string | undefined;
  readonly now: Date;
  /** What a shopper may have under way unpaid, asked for by the shopper's own call. */
  readonly checkOpen?: CheckOpenOrders;
}

/** Whether an earlier call with the same key added them. */
async function isRepeated(tx: Database, { id }: OrderRow, { key, bodyHash }: AddRequest): Promise<boolean> {
  if (key === undefined) return false;
  const earlier = await findAddition(tx, id, key);
  if (earlier && earlier.bodyHash !== bodyHash)
    throw unprocessable(
      'idempotency_mismatch',
      msg('These goods were sent before with other details. Please reload the page and look at your order.'),
    );
  return earlier !== undefined;
}

/** The products, locked in order of id as orders do; each once, with all that is wanted of it. */
async function lockWanted(tx: Database, { body: { items } }: AddRequest): Promise<Item[]> {
  const wanted = new Map<number, number>();
  for (const { productId, quantity } of items) {
    const id = rowId(productId);
    wanted.set(id, (wanted.get(id) ?? 0) + quantity);
  }
  const rows = await tx
    .select()
    .from(product)
    .where(inArray(product.id, [...wanted.keys()]))
    .orderBy(asc(product.id))
    .for('no key update');
  if (rows.length < wanted.size) throw notFound(msg('This product is not in the shop.'), 'unknown_product');
  return rows.map((row) => ({ ...row, quantity: wanted.get(row.id) ?? 0 }));
}

/** Refuses more of a product than a cart can hold, however often the order is added to. */
function checkLimit(items: readonly Item[], ordered: readonly OrderItemRow[]): void {
  for (const { id, name, quantity } of items) {
    const already = ordered.filter(({ productId }) => productId === id).reduce((sum, line) => sum + line.quantity, 0);
    if (already + quantity > MAX_QUANTITY)
      throw conflict(
        'limit_reached',
        sentence('One order can hold up to {count} of {name}. Your order has {already} already.', {
          count: MAX_QUANTITY,
          name,
          already,
        }),
      );
  }
}

async function checkDestination(tx: Database, { address }: OrderRow, items: readonly Item[]): Promise<void> {
  const zone = await findZone(tx, address.pincode?.id ?? 0);
  if (!zone)
    throw conflict(
      'not_deliverable',
      sentence('We no longer deliver to {pincode}.', { pincode: address.pincode?.pincode ?? 'this pincode' }),
    );
  if (!zone.chilled) await checkChilled(tx, items, address.pincode?.pincode, ADDITION);
}

/** Whether what is added shares the coupon of the order: not where that was for some goods, for it took nothing off these. */
async function sharesCoupon(tx: Database, { couponId }: OrderRow, ordered: readonly OrderItemRow[]): Promise<boolean> {
  if (couponId === null) return true;
  const coupon = await findCouponById(tx, couponId);
  // Its goods may have been changed since: a line that does not share it shows that it was for some.
  return (!coupon || !isForSome(coupon)) && ordered.every((line) => line.sharesCoupon);
}

const ADDED_TOO_LATE = {
  packed: msg('{number} is packed, so nothing can be added to it any more. Please place another order.'),
  'out-for-delivery': msg(
    '{number} is out for delivery, so nothing can be added to it any more. Please place another order.',
  ),
  delivered: msg('{number} is delivered, so nothing can be added to it any more. Please place another order.'),
  cancelled: msg('{number} is cancelled, so nothing can be added to it any more. Please place another order.'),
};

/**
 * Adds goods to a customer's own order at the prices of now, as long as it is not packed. The delivery charge and the
 * coupon's discount stay as they were; what is added to an order paid by QR code is paid at the door.
 * @throws {ProviderError} one sentence that says why it can't be
 */
export const addItems = (db: Database, request: AddRequest): Promise<void> =>
  inTransaction(db, (tx) => addWithin(tx, request));

async function addWithin(tx: Database, request: AddRequest): Promise<void> {
  const { customerId, body, key, bodyHash, fingerprint, now, checkOpen } = request;
  const row = await lockOrder(tx, rowId(request.id));
  if (row.customerId !== customerId) throw notFound(msg('This order is not among yours.'), 'unknown_order');
  if (await isRepeated(tx, row, request)) return;
  if (!isUnpacked(row.status))
    throw conflict('order_packed', sentence(ADDED_TOO_LATE[row.status], { number: row.number }));
  const items = await lockWanted(tx, request);
  const ordered = await selectOrderItems(tx, row.id);
  checkStock(items, ADDITION);
  checkLimit(items, ordered);
  await checkDestination(tx, row, items);
  // What is added is paid at the door, whatever has been paid of the order.
  const household = householdOf(row.address);
  const isLimitReached = await checkOpen?.(tx, { customerId, household, items, addedTo: row.id });

  const addedPaise = items.reduce((sum, { pricePaise, quantity }) => sum + pricePaise * quantity, 0);
  const totalPaise = row.totalPaise + addedPaise;
  const toPayPaise = row.toPayPaise + addedPaise;
  checkMaximum(totalPaise);
  if (body.toPay !== undefined && body.toPay !== toPayPaise)
    throw conflict(
      'total_changed',
      sentence(
        'With these goods your order comes to {amount}, not {before}. Please look at the prices and add them again.',
        { amount: rupees(toPayPaise), before: rupees(body.toPay) },
      ),
    );

  checkFingerprint(fingerprint, { lines: displayedLines(items) });

  for (const { id, quantity } of items)
    await tx
      .update(product)
      .set({ stock: sql`${product.stock} - ${quantity}`, sold: sql`${product.sold} + ${quantity}` })
      .where(eq(product.id, id));
  const added = { orderId: row.id, sharesCoupon: await sharesCoupon(tx, row, ordered), addedAt: now };
  await tx.insert(orderItem).values(items.map((item) => ({ ...orderedItem(item), ...added })));
  const lines = await selectOrderItems(tx, row.id);
  const changed = {
    totalPaise,
    toPayPaise,
    duePaise: row.duePaise + (row.paymentMethod === 'qr' ? addedPaise : 0),
    // Where the new lines share the coupon too, the share of missing units is smaller now.
    refundPaise: missingRefund({ items: lines.map(withPrice), couponPaise: row.couponPaise }),
    ...(isLimitReached && row.openLimit === null && { openLimit: 'reached' as const }),
  };
  await tx.update(order).set(changed).where(eq(order.id, row.id));
  await notifyOrder(tx, row.id);
  if (key !== undefined) await insertAddition(tx, { orderId: row.id, idempotencyKey: key, bodyHash, at: now });
}
