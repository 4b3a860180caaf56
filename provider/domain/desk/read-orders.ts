import { createHash } from 'node:crypto';
import type * as v from 'valibot';
import type { DeskOrder, DeskOrderRow } from '../../../contract/desk-orders.ts';
import type { Id } from '../../../contract/id.ts';
import { toRupees } from '../../../contract/money.ts';
import { amountPayable, receivedByQr } from '../../../contract/paid-and-due.ts';
import type { Database } from '../../db/database.ts';
import { rowId } from '../../db/row-id.ts';
import { type DeskOrderListRow, selectDeskOrders } from '../../repositories/desk-order.ts';
import { findOrderRows, moneyOfRow } from '../../repositories/order.ts';
import { notFound } from '../errors.ts';
import { selectSameReference } from '../orders/qr-payments.ts';
import { findInvoice } from '../orders/invoice.ts';
import { readWithCustomer } from '../orders/invoiced-order.ts';
import { shopDate } from '../shop-time.ts';

type WireRow = v.InferInput<typeof DeskOrderRow>;

/** For how many days an order that has ended stays on the list. */
const ENDED_DAYS = 2;

const toRow = ({
  slotDate,
  slotFrom,
  slotTo,
  toPayPaise,
  walletPaise,
  refundPaise,
  creditedPaise,
  address,
  ...row
}: DeskOrderListRow): WireRow => ({
  ...row,
  placedAt: row.placedAt.toISOString(),
  slot: { date: slotDate, from: slotFrom, to: slotTo },
  amount: toRupees(
    amountPayable({
      toPay: toPayPaise,
      walletAmount: walletPaise,
      refundAmount: refundPaise,
      walletRefund: creditedPaise,
    }),
  ),
  name: address.name ?? '',
  area: address.line2 ?? address.landmark ?? address.line1,
  pincode: String(address.pincode?.pincode ?? ''),
});

/** The desk's list; without orders while its revision is the caller's, because phones poll it every second. */
export async function readDeskOrders(
  db: Database,
  clientRevision: string | undefined,
  now: Date,
): Promise<{ revision: string; orders: WireRow[] | null }> {
  const orders = (await selectDeskOrders(db, shopDate(now, -ENDED_DAYS))).map(toRow);
  const revision = createHash('sha256').update(JSON.stringify(orders)).digest('base64url').slice(0, 16);
  return { revision, orders: revision === clientRevision ? null : orders };
}

/** One order with its pick list. */
export async function readDeskOrder(db: Database, id: Id): Promise<v.InferInput<typeof DeskOrder>> {
  const rows = await findOrderRows(db, rowId(id));
  if (!rows) throw notFound('There is no such order.', 'unknown_order');
  return {
    ...(await readWithCustomer(db, rows)),
    invoice: await findInvoice(db, rows.order.id),
    openLimit: rows.order.openLimit,
    sameReference: (await selectSameReference(db, rows.order)).map((other) => ({
      id: other.id,
      number: other.number,
      name: other.address.name ?? '',
      amount: toRupees(receivedByQr(moneyOfRow(other))),
      placedAt: other.placedAt.toISOString(),
      paymentStatus: other.paymentStatus,
    })),
  };
}
