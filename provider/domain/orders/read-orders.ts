import type * as v from 'valibot';
import type { Id } from '../../../contract/id.ts';
import { toRupees } from '../../../contract/money.ts';
import type { Order } from '../../../contract/order.ts';
import { type WireAmounts, wireAmounts } from '../../../contract/paid-and-due.ts';
import type { Database } from '../../db/database.ts';
import { rowId } from '../../db/row-id.ts';
import type { IssueRow } from '../../repositories/issue.ts';
import { moneyOfRow, type OrderItemRow, type OrderRows, selectOrders } from '../../repositories/order.ts';
import { pictureUrl } from '../../repositories/picture-url.ts';
import { slotId } from '../delivery/slots.ts';
import { isUnpacked, reportableUntil } from './order-steps.ts';

export type WireOrder = v.InferInput<typeof Order>;

export const toItem = ({
  productId,
  name,
  packSize,
  picture,
  diet,
  pricePaise,
  mrpPaise,
  quantity,
  missing,
  sharesCoupon,
  substitution,
  hsn,
  gstRate,
  addedAt,
}: OrderItemRow) => ({
  productId,
  name,
  packSize,
  image: pictureUrl(picture),
  diet,
  price: toRupees(pricePaise),
  mrp: toRupees(mrpPaise),
  quantity,
  missing,
  sharesCoupon,
  substitution,
  hsn,
  gstRate,
  addedAt: addedAt?.toISOString() ?? null,
});

const toIssue = (
  { id, orderItemId, kind, quantity, text, photos, state, refundPaise, reason, at }: IssueRow,
  items: readonly OrderItemRow[],
) => ({
  id,
  productId: items.find((item) => item.id === orderItemId)?.productId ?? 0,
  itemId: orderItemId,
  kind,
  quantity,
  text,
  photos: [...photos],
  state,
  refundAmount: toRupees(refundPaise),
  reason,
  at: at.toISOString(),
});

export const toOrder = ({ order, items, history, issues }: OrderRows): WireOrder & WireAmounts => ({
  id: order.id,
  number: order.number,
  status: order.status,
  placedAt: order.placedAt.toISOString(),
  history: history.map(({ status, at }) => ({ status, at: at.toISOString() })),
  items: items.map(toItem),
  totalPrice: toRupees(order.totalPaise),
  deliveryAmount: toRupees(order.deliveryPaise),
  couponCode: order.couponCode,
  couponAmount: toRupees(order.couponPaise),
  walletAmount: toRupees(order.walletPaise),
  toPay: toRupees(order.toPayPaise),
  refundAmount: toRupees(order.refundPaise),
  refundInWallet: order.creditedPaise > 0 && order.creditedPaise === order.refundPaise,
  paymentMethod: order.paymentMethod,
  paymentReference: order.paymentReference,
  paymentStatus: order.paymentStatus,
  paidAmount: order.paidPaise === null ? null : toRupees(order.paidPaise),
  overpaidAmount: toRupees(order.overpaidPaise),
  ...wireAmounts(moneyOfRow(order)),
  cancellable: isUnpacked(order.status),
  issues: issues.map((issue) => toIssue(issue, items)),
  reportableUntil: reportableUntil({ order, history })?.toISOString() ?? null,
  extendable: isUnpacked(order.status),
  substitution: order.substitution,
  invoiceNumber: order.invoiceNumber,
  invoicedAt: order.invoicedAt?.toISOString() ?? null,
  slot: { id: slotId(order.slotDate, order.slotKey), date: order.slotDate, from: order.slotFrom, to: order.slotTo },
  address: order.address,
});

/** A customer's orders, newest first, or the one of them with that id. */
export const readOrders = async (db: Database, customerId: number, id?: Id): Promise<WireOrder[]> =>
  (await selectOrders(db, customerId, id === undefined ? undefined : rowId(id))).map(toOrder);
