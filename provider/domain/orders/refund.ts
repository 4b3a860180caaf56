import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Paise } from '../../../contract/money.ts';
import { paidByQr, receivedByQr } from '../../../contract/paid-and-due.ts';
import type { Database } from '../../db/database.ts';
import { product } from '../../db/schema/catalogue.ts';
import { slotTaken } from '../../db/schema/delivery.ts';
import { order, orderItem } from '../../db/schema/order.ts';
import { decrementCouponUse } from '../../repositories/coupon.ts';
import { amountsOf, moneyOfRow, type OrderRow } from '../../repositories/order.ts';
import { withUnits } from '../catalogue/sold-out.ts';
import { type Sentence, sentence } from '../sentence.ts';
import { credit } from '../customer/wallet-ledger.ts';

// How much is given back is worked out in contract/refund-amounts.ts (missing or faulty units) and contract/paid-and-due.ts (cancelled orders).

const cancelled = ({ number }: OrderRow): Sentence<string> => sentence('{number} was cancelled', { number });

/** Credits a payment that was found after its order had been cancelled, within a transaction that has locked the order. */
export async function refundPayment(tx: Database, row: OrderRow, now: Date): Promise<void> {
  await tx.update(order).set({ paymentStatus: 'refunded' }).where(eq(order.id, row.id));
  await credit(tx, row.customerId, receivedByQr(moneyOfRow(row)), cancelled(row), now);
}

/** Credits what a cancelled order has been paid with, by wallet or a confirmed payment, less what was credited before. */
async function refundCancelled(tx: Database, row: OrderRow, now: Date): Promise<void> {
  const isPaid = row.paymentStatus === 'confirmed';
  if (isPaid) await tx.update(order).set({ paymentStatus: 'refunded' }).where(eq(order.id, row.id));
  const { refundOnCancel } = amountsOf(row);
  if (refundOnCancel > 0 || isPaid) await credit(tx, row.customerId, refundOnCancel, cancelled(row), now);
}

/**
 * How much of what is given back belongs into the wallet: what is more than is still to be paid at the door, which of an
 * order paid by QR code is what was added to it and what the payment lacked.
 */
export const creditable = (row: OrderRow): Paise =>
  Math.max(0, row.refundPaise - (row.toPayPaise - paidByQr(moneyOfRow(row))));

/** Credits what is given back for missing units, as far as it belongs into the wallet and is not there yet. */
export async function creditMissing(tx: Database, row: OrderRow, now: Date): Promise<void> {
  const { id, number, customerId, creditedPaise } = row;
  const belongsPaise = creditable(row);
  if (belongsPaise <= creditedPaise) return;
  await tx.update(order).set({ creditedPaise: belongsPaise }).where(eq(order.id, id));
  await credit(
    tx,
    customerId,
    belongsPaise - creditedPaise,
    sentence('{number} came with units missing', { number }),
    now,
  );
}

/** Gives back what the order took: units, the place in its slot, the use of its coupon, and the money it was paid with. */
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
      // Missing units are not put back into stock.
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
  await refundCancelled(tx, row, now);
}
