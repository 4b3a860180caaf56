import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { product } from '../../db/schema/catalogue.ts';
import { slotTaken } from '../../db/schema/delivery.ts';
import { order, orderItem } from '../../db/schema/order.ts';
import { decrementCouponUse } from '../../repositories/coupon.ts';
import type { OrderRow } from '../../repositories/order.ts';
import { withUnits } from '../catalogue/sold-out.ts';
import { credit } from '../customer/wallet.ts';

/**
 * Credits a cancelled order's confirmed payment to the customer's wallet, less what was credited for missing units before,
 * within a transaction that has locked the order.
 */
export async function refundToWallet(tx: Database, row: OrderRow, now: Date): Promise<void> {
  await tx.update(order).set({ paymentStatus: 'refunded' }).where(eq(order.id, row.id));
  await credit(tx, row.customerId, row.toPayPaise - row.creditedPaise, `${row.number} was cancelled`, now);
}

/** Credits what is given back for missing units of an order that is paid, as far as it is not in the wallet yet. */
export async function creditMissing(tx: Database, row: OrderRow, now: Date): Promise<void> {
  const { id, number, customerId, refundPaise, creditedPaise } = row;
  if (refundPaise === creditedPaise) return;
  await tx.update(order).set({ creditedPaise: refundPaise }).where(eq(order.id, id));
  await credit(tx, customerId, refundPaise - creditedPaise, `${number} came with units missing`, now);
}

/** Gives back what the order took: units, the place in its slot, the use of its coupon, and money that was confirmed. */
export async function releaseOrder(tx: Database, row: OrderRow, now: Date): Promise<void> {
  const items = await tx.select().from(orderItem).where(eq(orderItem.orderId, row.id));
  // Locked in order of id, as orders do.
  await tx
    .select({ id: product.id })
    .from(product)
    .where(
      inArray(
        product.id,
        items.map(({ productId }) => productId),
      ),
    )
    .orderBy(asc(product.id))
    .for('no key update');
  for (const { productId, quantity, missing } of items) {
    await tx
      .update(product)
      // There is nothing to put back of what was missing.
      .set({ ...withUnits(quantity - missing), sold: sql`greatest(${product.sold} - ${quantity}, 0)` })
      .where(eq(product.id, productId));
  }
  if (row.couponId !== null) {
    await decrementCouponUse(tx, row.couponId);
  }
  await tx
    .update(slotTaken)
    .set({ taken: sql`greatest(${slotTaken.taken} - 1, 0)` })
    .where(and(eq(slotTaken.date, row.slotDate), eq(slotTaken.windowKey, row.slotKey)));
  if (row.paymentStatus === 'confirmed') await refundToWallet(tx, row, now);
}
