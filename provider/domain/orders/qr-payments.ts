import { and, asc, eq, isNotNull, ne, sql } from 'drizzle-orm';
import type { Paise } from '../../../contract/money.ts';
import { msg } from '../../../contract/msg.ts';
import { receivedByQr } from '../../../contract/paid-and-due.ts';
import { isPaymentReference, NO_REFERENCE, paymentKey, type PaymentStatus } from '../../../contract/payment.ts';
import { rupees } from '../../../contract/rupees.ts';
import type { Database } from '../../db/database.ts';
import { isDuplicate } from '../../db/database-fault.ts';
import { order, paymentClaim } from '../../db/schema/order.ts';
import { conflict, ProviderError, unprocessable } from '../errors.ts';
import { sentence, type Words } from '../sentence.ts';
import { amountsOf, moneyOfRow, notifyOrder, type OrderRow } from '../../repositories/order.ts';
import { insertMessages } from '../../repositories/message.ts';
import { credit } from '../customer/wallet-ledger.ts';
import { creditable, creditMissing, refundPayment } from './refund.ts';
import { lockOrder } from './change-status.ts';

const invalidReference = (words: Words) => unprocessable('payment_reference', words, { paymentReference: words });

/**
 * Refuses what can't be a payment reference, and one that the customer gave with an order of their own. Whether somebody
 * else gave it makes no difference here: who only guessed would learn what others paid with, and keep them from ordering.
 */
export async function checkReference(tx: Database, typed: string | null, customerId: number): Promise<void> {
  if (!typed) throw invalidReference(msg('Please enter the payment reference that your UPI app shows.'));
  if (!isPaymentReference(typed)) throw invalidReference(NO_REFERENCE);
  const earlierClaim = (await selectClaims(tx, typed)).find((claim) => claim.customerId === customerId);
  if (!earlierClaim) return;
  const message = sentence('You gave this payment reference with order {number}. Each payment counts for one order.', {
    number: earlierClaim.number,
  });
  throw new ProviderError(409, 'payment_reference_used', message, { fields: { paymentReference: message } });
}

/** The orders that give this payment reference and were not refused, oldest first. */
const selectClaims = (db: Database, reference: string): Promise<OrderRow[]> =>
  db
    .select()
    .from(order)
    .where(
      and(
        sql`${paymentClaim(order.paymentReference)} = ${paymentKey(reference)}`,
        isNotNull(order.paymentReference),
        sql`${order.paymentStatus} is distinct from 'refused'`,
      ),
    )
    .orderBy(asc(order.id));

/** The other orders that give an order's payment reference; none for an order without one. */
export const selectSameReference = async (
  db: Database,
  { id, paymentReference }: Pick<OrderRow, 'id' | 'paymentReference'>,
): Promise<OrderRow[]> =>
  paymentReference === null ? [] : (await selectClaims(db, paymentReference)).filter((claim) => claim.id !== id);

/**
 * Gives an order whose payment was seen its reference, which no other has then. The index decides, for two people may
 * confirm two orders at the same moment.
 */
async function takeReference(tx: Database, { id, number, paymentReference }: OrderRow): Promise<void> {
  const key = paymentKey(paymentReference ?? number);
  const others = and(eq(order.paymentKey, key), ne(order.id, id));
  // Earlier versions gave the reference to orders whose payment nobody had looked for.
  await tx
    .update(order)
    .set({ paymentKey: null })
    .where(and(others, eq(order.paymentStatus, 'checking')));
  try {
    await tx.transaction((savepoint) =>
      savepoint.update(order).set({ paymentStatus: 'confirmed', paymentKey: key }).where(eq(order.id, id)),
    );
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    const [other] = await tx.select().from(order).where(others);
    throw conflict(
      'payment_reference_used',
      `The payment with this reference was seen for ${other?.number ?? 'another order'} already. If it belongs to ${number}, mark the other one’s as not found first.`,
    );
  }
}

