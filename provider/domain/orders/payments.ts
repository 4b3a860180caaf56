import { and, eq, ne } from 'drizzle-orm';
import { isPaymentReference, paymentKey, type PaymentStatus } from '../../../contract/payment.ts';
import { rupees } from '../../../contract/rupees.ts';
import type { Database } from '../../db/database.ts';
import { order } from '../../db/schema/order.ts';
import { conflict, ProviderError, unprocessable } from '../errors.ts';
import { notifyOrder } from '../../repositories/order.ts';
import { creditMissing, refundPayment } from './refund.ts';
import { lockOrder } from './order-status.ts';

const invalidReference = (message: string) =>
  unprocessable('payment_reference', message, { paymentReference: message });

/** The reference was given before: with an order of one's own, which is named, or of somebody else. */
export function paymentReferenceUsed(own?: string): ProviderError {
  const message = own
    ? `You gave this payment reference with order ${own}. Each payment counts for one order.`
    : 'This payment reference was given with another order. Please look it up in your UPI app once more.';
  return new ProviderError(409, 'payment_reference_used', message, { fields: { paymentReference: message } });
}

/** What a payment reference counts as; refuses what can't be one, and what was given before and not refused. */
export async function checkReference(tx: Database, typed: string | null, customerId: number): Promise<string> {
  if (!typed) throw invalidReference('Please enter the payment reference that your UPI app shows.');
  if (!isPaymentReference(typed))
    throw invalidReference(
      'This is no payment reference. It is the UTR or transaction number in your UPI app, 12 digits or longer.',
    );
  const key = paymentKey(typed);
  const [earlier] = await tx.select().from(order).where(eq(order.paymentKey, key));
  if (earlier) throw paymentReferenceUsed(earlier.customerId === customerId ? earlier.number : undefined);
  return key;
}

/**
 * What the operator found at the bank, within a transaction. A confirmed payment of a cancelled order goes to the
 * wallet, and so does what is given back for missing units; a refused reference can be given again; said twice, it counts once.
 * @throws {ProviderError} one sentence that says why it can't be
 */
export async function updatePaymentStatus(
  tx: Database,
  id: number,
  to: Extract<PaymentStatus, 'confirmed' | 'refused'>,
  now: Date,
): Promise<void> {
  const row = await lockOrder(tx, id);
  const { number, paymentStatus } = row;
  await notifyOrder(tx, id);
  if (row.paymentMethod !== 'qr') throw conflict('paid_in_cash', `${number} is paid in cash on delivery.`);
  if (paymentStatus === 'refunded') {
    if (to === 'confirmed') return;
    throw conflict('refunded', `The money of ${number} is in the customer’s wallet already.`);
  }
  if (to === 'refused') {
    if (paymentStatus === 'refused') return;
    // What had come from the wallet itself is collected at the door with all the rest.
    if (row.creditedPaise > row.walletPaise)
      throw conflict(
        'refund_credited',
        `${rupees(row.creditedPaise)} of ${number} is in the customer’s wallet already, for units that were missing.`,
      );
    await tx.update(order).set({ paymentStatus: 'refused', paymentKey: null }).where(eq(order.id, id));
    return;
  }
  const key = paymentKey(row.paymentReference ?? number);
  const [other] = await tx
    .select()
    .from(order)
    .where(and(eq(order.paymentKey, key), ne(order.id, id)));
  if (other)
    throw conflict('payment_reference_used', `The reference of ${number} was given with ${other.number} before.`);
  await tx.update(order).set({ paymentStatus: 'confirmed', paymentKey: key }).where(eq(order.id, id));
  await (row.status === 'cancelled' ? refundPayment : creditMissing)(tx, { ...row, paymentStatus: 'confirmed' }, now);
}
