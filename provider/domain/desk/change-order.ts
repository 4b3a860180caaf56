import { eq } from 'drizzle-orm';
import type { Seller } from '../../../contract/desk-orders.ts';
import type { Id } from '../../../contract/id.ts';
import type { OrderStatus } from '../../../contract/order-status.ts';
import type { Paise } from '../../../contract/money.ts';
import { receivedByQr } from '../../../contract/paid-and-due.ts';
import type { PaymentStatus } from '../../../contract/payment.ts';
import { rupees } from '../../../contract/rupees.ts';
import { type Database, inTransaction } from '../../db/database.ts';
import { rowId } from '../../db/row-id.ts';
import { orderItem } from '../../db/schema/order.ts';
import { amountsOf, moneyOfRow, type OrderRow } from '../../repositories/order.ts';
import { conflict } from '../errors.ts';
import { giveInvoiceNumber, saveSeller } from '../orders/invoice.ts';
import { markMissing } from '../orders/missing.ts';
import { changeOrderStatus, lockOrder } from '../orders/change-status.ts';
import { isUnpacked, statusLabel } from '../orders/order-steps.ts';
import { updatePaymentStatus } from '../orders/qr-payments.ts';
import { type DeskContext, recordDeskChange, selectDeskChanges } from './history.ts';

/** What the history calls a step. */
const ACTIONS: Readonly<Record<OrderStatus, string>> = {
  placed: 'Placed',
  confirmed: 'Accepted',
  packed: 'Packed',
  'out-for-delivery': 'Sent out',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
};

const orderSubject = (id: number): string => `order:${id}`;

const subjectOf = ({ id, number }: OrderRow) => ({ subject: orderSubject(id), name: number });

/** Returns who made an order's last step; undefined when it was nobody at the desk. */
async function whoMoved(tx: Database, { id, status }: OrderRow): Promise<string | undefined> {
  const changes = await selectDeskChanges(tx, { subject: orderSubject(id), page: 1, limit: 100 });
  return changes.find(({ after }) => after['Status'] === statusLabel(status))?.by;
}

/**
 * Moves an order from where the packer has seen it. One who asks again after a lost answer is answered as before; a
 * second packer is told who was first.
 */
export const moveOrder = (
  db: Database,
  id: Id,
  { from, to, lines }: { from: OrderStatus; to: OrderStatus; lines?: number | undefined },
  context: DeskContext,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const row = await lockOrder(tx, rowId(id));
    if (row.status !== from) {
      const mover = await whoMoved(tx, row);
      if (row.status === to && mover === context.by) return;
      const who = mover === undefined ? '' : `: ${mover} was faster`;
      throw conflict('order_moved', `${row.number} is ${statusLabel(row.status)} already${who}.`);
    }
    if (to === 'packed' && lines !== undefined && lines < (await tx.$count(orderItem, eq(orderItem.orderId, row.id))))
      throw conflict(
        'order_extended',
        `The customer has added goods to ${row.number} meanwhile. Please pick them too.`,
      );
    await changeOrderStatus(tx, row.id, to, context.now);
    await recordDeskChange(tx, context, {
      ...subjectOf(row),
      action: ACTIONS[to],
      before: { Status: statusLabel(from) },
      after: { Status: statusLabel(to) },
    });
  });

/** Says what was found of a payment by QR code, where nobody else has said so meanwhile. */
export const decidePayment = (
  db: Database,
  id: Id,
  { from, to, amount }: { from: PaymentStatus; to: 'confirmed' | 'refused'; amount?: Paise | undefined },
  context: DeskContext,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const row = await lockOrder(tx, rowId(id));
    const paidBefore = row.paymentStatus === 'confirmed' ? receivedByQr(moneyOfRow(row)) : undefined;
    const paid = to === 'confirmed' ? (amount ?? paidBefore ?? amountsOf(row).qrAmount) : undefined;
    if (row.paymentStatus === to && paid === paidBefore) return;
    if (row.paymentStatus !== null && row.paymentStatus !== from)
      throw conflict(
        'payment_decided',
        `The payment of ${row.number} is ${row.paymentStatus} already${paidBefore === undefined || to === 'refused' ? '' : `, with ${rupees(paidBefore)}`}.`,
      );
    await updatePaymentStatus(tx, row.id, to, context.now, paid);
    await recordDeskChange(tx, context, {
      ...subjectOf(row),
      action: to === 'confirmed' ? 'Payment seen' : 'Payment not found',
      before: { Payment: from, ...(paidBefore !== undefined && { 'The bank shows': rupees(paidBefore) }) },
      after: { Payment: to, ...(paid !== undefined && { 'The bank shows': rupees(paid) }) },
    });
  });

/**
 * Gives an order its number among the invoices, which says from then on what it says now; what can still be added to has
 * none. Who the shop is stays as it was when the invoice was printed first.
 */
export const numberInvoice = (db: Database, id: Id, seller: Seller | undefined, context: DeskContext): Promise<void> =>
  inTransaction(db, async (tx) => {
    const row = await lockOrder(tx, rowId(id));
    if (row.invoiceNumber === null && (row.status === 'cancelled' || isUnpacked(row.status)))
      throw conflict('not_packed', `${row.number} is ${statusLabel(row.status)}: its invoice has no number.`);
    if (row.status === 'cancelled') return;
    await giveInvoiceNumber(tx, row, context.now);
    if (seller) await saveSeller(tx, row.id, seller);
  });

/** Says how many units of a line are missing, and that its shelf is empty. */
export const markLineMissing = (
  db: Database,
  id: Id,
  { itemId, missing, sellOut }: { itemId: Id; missing: number; sellOut: boolean },
  context: DeskContext,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const marked = await markMissing(tx, rowId(id), { itemId: rowId(itemId), missing, sellOut }, context.now);
    if (!marked) return;
    const { row, item, refundPaise, stockBefore } = marked;
    const what = item.packSize ? `${item.name} (${item.packSize})` : item.name;
    await recordDeskChange(tx, context, {
      ...subjectOf(row),
      action: `Missing: ${what}`,
      before: { Missing: `${item.missing} of ${item.quantity}`, 'Given back': rupees(row.refundPaise) },
      after: { Missing: `${missing} of ${item.quantity}`, 'Given back': rupees(refundPaise) },
    });
    if (stockBefore === undefined) return;
    await recordDeskChange(tx, context, {
      subject: `product:${item.productId}`,
      name: what,
      action: `Sold out, found while packing ${row.number}`,
      before: { Stock: String(stockBefore) },
      after: { Stock: '0' },
    });
  });