/** What was paid at the door already, or is not needed at all, is too much; so is what is more than was to be paid by QR code. */
const overpaidOf = (row: OrderRow, paidPaise: Paise): Paise =>
  row.status === 'delivered' && row.paymentStatus === 'refused'
    ? paidPaise
    : Math.max(0, paidPaise - amountsOf(row).qrAmount);

/**
 * Notes what the bank shows of a payment, within a transaction: what is too much goes to the wallet, what it lacks is due
 * at the door. The customer is told of either. What is in the wallet is not taken back.
 */
async function takePayment(tx: Database, row: OrderRow, paidPaise: Paise, now: Date): Promise<void> {
  const { id, number, customerId } = row;
  const paid: OrderRow = { ...row, paymentStatus: 'confirmed', paidPaise, overpaidPaise: overpaidOf(row, paidPaise) };
  const { overpaidPaise } = paid;
  if (overpaidPaise < row.overpaidPaise || (row.paymentStatus === 'confirmed' && creditable(paid) < row.creditedPaise))
    throw conflict(
      'refund_credited',
      `Money of ${number} is in the customer’s wallet already, so less can’t have been paid.`,
    );
  await tx.update(order).set({ paidPaise, overpaidPaise }).where(eq(order.id, id));
  if (row.status === 'cancelled') return refundPayment(tx, paid, now);
  const morePaise = overpaidPaise - row.overpaidPaise;
  if (morePaise > 0)
    await credit(tx, customerId, morePaise, sentence('{number} was paid with more than it came to', { number }), now);
  if (row.paymentStatus !== 'refused' || row.status !== 'delivered') await creditMissing(tx, paid, now);
  if (overpaidPaise > 0) await insertMessages(tx, id, 'overpaid', now);
  else if (paidPaise < amountsOf(row).qrAmount && row.status !== 'delivered')
    await insertMessages(tx, id, 'underpaid', now);
}

/**
 * What the operator found at the bank, within a transaction; `paidPaise` is the amount that it shows, and what was to be
 * paid where it is left out. A confirmed payment of a cancelled order goes to the wallet, and so does what is given back for
 * missing units; of several orders that give one reference, one can be confirmed; said twice, it counts once.
 * @throws {ProviderError} one sentence that says why it can't be
 */
export async function updatePaymentStatus(
  tx: Database,
  id: number,
  to: Extract<PaymentStatus, 'confirmed' | 'refused'>,
  now: Date,
  paidPaise?: Paise,
): Promise<void> {
  const row = await lockOrder(tx, id);
  const { number, paymentStatus } = row;
  await notifyOrder(tx, id);
  if (row.paymentMethod !== 'qr') throw conflict('paid_in_cash', `${number} is paid in cash on delivery.`);
  if (paymentStatus === 'refunded') {
    if (to === 'confirmed' && (paidPaise === undefined || paidPaise === receivedByQr(moneyOfRow(row)))) return;
    throw conflict('refunded', `The money of ${number} is in the customer’s wallet already.`);
  }
  if (to === 'refused') {
    if (paymentStatus === 'refused') return;
    // What the wallet had paid is collected at the door as well.
    if (row.creditedPaise > row.walletPaise)
      throw conflict(
        'refund_credited',
        `${rupees(row.creditedPaise)} of ${number} is in the customer’s wallet already, for units that were missing.`,
      );
    if (row.overpaidPaise > 0)
      throw conflict(
        'refund_credited',
        `${rupees(row.overpaidPaise)} of ${number} is in the customer’s wallet already, for more was paid than it came to.`,
      );
    await tx.update(order).set({ paymentStatus: 'refused', paymentKey: null, paidPaise: null }).where(eq(order.id, id));
    return;
  }
  if (paymentStatus === 'confirmed' && (paidPaise === undefined || paidPaise === row.paidPaise)) return;
  await takeReference(tx, row);
  await takePayment(tx, row, paidPaise ?? amountsOf(row).qrAmount, now);
}
